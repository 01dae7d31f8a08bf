import type { Component } from "svelte";
import type { BoardKit, Ending } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { AdnaView, View } from "../../wire";
import Board from "./Board.svelte";
import { celebration } from "./celebration";
import HowTo from "./HowTo.svelte";
import { motions } from "./motions";
import Picture from "./Picture.svelte";

function account(view: View, seat: number): string {
  const { chains, hands, games, won } = view as AdnaView;
  const cards = Object.values(hands[seat]!).reduce((sum, deck) => sum + deck.length, 0);
  if (games > 1) return `${won[seat]} of ${games} games won`;
  if (!view.turn.winners.includes(seat)) return `${chains[seat]!.length} bases, not complete`;
  return `${chains[seat]!.length} bases − ${cards} cards in hand`;
}

function ending(view: View): Ending {
  const { games, won, match_won_by, turn } = view as AdnaView;
  const rule = "A-10";
  if (games === 1)
    return {
      words: "Whoever first completes the chain wins; the points are its length minus the cards in hand.",
      rule,
    };
  if (match_won_by === "points")
    return { words: "The match goes to the higher sum of points; a tie goes to more games won.", rule };
  const counts = won[0] === won[1] ? turn.scores : won;
  return { words: "The match goes to more games won; a tie goes to the higher sum of points.", rule, counts };
}

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  motions: motions as BoardKit["motions"],
  celebration: celebration as BoardKit["celebration"],
  account,
  ending,
};

export default kit;
