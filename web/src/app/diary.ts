/** The diary: the tables, matches and cards that this browser has seen. It lies in IndexedDB, whose transactions let several
    tabs write without losing each other's lines. */
import { alone } from "./alone";
import type { Changes, Face } from "../wire";
import { key } from "./keeping";
import { isFull, lapse } from "./lapse.svelte";

/** A table to go on with. */
export interface KeptTable {
  code: string;
  game: string;
  title: string;
  /** Whom one plays against. */
  others: string;
  when: number;
}

/** A match that was played to its end. */
export interface PlayedMatch {
  code: string;
  game: string;
  when: number;
  you: number;
  seats: { name: string; level: string }[];
  scores: number[];
  /** The place of each seat, from 1 on. */
  places: number[];
  rounds: number;
  /** What parted the first two, if they were level. */
  tie: string;
  /** A guided first game counts for nothing. */
  lesson: boolean;
}

/** How a card was met at one table. */
export interface Meeting {
  code: string;
  when: number;
  /** Who brought it; nobody if it was only seen. */
  who: string;
  mine: boolean;
  round: number | null;
}

/** A card that was met, at several tables perhaps; the newest meeting first. */
export interface MetCard {
  game: string;
  card: string;
  meetings: Meeting[];
  /** What stands on a card that people made; it is in no book of the server. */
  face?: Face | undefined;
}

/** The key to the seats at a table, where it is not this browser's own. */
export interface TableKey {
  code: string;
  key: string;
}

/** Cards that were made here: the changes as they are edited, which may still be wrong. */
export interface KeptEdition {
  id: string;
  game: string;
  when: number;
  changes: Changes;
}

export interface Diary {
  tables: KeptTable[];
  matches: PlayedMatch[];
  met: MetCard[];
  keys: TableKey[];
  editions: KeptEdition[];
}

type Chapter = keyof Diary;
type Line<In extends Chapter> = Diary[In][number];

const CHAPTERS: Record<Chapter, string | string[]> = {
  tables: "code",
  matches: "code",
  met: ["game", "card"],
  keys: "code",
  editions: "id",
};
/** How many lines each chapter has at most; the oldest go first. */
export const MOST: Record<Chapter, number> = { tables: 24, matches: 1000, met: 2000, keys: 48, editions: 40 };
/** How many tables are remembered of one card. */
export const MOST_MEETINGS = 12;

/** Raised with every new chapter. */
const VERSION = 2;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(alone ? "labtable-alone" : "labtable", VERSION);
    asked.onupgradeneeded = () => {
      const there = asked.result.objectStoreNames;
      for (const [name, keyPath] of Object.entries(CHAPTERS))
        if (!there.contains(name)) asked.result.createObjectStore(name, { keyPath });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("closed"));
  });
  return opened;
}

/** What a request finds. */
const found = <Found>(request: IDBRequest<Found>): Promise<Found> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("lost"));
  });

/** Do something with a chapter, all of it or nothing; a diary that cannot be written is told of, and otherwise empty. */
async function within<Result>(
  chapter: Chapter,
  mode: IDBTransactionMode,
  work: (lines: IDBObjectStore) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    const writing = (await open()).transaction(chapter, mode);
    const done = new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error("lost"));
    });
    const [result] = await Promise.all([work(writing.objectStore(chapter)), done]);
    return result;
  } catch (fault) {
    lapse.tell(isFull(fault));
    return otherwise;
  }
}

const when = (line: Line<Chapter>): number =>
  "meetings" in line ? (line.meetings[0]?.when ?? 0) : "when" in line ? line.when : 0;

/** All lines of a chapter, the newest first. */
export async function read<In extends Chapter>(chapter: In): Promise<Line<In>[]> {
  const lines = await within(chapter, "readonly", (store) => found(store.getAll() as IDBRequest<Line<In>[]>), []);
  return lines.toSorted((one, other) => when(other) - when(one));
}

/** How a line that is there and one that comes become one: of a card all meetings count, a match ended when it was first
    seen to be over, and otherwise the newer line counts. */
function joined<In extends Chapter>(there: Line<In> | undefined, comes: Line<In>): Line<In> {
  if (!there) return comes;
  if ("places" in there) return { ...comes, when: there.when };
  if (!("meetings" in there) || !("meetings" in comes)) return when(comes) < when(there) ? there : comes;
  const meetings = new Map(there.meetings.map((each) => [each.code, each]));
  for (const each of comes.meetings) {
    const before = meetings.get(each.code);
    meetings.set(each.code, before?.who && !each.who ? before : { ...each, when: before?.when ?? each.when });
  }
  const newest = [...meetings.values()].toSorted((one, other) => other.when - one.when);
  return { ...comes, meetings: newest.slice(0, MOST_MEETINGS) };
}

/** Write lines into a chapter, beside those of other tabs, and let the oldest go. */
export function write<In extends Chapter>(chapter: In, lines: Line<In>[]): Promise<void> {
  return within(chapter, "readwrite", (store) => add(chapter, store, lines), undefined);
}

async function add<In extends Chapter>(chapter: In, store: IDBObjectStore, lines: Line<In>[]): Promise<void> {
  for (const line of lines) {
    const there = await found(store.get(pathOf(chapter, line)) as IDBRequest<Line<In> | undefined>);
    store.put(joined(there, line));
  }
  if ((await found(store.count())) <= MOST[chapter]) return;
  const all = await found(store.getAll() as IDBRequest<Line<In>[]>);
  const oldest = all.toSorted((one, other) => when(other) - when(one)).slice(MOST[chapter]);
  for (const line of oldest) store.delete(pathOf(chapter, line));
}

function pathOf(chapter: Chapter, line: Line<Chapter>): IDBValidKey {
  const path = CHAPTERS[chapter];
  const fact = (name: string): string => (line as unknown as Record<string, string>)[name]!;
  return typeof path === "string" ? fact(path) : path.map(fact);
}

/** At which seat this browser sat in a match that is over. */
export async function seatAt(code: string): Promise<number | null> {
  const asked = (store: IDBObjectStore): Promise<PlayedMatch | undefined> => found(store.get(code));
  return (await within("matches", "readonly", asked, undefined))?.you ?? null;
}

/** Strike a table out. */
export function forgetTable(code: string): Promise<void> {
  return within("tables", "readwrite", async (store) => void store.delete(code), undefined);
}

/** Throw an edition away. */
export function forgetEdition(id: string): Promise<void> {
  return within("editions", "readwrite", async (store) => void store.delete(id), undefined);
}

/** Burn the diary. */
export async function burn(): Promise<void> {
  for (const chapter of Object.keys(CHAPTERS) as Chapter[])
    await within(chapter, "readwrite", async (store) => void store.clear(), undefined);
}

/** The key to the seats at a table. */
export async function keyTo(code: string): Promise<string> {
  const asked = (store: IDBObjectStore): Promise<TableKey | undefined> => found(store.get(code));
  return (await within("keys", "readonly", asked, undefined))?.key ?? key();
}
