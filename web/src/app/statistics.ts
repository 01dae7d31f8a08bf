import type { PlayedMatch } from "./diary";

/** What was played against one kind of rival, or against all. */
export interface Tally {
  played: number;
  won: number;
  /** The best score; nothing where nothing was played. */
  best: number | null;
  /** How many rounds a match had on average. */
  rounds: number;
}

/** Against people, whatever bots sat there too. */
export const PEOPLE = "people";

/** Guided first games count for nothing. */
export const counting = (matches: PlayedMatch[], game: string): PlayedMatch[] =>
  matches.filter((match) => match.game === game && !match.lesson);

/** Whom a match was played against: people, or the strongest of the bots, be it one that this house no longer has. */
export function rivalsOf({ seats, you }: PlayedMatch, levels: string[]): string {
  const others = seats.filter((_, seat) => seat !== you);
  if (others.some(({ level }) => level === "")) return PEOPLE;
  return levels.findLast((level) => others.some((other) => other.level === level)) ?? others[0]?.level ?? PEOPLE;
}

export function tallyOf(matches: PlayedMatch[]): Tally {
  const rounds = matches.reduce((sum, match) => sum + match.rounds, 0);
  return {
    played: matches.length,
    won: matches.filter(({ places, you }) => places[you] === 1).length,
    best: matches.length > 0 ? Math.max(...matches.map(({ scores, you }) => scores[you] ?? 0)) : null,
    rounds: matches.length > 0 ? Math.round(rounds / matches.length) : 0,
  };
}
