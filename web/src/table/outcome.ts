import { signed } from "../pieces/numbers";
import type { Paragraph } from "../wire";
import type { Sight } from "./sight.svelte";

/** How a match was decided: a sentence on this match, the paragraph that says so, and what was compared. */
export interface Outcome {
  words: string;
  rule: string;
  /** What the seats that were level at the top had, row by row, until one of them parts them. */
  compared: Comparison[];
}

/** One thing that is compared at the end. */
export interface Comparison {
  /** "Stars", "Data left". */
  what: string;
  /** By seat. */
  counts: number[];
  /** Symbols that stand for the count of a seat, where they are worth a look. */
  signs?: string[][];
}

/** A further count that parts seats which are level on the one before. */
export interface TieBreak extends Comparison {
  /** With a number, as it is said after "had": "3 Data left". */
  say(count: number): string;
  fewest?: boolean;
}

/** What a game tells of its end, so that a sentence can be made of it. */
export interface Telling {
  what: string;
  counts: number[];
  /** "reached 12 stars in round 16". */
  came(count: number): string;
  breaks: TieBreak[];
  rule: string;
  /** Why the match ended, where that has to be said first. */
  before?: string;
}

/** A name within a sentence: "you", "Mira". */
export const within = (table: Sight, seat: number): string => (isReader(table, seat) ? "you" : table.name(seat));

export const isReader = (table: Sight, seat: number): boolean => table.name(seat) === "You";

const opening = (table: Sight, seat: number): string => table.name(seat);

/** Seats in a row, the reader first: "You, Tomás and Aiko". */
export function listed(table: Sight, seats: number[], name = opening): string {
  const sorted = seats.toSorted((one, other) => Number(isReader(table, other)) - Number(isReader(table, one)));
  const names = sorted.map((seat, index) => (index === 0 ? name : within)(table, seat));
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A small number in letters. */
export const inWords = (count: number): string => NUMBERS[count] ?? signed(count);

/** So many of something: "one star", "12 stars". */
export const countOf = (count: number, one: string, more = `${one}s`): string =>
  `${signed(count)} ${Math.abs(count) === 1 ? one : more}`;

/** The headline: "You win", "Mira wins the tie-break", "You and Tomás share the win". */
export function headline(table: Sight, outcome?: Outcome): string {
  const { winners } = table.turn;
  if (winners.length === 0) return "Nobody wins";
  if (winners.length > 1) return `${listed(table, winners)} share the win`;
  const wins = isReader(table, winners[0]!) ? "You win" : `${table.name(winners[0]!)} wins`;
  return (outcome?.compared.length ?? 0) > 1 ? `${wins} the tie-break` : wins;
}

/** One sentence, or two, on how this match was decided; true for whoever reads it. */
export function outcomeOf(table: Sight, telling: Telling): Outcome {
  const { counts, rule, before = "" } = telling;
  const most = Math.max(...counts);
  const level = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  const decided = level.length > 1 ? breaking(telling.breaks, level) : [];
  const words = level.length > 1 ? tied(table, telling, level, decided) : led(table, telling, level[0]!);
  const compared = level.length > 1 ? [{ what: telling.what, counts }, ...decided] : [];
  return { words: [before, words].filter(Boolean).join(" "), rule, compared };
}

/** What is compared among level seats, up to what parts the first of them from the rest. */
function breaking(breaks: TieBreak[], level: number[]): TieBreak[] {
  const used: TieBreak[] = [];
  let left = level;
  for (const each of breaks) {
    used.push(each);
    left = bestOf(each, left);
    if (left.length === 1) break;
  }
  return used;
}

function bestOf({ counts, fewest = false }: TieBreak, seats: number[]): number[] {
  const worth = (seat: number): number => (fewest ? -1 : 1) * counts[seat]!;
  const best = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === best);
}

function led(table: Sight, { counts, came }: Telling, winner: number): string {
  const [most, ...others] = [counts[winner]!, ...counts.filter((_, seat) => seat !== winner)] as [number, ...number[]];
  const says = `${table.name(winner)} ${came(most)}`;
  if (others.length === 0) return `${says}.`;
  const next = Math.max(...others);
  const followers = counts.flatMap((count, seat) => (count === next && seat !== winner ? [seat] : []));
  return `${says}, ${inWords(most - next)} ahead of ${listed(table, followers, within)}.`;
}

function tied(table: Sight, { counts, came }: Telling, level: number[], breaks: TieBreak[]): string {
  const all = level.length === 2 ? "both" : "all";
  const says = `${listed(table, level)} ${all} ${came(counts[level[0]!]!)}`;
  const { winners } = table.turn;
  const last = breaks.at(-1);
  if (winners.length > 1 || !last) {
    const also = winners.length === level.length && last ? ` and had ${last.say(last.counts[winners[0]!]!)} each` : "";
    return `${says}${also}, so ${sharing(table, level)} share the win.`;
  }
  const winner = winners[0]!;
  const had = `${table.name(winner)} had ${last.say(last.counts[winner]!)}`;
  const rest = level.filter((seat) => seat !== winner).map((seat) => `${within(table, seat)} ${last.counts[seat]}`);
  const wins = isReader(table, winner) ? "the game is yours" : `${table.name(winner)} wins`;
  return `${says}. ${had} and ${rest.join(" and ")}, so ${wins}.`;
}

/** Those who share the win, once they have been named. */
function sharing(table: Sight, named: number[]): string {
  const { winners } = table.turn;
  if (winners.length < named.length) return listed(table, winners, within);
  return winners.some((seat) => isReader(table, seat)) ? "you" : "they";
}

/** How the winner is found in a game that does not tell it: the score, and what its rulebook says last of winning. */
export function plainOutcome(table: Sight): Outcome {
  const { scores, standings } = table.turn;
  const paragraph = winningIn(table.book.rules);
  const { words, rule } = { words: sentenceIn(paragraph), rule: paragraph?.number ?? "" };
  const ties = standings.flatMap(({ tie }) => (tie ? [tie] : [])).slice(0, 1);
  const counts = `${winnersOf(table)} ${scoreWords(scores[table.turn.winners[0] ?? 0] ?? 0)}.`;
  return { words: [counts, ...ties, words].filter(Boolean).join(" "), rule, compared: [] };
}

const scoreWords = (score: number): string => `ended with ${countOf(score, "point")}`;
const winnersOf = (table: Sight): string => listed(table, table.turn.winners);

/** The last paragraph that speaks of winning. */
const winningIn = (rules: Paragraph[]): Paragraph | undefined =>
  rules.findLast(({ title, words }) => /\bw[io]n/i.test(`${title} ${words}`));

function sentenceIn(paragraph: Paragraph | undefined): string {
  const sentences = paragraph?.words.split(/(?<=\.) /) ?? [];
  return sentences.find((sentence) => /\bw[io]n/i.test(sentence)) ?? sentences[0] ?? "";
}

/** An option of the match, or what is usual. */
export const optionOf = (table: Sight, name: string): string | number | boolean | undefined =>
  table.room.options[name] ?? table.book.options.find((option) => option.name === name)?.default;
