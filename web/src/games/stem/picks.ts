import type { Face } from "../../wire";
import type { Stem } from "./cards";

/** Something to choose that is no card of the hand and has no place of its own on the table. */
export interface Pick {
  move: string;
  label: string;
  /** The card it is, or the sign that stands for it. */
  face: Face | undefined;
  symbol: string;
  /** The seat it is about, if it is one. */
  seat: number | null;
}

const PICKED = ["take", "put", "target", "enhancement", "opponent", "kind", "guess"];

/** Everything that is to be picked now, what cannot be had as well. */
export function picks(table: Stem): Pick[] {
  const moves = [...table.turn.offers, ...table.turn.refusals].filter(
    ({ text }) => PICKED.includes(verb(text)) && !isNobody(table, text),
  );
  return moves.some(({ text }) => table.offers.has(text))
    ? moves.map(({ text, label }) => pick(table, text, label))
    : [];
}

/** Whether a move is about the reader, or about a seat that this table does not have. */
function isNobody(table: Stem, move: string): boolean {
  const seat = Number(move.split(":")[1]) - 1;
  return verb(move) === "opponent" && (seat === table.you || seat >= table.seats.length);
}

const verb = (move: string): string => move.split(":")[0]!;

function pick(table: Stem, move: string, label: string): Pick {
  const part = move.slice(move.indexOf(":") + 1);
  const face = ["take", "put", "target", "enhancement"].includes(verb(move)) ? table.faces.get(part) : undefined;
  const seat = verb(move) === "opponent" ? Number(part) - 1 : owner(table, part);
  const said = verb(move) === "opponent" ? table.name(seat!) : (face?.name ?? label);
  return { move, label: said, face, symbol: sign(verb(move), part), seat };
}

function sign(verb: string, part: string): string {
  if (verb === "guess") return part === "hero" ? "kind-hero" : "kind-item";
  return verb === "kind" ? `kind-${part}` : "kind-hero";
}

/** In front of whom a Hero or an Enhancement lies. */
function owner(table: Stem, card: string): number | null {
  const found = table.view.players.find(({ works }) =>
    works.some((work) => work.hero === card || work.enhancements.some((each) => each.card === card)),
  );
  return found?.seat ?? null;
}
