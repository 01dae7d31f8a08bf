/** By how many seconds the server's clock is ahead of this browser's; its answers say what time it is there. */
let ahead = 0;

/** Answers name whole seconds, so a smaller difference says nothing. */
const COARSE = 2;

export function setClock(answer: Response): void {
  const there = Date.parse(answer.headers.get("date") ?? "");
  const difference = (there - Date.now()) / 1000;
  ahead = Math.abs(difference) > COARSE ? difference : 0;
}

/** Seconds since 1970, by the server's clock. */
export const now = (): number => Date.now() / 1000 + ahead;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** More than this nobody counts down. */
export const LONG = 20 * MINUTE;

/** A time to wait as one says it: "42 s", "12 min", "18 hours", "3 days". */
export function lasting(seconds: number): string {
  if (seconds <= 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 2 * HOUR) return `${Math.ceil(seconds / MINUTE)} min`;
  return seconds < 2 * DAY ? `${Math.ceil(seconds / HOUR)} hours` : `${Math.ceil(seconds / DAY)} days`;
}
