import type { Sight } from "../../table/sight.svelte";
import type { AdnaView, AnnouncementView } from "../../wire";
import { chainName, heading } from "./cards";

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

interface Prompt {
  what: string;
  sub: string;
}

/** What the reader is to do now, and a word on how. */
export function promptOf(table: Sight<AdnaView>): Prompt {
  const { view } = table;
  const chain = view.choosing === null ? "" : chainName(table, view.choosing);
  switch (view.phase) {
    case "opening":
      return { what: "lay your first six bases", sub: "In any order, a U last." };
    case "mutate":
      return {
        what: `mutate ${chain}, if you like`,
        sub: "Above 60 °C: exchange two different bases.",
      };
    case "answer":
      return { what: question(table), sub: table.asked ? "Answer with a card, or let it pass." : SAME_FOR_ALL };
    case "repair":
      return { what: loosePiece(table), sub: "Play a repair card, or pass." };
    case "step":
      return { what: "move the thermometer one level", sub: "That is what BSA asks for." };
    case "discard":
      return {
        what: `discard up to ${many(view.left, "card")}`,
        sub: "They go face down under their decks. Or press Done.",
      };
    default:
      return (
        onChain(view, chain) ?? { what: "lay bases or play a card", sub: "As many as you like; then finish playing." }
      );
  }
}

const SAME_FOR_ALL = "The table waits just as long when nobody can answer.";

/** What would happen, and whether to stop it. */
function question(table: Sight<AdnaView>): string {
  const { view } = table;
  const [before, last] = [view.announced.at(-2), view.announced.at(-1)];
  if (!last) return "Answer, or pass.";
  const who = table.name(last.seat);
  const card = (each: AnnouncementView): string => table.faces.get(each.card)?.name ?? each.card;
  if (last.kind === "answer" && before)
    return `${who} answers with ${card(last)}, and your ${card(before)} would fail. Stop it?`;
  if (last.kind === "repair") return `${who} repairs the cut with ${card(last)}. Stop it?`;
  if (last.chain === null || last.keeps === null) return `${who} plays ${heading(table, last)}. Stop it?`;
  const { length } = view.chains[last.chain]!;
  const from = `from ${length} to ${many(Math.min(last.keeps, length), "base")}`;
  return `${who} cuts ${chainName(table, last.chain)} ${from}. Stop it?`;
}

function loosePiece({ view, you }: Sight<AdnaView>): string {
  const { length } = view.chains[you ?? 0]!.loose;
  return `Your chain is cut: ${many(length, "base")} ${length === 1 ? "lies" : "lie"} loose. Save ${length === 1 ? "it" : "them"}?`;
}

/** What the reader is to do with the bases of a chain. */
function onChain(view: AdnaView, chain: string): Prompt | null {
  switch (view.phase) {
    case "add":
      return { what: `lay the bases on ${chain}`, sub: "In the order you like." };
    case "choose":
      return {
        what: `choose places of ${chain}`,
        sub: `Up to ${view.left} more, from 5′ to 3′; then they are filled anew.`,
      };
    case "fill":
      return { what: `fill place ${view.picks[0]} of ${chain}`, sub: "With one of the bases that lay there." };
    case "delete":
      return { what: `take ${many(view.left, "base")} out of ${chain}`, sub: "From any places; the gap closes." };
    case "insert":
      return { what: `lay up to ${many(view.left, "base")} at the cut`, sub: "Then the loose piece follows." };
    default:
      return null;
  }
}
