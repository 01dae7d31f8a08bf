import type { LiveTable } from "./live.svelte";
import { headline } from "./outcome";
import type { Sight } from "./sight.svelte";

export interface Prompted {
  what: string;
  sub: string;
}

/** The board's own words: what to do, how the reader is called on, and what goes on while others are asked. */
export interface Words extends Prompted {
  call?: string | undefined;
  waiting?: string | undefined;
}

/** What the prompt bar says. */
export function promptOf(table: LiveTable, words: Words): Prompted {
  const { turn, frame, room } = table;
  const { what, sub, call = "Your turn", waiting } = words;
  if (table.offline && !turn.over)
    return { what: "Not connected", sub: "Trying to reach the table. What you press now has no effect." };
  if (turn.over) return { what: "The game is over", sub: `${headline(table)}.` };
  if (frame.window) return windowPrompt(table, words);
  if (table.asked) return { what: `${call}: ${what}`, sub };
  const goesOn = waiting ?? (turn.actor === null ? "The table goes on in a moment" : `${table.whose(turn.actor)} turn`);
  const asking = room.request ? `${table.name(room.request.seat)} asks to take back a move.` : "";
  const watching = room.you === null ? "You are watching." : "";
  const thinking = frame.thinking && turn.actor !== null ? `${table.name(turn.actor)} is thinking.` : "";
  return { what: goesOn, sub: [asking, thinking, watching].filter(Boolean).join(" ") };
}

function windowPrompt(table: LiveTable, { what, sub, waiting }: Words): Prompted {
  if (table.asked && !table.frame.window?.answered) return { what: waiting ? what : `Your answer: ${what}`, sub };
  if (waiting) return { what: waiting, sub };
  return { what: "Waiting for answers", sub: "The table waits just as long when nobody can answer." };
}

/** What an undo would take back, of whom, and who must agree. */
export function undoWords(table: Sight): string {
  const { undo } = table.frame;
  if (!undo) return "There is nothing to undo";
  const also = undo.since.length > 0 ? `, and what ${named(table, undo.since)} did since` : "";
  return undo.asks.length > 0
    ? `Ask ${named(table, undo.asks)} to take back ${undo.what}${also}`
    : `Undo ${undo.what}${also}`;
}

/** Seats in a row: "Mira, Tomás and Aiko". */
function named(table: Sight, seats: number[]): string {
  const names = seats.map((seat) => table.name(seat));
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
}
