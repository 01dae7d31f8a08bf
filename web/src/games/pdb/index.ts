import type { Component } from "svelte";
import type { BoardKit, Met } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { Face, Happening, PdbView, View } from "../../wire";
import Board from "./Board.svelte";
import HowTo from "./HowTo.svelte";
import { motions } from "./motions";
import Picture from "./Picture.svelte";

const told = ({ kind, facts }: Happening): string | null => (kind === "acquired" ? (facts.card as string) : null);

function account(view: View, seat: number): string {
  const lab = (view as PdbView).labs[seat]!;
  const published = lab.tokens.achievement ?? 0;
  const deposited = (view.turn.scores[seat] ?? 0) - published;
  return `${published} published + ${deposited} deposited`;
}

/** Every card that was acquired, with the round in which it was. */
function met(_view: View, faces: Map<string, Face>, log: Happening[]): Met[] {
  const found: Met[] = [];
  let round = 1;
  for (const { kind, facts } of log) {
    const face = kind === "acquired" ? faces.get(facts.card as string) : undefined;
    if (face) found.push({ face, seat: facts.seat as number, note: `round ${round}` });
    if (kind === "round_ended") round = (facts.round as number) + 1;
  }
  return found;
}

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  motions,
  told,
  account,
  met,
  ending: { words: "Most Achievement wins; a tie goes to the most Data.", rule: "16" },
};

export default kit;
