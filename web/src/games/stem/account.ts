import type { Account } from "../../boards";
import { countOf, optionOf, outcomeOf, type Outcome } from "../../table/outcome";
import type { StemView, View } from "../../wire";
import { atEnd, STEPS, type Stem } from "./cards";

/** Why the last round was the last. */
function ended(table: Stem): string {
  const { players, turn } = table.view;
  const first = players.find(({ steps }) => steps.length === STEPS.length);
  if (!first) return `Round ${turn.round} was the last that was agreed.`;
  return `${table.name(first.seat)} did all five steps, so round ${turn.round} was the last.`;
}

function outcome(table: Stem): Outcome {
  const { players } = table.view;
  const inFront = `${optionOf(table, "tiebreak_count")}` !== "played_from_hand";
  const counts = players.map(({ works, played }) =>
    inFront ? works.reduce((sum, work) => sum + 1 + work.enhancements.length, 0) : played,
  );
  const what = inFront ? "Cards in front" : "Cards played";
  const say = (count: number): string =>
    inFront ? `${countOf(count, "card")} in front` : `played ${countOf(count, "card")}`;
  return outcomeOf(table, {
    what: "Points",
    counts: table.turn.scores,
    came: (count) => `ended with ${countOf(count, "point")}`,
    breaks: [{ what, counts, say, fewest: true }],
    rule: "V3",
    before: ended(table),
  });
}

/** What Discoveries are worth, what Enhancements add, and what the end brings. */
function parts(view: View, seat: number) {
  const { works } = (view as StemView).players[seat]!;
  const found = works.reduce((sum, work) => sum + work.points, 0);
  const added = works.reduce((sum, work) => sum + work.added, 0);
  const later = atEnd(view as StemView, seat);
  return [
    { words: `${found} for Discoveries`, points: found, look: "gold" as const, symbol: "back-discovery" },
    { words: `${added} for Enhancements`, points: added, look: "teal" as const, symbol: "kind-item" },
    { words: `${later} at the end`, points: later, look: "accent" as const },
  ];
}

export const account: Account = {
  outcome: outcome as Account["outcome"],
  parts,
  key: [
    ["gold", "Discoveries"],
    ["teal", "Enhancements"],
    ["accent", "abilities and Challenges at the end"],
  ],
  counts: "Points",
  rounds: "round",
  confetti: ["type-science", "type-technology", "type-engineering", "type-mathematics", "type-polymath"],
};
