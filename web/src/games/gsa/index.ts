import type { Component } from "svelte";
import type { BoardKit, Met } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { Face, GsaView, Happening, View } from "../../wire";
import Board from "./Board.svelte";
import HowTo from "./HowTo.svelte";
import { motions } from "./motions";
import Picture from "./Picture.svelte";

function account(view: View, seat: number): string {
  const player = (view as GsaView).players[seat]!;
  const open = player.won - view.turn.scores[seat]!;
  return `${player.completed.length} completed: +${player.won}, unfinished: −${open}`;
}

/** The card whose science is told: a project that is begun or completed, a resource that is laid, a Modifier played. */
function told({ kind, facts }: Happening): string | null {
  switch (kind) {
    case "completed":
    case "started":
    case "put_down":
      return facts.project as string;
    case "attached":
    case "played":
      return facts.card as string;
    default:
      return null;
  }
}

/** Every project that was completed, then every Modifier that was played, each once. */
function met(_view: View, faces: Map<string, Face>, log: Happening[]): Met[] {
  const projects = new Map<string, Met>();
  const modifiers = new Map<string, Met>();
  let round = 1;
  for (const { kind, facts } of log) {
    const seat = facts.seat as number;
    const face = faces.get((facts.project ?? facts.card) as string);
    if (kind === "turn_began") round = facts.round as number;
    if (face && kind === "completed") projects.set(face.id, { face, seat, note: `round ${round}` });
    if (face && kind === "played" && !modifiers.has(face.id)) modifiers.set(face.id, { face, seat, note: "played it" });
  }
  return [...projects.values(), ...modifiers.values()];
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
    words: "Most points win; a tie goes to more completed projects, then to fewer unfinished ones.",
    rule: "G-85",
  },
};

export default kit;
