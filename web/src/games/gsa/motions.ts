import type { Motion } from "../../table/motion";
import type { GsaEvent } from "../../wire";

/** What moves on the board when something happens: cards fly between hands, piles and the slots they fill. */
export function motions(event: GsaEvent): Motion[] {
  switch (event.kind) {
    case "drew":
    case "drew_hidden":
      return event.sources.map((source) => drawn(source, event.seat));
    case "started":
    case "put_down":
      return [
        fly("back-project", `seat:${event.seat}:card:${event.project}`, `project:${event.project}`),
        { move: "drop", at: `project:${event.project}` },
      ];
    case "attached":
      return [fly(`c-${event.card}`, held(event), `need:${event.project}:${event.type}`)];
    case "removed":
      return [fly(`c-${event.card}`, `need:${event.project}:${event.card}`, "pile:discard")];
    case "completed":
      return [{ move: "slide", from: `project:${event.project}`, to: `score:${event.seat}` }];
    case "abandoned":
      return [{ move: "slide", from: `project:${event.project}`, to: "pile:discard" }];
    case "accepted":
      return [
        { move: "drop", at: `project:${event.project}` },
        { move: "drop", at: `project:${event.other}` },
      ];
    case "guarded":
      return [{ move: "drop", at: `guard:${event.project}` }];
    case "played":
      return [fly(`c-${event.card}`, held(event), "pile:burn")];
    case "discarded":
      return [fly(`c-${event.card}`, held(event), "pile:discard")];
    case "recovered":
      return [fly(`c-${event.card}`, "pile:discard", `seat:${event.seat}:hand`)];
    case "stole":
    case "stole_hidden":
      return [fly("back-resource", `seat:${event.victim}:hand`, `seat:${event.seat}:hand`)];
    case "refilled":
      return [fly("back-resource", "pile:burn", "pile:resource")];
    case "recycled":
      return [fly("back-resource", "pile:discard", "pile:resource")];
    default:
      return [];
  }
}

const held = ({ seat, card }: { seat: number; card: string }): string => `seat:${seat}:card:${card}`;

const fly = (piece: string, from: string, to: string): Motion => ({ move: "fly", pieces: [piece], from, to });

const drawn = (source: string, seat: number): Motion =>
  fly(source === "project" ? "back-project" : "back-resource", `pile:${source}`, `seat:${seat}:hand`);
