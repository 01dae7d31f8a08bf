/** The workshop's side of the server: forms, cards that are looked at, and what a card does. */
import type { Asked, CardVerdict, Checked, Sheet, Workbench } from "../wire";
import { ask, lines } from "./api";

const path = (game: string, what = ""): string => `/api/workshop/${game}${what}`;
const posted = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** All that is needed to make cards for a game. */
export const workbench = (game: string): Promise<Workbench> => ask(path(game));

/** Cards, looked at: what is wrong with them, and how they will lie on the table. */
export const looked = (game: string, sheet: Sheet): Promise<Checked> => ask(path(game), posted(sheet));

/** Hear what a card does, look by look. */
export const tryOut = (
  game: string,
  card: Asked,
  hear: (verdict: CardVerdict | { error: string }) => void,
  signal: AbortSignal,
): Promise<void> => lines(path(game, "/trial"), { ...posted(card), signal }, hear);
