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
