import type { Room } from "../wire";

let asked: string | null = null;

/** Note that this browser goes to a rematch: it begins by itself where only bots are waited for. */
export function askFor(code: string): void {
  asked = code;
}

/** Whether a room is that rematch, and nobody but its host sits there in person; it is said once. */
export function beginsAtOnce({ code, host, seats, stage, you }: Room): boolean {
  if (code !== asked) return false;
  const isAlone = seats.every(({ seat, sitter }) => seat === you || sitter === "bot");
  if (stage !== "gathering" || !host || !isAlone) return false;
  asked = null;
  return true;
}
