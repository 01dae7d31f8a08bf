import type { Component } from "svelte";
import type { Motion } from "./table/motion";
import type { Sight } from "./table/sight.svelte";
import type { Face, GameBook, GameEvent, View } from "./wire";

/** How the winner is found. */
export interface Ending {
  /** A sentence, and the paragraph that says so. */
  words: string;
  rule: string;
  /** What decided, by seat, where it is not the score. */
  counts?: number[];
}

/** Something that is worth a small celebration. */
export interface Celebration {
  /** Whose success it is. */
  seat: number;
  /** The card that is shown, by its id, if there is one. */
  card?: string;
  /** What it brought; nothing where it is not counted. */
  points?: number;
  /** How far the seat has come. */
  has: number;
  /** How far it has to go; nothing where there is no end to it. */
  goal?: number;
  /** What is counted: "stars". */
  counts: string;
}

/** All that the page knows of one game. */
export interface BoardKit {
  Board: Component<{ table: Sight }>;
  /** The picture of a card, for details and the end. */
  Picture: Component<{ face: Face }>;
  /** How to play, on one page, with the game's own pieces. */
  HowTo: Component<{ faces: Map<string, Face>; book: GameBook }>;
  /** What moves when something happens. */
  motions(event: GameEvent): Motion[];
  /** What is celebrated when something happens; the picture of the table is the one after it. */
  celebration?(event: GameEvent, table: Sight): Celebration | null;
  /** The cards that a seat has won, by their ids, oldest first. */
  won?(view: View, seat: number): string[];
  /** How a seat's score came about, in a line. */
  account(view: View, seat: number): string;
  /** How the winner of this match was found; otherwise the rulebook is looked through for a sentence. */
  ending?(view: View): Ending;
}

/** The games that have a board of their own; each is loaded only when it is opened. */
const boards: Record<string, () => Promise<{ default: BoardKit }>> = {
  adna: () => import("./games/adna"),
  gsa: () => import("./games/gsa"),
  pdb: () => import("./games/pdb"),
  stem: () => import("./games/stem"),
};

/** The picture of a card without its board, and the drawings that it refers to. */
export interface Painter {
  Picture: Component<{ face: Face }>;
  Sprite?: Component;
}

const painters: Record<string, () => Promise<Painter>> = {
  adna: async () => painter(import("./games/adna/Picture.svelte"), import("./games/adna/Sprite.svelte")),
  gsa: async () => painter(import("./games/gsa/Picture.svelte")),
  pdb: async () => painter(import("./games/pdb/Picture.svelte")),
  stem: async () => painter(import("./games/stem/Picture.svelte"), import("./games/stem/Sprite.svelte")),
};

async function painter(
  picture: Promise<{ default: Component<{ face: Face }> }>,
  sprite?: Promise<{ default: Component }>,
): Promise<Painter> {
  const [Picture, Sprite] = await Promise.all([picture, sprite]);
  return { Picture: Picture.default, ...(Sprite && { Sprite: Sprite.default }) };
}

/** Who draws the cards of a game. */
export const painterOf = (game: string): Promise<Painter> =>
  painters[game]?.() ?? painter(import("./games/any/Picture.svelte"));

const anyBoard = (): Promise<{ default: BoardKit }> => import("./games/any");

/** The board of a game: its own, or the one that is made of the data of any game. */
export async function boardKit(game: string): Promise<BoardKit> {
  const load = boards[game] ?? anyBoard;
  return (await load()).default;
}
