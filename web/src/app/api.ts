import { setClock } from "./clock";
import type { GameBook, GameEntry, NewRoom, Opened, Replay } from "../wire";

/** What the server says no to, in its own sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    why: string,
  ) {
    super(why);
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new Refusal(0, "The server cannot be reached. Check the connection and try again.");
  });
  setClock(response);
  if (response.ok) return (await response.json()) as Answer;
  const said = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Refusal(response.status, said.error ?? `The server answered with ${response.status}. Try again later.`);
}

const books = new Map<string, Promise<GameBook>>();

export const games = (): Promise<GameEntry[]> => ask("/api/games");

/** All that the page needs to know of a game; asked for once. */
export function gameBook(game: string): Promise<GameBook> {
  let book = books.get(game);
  if (!book) {
    book = ask<GameBook>(`/api/games/${game}`);
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

export function openRoom(room: NewRoom): Promise<Opened> {
  const headers = { "Content-Type": "application/json" };
  return ask("/api/rooms", { method: "POST", headers, body: JSON.stringify(room) });
}

/** The table that gathers under a short code. */
export const gathering = (short: string): Promise<Opened> => ask(`/api/gathering/${encodeURIComponent(short)}`);

export const replay = (code: string, seat: number | "open"): Promise<Replay> =>
  ask(`/api/rooms/${code}/replay?seat=${seat}`);

export const recordPath = (code: string): string => `/api/rooms/${code}/record`;
