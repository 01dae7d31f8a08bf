import { signed } from "../../pieces/numbers";
import type { Sight } from "../../table/sight.svelte";
import type { AdnaView, AnnouncementView, Face, SiteView } from "../../wire";

export type Deck = "bases" | "reactions" | "enzymes";

export const DECKS: [Deck, string, string][] = [
  ["bases", "Bases", "Base"],
  ["reactions", "Reactions", "Reaction"],
  ["enzymes", "Enzymes", "Enzyme"],
];

/** Cards of one face in a hand. */
export interface Held {
  face: Face;
  count: number;
}

/** The known cards of a hand, equal ones together. */
export function heldCards(cards: (string | null)[], faces: Map<string, Face>): Held[] {
  const held = new Map<string, Held>();
  for (const card of cards) {
    const face = card === null ? undefined : faces.get(card);
    if (face) held.set(face.id, { face, count: (held.get(face.id)?.count ?? 0) + 1 });
  }
  return [...held.values()];
}

/** The texts of all moves, offered or refused, that a card of the hand would make. */
export function movesOf(table: Sight<AdnaView>, card: string): string[] {
  const inserting = table.view.phase === "insert";
  return [...table.offers.keys(), ...table.refusals.keys()].filter((text) => {
    const [verb, first, second] = text.split(":");
    if (verb === "base" && !inserting) return false; // those lie open on the table
    return card === (verb === "lay" ? second : first);
  });
}

/** "25–37°" for the levels of a card; nothing where it has none. */
export function degrees(levels: number[]): string {
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return "";
  return first === last ? `${signed(first)} °C` : `${signed(first)}–${signed(last)}°`;
}

export const levelsOf = (face: Face): number[] =>
  face.kind === "enzyme" ? [face.facts.level as number] : ((face.facts.levels as number[] | undefined) ?? []);

/** The ids of what a card is played with, for small drawings. */
export function companyOf(face: Face): string[] {
  if (face.kind !== "enzyme") return (face.facts.needs as string[] | undefined) ?? [];
  return [face.facts.buffer as string, ...(face.facts.bsa ? ["bsa"] : [])];
}

/** What a Reactions card does, in words. */
export const doesOf = (face: Face): string => (face.facts.does as string) || "goes with other cards";

export const siteOf = (view: AdnaView, card: string | null, chain: number): SiteView | undefined =>
  view.sites.find((site) => site.card === card && site.chain === chain);

/** Whose chain, as the reader says it. */
export function chainName(table: Sight, owner: number): string {
  return `${table.whose(owner)} chain`;
}

/** An announcement as a heading: "EcoRI on your chain". */
export function heading(table: Sight<AdnaView>, announced: AnnouncementView): string {
  const name = table.faces.get(announced.card)?.name ?? announced.card;
  const level = announced.temperature === null ? "" : ` to ${signed(announced.temperature)} °C`;
  return name + level + (announced.chain === null ? "" : ` on ${chainName(table, announced.chain)}`);
}
