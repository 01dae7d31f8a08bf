/** What is about to be moved to the table that is chosen next: a pupil, or all who sit at a table. */
import type { TableCard } from "../../wire";

export type Picking = { kind: "pupil"; pupil: number } | { kind: "table"; table: number | null };

/** Whether a table can be chosen now, and what that does. */
export function choiceOf(picking: Picking, table: TableCard, tables: TableCard[]): { can: boolean; words: string } {
  if (picking.kind === "pupil") return forPupil(picking.pupil, table);
  if (picking.table === null)
    return { can: people(table) > 0, words: people(table) > 0 ? "merge this one" : "bots only" };
  if (picking.table === table.table) return { can: false, words: "this one goes" };
  if (table.free === 0) return { can: false, words: "full" };
  const going = tables.find((each) => each.table === picking.table);
  return { can: going !== undefined && table.free >= people(going), words: `${table.free} free` };
}

function forPupil(pupil: number, table: TableCard): { can: boolean; words: string } {
  if (table.seats.some(({ pupils }) => pupils.includes(pupil))) return { can: false, words: "sits here" };
  if (table.free === 0) return { can: false, words: "full" };
  return { can: true, words: table.seats.some(({ bot }) => bot) ? "takes the bot's chair" : "has a chair" };
}

const people = ({ seats }: TableCard): number => seats.flatMap(({ pupils }) => pupils).length;
