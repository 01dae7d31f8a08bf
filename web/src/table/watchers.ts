import type { Room } from "../wire";

/** Who watches, by name as far as they have told one: "Eve, Tim and 2 more". */
export function watchersOf(room: Room): string {
  const named = room.watchers.map((each) => each.name).filter(Boolean);
  const others = Math.max(room.watchers.length, room.watching) - named.length;
  if (named.length === 0) return others > 0 ? String(others) : "";
  return named.join(", ") + (others > 0 ? ` and ${others} more` : "");
}
