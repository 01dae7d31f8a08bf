import type { Component } from "svelte";
import type { BoardKit, Met } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { Face, Happening, StemView, View } from "../../wire";
import Board from "./Board.svelte";
import HowTo from "./HowTo.svelte";
import { atEnd } from "./cards";
import { motions } from "./motions";
import Picture from "./Picture.svelte";

function account(view: View, seat: number): string {
  const stem = view as StemView;
  const { works } = stem.players[seat]!;
  const found = works.reduce((sum, work) => sum + work.points, 0);
  const added = works.reduce((sum, work) => sum + work.added, 0);
  return `${found} for Discoveries + ${added} for Enhancements + ${atEnd(stem, seat)} at the end`;
}

/** Heroes when they score, Enhancements when they are added, Inspirations when they are played. */
function told({ kind, facts }: Happening): string | null {
  if (kind === "scored") return facts.hero_id as string;
  return kind === "attached" || kind === "announced_inspiration" ? (facts.card as string) : null;
}

/** Every card that was told of, once, with the round in which it came into play. */
function met(_view: View, faces: Map<string, Face>, log: Happening[]): Met[] {
  const found = new Map<string, Met>();
  let round = 1;
  for (const happening of log) {
    if (happening.kind === "turn_began") round = happening.facts.round as number;
    const id = told(happening);
    const face = id === null ? undefined : faces.get(id);
    if (face && !found.has(face.id)) {
      found.set(face.id, { face, seat: happening.facts.seat as number, note: `round ${round}` });
    }
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
  ending: { words: "The highest score wins; a tie goes to the fewest cards played.", rule: "V3" },
};

export default kit;
