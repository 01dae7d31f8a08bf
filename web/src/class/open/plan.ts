/** What a class of so many comes to: how many tables of which game, and how the minutes are spent. */
import type { GameEntry } from "../../wire";

export interface PlannedTable {
  game: string;
  pupils: number;
  bots: number;
}

/** Minutes to come in, and to talk about it afterwards. */
const JOIN = 2;
const TALK = 5;
const FIRST_STEPS = 8;

/** Parts of a whole that differ by one at most, the larger ones first. */
function evenly(whole: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, at) => Math.floor(whole / parts) + (at < whole % parts ? 1 : 0));
}

/** The tables of one game: equal ones, at none of which somebody sits alone if there is room beside others. */
function tablesOf({ name, most_seats }: GameEntry, pupils: number, size: number, bots: boolean): PlannedTable[] {
  const seats = Math.min(size, most_seats);
  const most = Math.ceil(pupils / seats);
  const alone = most > 1 && pupils < 2 * most && pupils <= (most - 1) * most_seats;
  const count = alone ? most - 1 : most;
  return evenly(pupils, count).map((sitting) => ({
    game: name,
    pupils: sitting,
    bots: bots ? Math.max(0, seats - sitting) : 0,
  }));
}

/** All tables of a class, when as many choose each game. */
export function tablesFor(games: GameEntry[], pupils: number, size: number, bots: boolean): PlannedTable[] {
  return evenly(pupils, games.length).flatMap((share, at) => tablesOf(games[at]!, share, size, bots));
}

/** How a lesson is spent: each part with its minutes. */
export function minutesOf(whole: number, firstSteps: boolean): [name: string, minutes: number][] {
  const lesson = firstSteps ? FIRST_STEPS : 0;
  const parts: [string, number][] = [
    ["join", JOIN],
    ["first steps", lesson],
    ["match", whole - JOIN - lesson - TALK],
    ["talk about it", TALK],
  ];
  return parts.filter(([, minutes]) => minutes > 0);
}
