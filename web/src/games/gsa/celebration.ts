import { celebrationOf } from "../../table/celebration";
import type { GsaEvent } from "../../wire";
import { projectFacts, type GsaSight } from "./cards";

/** A project is completed. */
export const celebration = celebrationOf<GsaEvent, GsaSight>({
  completed: ({ seat, project }, { view, faces }) => ({
    seat,
    card: project,
    points: projectFacts(faces.get(project)).points,
    has: view.players[seat]!.won,
    counts: "points won",
  }),
});
