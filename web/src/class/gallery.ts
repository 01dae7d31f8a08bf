/** The books and the painters of the games of a class: what a card is called, and how it is drawn. */
import { deckBook, gameBook } from "../app/api";
import { painterOf, type Painter } from "../boards";
import type { ClassBench, ClassReport, Face, GameBook } from "../wire";

export interface Shelf {
  book: GameBook;
  painter: Painter;
  /** Of two cards with one id, in different decks, the later one. */
  faces: Map<string, Face>;
  /** The cards of each deck, by its edition. */
  decks: Map<string, Map<string, Face>>;
}

/** The decks of each game, by their editions. */
export type Decks = Readonly<Record<string, readonly string[]>>;

const facesOf = (cards: readonly Face[]): Map<string, Face> => new Map(cards.map((face) => [face.id, face]));

/** A card as it is in one deck. */
export const faceIn = (shelf: Shelf | undefined, edition: string, card: string): Face | undefined =>
  shelf?.decks.get(edition)?.get(card);

/** All that is needed to show the cards of some games, with the decks that a class has made of them. */
export async function shelvesOf(games: readonly string[], decks: Decks = {}): Promise<Map<string, Shelf>> {
  const shelves = games.map(async (game): Promise<[string, Shelf]> => {
    const editions = decks[game] ?? [];
    const [painter, ...books] = await Promise.all([
      painterOf(game),
      ...(editions.length > 0 ? editions.map((edition) => deckBook(game, edition)) : [gameBook(game)]),
    ]);
    const own = new Map(books.map(({ cards }, at) => [editions[at] ?? "", facesOf(cards)]));
    const faces = facesOf(books.flatMap(({ cards }) => cards));
    return [game, { book: books[books.length - 1]!, painter, faces, decks: own }];
  });
  return new Map(await Promise.all(shelves));
}

/** The deck that a class has made, by its game. */
export const decksOf = (bench: ClassBench | null): Decks => (bench?.edition ? { [bench.game]: [bench.edition] } : {});

/** The decks with which a class has played, by their game. */
export function decksMet(report: ClassReport): Decks {
  const decks: Record<string, string[]> = {};
  for (const { game, edition } of report.games) (decks[game] ??= []).push(edition);
  return decks;
}
