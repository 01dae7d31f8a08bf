/** All that is personal, as one file: to be taken along to another browser, where it comes beside what is there. */
import { at } from "./alone";
import {
  burn,
  MOST,
  MOST_MEETINGS,
  read,
  write,
  type Diary,
  type KeptEdition,
  type KeptTable,
  type Meeting,
  type MetCard,
  type PlayedMatch,
  type TableKey,
} from "./diary";
import type { Face } from "../wire";
import { forgetWords, keep, key, recall } from "./keeping";
import { CHOICES, mayBe, settings, type Liking } from "./settings.svelte";

const FORMAT = 1;
/** A file with more is none of ours: a full diary has about a fifth of it. */
const MOST_BYTES = 5_000_000;
const MOST_SEATS = 8;
const MOST_CHANGES = 200_000;
const MOST_FACTS = 4_000;
const MOST_PICTURE = 12_000;
const NOT_OURS = "This file is not one that Labtable wrote, so nothing was taken from it.";

interface Luggage extends Diary {
  labtable: number;
  name: string;
  likings: Record<string, unknown>;
  chances: string[];
  deals: Record<string, unknown>;
}

/** Pack all that this browser keeps. The keys go along, so that the seats can be taken elsewhere. */
export async function pack(): Promise<Blob> {
  const [tables, matches, met, foreign, editions] = await Promise.all([
    read("tables"),
    read("matches"),
    read("met"),
    read("keys"),
    read("editions"),
  ]);
  const own = tables.map(({ code }) => ({ code, key: key() }));
  const keys = new Map([...own, ...foreign].map((each) => [each.code, each]));
  const packed: Luggage = {
    labtable: FORMAT,
    name: recall("name", ""),
    likings: Object.fromEntries(Object.keys(CHOICES).map((name) => [name, settings[name as Liking]])),
    tables,
    matches,
    met,
    editions,
    keys: [...keys.values()],
    chances: recall("chances", []),
    deals: recall("deals", {}),
  };
  return new Blob([JSON.stringify(packed, null, 1)], { type: "application/json" });
}

