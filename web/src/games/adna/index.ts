import type { Component } from "svelte";
import type { BoardKit, Met } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { AdnaView, Face, Happening, View } from "../../wire";
import Board from "./Board.svelte";
import HowTo from "./HowTo.svelte";
import { motions } from "./motions";
import Picture from "./Picture.svelte";

const told = ({ kind, facts }: Happening): string | null => (kind === "announced" ? (facts.card as string) : null);

function account(view: View, seat: number): string {
  const { chains, hands, games, won } = view as AdnaView;
  const cards = Object.values(hands[seat]!).reduce((sum, deck) => sum + deck.length, 0);
  if (games > 1) return `${won[seat]} of ${games} games won`;
  if (!view.turn.winners.includes(seat)) return `${chains[seat]!.length} bases, not complete`;
  return `${chains[seat]!.length} bases − ${cards} cards in hand`;
}

/** Every card that was announced, once, with who announced it first. */
function met(_view: View, faces: Map<string, Face>, log: Happening[]): Met[] {
  const found = new Map<string, Met>();
  for (const happening of log) {
    const face = faces.get(told(happening) ?? "");
    if (face && !found.has(face.id)) found.set(face.id, { face, seat: happening.facts.seat as number, note: "" });
  }
  return [...found.values()];
}

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  motions,
  told,
  account,
  met,
  ending: {
    words: "Whoever first completes the chain wins; the points are its length minus the cards in hand.",
    rule: "A-10",
  },
};

export default kit;
