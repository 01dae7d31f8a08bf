import type { Motion } from "../../table/motion";
import type { Happening } from "../../wire";

/** What moves on the board when something happens: cards fly between hands, piles and the slots they fill. */
export function motions({ kind, facts }: Happening): Motion[] {
  const seat = facts.seat as number;
  const card = facts.card as string;
  const project = facts.project as string;
  const held = `seat:${seat}:card:${card}`;
  switch (kind) {
    case "drew":
    case "drew_hidden":
      return (facts.sources as string[]).map((source) => drawn(source, seat));
    case "started":
    case "put_down":
      return [
        fly("back-project", `seat:${seat}:card:${project}`, `project:${project}`),
        { move: "drop", at: `project:${project}` },
      ];
    case "attached":
      return [fly(`c-${card}`, held, `need:${project}:${facts.as}`)];
    case "removed":
      return [fly(`c-${card}`, `need:${project}:${card}`, "pile:discard")];
    case "completed":
      return [{ move: "slide", from: `project:${project}`, to: `score:${seat}` }];
    case "abandoned":
      return [{ move: "slide", from: `project:${project}`, to: "pile:discard" }];
    case "accepted":
      return [
        { move: "drop", at: `project:${project}` },
        { move: "drop", at: `project:${facts.other}` },
      ];
    case "guarded":
      return [{ move: "drop", at: `guard:${project}` }];
    case "played":
      return [fly(`c-${card}`, held, "pile:burn")];
    case "discarded":
      return [fly(`c-${card}`, held, "pile:discard")];
    case "recovered":
      return [fly(`c-${card}`, "pile:discard", `seat:${seat}:hand`)];
    case "stole":
    case "stole_hidden":
      return [fly("back-resource", `seat:${facts.victim}:hand`, `seat:${seat}:hand`)];
    case "refilled":
      return [fly("back-resource", "pile:burn", "pile:resource")];
    case "recycled":
      return [fly("back-resource", "pile:discard", "pile:resource")];
    default:
      return [];
  }
}

const fly = (piece: string, from: string, to: string): Motion => ({ move: "fly", pieces: [piece], from, to });

const drawn = (source: string, seat: number): Motion =>
  fly(source === "project" ? "back-project" : "back-resource", `pile:${source}`, `seat:${seat}:hand`);
