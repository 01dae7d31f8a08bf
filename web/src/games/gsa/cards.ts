import type { Sight } from "../../table/sight.svelte";
import type { Face, GsaView, UnitView } from "../../wire";
import short from "./short.json";

export type GsaSight = Sight<GsaView>;

/** What stands on a Project card. */
export interface ProjectFacts {
  needs: string[];
  mandatory: boolean;
  points: number;
  penalty: number;
}

export const projectFacts = (face: Face | undefined): ProjectFacts => face?.facts as unknown as ProjectFacts;

/** Names that fit under a slot. */
const SHORT: Record<string, string> = short;

export const shortName = (face: Face): string => SHORT[face.id] ?? face.name;

export const isAlone = (unit: UnitView): boolean => unit.owners.length === 1;

/** The texts of all moves, offered or refused, that begin or end like this. */
export function movesLike(table: GsaSight, begin: string, end = ""): string[] {
  return [...table.offers.keys(), ...table.refusals.keys()].filter(
    (text) => text.startsWith(begin) && text.endsWith(end),
  );
}

/** Every move that plays, lays or discards this card of the hand. */
export const movesOfCard = (table: GsaSight, card: string): string[] => [
  ...movesLike(table, `attach:${card}:`),
  ...[`start:${card}`, `play:${card}`, `discard:${card}`].flatMap((text) =>
    movesLike(table, text).filter((each) => each === text),
  ),
];

/** The moves that lay a card beside a project, for a card that is dragged there. */
export const attaching = (table: GsaSight, { projects }: UnitView): string =>
  projects.flatMap((project) => movesLike(table, "attach:", `:${project}`)).join(" ");

export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

const ORDINALS = ["First", "Second", "Third", "Fourth"];

export const ordinal = (index: number): string => ORDINALS[index] ?? `${index + 1}th`;
