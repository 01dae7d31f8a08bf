import type { LiveTable } from "./live.svelte";

export interface Prompted {
  what: string;
  sub: string;
}

/** What the prompt bar says; `what`, `sub` and `call` are the board's own words for the reader's turn. */
export function promptOf(table: LiveTable, what: string, sub: string, call = "Your turn"): Prompted {
  const { turn, frame, room } = table;
  if (turn.over) return { what: "The game is over", sub: wonBy(table) };
  if (frame.window) return windowPrompt(table, what, sub);
  if (table.asked) return { what: `${call}: ${what}`, sub };
  const waiting = turn.actor === null ? "The table goes on in a moment" : `${table.name(turn.actor)}'s turn`;
  const watching = room.you === null ? "You are watching." : "";
  const thinking = frame.thinking && turn.actor !== null ? `${table.name(turn.actor)} is thinking.` : "";
  return { what: waiting, sub: [thinking, watching].filter(Boolean).join(" ") };
}

function windowPrompt(table: LiveTable, what: string, sub: string): Prompted {
  if (table.asked && !table.frame.window?.answered) return { what: `Your answer: ${what}`, sub };
  return { what: "Waiting for answers", sub: "The table waits the same time, whoever holds one." };
}

function wonBy(table: LiveTable): string {
  const winners = table.turn.winners.map((seat) => table.name(seat));
  const verb = winners.length > 1 || winners[0] === "You" ? "win" : "wins";
  return winners.length > 0 ? `${winners.join(" and ")} ${verb}.` : "Nobody wins.";
}
