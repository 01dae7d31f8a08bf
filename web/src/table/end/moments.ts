import type { Celebration } from "../../boards";
import type { Replay } from "../../wire";
import { PastTable } from "../past";
import type { Sight } from "../sight.svelte";

/** Something of a match that is worth being told again. */
export interface Moment {
  step: number;
  round: number;
  seat: number;
  words: string;
  card: string | undefined;
  points: number | undefined;
  /** How much it is worth telling. */
  weight: number;
}

const MOST = 4;

/** The moments of a match that are told: those that were celebrated, and of these what turned it, in their order. */
export function momentsOf(table: Sight, replay: Replay): Moment[] {
  const celebration = table.kit.celebration;
  if (!celebration) return [];
  const past = new PastTable(table.kit, table.book, replay);
  const found: Moment[] = [];
  replay.frames.forEach(({ happened, view }, step) => {
    if (happened.length === 0) return;
    past.stand(step);
    const before = replay.frames[step - 1]?.view.turn.scores ?? view.turn.scores;
    for (const each of happened) {
      const party = celebration(each.event, past);
      if (party) found.push(momentOf(party, table.tell(each), step, view.turn, before));
    }
  });
  return chosen(found, table.turn.winners);
}

function momentOf(
  { seat, card, points }: Celebration,
  words: string,
  step: number,
  { round, scores }: { round: number; scores: number[] },
  before: number[],
): Moment {
  const takesLead = leads(scores, seat) && !leads(before, seat);
  const weight = (points ?? 1) + (takesLead ? 10 : 0);
  return { step, round, seat, words, card, points, weight };
}

/** Whether a seat is ahead of all others. */
const leads = (scores: number[], seat: number): boolean =>
  scores.every((score, other) => other === seat || score < scores[seat]!);

/** The weightiest, the last one of a winner among them. */
function chosen(moments: Moment[], winners: number[]): Moment[] {
  const last = moments.findLast(({ seat }) => winners.includes(seat));
  const weighed = moments.filter((each) => each !== last).toSorted((one, other) => other.weight - one.weight);
  return [...(last ? [last] : []), ...weighed].slice(0, MOST).toSorted((one, other) => one.step - other.step);
}
