import type { KeptTable, PlayedMatch } from "../app/diary";
import { signed } from "../pieces/numbers";
import type { Standing } from "../wire";

/** A table to go on with, as it stands. */
export interface Open {
  kept: KeptTable;
  /** Nothing while the server is still to tell. */
  standing: Standing | undefined;
}

/** Whether the table waits for the reader. */
export const waits = ({ standing }: Open): boolean => standing?.asked === true;

/** What goes on at a table, in a few words. */
export function standOf({ standing }: Open): string {
  if (!standing) return "";
  const { why, stage, free, you, asked, actor, names } = standing;
  if (why) return why;
  if (stage === "over") return "It is over";
  if (stage === "gathering") return free > 0 ? `Waits for ${number(free)} more` : "Ready to start";
  if (stage === "dealing") return asked ? "Waits for you" : "The cards are dealt";
  if (asked) return actor === you ? "Your turn" : "You are asked";
  return actor === null ? "Answers are awaited" : `${names[actor]}'s turn`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const tables = (count: number): string => (count === 1 ? "one table" : `${number(count)} tables`);

/** All tables in a sentence: where it is the reader's turn, and what the others wait for. */
export function sentenceOf(open: Open[]): string {
  const mine = open.filter(waits).length;
  const friends = open.filter(({ standing }) => standing?.stage === "gathering").length;
  const others = open.filter((each) => !waits(each) && each.standing?.stage === "playing").length;
  const told = [
    mine > 0 && `it is your turn at ${tables(mine)}`,
    others > 0 && `at ${tables(others)} others are to move`,
    friends > 0 && `${tables(friends)} ${friends === 1 ? "waits" : "wait"} for friends`,
  ].filter(Boolean);
  const sentence = told.join("; ");
  return sentence
    ? `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`
    : "Open a game and play: against bots, or with friends by a link.";
}

const PLACES = ["", "First", "Second", "Third", "Fourth", "Fifth"];

/** How a match ended for the reader: "Won 12 to 8", "Second, 4 to 6". */
export function resultOf({ you, scores, places }: PlayedMatch): string {
  const mine = scores[you] ?? 0;
  const best = Math.max(...scores.filter((_, seat) => seat !== you));
  const shared = places.filter((place) => place === 1).length > 1;
  const place = places[you] ?? 0;
  const how = place === 1 ? (shared ? "Shared the win," : "Won") : `${PLACES[place] ?? `Place ${place}`},`;
  return `${how} ${signed(mine)} to ${signed(best)}`;
}

const DAY = 86_400_000;

/** A day as one says it: today, yesterday, Saturday, 8 November. */
export function dayOf(when: number, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(when)) / DAY);
  if (days <= 1) return days < 1 ? "today" : "yesterday";
  const words: Intl.DateTimeFormatOptions = days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat("en-GB", words).format(when);
}

const midnight = (when: number): number => new Date(when).setHours(0, 0, 0, 0);
