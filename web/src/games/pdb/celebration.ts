import { celebrationOf } from "../../table/celebration";
import type { Sight } from "../../table/sight.svelte";
import type { PdbEvent, PdbView } from "../../wire";

/** A claimed card has come to its lab. */
export const celebration = celebrationOf<PdbEvent, Sight<PdbView>>({
  acquired: ({ seat, card }, { view, faces }) => ({
    seat,
    card,
    points: (faces.get(card)?.facts.points as number | undefined) ?? 0,
    has: view.turn.scores[seat]!,
    goal: view.target,
    counts: "stars",
  }),
});
