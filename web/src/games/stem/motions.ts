import type { Motion } from "../../table/motion";
import type { Happening } from "../../wire";

const HIDDEN = "back-hero";

/**
 * What moves when something happens. A card has the same spot wherever it lies, so it slides from where it was to where it
 * is; what comes from the hidden hand of another player (`rival:`, never the reader) flies as the back of a card.
 */
export function motions({ kind, facts }: Happening): Motion[] {
  const seat = facts.seat as number;
  const card = `card:${facts.card}`;
  const disc = `disc:${facts.card}`;
  const theirs = `rival:${seat}:hand`;
  switch (kind) {
    case "announced_hero":
    case "announced_inspiration":
    case "attached":
      return [{ move: "slide", from: card, to: card }, fly(theirs, card)];
    case "attached_hidden":
      return [fly(theirs, `seat:${seat}`)];
    case "scored":
      return [{ move: "slide", from: disc, to: disc }];
    case "swapped":
      return [
        { move: "slide", from: disc, to: disc },
        { move: "slide", from: `disc:${facts.given_card}`, to: `disc:${facts.given_card}` },
      ];
    case "discarded":
    case "lost_card":
      return [{ move: "slide", from: card, to: "hero-discard" }, fly(theirs, "hero-discard")];
    case "lost_enhancement":
    case "no_place":
      return [{ move: "slide", from: card, to: "hero-discard" }];
    case "took_from_discard":
      return [fly("hero-discard", theirs), fly("hero-discard", card)];
    case "drew":
      return [fly("hero-deck", "hand", (facts.names as string[]).length)];
    case "drew_hidden":
      return [fly("hero-deck", theirs, facts.cards as number)];
    case "passed_card":
      return [fly(`rival:${facts.giver}:hand`, "hand"), fly("hand", theirs)];
    case "passed_hidden":
      return [fly(`rival:${facts.giver}:hand`, theirs)];
    case "field_discarded":
      return [{ move: "slide", from: disc, to: "discovery-discard" }];
    case "turned_up":
      return [{ move: "turn", at: disc }];
    default:
      return [];
  }
}

const fly = (from: string, to: string, count = 1): Motion => ({
  move: "fly",
  pieces: Array<string>(count).fill(HIDDEN),
  from,
  to,
});
