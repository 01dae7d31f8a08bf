import { celebrationOf } from "../../table/celebration";
import type { Sight } from "../../table/sight.svelte";
import type { AdnaEvent, AdnaView } from "../../wire";

type Lab = Sight<AdnaView>;

/** The card that was played on a chain last. */
function playedOn(table: Lab, chain: number): Extract<AdnaEvent, { kind: "announced" }> | undefined {
  const told = table.story.map(({ event }) => event as AdnaEvent);
  return told.filter((event) => event.kind === "announced").findLast((event) => event.chain === chain);
}

const grown = ({ view }: Lab, seat: number) => ({
  seat,
  has: view.chains[seat]!.length,
  goal: view.goal,
  counts: "bases",
});

/** The rival's chain is cut for good, or the own one is complete. */
export const celebration = celebrationOf<AdnaEvent, Lab>({
  lost: ({ chain }, table) => {
    const played = playedOn(table, chain);
    return played && played.seat !== chain ? { ...grown(table, played.seat), card: played.card } : null;
  },
  won: ({ seat, points, length }, table) => ({ ...grown(table, seat), points, has: length }),
});
