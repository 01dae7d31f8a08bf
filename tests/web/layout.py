"""What is wrong with how a page lies: words cut or spilling over, pieces too small or covered, sideways scrolling."""

from collections.abc import Iterator

from playwright.sync_api import Page

Size = tuple[int, int]

DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
LEAST_TARGET = 44  # pixels that a finger needs
HEIGHTS = """(but) => [...document.querySelectorAll("button, a")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !(but && each.matches(but)))
  .map((each) => [each.innerText.trim(), Math.round(each.getBoundingClientRect().height)])
  .filter(([, height]) => height > 0)"""
FLAWS = """() => {
  const flaws = [];
  const box = (each) => each.getBoundingClientRect();
  const said = (each) => `${each.className.baseVal ?? each.className}: ${each.textContent.trim().slice(0, 40)}`;
  const lineage = (each) => (each ? [each, ...lineage(each.parentElement)] : []);
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !each.closest("svg, [inert]") && lineage(each).every((one) => getComputedStyle(one).clipPath === "none");
  const clamps = (each) => getComputedStyle(each).webkitLineClamp !== "none";
  const floats = (each) => /sticky|fixed/.test(getComputedStyle(each).position);
  const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflowX);
  const scrollsDown = (each) => /auto|scroll/.test(getComputedStyle(each).overflowY);
  const scrolledAway = (each) => lineage(each.parentElement).some((one) => {
    const at = box(each), seen = box(one), x = at.left + at.width / 2, y = at.top + at.height / 2;
    return (scrolls(one) && (x < seen.left || x > seen.right)) || (scrollsDown(one) && (y < seen.top || y > seen.bottom));
  });
  if (document.documentElement.scrollWidth > innerWidth) flaws.push("the page scrolls sideways");
  for (const each of document.querySelectorAll("body *")) {
    const words = [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (words.length === 0 || each.closest("[data-beside]") || !shown(each)) continue;
    const style = getComputedStyle(each);
    if (style.overflowX !== "visible" && !scrolls(each) && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 2)
      flaws.push(`cut off: ${said(each)}`);
    const piece = each.parentElement.closest("button, li, td, th, article, .panel, .spot");
    const room = piece && !scrolls(piece) ? box(piece) : null;
    const bound = lineage(each).find((one) => getComputedStyle(one).overflowY !== "visible");
    const edge = bound && /hidden|clip/.test(getComputedStyle(bound).overflowY) && !clamps(bound) ? box(bound) : null;
    const range = document.createRange();
    for (const node of words) {
      range.selectNodeContents(node);
      const at = box(range);
      if (at.width <= 2) continue;
      if (room && (at.left < room.left - 2 || at.right > room.right + 2)) flaws.push(`spills over: ${said(each)}`);
      if (edge && at.bottom > edge.bottom + 2) flaws.push(`cut off below: ${said(each)}`);
    }
  }
  for (const each of document.querySelectorAll("button, a, input, select")) {
    const at = box(each), x = at.left + at.width / 2, y = at.top + at.height / 2;
    if (!shown(each) || scrolledAway(each) || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    const free = !top || top.contains(each) || each.contains(top) || each.labels?.[0]?.contains(top);
    const scrolledUnder = lineage(top).some((one) => (floats(one) || one.matches("dialog")) && !one.contains(each));
    const meant = [each, top].some((one) => one?.closest("[data-beside]"));
    if (!free && !scrolledUnder && !meant) flaws.push(`covered: ${said(each)} by ${said(top)}`);
  }
  const pieces = [...document.querySelectorAll("button, a, input, select")]
    .filter((each) => shown(each) && !scrolledAway(each));
  const layer = (each) => lineage(each).find((one) => floats(one) || one.matches("dialog")) ?? null;
  const size = ({ width, height }) => Math.max(0, width) * Math.max(0, height);
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      const apart = layer(one) !== layer(other) || [one, other].some((it) => it.closest("[data-beside]"));
      if (apart || one.contains(other)) continue;
      const [a, b] = [box(one), box(other)];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const [less, more] = [size(a), size(b)].sort((x, y) => x - y);
      if (less > more / 4 && size({ width, height }) > less / 12) flaws.push(`overlap: ${said(one)} and ${said(other)}`);
    }
  });
  return [...new Set(flaws)];
}"""


def at_sizes(page: Page, sizes: list[Size]) -> Iterator[Size]:
    """The page at one size after the other, each drawn before it is looked at."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield width, height


def scrolls_sideways(page: Page) -> bool:
    """Whether something is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def flaws(page: Page) -> list[str]:
    """Every flaw of what is in sight, in a few words; what stands beside a piece on purpose says `data-beside`."""
    found: list[str] = page.evaluate(FLAWS)
    return found


def too_small(page: Page, but: str = "") -> list[tuple[str, int]]:
    """What is pressed and too small for a finger, with its height; all measured at one moment, while bots play on."""
    heights: list[tuple[str, int]] = page.evaluate(HEIGHTS, but)
    assert heights, "there is something to press"
    return [(words, height) for words, height in heights if height < LEAST_TARGET]
