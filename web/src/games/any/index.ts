import type { BoardKit } from "../../boards";
import Board from "./Board.svelte";
import HowTo from "./HowTo.svelte";
import Picture from "./Picture.svelte";

/** The board of every game that has none of its own. */
const kit: BoardKit = {
  Board,
  Picture,
  HowTo,
  motions: (event) => ("card" in event ? [{ move: "turn", at: `card:${event.card}` }] : []),
};

export default kit;
