import type { Component } from "svelte";
import type { BoardKit } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { AdnaView, View } from "../../wire";
import Board from "./Board.svelte";
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

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  motions,
  account,
  ending: {
    words: "Whoever first completes the chain wins; the points are its length minus the cards in hand.",
    rule: "A-10",
  },
};

export default kit;