/** Save all as a file of today. */
export async function save(): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await pack());
  link.download = `labtable-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Take what a file holds, beside what is here; in a sentence, what came of it. */
export async function unpack(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error(NOT_OURS);
  const brought = opened(await file.text());
  if (!recall("name", "") && brought.name) keep("name", brought.name);
  for (const [name, value] of Object.entries(brought.likings)) {
    if (mayBe(name, value)) settings.choose(name as Liking, value as never);
  }
  const own = key();
  await write("tables", brought.tables);
  await write("matches", brought.matches);
  await write("met", brought.met);
  await write(
    "keys",
    brought.keys.filter((each) => each.key !== own),
  );
  await write("editions", brought.editions);
  keep("chances", [...new Set([...brought.chances, ...recall<string[]>("chances", [])])].slice(0, MOST.tables));
  keep("deals", { ...brought.deals, ...recall("deals", {}) });
  return `Taken over: ${brought.tables.length} open tables, ${brought.matches.length} matches and ${brought.met.length} cards.`;
}

/** Forget all, here and in the other tabs, which begin anew. */
export async function forget(): Promise<void> {
  await burn();
  forgetWords();
  location.assign(at("/"));
}

/** Reads a part of a file, or refuses the file; what it does not know of is left out. */
type Reader<Part> = (value: unknown) => Part;

function refuse(): never {
  throw new Error(NOT_OURS);
}
const whatIs =
  <Part>(fits: (value: unknown) => boolean): Reader<Part> =>
  (value) =>
    fits(value) ? (value as Part) : refuse();
const text = (most: number): Reader<string> => whatIs((value) => typeof value === "string" && value.length <= most);
const hex: Reader<string> = whatIs((value) => typeof value === "string" && /^[0-9a-f]{32,64}$/.test(value));
const count: Reader<number> = whatIs((value) => Number.isFinite(value));
const yes: Reader<boolean> = whatIs((value) => typeof value === "boolean");
const maybe =
  <Part>(reader: Reader<Part>): Reader<Part | null> =>
  (value) =>
    value === null ? null : reader(value);
const list =
  <Part>(reader: Reader<Part>, most: number): Reader<Part[]> =>
  (value) =>
    Array.isArray(value) && value.length <= most ? value.map(reader) : refuse();
const record =
  <Part>(reader: Reader<Part>, most: number): Reader<Record<string, Part>> =>
  (value) => {
    const entries = Object.entries(typeof value === "object" && value ? value : refuse());
    return entries.length <= most ? Object.fromEntries(entries.map(([name, each]) => [name, reader(each)])) : refuse();
  };
const fields =
  <Whole>(readers: { [Name in keyof Whole]: Reader<Whole[Name]> }): Reader<Whole> =>
  (value) => {
    if (typeof value !== "object" || value === null) return refuse();
    const read = ([name, reader]: [string, Reader<unknown>]): [string, unknown] => [
      name,
      reader((value as Record<string, unknown>)[name]),
    ];
    return Object.fromEntries(Object.entries<Reader<unknown>>(readers).map(read)) as Whole;
  };

const code = text(64);
const words = text(400);
const table = fields<KeptTable>({ code, game: code, title: words, others: words, when: count });
const match = fields<PlayedMatch>({
  code,
  game: code,
  when: count,
  you: count,
  seats: list(fields({ name: words, level: code }), MOST_SEATS),
  scores: list(count, MOST_SEATS),
  places: list(count, MOST_SEATS),
  rounds: count,
  tie: words,
  lesson: yes,
});
const meeting = fields<Meeting>({ code, when: count, who: words, mine: yes, round: maybe(count) });
const deal = fields({ promise: code, commitments: maybe(list(code, 2 * MOST_SEATS)), seal: maybe(code) });
/** A card that people made; its picture is drawn by what shows no image but pixels. */
const face = fields<Face>({
  id: code,
  name: words,
  kind: code,
  text: words,
  science: words,
  more: text(1000),
  source: whatIs((value) => value === "" || (typeof value === "string" && /^https:\/\/[^\s"'<>@]{1,300}$/.test(value))),
  facts: whatIs((value) => typeof value === "object" && value !== null && JSON.stringify(value).length <= MOST_FACTS),
  author: words,
  picture: whatIs(
    (value) => value === null || (typeof value === "object" && JSON.stringify(value).length <= MOST_PICTURE),
  ),
  own: whatIs((value) => value === "new" || value === "changed"),
});
const maybeFace: Reader<Face | undefined> = (value) => (value === undefined ? undefined : face(value));
/** What the server takes for changes it looks at anew; here they are only carried. */
const changes: Reader<KeptEdition["changes"]> = whatIs(
  (value) => typeof value === "object" && value !== null && JSON.stringify(value).length <= MOST_CHANGES,
);
/** A part that older files do not have. */
const maybeNone =
  <Part>(reader: Reader<Part[]>): Reader<Part[]> =>
  (value) =>
    value === undefined ? [] : reader(value);
const luggage = fields<Luggage>({
  labtable: whatIs((value) => value === FORMAT),
  name: text(24),
  likings: record((value) => value, 100),
  tables: list(table, MOST.tables),
  matches: list(match, MOST.matches),
  met: list(
    fields<MetCard>({ game: code, card: code, meetings: list(meeting, MOST_MEETINGS), face: maybeFace }),
    MOST.met,
  ),
  keys: list(fields<TableKey>({ code, key: hex }), MOST.keys + MOST.tables),
  editions: maybeNone(list(fields<KeptEdition>({ id: code, game: code, when: count, changes }), MOST.editions)),
  chances: list(hex, 100),
  deals: record(deal, 100),
});

function opened(file: string): Luggage {
  try {
    return luggage(JSON.parse(file));
  } catch {
    return refuse();
  }
}
