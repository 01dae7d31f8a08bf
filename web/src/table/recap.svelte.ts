import { SvelteSet } from "svelte/reactivity";
import type { Happening } from "../wire";
import type { Told } from "./happening";
import { moveTo, spot, type Motion } from "./motion";
import type { Sight } from "./sight.svelte";

/** Something that another did since the reader's last move. */
export interface Deed {
  /** Its line in the log. */
  line: number;
  seat: number | null;
  words: string;
  card: string | null;
  /** Whether it hurts the reader or aims at them, and has not been looked at yet. */
  hit: boolean;
  motions: Motion[];
}

/** What the others did since the reader's last move; a hit on the reader stays until it is looked at. */
export class Recap {
  private readonly looked = new SvelteSet<number>();
  /** The first line of the log after the reader's last move. */
  private from = $state(0);
  /** Hits before this line happened before the reader came, and are old news. */
  private first = 0;

  /** Hits first, then what brought a card to the table, then the rest, each in its order. */
  readonly deeds: Deed[] = $derived.by(() => {
    if (!this.table.asked || this.table.frame.window) return [];
    const told = this.table.log.flatMap((happening, line) => this.deed(happening, line));
    return told.toSorted((one, other) => telling(other) - telling(one));
  });

  constructor(private readonly table: Sight) {}

  /** The reader comes to the table now. */
  come(): void {
    this.first = this.table.log.length;
    this.begin();
  }

  /** The reader has moved: what happened until here is known. */
  begin(): void {
    this.from = this.table.log.length;
  }

  /** The reader looks at a deed: its place on the board is lit for a moment. */
  look(deed: Deed): void {
    this.looked.add(deed.line);
    const place = this.placeOf(deed);
    place?.scrollIntoView({ block: "nearest" });
    place?.animate([{ outline: "4px solid var(--gold)", outlineOffset: "3px" }, { outline: "4px solid transparent" }], {
      duration: 1600,
    });
  }

  showAgain(): void {
    const motions = this.deeds.toSorted((one, other) => one.line - other.line).flatMap((deed) => deed.motions);
    void moveTo(() => {}, motions);
  }

  close(): void {
    for (const deed of this.deeds) this.looked.add(deed.line);
    this.begin();
  }

  /** Where a deed can be seen: a hit where it took something away, anything else where it led to. */
  placeOf({ motions, hit, seat }: Deed): HTMLElement | null {
    const ends = motions.flatMap((motion) => ("at" in motion ? [motion.at] : []));
    const begins = motions.flatMap((motion) => ("from" in motion ? [motion.from] : []));
    const leads = motions.flatMap((motion) => ("to" in motion ? [motion.to] : []));
    const whose = `seat:${hit ? this.table.you : seat}`;
    const names = hit ? [...ends, ...begins, whose] : [...ends, ...leads, whose];
    return names.map(spot).find((place) => place !== null) ?? null;
  }

  private deed(happening: Happening, line: number): Deed[] {
    const { event, card, against, aside, taken_back } = happening;
    const { you } = this.table;
    const seat = (event as Told).seat ?? null;
    const hurts = you !== null && against.includes(you);
    const hit = hurts && !this.looked.has(line);
    const isNew = line >= this.from && (hurts || (!aside && seat !== null && seat !== you));
    const isLeft = hit && line >= this.first;
    if (taken_back || !(isNew || isLeft)) return [];
    return [{ line, seat, words: this.table.tell(happening), card, hit, motions: this.table.kit.motions(event) }];
  }
}

const telling = (deed: Deed): number => (deed.hit ? 2 : deed.card ? 1 : 0);
