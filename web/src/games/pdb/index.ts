import type { Component } from "svelte";
import type { BoardKit } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { PdbView, View } from "../../wire";
import Board from "./Board.svelte";
import { celebration } from "./celebration";
import HowTo from "./HowTo.svelte";
import { motions } from "./motions";
import Picture from "./Picture.svelte";

function account(view: View, seat: number): string {
  const lab = (view as PdbView).labs[seat]!;
  const published = lab.tokens.achievement ?? 0;
  const deposited = (view.turn.scores[seat] ?? 0) - published;
  return `${published} published + ${deposited} deposited`;
}

function won(view: View, seat: number): string[] {
  const { depositions, actions } = (view as PdbView).labs[seat]!;
  return [...depositions, ...actions];
}

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  motions: motions as BoardKit["motions"],
  celebration: celebration as BoardKit["celebration"],
  won,
  account,
  ending: () => ({ words: "Most Achievements win; a tie goes to the most Data.", rule: "16" }),
};

export default kit;
