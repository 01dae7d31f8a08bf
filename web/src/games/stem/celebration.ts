import { celebrationOf } from "../../table/celebration";
import type { StemEvent } from "../../wire";
import { pointsOf, STEPS, type Stem } from "./cards";

/** A step of the method is done. */
export const celebration = celebrationOf<StemEvent, Stem>({
  scored: ({ seat, card }, { view, faces }) => ({
    seat,
    card,
    points: pointsOf(faces.get(card)!),
    has: view.players[seat]!.works.filter((work) => work.discovery !== null).length,
    goal: STEPS.length,
    counts: "steps",
  }),
});
