import type { Celebration } from "../boards";
import type { Sight } from "./sight.svelte";

/** What is celebrated for an event of each kind; nothing is for a kind that is not there. */
export type Celebrating<Told extends { kind: string }, Table extends Sight> = {
  [Kind in Told["kind"]]?: (event: Extract<Told, { kind: Kind }>, table: Table) => Celebration | null;
};

/** What is celebrated on a board when something happens. */
export function celebrationOf<Told extends { kind: string }, Table extends Sight>(
  celebrating: Celebrating<Told, Table>,
): (event: Told, table: Table) => Celebration | null {
  const ofKind = celebrating as Record<string, ((event: Told, table: Table) => Celebration | null) | undefined>;
  return (event, table) => ofKind[event.kind]?.(event, table) ?? null;
}
