import { tick } from "svelte";
import { settings } from "../app/settings.svelte";

/**
 * What moves on the table. Places are named by `data-spot` on any element; a place that is not on the
 * screen moves nothing, so a board may leave any of them out.
 */
export type Motion =
  /** Pieces (ids of drawn symbols) fly on an arc from one spot to another. */
  | { move: "fly"; pieces: string[]; from: string; to: string; seat?: number }
  /** What stands at a spot now drops in from above. */
  | { move: "drop"; at: string }
  /** What lay at a spot before slides to another, and fades there. */
  | { move: "slide"; from: string; to: string }
  /** What lay at a spot before falls off the table. */
  | { move: "fall"; from: string }
  /** What lies at a spot now turns over. */
  | { move: "turn"; at: string };

/** What moves for an event of each kind; nothing does for a kind that is not there. */
export type Motions<Told extends { kind: string }> = {
  [Kind in Told["kind"]]?: (event: Extract<Told, { kind: Kind }>) => Motion[];
};

/** What moves on a board when something happens. */
export function motionsOf<Told extends { kind: string }>(motions: Motions<Told>): (event: Told) => Motion[] {
  const ofKind = motions as Record<string, ((event: Told) => Motion[]) | undefined>;
  return (event) => ofKind[event.kind]?.(event) ?? [];
}

const CALM = 320;
const APART = 40;
const EASE = "cubic-bezier(.2,.8,.2,1)";

interface Prepared {
  motion: Motion;
  from: DOMRect | null;
  copy: HTMLElement | null;
}

/** The element of a spot; `seat:2:sample` falls back to `seat:2` where the sample's own place is not on the screen. */
export function spot(name: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
  if (found?.checkVisibility()) return found;
  const wider = name.lastIndexOf(":");
  return name.indexOf(":") < wider ? spot(name.slice(0, wider)) : null;
}

/** Show a new picture of the table, and let what happened move from the old one to it; times are stretched by haste. */
export async function moveTo(show: () => void, motions: Motion[], haste = 1): Promise<void> {
  const pace = settings.pace * haste;
  const prepared = pace === 0 || document.hidden ? [] : motions.map(prepare);
  show();
  if (prepared.length === 0) return;
  await tick();
  let delay = 0;
  for (const each of prepared) delay += start(each, delay * pace, pace);
}

function prepare(motion: Motion): Prepared {
  const from = "from" in motion ? spot(motion.from) : null;
  const copy =
    (motion.move === "slide" || motion.move === "fall") && from ? (from.cloneNode(true) as HTMLElement) : null;
  return { motion, from: from?.getBoundingClientRect() ?? null, copy };
}

/** Start one motion; the answer is how long the next should wait. */
function start({ motion, from, copy }: Prepared, delay: number, pace: number): number {
  switch (motion.move) {
    case "fly":
      return from ? fly(motion, from, delay, pace) : 0;
    case "drop":
      spot(motion.at)?.animate(
        [
          { transform: "translateY(-12px) scale(1.06, .94)", opacity: 0 },
          { transform: "translateY(0) scale(1, 1)", opacity: 1, offset: 0.6 },
          { transform: "scale(1.06, .92)", offset: 0.75 },
          { transform: "none" },
        ],
        { duration: CALM * pace, delay, easing: EASE, fill: "backwards" },
      );
      return 0;
    case "slide":
      return from && copy ? slide(motion.to, from, copy, delay, pace) : 0;
    case "fall":
      return from && copy ? fall(from, copy, delay, pace) : 0;
    case "turn":
      spot(motion.at)?.animate([{ transform: "rotateY(90deg)", opacity: 0.2 }, { transform: "none" }], {
        duration: CALM * pace,
        delay: delay + CALM * pace * 0.5,
        easing: EASE,
        fill: "backwards",
      });
      return 0;
  }
}

function fly(motion: Motion & { move: "fly" }, from: DOMRect, delay: number, pace: number): number {
  const target = spot(motion.to)?.getBoundingClientRect();
  if (!target || !seen(from) || !seen(target)) return 0;
  motion.pieces.forEach((piece, index) => {
    const element = drawn(piece, motion.seat);
    const [x, y] = [middle(from).x, middle(from).y];
    const [dx, dy] = [middle(target).x - x, middle(target).y - y];
    inTheAir(element, x, y);
    const lift = Math.min(90, Math.hypot(dx, dy) * 0.3);
    const flight = element.animate(
      [
        { transform: "translate(-50%, -50%) scale(.7)", opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - lift}px)) scale(1.15)`, offset: 0.5 },
        { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(1)`, opacity: 1 },
      ],
      { duration: CALM * 1.6 * pace, delay: delay + index * APART * pace, easing: "ease-in-out", fill: "both" },
    );
    flight.onfinish = flight.oncancel = () => element.remove();
  });
  return motion.pieces.length * APART;
}

function slide(to: string, from: DOMRect, copy: HTMLElement, delay: number, pace: number): number {
  const target = spot(to)?.getBoundingClientRect();
  if (!target || !seen(from)) return 0;
  lift(copy, from);
  const [dx, dy] = [middle(target).x - middle(from).x, middle(target).y - middle(from).y];
  const journey = copy.animate(
    [
      { transform: "translate(-50%, -50%)", opacity: 1 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(.2)`, opacity: 0.4 },
    ],
    { duration: CALM * 2 * pace, delay, easing: "ease-in", fill: "both" },
  );
  journey.onfinish = journey.oncancel = () => copy.remove();
  return APART;
}

function fall(from: DOMRect, copy: HTMLElement, delay: number, pace: number): number {
  if (!seen(from)) return 0;
  lift(copy, from);
  const journey = copy.animate(
    [
      { transform: "translate(-50%, -50%)", opacity: 1 },
      { transform: `translate(-50%, ${from.height * 0.2}px) rotate(9deg)`, opacity: 0 },
    ],
    { duration: CALM * 2.5 * pace, delay, easing: "ease-in", fill: "both" },
  );
  journey.onfinish = journey.oncancel = () => copy.remove();
  return APART;
}

function drawn(piece: string, seat?: number): HTMLElement {
  const element = document.createElement("span");
  if (seat !== undefined) element.className = `seat-${seat}`;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${piece}`);
  svg.append(use);
  svg.style.width = svg.style.height = "2rem";
  element.append(svg);
  return element;
}

/** Hold the copy of a piece where the piece lay; it is nothing that could be found or pressed. */
export function lift(copy: HTMLElement, from: DOMRect, within: HTMLElement = document.body): void {
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("[data-spot], [data-moves]")]) {
    for (const name of ["spot", "moves", "move", "takes", "nav", "open"]) delete each.dataset[name];
  }
  copy.style.width = `${from.width}px`;
  copy.style.height = `${from.height}px`;
  inTheAir(copy, middle(from).x, middle(from).y, within);
}

/** Lay an element over everything at a point; it cannot be clicked and is not read out. */
function inTheAir(element: HTMLElement, x: number, y: number, within: HTMLElement = document.body): void {
  element.setAttribute("aria-hidden", "true");
  element.inert = true;
  Object.assign(element.style, {
    position: "fixed",
    left: `${x}px`,
    top: `${y}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  within.append(element);
}

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const seen = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.top < innerHeight;
