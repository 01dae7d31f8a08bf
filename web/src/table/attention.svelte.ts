import type { Face } from "../wire";
import type { Reason } from "./sight.svelte";

export interface Why {
  anchor: HTMLElement;
  title: string;
  refusals: Reason[];
  /** Opened by a click or a key, so that it stays until it is closed. */
  pinned: boolean;
  /** The card it is about, if it is one. */
  face?: Face | undefined;
}

export interface Choosing {
  anchor: HTMLElement;
  title: string;
  moves: string[];
  /** The card it is about, if it is one. */
  face?: Face | undefined;
}

/** By how many pixels a hand moves a pointer that it does not mean to move. */
const STIRRED = 8;

/** What the reader looks at beside the table: one tip, one choice, one card, one drawer at a time. */
class Attention {
  why: Why | null = $state.raw(null);
  choosing: Choosing | null = $state.raw(null);
  face: Face | null = $state.raw(null);
  /** The paragraph at which the rulebook is open; an empty one opens it at its beginning. */
  rule: string | null = $state(null);
  sheet: "menu" | "keys" | "share" | "recap" | null = $state(null);
  /** Whether the reader is about to say something. */
  talking = $state(false);
  /** Whether what was said is shown in place of the log. */
  listening = $state(false);
  /** The seat whose won cards are looked at. */
  won: number | null = $state(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private at = { x: 0, y: 0 };
  /** Where the pointer has lain since a click or since the table changed; nothing, once it was really moved. */
  private lying: { x: number; y: number } | null = null;

  pointAt({ clientX: x, clientY: y }: PointerEvent): void {
    this.at = { x, y };
    if (this.lying && Math.hypot(x - this.lying.x, y - this.lying.y) > STIRRED) this.lying = null;
  }

  /** What comes to lie under the pointer now was not pointed at. */
  rest(): void {
    this.lying = this.at;
  }

  /** Whether the reader points at something, rather than that it slid under the pointer. */
  get points(): boolean {
    return this.lying === null;
  }

  /** Say why something cannot be done. */
  explain(why: Why): void {
    clearTimeout(this.leaving);
    if (this.why?.pinned && !why.pinned && this.why.anchor !== why.anchor) return;
    const stays = this.why?.anchor === why.anchor && this.why.pinned;
    this.why = { ...why, pinned: why.pinned || stays };
    if (why.pinned) this.choosing = null;
  }

  /** The pointer or the focus has left; a pinned tip stays, another waits to see whether it is entered. */
  glanceAway(): void {
    clearTimeout(this.leaving);
    if (!this.why?.pinned) this.leaving = setTimeout(() => (this.why = null), 160);
  }

  stay(): void {
    clearTimeout(this.leaving);
  }

  choose(choosing: Choosing): void {
    this.why = null;
    this.choosing = choosing;
  }

  /** Look closely at a card; what hung on it goes. */
  look(face: Face): void {
    this.tableChanged();
    this.face = face;
  }

  /** Close the topmost thing; the answer is whether there was one. */
  back(): boolean {
    const open = this.why ?? this.choosing;
    if (open) {
      this.why = this.choosing = null;
      if (open.anchor.isConnected) open.anchor.focus();
      return true;
    }
    if (this.talking) {
      this.talking = false;
      return true;
    }
    if (this.rule === null) return false;
    this.rule = null;
    return true;
  }

  /** The table has changed: what hung on an old picture of it goes. */
  tableChanged(): void {
    this.why = this.choosing = null;
    this.rest();
  }

  /** Forget everything, on leaving a table. */
  clear(): void {
    this.tableChanged();
    this.face = this.rule = this.sheet = this.won = null;
    this.talking = this.listening = false;
  }
}

export const attention = new Attention();
