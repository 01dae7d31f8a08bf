import type { Motion } from "../../table/motion";
import type { StemEvent } from "../../wire";

const HIDDEN = "back-hero";

/**
 * What moves when something happens. A card has the same spot wherever it lies, so it slides from where it was to where it
 * is; what comes from the hidden hand of another player (`rival:`, never the reader) flies as the back of a card.
 */
export function motions(event: StemEvent): Motion[] {
  switch (event.kind) {
    case "announced_hero":
    case "announced_inspiration":
    case "attached":
      return [glide(card(event.card)), fly(theirs(event.seat), card(event.card))];
    case "attached_hidden":
      return [fly(theirs(event.seat), `seat:${event.seat}`)];
    case "scored":
      return [glide(disc(event.card))];
    case "swapped":
      return [glide(disc(event.taken)), glide(disc(event.given))];
    case "discarded":
    case "lost_card":
      return [slide(card(event.card), "hero-discard"), fly(theirs(event.seat), "hero-discard")];
    case "lost_enhancement":
    case "no_place":
      return [slide(card(event.card), "hero-discard")];
    case "took_from_discard":
      return [fly("hero-discard", theirs(event.seat)), fly("hero-discard", card(event.card))];
    case "drew":
      return [fly("hero-deck", "hand", event.cards.length)];
    case "drew_hidden":
      return [fly("hero-deck", theirs(event.seat), event.cards)];
    case "passed_card":
      return [fly(theirs(event.giver), "hand"), fly("hand", theirs(event.seat))];
    case "passed_hidden":
      return [fly(theirs(event.giver), theirs(event.seat))];
    case "field_discarded":
      return [slide(disc(event.card), "discovery-discard")];
    case "turned_up":
      return [{ move: "turn", at: disc(event.card) }];
    default:
      return [];
  }
}

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
