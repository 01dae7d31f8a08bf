import type { Component } from "svelte";
import type { BoardKit } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { GsaView, View } from "../../wire";
import { signed } from "../../pieces/numbers";
import Board from "./Board.svelte";
import { celebration } from "./celebration";
import HowTo from "./HowTo.svelte";
import { motions } from "./motions";
import Picture from "./Picture.svelte";

function account(view: View, seat: number): string {
  const player = (view as GsaView).players[seat]!;
  const open = player.won - view.turn.scores[seat]!;
  return `${player.completed.length} completed: +${player.won}, unfinished: ${signed(-open)}`;
}

const won = (view: View, seat: number): string[] => (view as GsaView).players[seat]!.completed;

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  motions: motions as BoardKit["motions"],
  celebration: celebration as BoardKit["celebration"],
  won,
  account,
  ending: () => ({
    words: "Most points win; a tie goes to more completed projects, then to fewer unfinished ones.",
    rule: "G-85",
  }),
};

export default kit;
