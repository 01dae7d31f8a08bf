import type { Account } from "../../boards";
import { countOf, outcomeOf, type Outcome } from "../../table/outcome";
import type { Sight } from "../../table/sight.svelte";
import type { LabView, PdbView, View } from "../../wire";
import { DATA } from "./tokens";

const stars = (count: number): string => countOf(count, "star");

const dataOf = (lab: LabView): string[] =>
  DATA.flatMap((kind) => Array<string>(lab.tokens[kind] ?? 0).fill(`t-${kind}`));

function outcome(table: Sight): Outcome {
  const { labs, target, turn } = table.view as PdbView;
  const signs = labs.map(dataOf);
  const isReached = Math.max(...turn.scores) >= target;
  return outcomeOf(table, {
    what: "Stars",
    counts: turn.scores,
    came: (count) => (isReached ? `reached ${stars(count)} in round ${turn.round}` : `had ${stars(count)}`),
    breaks: [
      { what: "Data left", counts: signs.map((held) => held.length), signs, say: (count) => `${count} Data left` },
    ],
    rule: "16",
    before: isReached ? "" : `Nobody had ${stars(target)} after ${turn.round} rounds, so it ended there.`,
  });
}

/** What a seat published, and what it deposited. */
function parts(view: View, seat: number) {
  const published = (view as PdbView).labs[seat]!.tokens.achievement ?? 0;
  const deposited = view.turn.scores[seat]! - published;
  return [
    { words: `${published} published`, points: published, look: "gold" as const, symbol: "s-publish" },
    {
      words: deposited > 0 ? `${deposited} deposited` : "nothing deposited",
      points: deposited,
      look: "teal" as const,
      symbol: "t-card",
    },
  ];
}

export const account: Account = {
  outcome,
  parts,
  key: [
    ["gold", "published, 1 star each"],
    ["teal", "deposited, 3 stars a card"],
  ],
  counts: "Stars",
  rounds: "round",
  symbol: "t-achievement",
  goal: (view) => (view as PdbView).target,
  confetti: ["t-achievement", "t-square", "t-circle", "t-triangle", "t-crystal", "t-sample"],
};
