import type { Face, View } from "../../wire";

/** A number or a word with its name. */
export interface Fact {
  name: string;
  value: string;
}

/** A card at its place, or so many face down; a struct that names a card says more about it. */
export interface Place {
  face: Face | null;
  count: number;
  notes: Fact[];
}

/** Cards side by side. */
export interface Row {
  name: string;
  places: Place[];
}

/** What belongs together: a struct of the view, or all that lies on the table or at a seat. */
export interface Group {
  name: string;
  facts: Fact[];
  rows: Row[];
  groups: Group[];
}

/** A view as it is laid out: what lies in the middle, what at each seat, and what the reader holds. */
export interface Layout {
  middle: Group;
  seats: Group[];
  hand: Group;
}

type Struct = Record<string, unknown>;

/** The parts of a view that the frame shows already. */
const FRAME = new Set(["type", "game", "turn"]);
/** What a view calls the cards that a player holds. */
const HAND = /^hands?$/;
/** Fields whose numbers are seats. */
const SEAT = /^(active|actor|dealer|first|leader|owner|owners|seat|standing|trigger|.*_seat)$/;

const isStruct = (value: unknown): value is Struct =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const emptyGroup = (name = ""): Group => ({ name, facts: [], rows: [], groups: [] });

export const isEmpty = ({ facts, rows, groups }: Group): boolean => facts.length + rows.length + groups.length === 0;

/** All places of a group and of the groups in it. */
export const placesOf = (group: Group): Place[] => [
  ...group.rows.flatMap((row) => row.places),
  ...group.groups.flatMap(placesOf),
];

