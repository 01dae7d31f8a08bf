import { tick } from "svelte";
import { settings } from "../app/settings.svelte";
import { attention } from "./attention.svelte";
import { LiveTable } from "./live.svelte";
import { ReplayTable } from "./replay.svelte";
import type { Sight } from "./sight.svelte";

type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Keys of the table; those that belong to a field, a dialog or a focused button are left alone. */
export function press(event: KeyboardEvent, table: Sight, pass: string | undefined): void {
  const target = event.target as HTMLElement;
  if (event.key === "Escape") {
    if (!target.closest("dialog") && (attention.back() || (table instanceof LiveTable && table.reconsider())))
      event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input:not([type=checkbox]), select, dialog"))
    return;
  if (done(event, table, pass)) event.preventDefault();
}

function done(event: KeyboardEvent, table: Sight, pass: string | undefined): boolean {
  if (table instanceof ReplayTable && rewinds(event, table)) return true;
  switch (event.key) {
    case "ArrowUp":
    case "ArrowDown":
    case "ArrowLeft":
    case "ArrowRight":
      return step(event.target as HTMLElement, event.key);
    case " ":
      return passes(event.target as HTMLElement, table, pass) || skips(event.target as HTMLElement, table);
    case "Enter":
      return places(event.target as HTMLElement, table);
    case "?":
      attention.sheet = "keys";
      return true;
    default:
      return letter(event.key.toLowerCase(), table);
  }
}

/** In a replay the keys that go through a film go through the match. */
function rewinds({ key, shiftKey, target }: KeyboardEvent, table: ReplayTable): boolean {
  const ways: Record<string, () => void> = {
    ArrowLeft: () => table.go(shiftKey ? table.roundAt(-1) : table.step - 1),
    ArrowRight: () => table.go(shiftKey ? table.roundAt(1) : table.step + 1),
    Home: () => table.go(0),
    End: () => table.go(table.last),
    " ": () => table.toggle(),
  };
  const way = ways[key];
  if (!way || (key === " " && (target as Element).closest("button, a"))) return false;
  way();
  return true;
}

function letter(key: string, table: Sight): boolean {
  if (table instanceof LiveTable && table.mustConsent && (key === "y" || key === "n")) {
    table.agree(key === "y");
    return true;
  }
  if (table instanceof LiveTable && key === "y" && suggested(table)) return true;
  if (key === "r") attention.rule = attention.rule === null ? "" : null;
  else if (key === "l") void readLog();
  else if (key === "c" && table instanceof LiveTable && settings.bubbles) attention.talking = !attention.talking;
  else if (key === "g" && table instanceof LiveTable && table.canPoint) table.pointing = !table.pointing;
  else if (key === "n") nextOpen();
  else if (key === "h" && table instanceof LiveTable) table.wonder();
  else if (key === "u" && table instanceof LiveTable) table.undo();
  else return false;
  return true;
}

/** Do what somebody suggests who shares the reader's side; whether anybody does. */
function suggested(table: LiveTable): boolean {
  const theirs = table.suggestions.find((each) => each.who !== table.company.you);
  if (theirs) table.agreeOn(theirs);
  return theirs !== undefined;
}

async function readLog(): Promise<void> {
  attention.listening = false;
  await tick();
  document.querySelector<HTMLElement>("[data-log]")?.focus();
}

/** The space bar passes, unless it would press an open piece or a plain button; a piece that is only looked at lets it. */
function passes(target: HTMLElement, table: Sight, pass: string | undefined): boolean {
  if (pass === undefined || !table.frame.window || !table.offers.has(pass)) return false;
  const pressed = target.closest("button, a, input");
  if (pressed && !pressed.matches("[data-pass], [aria-disabled=true], [data-nav]:not([data-open])")) return false;
  table.play(pass);
  // the key is let go elsewhere, so that it presses nothing
  document.querySelector<HTMLElement>("[data-prompt]")?.focus({ preventScroll: true });
  return true;
}

/** Enter places the move that was chosen, unless it would press something else than a piece of the table. */
function places(target: HTMLElement, table: Sight): boolean {
  const other = target.closest("button:not([data-nav], [data-move]), a, input");
  return table instanceof LiveTable && !other && table.place();
}

const opened = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-open]")].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );

/** The first piece that can make a move now. */
export const firstOpen = (): HTMLElement | undefined => opened()[0];

/** The space bar skips what bots do, unless it would press something. */
function skips(target: HTMLElement, table: Sight): boolean {
  return table instanceof LiveTable && !target.closest("button:not([data-nav]), a, input") && table.skip();
}

function nextOpen(): void {
  const open = opened();
  const at = open.indexOf(document.activeElement as HTMLElement);
  open[(at + 1) % open.length]?.focus();
}

/** Go to the nearest piece on one side; what lies straight ahead is nearer than what lies aslant. */
function step(from: HTMLElement, direction: Direction): boolean {
  if (!from.matches("[data-nav]")) return fromAnywhere(from);
  const here = middle(from);
  const across = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const each of document.querySelectorAll<HTMLElement>("[data-nav]")) {
    const there = middle(each);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = sign * (across ? dx : dy);
    const way = ahead + 2.5 * Math.abs(across ? dy : dx);
    if (each !== from && ahead > 4 && way < least) [nearest, least] = [each, way];
  }
  nearest?.focus();
  return nearest !== null;
}

/** From a place that is no piece, an arrow goes to the first choice; what scrolls keeps its arrows. */
function fromAnywhere(from: HTMLElement): boolean {
  if (!from.matches("body, [data-prompt]")) return false;
  const first = firstOpen() ?? document.querySelector<HTMLElement>("[data-nav]");
  first?.focus();
  return first !== null;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
