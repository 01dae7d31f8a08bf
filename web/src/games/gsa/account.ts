import type { Account } from "../../boards";
import { countOf, optionOf, outcomeOf, within, type Outcome, type TieBreak } from "../../table/outcome";
import type { GsaView, View } from "../../wire";
import { projectFacts, type GsaSight } from "./cards";

/** Why the last turn was the last. */
function ended(table: GsaSight): string {
  const { trigger, turn } = table.view;
  if (trigger !== null)
    return `The Project pile was empty and ${within(table, trigger)} completed a project, so everybody had one more turn.`;
  const most = Number(optionOf(table, "max_rounds"));
  if (turn.round >= most) return `After ${countOf(most, "round")} the game was over.`;
  return `Nothing had moved for ${countOf(Number(optionOf(table, "idle_rounds")), "round")}, so the game was over.`;
}

function breaksOf(table: GsaSight): TieBreak[] {
  const { players, units } = table.view;
  const isRegular = (card: string): boolean => !projectFacts(table.faces.get(card)).mandatory;
  const completed = players.map((player) => player.completed.filter(isRegular).length);
  const open = players.map(({ seat }) => units.filter(({ owners }) => owners.includes(seat)).length);
  const breaks: Record<string, TieBreak> = {
    completed: {
      what: "Regular projects",
      counts: completed,
      say: (count) => `completed ${countOf(count, "regular project")}`,
    },
    unfinished: { what: "Unfinished", counts: open, say: (count) => `${count} unfinished`, fewest: true },
  };
  return `${optionOf(table, "tiebreak")}`.split("+").flatMap((count) => breaks[count] ?? []);
}

function outcome(table: GsaSight): Outcome {
  return outcomeOf(table, {
    what: "Points",
    counts: table.turn.scores,
    came: (count) => `ended with ${countOf(count, "point")}`,
    breaks: breaksOf(table),
    rule: "G-85",
    before: ended(table),
  });
}

/** What completed projects brought, and what unfinished ones cost. */
function parts(view: View, seat: number) {
  const { completed, won } = (view as GsaView).players[seat]!;
  const open = view.turn.scores[seat]! - won;
  const unfinished = (view as GsaView).units.filter(({ owners }) => owners.includes(seat)).length;
  return [
    { words: `${won} for ${countOf(completed.length, "project")}`, points: won, look: "accent" as const },
    {
      words: unfinished > 0 ? `−${-open} for ${unfinished} unfinished` : "nothing unfinished",
      points: open,
      look: "loss" as const,
    },
  ];
}

export const account: Account = {
  outcome: outcome as Account["outcome"],
  parts,
  key: [
    ["accent", "completed"],
    ["loss", "taken off for what lies unfinished"],
  ],
  counts: "Points",
  rounds: "round",
  confetti: ["c-mouse", "c-fly", "c-zebrafish", "c-cress", "c-pcr", "c-yeast"],
};
