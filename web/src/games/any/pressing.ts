import type { Sight } from "../../table/sight.svelte";
import { placesOf, type Group, type Layout } from "./reading";

/** Which moves name each card, by its id: `bid:h5` names h5. */
export function movesByCard(table: Sight): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { text } of [...table.turn.offers, ...table.turn.refusals]) {
    for (const id of new Set(text.split(/\W+/))) {
      if (table.faces.has(id)) found.set(id, [...(found.get(id) ?? []), text]);
    }
  }
  return found;
}

/** The moves that a card makes where it lies. */
export type Pressed = (group: Group, id: string) => string[];

/** A card that lies in several places makes its moves in the nearest: in the hand, in the middle, at the own seat, at others'. */
export function pressedIn(table: Sight, layout: Layout): Pressed {
  const moves = movesByCard(table);
  const you = table.you === null ? [] : [layout.seats[table.you]!];
  const nearest = new Map<string, Group>();
  for (const group of [layout.hand, layout.middle, ...you, ...layout.seats]) {
    for (const { face } of placesOf(group)) if (face && !nearest.has(face.id)) nearest.set(face.id, group);
  }
  return (group, id) => (nearest.get(id) === group ? (moves.get(id) ?? []) : []);
}
