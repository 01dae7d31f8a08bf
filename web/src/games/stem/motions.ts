import { motionsOf, type Motion } from "../../table/motion";
import type { StemEvent } from "../../wire";

const HIDDEN = "back-hero";

const card = (id: string): string => `card:${id}`;

const disc = (id: string): string => `disc:${id}`;

const theirs = (seat: number): string => `rival:${seat}:hand`;

const slide = (from: string, to: string): Motion => ({ move: "slide", from, to });

const glide = (spot: string): Motion => slide(spot, spot);

const fly = (from: string, to: string, count = 1): Motion => ({
  move: "fly",
  pieces: Array<string>(count).fill(HIDDEN),
  from,
  to,
});

interface Moved {
  seat: number;
  card: string;
}

const laid = (event: Moved): Motion[] => [glide(card(event.card)), fly(theirs(event.seat), card(event.card))];

const discarded = (event: Moved): Motion[] => [
  slide(card(event.card), "hero-discard"),
  fly(theirs(event.seat), "hero-discard"),
];

const lost = (event: Moved): Motion[] => [slide(card(event.card), "hero-discard")];

/**
 * What moves when something happens. A card has the same spot wherever it lies, so it slides from where it was to where it
 * is; what comes from the hidden hand of another player (`rival:`, never the reader) flies as the back of a card.
 */
export const motions = motionsOf<StemEvent>({
  announced_hero: laid,
  announced_inspiration: laid,
  attached: laid,
  attached_hidden: ({ seat }) => [fly(theirs(seat), `seat:${seat}`)],
  scored: (event) => [glide(disc(event.card))],
  swapped: ({ taken, given }) => [glide(disc(taken)), glide(disc(given))],
  discarded,
  lost_card: discarded,
  lost_enhancement: lost,
  no_place: lost,
  took_from_discard: (event) => [fly("hero-discard", theirs(event.seat)), fly("hero-discard", card(event.card))],
  drew: ({ cards }) => [fly("hero-deck", "hand", cards.length)],
  drew_hidden: ({ seat, cards }) => [fly("hero-deck", theirs(seat), cards)],
  passed_card: ({ giver, seat }) => [fly(theirs(giver), "hand"), fly("hand", theirs(seat))],
  passed_hidden: ({ giver, seat }) => [fly(theirs(giver), theirs(seat))],
  field_discarded: (event) => [slide(disc(event.card), "discovery-discard")],
  turned_up: (event) => [{ move: "turn", at: disc(event.card) }],
});
