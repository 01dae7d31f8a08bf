import type { BoardKit } from "../../boards";
import type { Line, Mark } from "../../pieces/curve";
import { roundsOf } from "../rounds";
import type { ReplayFrame } from "../../wire";

/** How far all seats were after each step of a match, and where its rounds begin. */
export interface Course {
  lines: Line[];
  marks: Mark[];
  last: number;
  least: number;
  most: number;
}

/** The course of a match, from its pictures; the same whoever loads it again. */
export function courseOf(kit: BoardKit, frames: ReplayFrame[]): Course {
  const reached = frames.map(({ view }) => kit.account?.reached?.(view) ?? view.turn.scores);
  const lines = (reached[0] ?? []).map((_, seat) => ({ seat, points: turns(reached.map((counts) => counts[seat]!)) }));
  const all = reached.flat();
  return {
    lines,
    marks: roundsOf(frames),
    last: frames.length - 1,
    least: Math.min(0, ...all),
    most: Math.max(1, ...all),
  };
}

/** A row of counts, without those at which nothing changed; the last one stays. */
function turns(counts: number[]): [number, number][] {
  const last = counts.length - 1;
  const points = counts.map((count, at): [number, number] => [at, count]);
  return points.filter(([at, count]) => at === 0 || at === last || count !== counts[at - 1]);
}
