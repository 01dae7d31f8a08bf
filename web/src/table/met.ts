import type { Face, Happening } from "../wire";
import type { Told } from "./happening";

/** A card that came to the table in a match, who brought it first, and in which round, where the game has rounds. */
export interface Met {
  face: Face;
  seat: number | null;
  round: number | null;
}

/** Every card that a match brought to the table, once, in the order in which it came. */
export function cardsMet(log: Happening[], faces: Map<string, Face>): Met[] {
  const met = new Map<string, Met>();
  let round = log.some(({ event }) => "round" in event) ? 1 : null;
  for (const { event, card } of log) {
    const told: Told = event;
    if (told.round !== undefined) round = told.kind === "round_ended" ? told.round + 1 : told.round;
    const face = card ? faces.get(card) : undefined;
    if (face && !met.has(face.id)) met.set(face.id, { face, seat: told.seat ?? null, round });
  }
  return [...met.values()];
}
