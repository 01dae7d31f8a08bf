import { setClock } from "./clock";
import type { GameBook, GameEntry, NewRoom, Opened, Replay, Room } from "../wire";

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

const MOST_REPLAYS = 3;
const books = new Map<string, Promise<GameBook>>();
const replays = new Map<string, Promise<Replay>>();

export const games = (): Promise<GameEntry[]> => ask("/api/games");

/** All that the page needs to know of a game, with the cards that are played now. */
export const gameBook = (game: string): Promise<GameBook> => bookAt(`/api/games/${game}`);

/** The book of a room, with the cards that it was opened with. */
export async function roomBook({ game, edition }: Room): Promise<GameBook> {
  const book = await gameBook(game);
  return book.edition === edition ? book : bookAt(`/api/games/${game}?edition=${edition}`);
}

/** A book; asked for once. */
const bookAt = (path: string): Promise<GameBook> => kept(books, path, () => ask<GameBook>(path));

/** What was asked for before, or is asked for now; only so many of the newest answers are kept, and no refusals. */
function kept<Answer>(
  answers: Map<string, Promise<Answer>>,
  path: string,
  asked: () => Promise<Answer>,
  most = Infinity,
): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known;
  const answer = asked();
  answer.catch(() => answers.delete(path));
  answers.set(path, answer);
  for (const old of [...answers.keys()].slice(0, Math.max(0, answers.size - most))) answers.delete(old);
  return answer;
}

export function openRoom(room: NewRoom): Promise<Opened> {
  const headers = { "Content-Type": "application/json" };
  return ask("/api/rooms", { method: "POST", headers, body: JSON.stringify(room) });
}

/** The table that gathers under a short code. */
export const gathering = (short: string): Promise<Opened> => ask(`/api/gathering/${encodeURIComponent(short)}`);

/** A finished match as a seat saw it, or with all cards open. It never changes, so the last ones are kept. */
export function replay(code: string, eyes: number | "open"): Promise<Replay> {
  const path = `/api/rooms/${code}/replay?seat=${eyes}`;
  return kept(replays, path, () => ask<Replay>(path), MOST_REPLAYS);
}

export const recordPath = (code: string): string => `/api/rooms/${code}/record`;