/** The name of a field as people write it. */
export function titled(field: string): string {
  const words = field.replaceAll(/[_-]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What a list with an entry for each seat calls one of them: `hands`, a hand. */
const single = (field: string): string => (/[^s]s$/.test(field) ? field.slice(0, -1) : field);

/** Lays out the view of any game, by what its data looks like. */
export class Reading {
  constructor(
    private readonly faces: Map<string, Face>,
    private readonly seatName: (seat: number) => string,
  ) {}

  layout(view: View): Layout {
    const { seats, seat: you } = view.turn;
    const layout: Layout = {
      middle: emptyGroup(),
      seats: Array.from({ length: seats }, () => emptyGroup()),
      hand: emptyGroup(),
    };
    for (const [field, value] of Object.entries(view)) {
      if (FRAME.has(field)) continue;
      if (!this.hasEntryForEach(value, seats)) {
        this.read(layout.middle, field, value);
        continue;
      }
      value.forEach((entry: unknown, seat) => {
        const own = (name: string): Group => (seat === you && HAND.test(name) ? layout.hand : layout.seats[seat]!);
        if (!isStruct(entry) || !("seat" in entry)) this.read(own(field), single(field), entry);
        else this.fields(entry, ["seat"]).forEach(([name, part]) => this.read(own(name), name, part));
      });
    }
    return layout;
  }

  /** Whether a list has an entry for each seat: structs say their seat, numbers and lists are as many as the seats. */
  private hasEntryForEach(value: unknown, seats: number): value is unknown[] {
    if (!Array.isArray(value) || value.length !== seats) return false;
    if (value.every((entry) => isStruct(entry) && "seat" in entry))
      return value.every((entry: Struct, index) => entry.seat === index);
    const alike = (is: (entry: unknown) => boolean): boolean => value.every(is);
    return alike((entry) => typeof entry === "number") || alike(Array.isArray) || alike((entry) => this.isRows(entry));
  }

  /** Whether a struct holds nothing but rows of cards, such as a hand of several piles. */
  private isRows(value: unknown): boolean {
    return isStruct(value) && Object.values(value).every((part) => this.asPlaces(part));
  }

  private fields(struct: Struct, but: string[] = []): [string, unknown][] {
    return Object.entries(struct).filter(([name]) => !but.includes(name));
  }

  /** Add what a field says to a group. */
  private read(group: Group, field: string, value: unknown): void {
    const name = this.faces.get(field)?.name ?? titled(field);
    const places = this.asPlaces(value);
    if (places) group.rows.push({ name, places });
    else if (Array.isArray(value) && value.some((entry) => typeof entry === "object")) this.readAll(group, name, value);
    else if (isStruct(value)) this.readStruct(group, name, value);
    else {
      const words = this.inWords(field, value);
      if (words) group.facts.push({ name, value: words });
    }
  }

  private readStruct(group: Group, name: string, struct: Struct, but: string[] = []): void {
    const inner = emptyGroup(name);
    for (const [field, value] of this.fields(struct, but)) this.read(inner, field, value);
    if (!isEmpty(inner)) group.groups.push(inner);
  }

  /** A list of structs or of lists: each under its own name, its seat or its number. */
  private readAll(group: Group, name: string, entries: unknown[]): void {
    const inner = emptyGroup(name);
    entries.forEach((entry, index) => {
      const title = this.titleOf(entry) ?? String(index + 1);
      if (isStruct(entry)) this.readStruct(inner, title, entry, ["name", "seat"]);
      else this.read(inner, title, entry);
    });
    group.groups.push(inner);
  }

  private titleOf(entry: unknown): string | undefined {
    if (!isStruct(entry)) return undefined;
    if (typeof entry.name === "string") return titled(entry.name);
    return typeof entry.seat === "number" ? this.seatName(entry.seat) : undefined;
  }

  /** A card, a list of cards, or of structs that name one each; nothing else has places. */
  private asPlaces(value: unknown): Place[] | null {
    if (typeof value === "string") return this.faces.has(value) ? [this.place(value)] : null;
    if (isStruct(value)) return this.namesCard(value) ? [this.place(value)] : null;
    if (!Array.isArray(value) || !value.every((entry) => this.isPlace(entry))) return null;
    return value.reduce((places: Place[], entry) => this.lay(places, this.place(entry)), []);
  }

  private isPlace(entry: unknown): boolean {
    if (isStruct(entry)) return this.namesCard(entry);
    return entry === null || (typeof entry === "string" && this.faces.has(entry));
  }

  /** Whether a struct is a card at its place: its `id` or its `card` names it, or hides it. */
  private namesCard(struct: Struct): boolean {
    if (typeof struct.id === "string") return this.faces.has(struct.id);
    return struct.card === null || (typeof struct.card === "string" && this.faces.has(struct.card));
  }

  private place(entry: unknown): Place {
    if (!isStruct(entry)) return { face: this.faces.get(entry as string) ?? null, count: 1, notes: [] };
    const key = typeof entry.id === "string" ? "id" : "card";
    const notes = this.fields(entry, [key])
      .map(([field, value]) => ({ name: titled(field), value: this.inWords(field, value) }))
      .filter((note) => note.value);
    return { face: this.faces.get(entry[key] as string) ?? null, count: 1, notes };
  }

  /** Cards face down beside each other are one heap, if nothing tells them apart. */
  private lay(places: Place[], next: Place): Place[] {
    const last = places.at(-1);
    const alike = last && !last.face && !next.face && JSON.stringify(last.notes) === JSON.stringify(next.notes);
    return alike ? [...places.slice(0, -1), { ...last, count: last.count + 1 }] : [...places, next];
  }

  /** Anything in a few words; nothing where there is nothing to say. */
  private inWords(field: string, value: unknown): string {
    if (value === null || value === undefined || value === false) return "";
    if (value === true) return "yes";
    if (typeof value === "number") return SEAT.test(field) ? this.seatName(value) : String(value);
    if (typeof value === "string") return this.faces.get(value)?.name ?? value.replaceAll("_", " ");
    const parts = Array.isArray(value)
      ? value.map((part) => this.inWords(field, part))
      : Object.entries(value).map(([name, part]) => `${this.inWords(name, part)} ${titled(name).toLowerCase()}`);
    return parts.filter((part) => part.trim()).join(", ");
  }
}
