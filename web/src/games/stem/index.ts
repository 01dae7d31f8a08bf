import type { Component } from "svelte";
import type { BoardKit } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { StemView, View } from "../../wire";
import Board from "./Board.svelte";
import { celebration } from "./celebration";
import HowTo from "./HowTo.svelte";
import { atEnd } from "./cards";
import { motions } from "./motions";
import Picture from "./Picture.svelte";

function account(view: View, seat: number): string {
  const stem = view as StemView;
  const { works } = stem.players[seat]!;
  const found = works.reduce((sum, work) => sum + work.points, 0);
  const added = works.reduce((sum, work) => sum + work.added, 0);
  return `${found} for Discoveries + ${added} for Enhancements + ${atEnd(stem, seat)} at the end`;
}

const won = (view: View, seat: number): string[] =>
  (view as StemView).players[seat]!.works.flatMap((work) =>
    work.discovery === null ? [] : [work.discovery, work.hero],
  );

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  motions: motions as BoardKit["motions"],
  celebration: celebration as BoardKit["celebration"],
  won,
  account,
  ending: () => ({ words: "The highest score wins; a tie goes to the fewest cards played.", rule: "V3" }),
};

export default kit;
