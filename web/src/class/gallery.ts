/** The books and the painters of the games of a class: what a card is called, and how it is drawn. */
import { deckBook, gameBook } from "../app/api";
import { painterOf, type Painter } from "../boards";
import type { ClassBench, Face, GameBook } from "../wire";

export interface Shelf {
  book: GameBook;
  painter: Painter;
  faces: Map<string, Face>;
}

/** All that is needed to show the cards of some games, with the decks that a class has made of them. */
export async function shelvesOf(
  games: readonly string[],
  decks: Readonly<Record<string, string>> = {},
): Promise<Map<string, Shelf>> {
  const shelves = games.map(async (game): Promise<[string, Shelf]> => {
    const [book, painter] = await Promise.all([
      decks[game] ? deckBook(game, decks[game]) : gameBook(game),
      painterOf(game),
    ]);
    return [game, { book, painter, faces: new Map(book.cards.map((face) => [face.id, face])) }];
  });
  return new Map(await Promise.all(shelves));
}

/** The deck that a class has made, by its game. */
export const decksOf = (bench: ClassBench | null): Record<string, string> =>
  bench?.edition ? { [bench.game]: bench.edition } : {};
