import type { Component } from "svelte";
import { unfetched } from "./app/unfetched";
import type { Motion } from "./table/motion";
import type { Outcome } from "./table/outcome";
import type { Sight } from "./table/sight.svelte";
import type { Face, GameBook, GameEvent, View } from "./wire";

/** A part of a score, such as what was published; points below nothing are taken off it. */
export interface Part {
  /** How many of what: "6 published". */
  words: string;
  points: number;
  /** How the bar is drawn there. */
  look: "gold" | "teal" | "accent" | "loss";
  /** A symbol of the game's Sprite. */
  symbol?: string;
}

/** How a game tells of a match when it is over. */
export interface Account {
  /** Who won, and why, on this match. */
  outcome(table: Sight): Outcome;
  /** The parts of a seat's score, in the order in which the bar shows them. */
  parts(view: View, seat: number): Part[];
  /** What each look of a part means: "1 star each". */
  key: [Part["look"], string][];
  /** What is counted: "Stars"; and what a round is called: "round". */
  counts: string;
  rounds: string;
  /** The symbol of what is counted, if it has one. */
  symbol?: string;
  /** How far all seats are, for the curve over the match; otherwise it shows the scores. */
  reached?(view: View): number[];
  /** Where the way ends, if it has an end. */
  goal?(view: View): number | undefined;
  /** Symbols that rain for the winner. */
  confetti: string[];
  /** What a seat has to show for its score, where that is no row of cards. */
  Trophy?: Component<{ table: Sight; seat: number }>;
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
  /** How a card lies on the table, in its two small forms; for the workshop. */
  Forms?: Component<{ table: Sight; face: Face }>;
  /** The drawings that own cards may take, by the cards that bear them. */
  sign?(face: Face): string | null;
  /** How to play, on one page, with the game's own pieces. */
  HowTo: Component<{ faces: Map<string, Face>; book: GameBook }>;
  /** What moves when something happens. */
  motions(event: GameEvent): Motion[];
  /** What is celebrated when something happens; the picture of the table is the one after it. */
  celebration?(event: GameEvent, table: Sight): Celebration | null;
  /** The cards that a seat has won, by their ids, oldest first. */
  won?(view: View, seat: number): string[];
  /** How the match is told when it is over; otherwise the scores and the rulebook say what they can. */
  account?: Account;
  /** The drawings that pictures and tokens refer to. */
  Sprite?: Component<{ faces: Iterable<Face> }>;
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
  (painters[game]?.() ?? painter(import("./games/any/Picture.svelte"))).catch(unfetched);

const anyBoard = (): Promise<{ default: BoardKit }> => import("./games/any");

/** The games that can be printed: those whose pieces are drawn. */
export const canBePrinted = (game: string): boolean => game in boards;

/** The board of a game: its own, or the one that is made of the data of any game. */
export async function boardKit(game: string): Promise<BoardKit> {
  const load = boards[game] ?? anyBoard;
  return (await load().catch(unfetched)).default;
}
