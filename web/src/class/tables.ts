/** How tables of a class are told. */
import { heroes } from "../home/heroes";
import type { ClassTables, Flag, TableCard } from "../wire";

/** The least score at which a bar is full, while nobody has more. */
const LEAST = 5;

export const shortOf = (game: string): string => heroes[game]?.short ?? game;

/** The score at which the bars of a game are full: the best at any table. */
export function mostOf(tables: TableCard[], game: string): number {
  const scores = tables
    .filter((table) => table.game === game)
    .flatMap(({ seats }) => seats.map(({ score }) => score ?? 0));
  return Math.max(LEAST, ...scores);
}

/** Where a table stands, in two words. */
export function standOf({ stage, round, game, lesson, ended_early }: TableCard): string {
  if (stage === "set") return "about to begin";
  if (stage === "lesson") return lesson ? `first steps, ${lesson.step} of ${lesson.of}` : "first steps";
  if (stage === "over") return ended_early ? "ended by time" : "over";
  return `${(heroes[game]?.round ?? "Round").toLowerCase()} ${round}`;
}

/** Minutes and seconds since a moment. */
export function since(moment: number, now: number): string {
  const seconds = Math.max(0, Math.floor(now - moment));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whole minutes since a moment: "2 min", and nothing before the first is over. */
export function minutesSince(moment: number, now: number): string {
  const minutes = Math.floor((now - moment) / 60);
  return minutes < 1 ? "" : `${minutes} min`;
}

const URGENT: Flag["kind"][] = ["help", "stuck", "away", "why"];

/** A table that may need the teacher, and why. */
export interface Need {
  table: TableCard;
  flag: Flag;
}

/** All that may need the teacher: a raised hand first, then who thinks long, then who is away; the oldest first. */
export function needsOf(tables: TableCard[]): Need[] {
  const needs = tables.flatMap((table) => table.flags.map((flag) => ({ table, flag })));
  const rank = ({ flag }: Need): number => URGENT.indexOf(flag.kind);
  return needs.toSorted((one, other) => rank(one) - rank(other) || one.flag.since - other.flag.since);
}

/** The name of a pupil who sits at a table. */
export const nameAt = (table: TableCard, pupil: number | null): string =>
  table.seats.find(({ pupils }) => pupil !== null && pupils.includes(pupil))?.name ?? "Somebody";

/** What was met in the class, game by game. */
export const metOf = ({ met, of }: ClassTables): { game: string; cards: string[]; of: number }[] =>
  Object.entries(of).map(([game, count]) => ({
    game,
    cards: met.filter((each) => each.game === game).map(({ card }) => card),
    of: count,
  }));
