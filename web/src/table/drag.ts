import type { Attachment } from "svelte/attachments";
import { settings } from "../app/settings.svelte";
import { attention, type Choosing } from "./attention.svelte";
import { lift } from "./motion";
import type { Sight } from "./sight.svelte";

/** So far a pointer goes before a press becomes a drag, in pixels. */
const THRESHOLD = 6;
const BACK = 180;

/**
 * Lets a piece be dragged to where it goes, beside being pressed. A place says what can be laid there: a Spot by its moves,
 * any other element by `data-takes`. Dropped there, the one move that both can make is made; if there are several, or it has a
 * warning, one is asked.
 */
export function draggable(table: Sight, moves: () => string[]): Attachment<HTMLElement> {
  return (piece) => {
    const begin = (event: PointerEvent): void => {
      const offered = moves().filter((move) => table.offers.has(move));
      if (event.button === 0 && offered.length > 0) new Press(table, piece, offered, event);
    };
    const stay = (event: DragEvent): void => event.preventDefault(); // the browser would drag the picture alone
    piece.addEventListener("pointerdown", begin);
    piece.addEventListener("dragstart", stay);
    return () => {
      piece.removeEventListener("pointerdown", begin);
      piece.removeEventListener("dragstart", stay);
    };
  };
}

/** A pointer that is down on a piece: at first a press, a drag as soon as it has gone far enough. */
class Press {
  private drag: Drag | null = null;
  private readonly listening = new AbortController();

  constructor(
    private readonly table: Sight,
    private readonly piece: HTMLElement,
    private readonly moves: string[],
    private readonly start: PointerEvent,
  ) {
    const { signal } = this.listening;
    addEventListener("pointermove", this.move, { signal });
    addEventListener("pointerup", this.up, { signal });
    addEventListener("pointercancel", this.cancel, { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && this.cancel(), { signal });
  }

  private move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    if (!this.drag && this.isDrag(event)) this.drag = Drag.of(this.table, this.piece, this.moves);
    this.drag?.hold(event);
  };

  /** A finger that goes along a hand scrolls it; only one that leaves it takes a card with it. */
  private isDrag({ clientX, clientY, pointerType }: PointerEvent): boolean {
    const [dx, dy] = [Math.abs(clientX - this.start.clientX), Math.abs(clientY - this.start.clientY)];
    return Math.hypot(dx, dy) > THRESHOLD && (pointerType === "mouse" || dy > dx);
  }

  private up = (event: PointerEvent): void => {
    this.listening.abort();
    if (!this.drag) return;
    swallowClick();
    this.drag.drop(event);
  };

  private cancel = (): void => {
    this.listening.abort();
    this.drag?.springBack();
  };
}

/** A piece in the air: a copy of it follows the pointer, and the places that take it are lit. */
class Drag {
  private readonly ghost: HTMLElement;
  private readonly from: DOMRect;

  /** Nothing is picked up that goes nowhere. */
  static of(table: Sight, piece: HTMLElement, moves: string[]): Drag | null {
    const places = placesFor(piece, moves);
    return places.size > 0 ? new Drag(table, piece, places) : null;
  }

  private constructor(
    private readonly table: Sight,
    private readonly piece: HTMLElement,
    private readonly places: Map<HTMLElement, string[]>,
  ) {
    attention.tableChanged();
    this.from = piece.getBoundingClientRect();
    this.ghost = piece.cloneNode(true) as HTMLElement;
    lift(this.ghost, this.from, piece.parentElement!);
    piece.dataset.lifted = "";
    for (const place of places.keys()) place.dataset.landing = "";
  }

  hold({ clientX, clientY }: PointerEvent): void {
    Object.assign(this.ghost.style, {
      left: `${clientX}px`,
      top: `${clientY}px`,
      transform: "translate(-50%, -50%) rotate(-2deg)",
    });
    for (const place of this.places.keys())
      place.dataset.landing = place === this.under(clientX, clientY) ? "here" : "";
  }

  drop({ clientX, clientY }: PointerEvent): void {
    const place = this.under(clientX, clientY);
    const moves = place ? this.places.get(place)!.filter((move) => this.table.offers.has(move)) : [];
    if (!place || moves.length === 0) return this.springBack();
    this.end();
    this.ghost.remove();
    lay(this.table, place, moves);
  }

  springBack(): void {
    this.end();
    const { x, y, width, height } = this.from;
    const home = { left: `${x + width / 2}px`, top: `${y + height / 2}px`, transform: "translate(-50%, -50%)" };
    const way = this.ghost.animate([home], { duration: BACK * settings.pace, easing: "ease-out" });
    way.onfinish = way.oncancel = () => this.ghost.remove();
  }

  private end(): void {
    delete this.piece.dataset.lifted;
    for (const place of this.places.keys()) delete place.dataset.landing;
  }

  private under(x: number, y: number): HTMLElement | undefined {
    const hit = document.elementsFromPoint(x, y);
    return [...this.places.keys()].findLast((place) => hit.some((each) => place.contains(each)));
  }
}

/** A piece goes to a place: the one move that both can make is made; if there are several, or it has a warning, one is asked. */
function lay(table: Sight, place: HTMLElement, moves: string[]): void {
  place.dispatchEvent(new DragEvent("drop", { bubbles: true }));
  if (moves.length === 1 && !table.offers.get(moves[0]!)!.mind) table.play(moves[0]!);
  else attention.choose({ anchor: place, title: place.dataset.name ?? "Which?", moves });
}

/** While a piece asks which of its moves is meant, the places where they lead are lit, and a tap on one answers. */
export function answeredAtPlaces(table: Sight, { anchor, moves }: Choosing): Attachment<HTMLElement> {
  return (question) => {
    const places = placesFor(
      anchor,
      moves.filter((move) => table.offers.has(move)),
    );
    const tap = (event: MouseEvent): void => {
      const at = event.target as Node;
      const place = [...places.keys()].findLast((each) => each.contains(at));
      if (!place || question.contains(at)) return;
      event.preventDefault();
      event.stopPropagation();
      attention.choosing = null;
      lay(table, place, places.get(place)!);
    };
    for (const place of places.keys()) place.dataset.landing = "";
    addEventListener("click", tap, { capture: true });
    return () => {
      removeEventListener("click", tap, { capture: true });
      for (const place of places.keys()) delete place.dataset.landing;
    };
  };
}

/**
 * The places on the screen that share a move with a piece, and which. What lies within the piece is none, nor is another card
 * of the same hand.
 */
function placesFor(piece: HTMLElement, moves: string[]): Map<HTMLElement, string[]> {
  const hand = piece.closest(".hand");
  const found = new Map<HTMLElement, string[]>();
  for (const place of document.querySelectorAll<HTMLElement>("[data-moves], [data-takes]")) {
    const takes = `${place.dataset.moves ?? ""} ${place.dataset.takes ?? ""}`.split(" ");
    const shared = moves.filter((move) => takes.includes(move));
    if (shared.length === 0 || piece.contains(place) || hand?.contains(place)) continue;
    if (place.checkVisibility()) found.set(place, shared);
  }
  return found;
}

/** The click that a browser makes of a drag that ends where it began is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
