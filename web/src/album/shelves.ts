import { placesOf, type Place } from "../app/album";
import type { MetCard } from "../app/diary";
import type { Painter } from "../boards";
import { painterOf } from "../boards";
import { gameBook, games } from "../app/api";
import type { Language } from "../app/settings.svelte";
import type { Face, GameBook } from "../wire";

/** A place of the album as this reader has it. */
export interface Filled extends Place {
  met: MetCard | undefined;
}

/** All places of one kind. */
export interface Shelf {
  game: string;
  kind: string;
  title: string;
  places: Filled[];
}

/** A game in the album. */
export interface Volume {
  book: GameBook;
  painter: Painter;
  shelves: Shelf[];
}

const TITLES: Record<string, string> = {
  action: "Methods",
  base: "Bases",
  deposition: "Molecules",
  discovery: "Steps of the method",
  enzyme: "Enzymes",
  hero: "Heroes",
  inspiration: "Inspirations",
  item: "Tools",
  location: "Places",
  modifier: "Events",
  project: "Research projects",
  reaction: "Reagents and devices",
  species: "Model organisms",
  technique: "Techniques",
};

/** All games that have something for the album, with what was met of each, read in a language. */
export async function volumesOf(met: MetCard[], order: string[], language: Language): Promise<Volume[]> {
  const entries = (await games()).filter(({ album }) => album > 0);
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = entries.toSorted((one, other) => rank(one.name) - rank(other.name));
  return Promise.all(sorted.map(({ name }) => volumeOf(name, met, language)));
}

async function volumeOf(game: string, met: MetCard[], language: Language): Promise<Volume> {
  const [book, painter] = await Promise.all([gameBook(game, language), painterOf(game)]);
  const known = new Map(met.filter((each) => each.game === game).map((each) => [each.card, each]));
  const places = placesOf(book.cards).map((place) => ({ ...place, met: known.get(place.face.id) }));
  const kinds = [...new Set(places.map(({ face }) => face.kind))];
  const shelves = kinds.map((kind) => ({
    game,
    kind,
    title: TITLES[kind] ?? `${kind[0]!.toUpperCase()}${kind.slice(1)}s`,
    places: places
      .filter(({ face }) => face.kind === kind)
      .toSorted((one, other) => Number(Boolean(other.met)) - Number(Boolean(one.met))),
  }));
  const own = met.flatMap((each) => (each.game === game && each.face ? [ownOf(each, each.face)] : []));
  if (own.length > 0) shelves.push({ game, kind: "own", title: "Cards that people made", places: own });
  return { book, painter, shelves: shelves.toSorted((one, other) => other.places.length - one.places.length) };
}

/** The place of a card that people made: it is there once it was met. */
const ownOf = (met: MetCard, face: Face): Filled => ({
  face: { ...face, id: met.card },
  name: face.name,
  cards: [met.card],
  met,
});
