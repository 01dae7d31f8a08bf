import type { BoxView, Face } from "../../wire";

/** So many of each kind of token. */
export type Purse = Record<string, number>;

/** One of the exchanges a box offers, as the gallery tells it. */
export interface Exchange {
  move: string;
  words: string;
  pay: Purse;
  gain: Purse;
}

/** The kinds of tokens a lab holds, in the order of the board, and what several are called. */
export const HELD: [string, string][] = [
  ["sample", "samples"],
  ["crystal", "crystals"],
  ["square", "squares"],
  ["circle", "circles"],
  ["triangle", "triangles"],
];

export const DATA = ["square", "circle", "triangle"];

export const plural = (kind: string, count: number): string =>
  count === 1 ? kind : (HELD.find(([one]) => one === kind)?.[1] ?? kind);

export const exchangesOf = (face: Face | undefined): Exchange[] => (face?.facts.exchanges as Exchange[]) ?? [];

/** The exchanges of a box as they stand: the card that lies there sets its price. */
export function exchangesNow(box: BoxView, face: Face | undefined): Exchange[] {
  const price = box.price;
  return exchangesOf(face).map((each) => (price ? { ...each, pay: price } : each));
}

const sum = (purse: Purse): number => Object.values(purse).reduce((all, count) => all + count, 0);

/** Whether it takes two Data and gives one. */
export const swapsData = ({ pay, gain }: Exchange): boolean =>
  [...Object.keys(pay), ...Object.keys(gain)].every((kind) => DATA.includes(kind)) && sum(pay) === 2 && sum(gain) === 1;

/** Different purses only, each as a list of single tokens. */
export function distinct(purses: Purse[]): string[][] {
  const lists = purses.map((purse) =>
    Object.entries(purse).flatMap(([kind, count]) => Array<string>(count).fill(kind)),
  );
  return [...new Map(lists.map((list) => [list.join(), list])).values()].filter((list) => list.length > 0);
}
