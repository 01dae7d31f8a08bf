import type { Sight } from "../../table/sight.svelte";
import type { AdnaView } from "../../wire";
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
  const last = view.announced.at(-1);
  switch (view.phase) {
    case "opening":
      return { what: "lay your first six bases", sub: "In the order you like; a U comes last." };
    case "mutate":
      return { what: `a natural mutation of ${chain}`, sub: "Exchange two different bases, or leave it as it is." };
    case "answer":
      return { what: last ? heading(table, last) : "answer or pass", sub: "Answer with a card, or let it pass." };
    case "repair":
      return { what: "your chain is cut", sub: "Save the loose piece with a card, or let it go." };
    case "step":
      return { what: "move the thermometer one level", sub: "That is what BSA asks for." };
    case "discard":
      return { what: `discard up to ${many(view.left, "card")}`, sub: "Face down under their decks, or be done." };
    default:
      return (
        onChain(view, chain) ?? { what: "lay bases or play a card", sub: "As often as you can; then end your plays." }
      );
  }
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
