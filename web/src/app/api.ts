import type {
  Branch,
  Continuation,
  Finding,
  GameBook,
  GameEntry,
  NewRoom,
  Opened,
  Replay,
  Room,
  Standing,
  Whereabouts,
} from "../wire";
import { alone, base } from "./alone";
import { setClock } from "./clock";
import { keyTo } from "./diary";
import { hallOf } from "./line";
import type { Language } from "./settings.svelte";

/** What the server says no to, in its own sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    why: string,
  ) {
    super(why);
  }
}

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return (await (await answered(path, init)).json()) as Answer;
}

/** Without a server the shelf and the books lie beside the page, and all else is asked of the hall of a room. */
async function reached(path: string, init?: RequestInit): Promise<Response> {
  if (!alone) return fetch(path, init);
  const [, game, language] = /^\/api\/games\/([a-z0-9_-]+)(?:\?language=([a-z]+))?$/.exec(path) ?? [];
  const book = path === "/api/games" ? "" : language ? `${game}.${language}` : game;
  const lies = book === undefined ? undefined : alone.books[book];
  if (lies !== undefined) return fetch(new URL(lies, base));
  const [, code = ""] = /^\/api\/rooms\/([^/?]+)/.exec(path) ?? [];
  return (await hallOf(code)).ask(path, init);
}

/** The answer of the server, if it is not a refusal. */
export async function answered(path: string, init?: RequestInit): Promise<Response> {
  const response = await reached(path, init).catch((error: Error) => {
    if (error.name === "AbortError") throw error;
    throw new Refusal(0, "The server cannot be reached. Check the connection and try again.");
  });
  setClock(response);
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Refusal(response.status, said.error ?? `The server answered with ${response.status}. Try again later.`);
}

const MOST_REPLAYS = 6;
const books = new Map<string, Promise<GameBook>>();
const replays = new Map<string, Promise<Replay>>();

export const games = (): Promise<GameEntry[]> => ask("/api/games");

/** All that the page needs to know of a game, with the cards that are played now, read in a language. */
export const gameBook = (game: string, language: Language = "en"): Promise<GameBook> =>
  bookAt(language === "en" ? `/api/games/${game}` : `/api/games/${game}?language=${language}`);

/** The book of a room, with the cards that it was opened with. */
export async function roomBook({ game, edition }: Room, language: Language = "en"): Promise<GameBook> {
  const book = await gameBook(game, language);
  return book.edition === edition ? book : deckBook(game, edition, language);
}

/** The book of a game with the cards of a digest, read in a language. */
export const deckBook = (game: string, edition: string, language: Language = "en"): Promise<GameBook> =>
  bookAt(`/api/games/${game}?edition=${edition}${language === "en" ? "" : `&language=${language}`}`);

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

export type Paper = "a4" | "letter";

/** A whole game to be printed and cut out, as a PDF; with cards of one's own if their text comes along. */
export async function printed(game: string, paper: Paper, cards?: string): Promise<Blob> {
  if (alone) return lyingPrint(cards === undefined ? `prints/${game}-${paper}.pdf` : null);
  const headers = { "Content-Type": "application/toml" };
  const sent = cards === undefined ? {} : { method: "POST", headers, body: cards };
  return (await answered(`/api/print/${game}?paper=${paper}`, sent)).blob();
}

/** Without a server only what lies beside the page can be had. */
async function lyingPrint(path: string | null): Promise<Blob> {
  const response = path === null ? null : await fetch(new URL(path, base)).catch(() => null);
  if (!response?.ok)
    throw new Refusal(404, "This page has no server that prints; `labtable print` makes the same file.");
  return response.blob();
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
export const watchable = (): Promise<Standing[]> => (alone ? Promise.resolve([]) : ask("/api/watchable"));

/** The table that gathers under a short code. */
export const gathering = (short: string): Promise<Opened> => ask(`/api/gathering/${encodeURIComponent(short)}`);

/** A finished match as a seat saw it, or with all cards open. It never changes, so the last ones are kept. */
export function replay(code: string, eyes: number | "open"): Promise<Replay> {
  const path = `/api/rooms/${code}/replay?seat=${eyes}`;
  return kept(replays, path, () => ask<Replay>(path), MOST_REPLAYS);
}

/** A match to be reviewed: that of a room, or a record that somebody has as a file. */
export type Reviewed = { code: string } | { record: string };

/** What is asked about a match, or sent along with its record. */
function about(match: Reviewed, what: string): [path: string, init: RequestInit] {
  if ("code" in match) return [`/api/rooms/${match.code}/${what}`, {}];
  const path = what.startsWith("review") ? what : `review/${what}`;
  return [`/api/${path}`, { method: "POST", headers: { "Content-Type": "application/jsonl" }, body: match.record }];
}

/** Hear a review finding by finding, while it is counted. */
export async function findings(match: Reviewed, hear: (finding: Finding) => void, signal: AbortSignal): Promise<void> {
  const [path, init] = about(match, "review");
  await lines(path, { ...init, signal }, hear);
}

/** Hear an answer line by line, as it comes. */
export async function lines<Line>(path: string, init: RequestInit, hear: (line: Line) => void): Promise<void> {
  const { body } = await answered(path, init);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let left = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (left + part.value).split("\n");
    left = whole.pop()!;
    whole.filter(Boolean).forEach((line) => hear(JSON.parse(line) as Line));
  }
  if (left) hear(JSON.parse(left) as Line);
}

/** What is known of a review already; nothing is counted for it. */
export async function knownFindings(code: string): Promise<Finding[]> {
  const text = await (await answered(`/api/rooms/${code}/review?known`)).text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Finding);
}

/** A finished match as a seat saw it, or with all cards open; of a record it is made anew. */
export function pastOf(match: Reviewed, eyes: number | "open"): Promise<Replay> {
  if ("code" in match) return replay(match.code, eyes);
  const [path, init] = about(match, `replay?seat=${eyes}`);
  return kept(replays, `${path} ${match.record}`, () => ask<Replay>(path, init), MOST_REPLAYS);
}

/** How it could have gone on after a move, so many steps after the beginning. */
export function continuation(match: Reviewed, step: number, move: string): Promise<Continuation> {
  const [path, init] = about(match, `continuation?step=${step}&move=${encodeURIComponent(move)}`);
  return ask(path, init);
}

/** Open a room that goes on from a step of a match. */
export function branch(match: Reviewed, from: Branch): Promise<Opened> {
  const path = "code" in match ? `/api/rooms/${match.code}/branch` : "/api/review/branch";
  const body = JSON.stringify("code" in match ? from : { ...from, record: match.record });
  return ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

/** The record of a match, as a file to be kept. */
export async function saveRecord(code: string): Promise<void> {
  const record = await (await answered(`/api/rooms/${code}/record`)).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(record);
  link.download = `labtable-${code}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const recordPath = (code: string): string => `/api/rooms/${code}/record`;
