import type { Finding, Summary, Verdict } from "../../wire";

const MOST = 4;

/** What a move changed: what it gave away, or of a bright one how far it was ahead of the next best. */
export const changeOf = ({ mark, cost, options }: Verdict): number =>
  mark === "bright" ? (options[1]?.behind.value ?? 0) : -cost.value;

/** The turning points of a review that changed most, in their order; nothing while it is not whole. */
export function turnedIn(findings: Finding[]): Verdict[] {
  const summary = findings.find((each): each is Summary => each.is === "summary");
  const verdicts = findings.filter((each): each is Verdict => each.is === "verdict");
  const named = verdicts.filter(({ number, mark }) => mark && summary?.turning_points.includes(number));
  return named
    .toSorted((one, other) => Math.abs(changeOf(other)) - Math.abs(changeOf(one)))
    .slice(0, MOST)
    .toSorted((one, other) => one.number - other.number);
}
