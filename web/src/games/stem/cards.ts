import type { Sight } from "../../table/sight.svelte";
import type { AimView, AnnouncedView, Face, StemView, WorkView } from "../../wire";

export type Stem = Sight<StemView>;

/** The steps of the scientific method, in their order. */
export const STEPS: [string, string][] = [
  ["observation", "Observation"],
  ["hypothesis", "Hypothesis"],
  ["experiment", "Experiment"],
  ["analyze_data", "Analyze Data"],
  ["publish_results", "Publish Results"],
];

export const TYPES = ["science", "technology", "engineering", "mathematics", "polymath"];

export const typeOf = (face: Face): string => (face.facts.type as string | undefined) ?? "none";
export const pointsOf = (face: Face): number => (face.facts.points as number | undefined) ?? 0;
export const stepOf = (face: Face): string => (face.facts.step as string | null) ?? "wild";
export const typesOf = (face: Face): string[] => face.facts.types as string[];
export const stepName = (step: string): string => STEPS.find(([id]) => id === step)?.[1] ?? "Wild Step";
/** The number of a step on its card; a Wild Step stands for any. */
export const stepNumber = (step: string): string => String(STEPS.findIndex(([id]) => id === step) + 1 || "1–5");
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The symbol of a card of the Hero deck, or of a Challenge. */
export const symbolOf = (face: Face): string => (face.kind === "hero" ? `hero-${face.id}` : `art-${face.id}`);

/** A name for small places: the whole one if it is short, else what people are known by. */
export function shortName(name: string): string {
  if (name.length < 10) return name;
  const words = name.split(" ");
  return words.includes("da") ? words[0]! : words.at(-1)!;
}

/** All that a card of the hand can do in some phase of the game. */
export const handMoves = (card: string): string[] =>
  ["hero", "add", "attach", "play", "answer", "discard", "give"].map((verb) => `${verb}:${card}`);

/** What a Discovery with its Hero and Enhancements is worth now. */
export const worth = (work: WorkView): number => work.points + work.added;

/** What the end would add for a seat as things stand. */
export const atEnd = (view: StemView, seat: number): number =>
  view.players[seat]!.at_end.reduce((sum, each) => sum + each.points, 0);

/** Cards that are announced; a Hero is so before its Discovery is named. */
export function announcedNow(view: StemView): AnnouncedView[] {
  if (view.announced.length > 0) return view.announced;
  return view.players.flatMap(({ seat, works }) =>
    works.filter((work) => work.discovery === null).map((work) => ({ seat, card: work.hero, aim: null })),
  );
}

/** What an announced card aims at, whose it is said last: "Radium Sample of Noor's Chien-Shiung Wu". */
export function aimInWords(table: Stem, { aim }: AnnouncedView): string {
  if (!aim) return "";
  const nameOf = (card: string): string => table.faces.get(card)!.name;
  const hero = aim.hero === null ? [] : [nameOf(aim.hero)];
  const card = aim.card === null ? [] : [aim.card.card === null ? aKind(aim.card.kinds[0]!) : nameOf(aim.card.card)];
  const parts = [...card, ...hero];
  if (aim.seat === null) return parts.join(" of ");
  if (parts.length === 0) return table.name(aim.seat).replace("You", "you");
  return [...parts.slice(0, -1), `${table.whose(aim.seat)} ${parts.at(-1)}`].join(" of ");
}

/** What is aimed at while an answer is asked for, if it lies in front of a seat or in its hand. */
export function aimAt({ view }: Stem, seat: number): AimView | null {
  const aim = view.announced[0]?.aim;
  return aim?.seat === seat ? aim : null;
}

const aKind = (kind: string): string => (kind === "item" ? "an Item" : `a ${capital(kind)}`);

/** The step that was declared for a Wild Step, while it is being scored. */
export function declaredStep({ faces, view: { reserved, declared } }: Stem): string {
  return reserved && declared && stepOf(faces.get(reserved)!) === "wild" ? stepName(declared) : "";
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** A count in words: "Three Discoveries". */
export const counted = (count: number, one: string, more: string): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? one : more}`;
