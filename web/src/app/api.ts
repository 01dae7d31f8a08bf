import type { GameBook, GameEntry, NewRoom, Opened, Replay, Room, Standing, Whereabouts } from "../wire";
import { setClock } from "./clock";
import { keyTo } from "./diary";

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

/** All that the page needs to know of a game, with the cards that are played now. */
export const gameBook = (game: string): Promise<GameBook> => bookAt(`/api/games/${game}`);

/** The book of a room, with the cards that it was opened with. */
export async function roomBook({ game, edition }: Room): Promise<GameBook> {
  const book = await gameBook(game);
  return book.edition === edition ? book : bookAt(`/api/games/${game}?edition=${edition}`);
}

/** A book; asked for once. */
function bookAt(path: string): Promise<GameBook> {
  let book = books.get(path);
  if (!book) {
    book = ask<GameBook>(path);
    book.catch(() => books.delete(path));
    books.set(path, book);
  }
  return book;
}

export function openRoom(room: NewRoom): Promise<Opened> {
  const headers = { "Content-Type": "application/json" };
  return ask("/api/rooms", { method: "POST", headers, body: JSON.stringify(room) });
}

/** How it stands at tables, as a key may know; those that are gone are left out. */
function standingsWith(key: string, codes: string[]): Promise<Standing[]> {
  const headers = { "Content-Type": "application/json" };
  const asked: Whereabouts = { key, codes };
  return ask("/api/standings", { method: "POST", headers, body: JSON.stringify(asked) });
}

/** How it stands at tables, as this browser may know: each is asked after with the key that fits its seats. */
export async function standings(codes: string[]): Promise<Map<string, Standing>> {
  const keys = await Promise.all(codes.map(keyTo));
  const asked = [...new Set(keys)].map((key) =>
    standingsWith(
      key,
      codes.filter((_, at) => keys[at] === key),
    ),
  );
  return new Map((await Promise.all(asked)).flat().map((each) => [each.code, each]));
}

/** The tables that anybody may watch, because their hosts wish it. */
export const watchable = (): Promise<Standing[]> => ask("/api/watchable");

/** The table that gathers under a short code. */
export const gathering = (short: string): Promise<Opened> => ask(`/api/gathering/${encodeURIComponent(short)}`);

export const replay = (code: string, seat: number | "open"): Promise<Replay> =>
  ask(`/api/rooms/${code}/replay?seat=${seat}`);

export const recordPath = (code: string): string => `/api/rooms/${code}/record`;
