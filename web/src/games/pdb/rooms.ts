import type { Face } from "../../wire";
import rooms from "./rooms.json";
import { exchangesOf } from "./tokens";

/** The rooms of the drawn board, and the boxes that stand in them. */
export const ROOMS = rooms.map(({ id, title, boxes }): [string, string, string[]] => [id, title, boxes]);

const DRAWN = new Set(ROOMS.flatMap(([, , ids]) => ids));

export const isDrawn = (id: string): boolean => DRAWN.has(id);

/** The sign of a box: its own, that of what it does, or, where an edition adds one, what it gives. */
export function signOf(face: Face): string {
  if (isDrawn(face.id)) return `s-${face.id}`;
  if (face.facts.does !== "exchange") return `s-${face.facts.does}`;
  const [given] = exchangesOf(face).flatMap((exchange) => Object.keys(exchange.gain));
  return `t-${given ?? "card"}`;
}
