import type { LiveTable } from "./live.svelte";
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
  if (turn.over) return { what: "The game is over", sub: `${winning(table)}.` };
  if (frame.window) return windowPrompt(table, words);
  if (table.asked) return { what: `${call}: ${what}`, sub };
  const goesOn = waiting ?? (turn.actor === null ? "The table goes on in a moment" : `${table.whose(turn.actor)} turn`);
  const watching = room.you === null ? "You are watching." : "";
  const thinking = frame.thinking && turn.actor !== null ? `${table.name(turn.actor)} is thinking.` : "";
  return { what: goesOn, sub: [thinking, watching].filter(Boolean).join(" ") };
}

function windowPrompt(table: LiveTable, { what, sub, waiting }: Words): Prompted {
  if (table.asked && !table.frame.window?.answered) return { what: waiting ? what : `Your answer: ${what}`, sub };
  if (waiting) return { what: waiting, sub };
  return { what: "Waiting for answers", sub: "The table waits the same time, whoever holds one." };
}

/** Who has won: "You win", "Mira and Tomás share the win". */
export function winning(table: Sight): string {
  const names = table.turn.winners.map((seat) => table.name(seat));
  if (names.length > 1) return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} share the win`;
  return names[0] === "You" ? "You win" : `${names[0]} wins`;
}
