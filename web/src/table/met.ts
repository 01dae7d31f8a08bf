import type { Face, Happening } from "../wire";

/** A card that came to the table in a match, who brought it first, and in which round, where the game has rounds. */
export interface Met {
  face: Face;
  seat: number | null;
  round: number | null;
}

/** Every card that a match brought to the table, once, in the order in which it came. */
export function cardsMet(log: Happening[], faces: Map<string, Face>): Met[] {
  const met = new Map<string, Met>();
  let round = log.some(({ facts }) => "round" in facts) ? 1 : null;
  for (const { kind, facts, card } of log) {
    if (typeof facts.round === "number") round = kind === "round_ended" ? facts.round + 1 : facts.round;
    const face = card ? faces.get(card) : undefined;
    const seat = typeof facts.seat === "number" ? facts.seat : null;
    if (face && !met.has(face.id)) met.set(face.id, { face, seat, round });
  }
  return [...met.values()];
}
