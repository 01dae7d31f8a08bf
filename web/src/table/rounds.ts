import type { Mark } from "../pieces/curve";
import type { ReplayFrame } from "../wire";

/** The steps at which a round begins. */
export const roundsOf = (frames: ReplayFrame[]): Mark[] =>
  frames.flatMap(({ view }, at) => {
    const { round } = view.turn;
    return at > 0 && round === frames[at - 1]!.view.turn.round ? [] : [{ at, words: `${round}` }];
  });

/** Steps of one seat that follow each other. */
export interface Run {
  seat: number | null;
  from: number;
  steps: number;
}

/** The steps of a match, seat after seat; the laying out of the table is nobody's and no step. */
export function turnsOf(frames: ReplayFrame[]): Run[] {
  const runs: Run[] = [];
  frames.slice(1).forEach(({ seat }, index) => {
    const run = runs.at(-1);
    if (run && run.seat === seat) run.steps += 1;
    else runs.push({ seat, from: index, steps: 1 });
  });
  return runs;
}
