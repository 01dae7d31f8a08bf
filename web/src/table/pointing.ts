/** The piece that makes a move: a button names its one move in `data-move`, a Spot all of its own in `data-moves`.
    Where several make it, one in an open choice is meant, then one in the hand, then the one that makes the fewest. */
export function makerOf(move: string): HTMLElement | undefined {
  const text = CSS.escape(move);
  const found = document.querySelectorAll<HTMLElement>(`[data-moves~="${text}"], [data-move="${text}"]`);
  const seen = [...found].filter((each) => each.checkVisibility());
  const within = (place: string): HTMLElement | undefined => seen.find((each) => each.closest(place));
  const moves = (piece: HTMLElement): number => (piece.dataset.moves ?? "").split(" ").length;
  return within(".choice") ?? within(".hand") ?? seen.toSorted((one, other) => moves(one) - moves(other))[0];
}

/** Bring a piece into sight and give it the focus, unless the reader is busy in a dialog or the rulebook. */
export function leadTo(piece: HTMLElement): void {
  if (document.querySelector("dialog[open]") || document.activeElement?.closest("aside, input")) return;
  piece.focus({ preventScroll: true });
  // the hand is always at hand: only its cards move
  const block = piece.closest(".hand") ? "nearest" : "center";
  if (!inSight(piece)) piece.scrollIntoView({ block, inline: "center" });
}

/** Whether the middle of a piece is on the screen, with nothing lying over it. */
function inSight(piece: HTMLElement): boolean {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
