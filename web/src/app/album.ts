/** The album: every card that tells something of science. Cards that tell the same have one place in it. */
import type { Face, GameEntry } from "../wire";
import type { MetCard } from "./diary";

/** A place in the album. */
export interface Place {
  face: Face;
  name: string;
  /** All cards that belong there. */
  cards: string[];
}

/** The places of a game's cards, in the order of the cards. */
export function placesOf(cards: Face[]): Place[] {
  const places = new Map<string, Place>();
  for (const face of cards) {
    if (!face.science) continue;
    const place = places.get(face.science);
    if (place) {
      place.cards.push(face.id);
      place.name = face.name.replace(/ \([^)]*\)$/, "");
    } else places.set(face.science, { face, name: face.name, cards: [face.id] });
  }
  return [...places.values()];
}

/** Under what a card that people made is kept: its id may be that of another card in another deck. */
export const ownPlace = ({ id, name }: Face): string => `own ${id.slice(0, 24)} ${name}`.slice(0, 64);

/** How many cards of a game were met, and how many there are. */
export interface Share {
  game: GameEntry;
  met: number;
  of: number;
}

/** How full the album is, game by game. */
export const sharesOf = (games: GameEntry[], met: MetCard[]): Share[] =>
  games
    .map((game) => ({ game, met: met.filter((each) => each.game === game.name && !each.face).length, of: game.album }))
    .filter(({ of }) => of > 0);
