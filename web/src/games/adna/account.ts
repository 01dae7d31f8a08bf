import type { Account } from "../../boards";
import { countOf, inWords, isReader, listed, outcomeOf, within, type Outcome } from "../../table/outcome";
import type { Sight } from "../../table/sight.svelte";
import type { AdnaView, View } from "../../wire";
import Trophy from "./Trophy.svelte";

type Lab = Sight<AdnaView>;

const bases = (count: number): string => countOf(count, "base");
const cardsIn = ({ hands }: AdnaView, seat: number): number =>
  Object.values(hands[seat]!).reduce((sum, deck) => sum + deck.length, 0);

/** The one game of a match: who completed the chain, or who was ahead when the turns ran out. */
function ofOneGame(table: Lab): Outcome {
  const { view } = table;
  const { chains, goal, turn } = view;
  const winner = turn.winners[0];
  if (winner === undefined || turn.winners.length > 1)
    return {
      words: `After ${turn.round} turns both chains and both hands were alike; ${listed(table, turn.winners, within)} share the win.`,
      rule: "A-52",
      compared: [],
    };
  const length = chains[winner]!.length;
  if (length >= goal) {
    const held = cardsIn(view, winner);
    const hand = held === 0 ? "no card" : `${inWords(held)} ${held === 1 ? "card" : "cards"}`;
    const whose = isReader(table, winner) ? "your" : "their";
    const words = `${table.name(winner)} completed ${whose} chain of ${bases(goal)} in turn ${turn.round}, with ${hand} in hand; ${within(table, 1 - winner)} had ${bases(chains[1 - winner]!.length)}.`;
    return { words, rule: "A-10", compared: [] };
  }
  return ranOut(table, winner);
}

function ranOut(table: Lab, winner: number): Outcome {
  const { view } = table;
  const clean = view.chains.map(({ bases, length }) => (bases.includes("U") ? 0 : length));
  const hands = view.chains.map((_, seat) => cardsIn(view, seat));
  const words = `Nobody completed a chain in ${view.turn.round} turns. ${table.name(winner)} had the longer one, ${clean[winner]} to ${clean[1 - winner]} bases.`;
  if (clean[0] !== clean[1]) return { words, rule: "A-52", compared: [] };
  return {
    words: `Nobody completed a chain in ${view.turn.round} turns, and both counted ${bases(clean[0]!)}. ${table.name(winner)} held fewer cards, ${hands[winner]} to ${hands[1 - winner]}.`,
    rule: "A-52",
    compared: [
      { what: "Bases", counts: clean },
      { what: "Cards in hand", counts: hands },
    ],
  };
}

function outcome(table: Lab): Outcome {
  const { games, won, match_won_by, turn } = table.view;
  if (games === 1) return ofOneGame(table);
  const ofGames = { what: "Games won", counts: won, say: (count: number) => `won ${countOf(count, "game")}` };
  const ofPoints = { what: "Points", counts: turn.scores, say: (count: number) => countOf(count, "point") };
  const pointsFirst = match_won_by === "points";
  const came = pointsFirst
    ? (count: number) => `had ${countOf(count, "point")} when the match was over`
    : (count: number) => `won ${count} of ${games} games`;
  const [first, second] = pointsFirst ? [ofPoints, ofGames] : [ofGames, ofPoints];
  return outcomeOf(table, { ...first, came, breaks: [second], rule: "A-10" });
}

/** The chain, and what is taken off it; of several games those that were won. */
function parts(view: View, seat: number) {
  const { chains, games, won, goal } = view as AdnaView;
  const points = view.turn.scores[seat]!;
  if (games > 1) return [{ words: `${won[seat]} of ${games} games won`, points, look: "accent" as const }];
  const length = chains[seat]!.length;
  if (length < goal || !view.turn.winners.includes(seat))
    return [{ words: `${length} bases, not complete`, points: 0, look: "accent" as const }];
  return [
    { words: `${length} bases`, points: length, look: "accent" as const },
    { words: `− ${countOf(length - points, "card")} in hand`, points: points - length, look: "loss" as const },
  ];
}

export const account: Account = {
  outcome: outcome as Account["outcome"],
  parts,
  key: [
    ["accent", "bases of the chain"],
    ["loss", "taken off for cards in hand"],
  ],
  counts: "Bases",
  rounds: "turn",
  reached: (view) => {
    const { games, chains, turn } = view as AdnaView;
    return games > 1 ? turn.scores : chains.map(({ length }) => length);
  },
  goal: (view) => ((view as AdnaView).games > 1 ? undefined : (view as AdnaView).goal),
  confetti: ["a-mini-A", "a-mini-T", "a-mini-C", "a-mini-G"],
  Trophy: Trophy as NonNullable<Account["Trophy"]>,
};
