/** The books and the painters of the games of a class: what a card is called, and how it is drawn. */
import { gameBook } from "../app/api";
import { painterOf, type Painter } from "../boards";
import type { Face, GameBook } from "../wire";

export interface Shelf {
  book: GameBook;
  painter: Painter;
  faces: Map<string, Face>;
}

/** All that is needed to show the cards of some games. */
export async function shelvesOf(games: readonly string[]): Promise<Map<string, Shelf>> {
  const shelves = games.map(async (game): Promise<[string, Shelf]> => {
    const [book, painter] = await Promise.all([gameBook(game), painterOf(game)]);
    return [game, { book, painter, faces: new Map(book.cards.map((face) => [face.id, face])) }];
  });
  return new Map(await Promise.all(shelves));
}
