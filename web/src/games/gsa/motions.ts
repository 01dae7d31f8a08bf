import { motionsOf, type Motion } from "../../table/motion";
import type { GsaEvent } from "../../wire";

const held = ({ seat, card }: { seat: number; card: string }): string => `seat:${seat}:card:${card}`;

const fly = (piece: string, from: string, to: string): Motion => ({ move: "fly", pieces: [piece], from, to });

const drop = (project: string): Motion => ({ move: "drop", at: `project:${project}` });

const drawn = ({ sources, seat }: { sources: string[]; seat: number }): Motion[] =>
  sources.map((source) =>
    fly(source === "project" ? "back-project" : "back-resource", `pile:${source}`, `seat:${seat}:hand`),
  );

const laid = ({ project, seat }: { project: string; seat: number }): Motion[] => [
  fly("back-project", `seat:${seat}:card:${project}`, `project:${project}`),
  drop(project),
];

const stolen = ({ seat, victim }: { seat: number; victim: number }): Motion[] => [
  fly("back-resource", `seat:${victim}:hand`, `seat:${seat}:hand`),
];

/** What moves on the board when something happens: cards fly between hands, piles and the slots they fill. */
export const motions = motionsOf<GsaEvent>({
  drew: drawn,
  drew_hidden: drawn,
  started: laid,
  put_down: laid,
  attached: (event) => [fly(`c-${event.card}`, held(event), `need:${event.project}:${event.type}`)],
  removed: ({ card, project }) => [fly(`c-${card}`, `need:${project}:${card}`, "pile:discard")],
  completed: ({ project, seat }) => [{ move: "slide", from: `project:${project}`, to: `score:${seat}` }],
  abandoned: ({ project }) => [{ move: "slide", from: `project:${project}`, to: "pile:discard" }],
  accepted: ({ project, other }) => [drop(project), drop(other)],
  guarded: ({ project }) => [{ move: "drop", at: `guard:${project}` }],
  played: (event) => [fly(`c-${event.card}`, held(event), "pile:burn")],
  discarded: (event) => [fly(`c-${event.card}`, held(event), "pile:discard")],
  recovered: ({ card, seat }) => [fly(`c-${card}`, "pile:discard", `seat:${seat}:hand`)],
  stole: stolen,
  stole_hidden: stolen,
  refilled: () => [fly("back-resource", "pile:burn", "pile:resource")],
  recycled: () => [fly("back-resource", "pile:discard", "pile:resource")],
});
