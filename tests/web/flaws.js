// Every flaw of how a page lies, in a few words; what is asked of the browser is asked once, for there is much of it.
() => {
  const PIECES = "button, a, input, select";
  const flaws = new Set();
  const once = (find) => {
    const known = new Map();
    return (each) => known.get(each) ?? (known.set(each, find(each)), known.get(each));
  };
  const box = once((each) => each.getBoundingClientRect());
  const style = once((each) => getComputedStyle(each));
  const lineage = once((each) => (each.parentElement ? [each, ...lineage(each.parentElement)] : [each]));
  const above = (each) => lineage(each).slice(1);
  const shown = once((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !each.closest("svg, [inert]") && lineage(each).every((one) => style(one).clipPath === "none"));
  const said = (each) => `${kind(each)}: ${each.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}`;
  const kind = (each) => (each.className.baseVal ?? each.className).replace(/ ?svelte-\w+/g, "") || each.localName;
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

  const floats = (each) => /sticky|fixed/.test(style(each).position);
  const scrolls = (each) => /auto|scroll/.test(style(each).overflowX);
  const scrollsDown = (each) => /auto|scroll/.test(style(each).overflowY);
  const clips = (each) => /hidden|clip/.test(style(each).overflowX) && each.clientWidth > 2;
  const clamps = (each) => style(each).webkitLineClamp !== "none";
  const shortens = (each) => clamps(each) || style(each).textOverflow === "ellipsis";
  const lacks = (each) => each.scrollWidth > each.clientWidth + 1 || (clamps(each) && each.scrollHeight > each.clientHeight + 1);
  /** Whether somebody who wants to can read what is shortened: in a tip, or on the page of a card. */
  const isToldElsewhere = (each) => each.closest("[data-details]")
    || lineage(each).some((one) => one.title?.includes(each.textContent.trim()));

  /** The nearest list that a piece has been scrolled out of. */
  const leftBehindIn = (each) => above(each).filter((one) => one !== document.documentElement && one !== document.body)
    .find((one) => {
      const [x, y] = middle(box(each)), seen = box(one);
      return (scrolls(one) && (x < seen.left || x > seen.right)) || (scrollsDown(one) && (y < seen.top || y > seen.bottom));
    });
  /** What is left to see of a piece in lists that scroll. */
  const left = once((each) => above(each).filter((one) => scrolls(one) || scrollsDown(one)).reduce((part, one) => ({
    left: Math.max(part.left, box(one).left), top: Math.max(part.top, box(one).top),
    right: Math.min(part.right, box(one).right), bottom: Math.min(part.bottom, box(one).bottom),
  }), box(each)));
  const hasBar = (each) => each.offsetHeight - each.clientHeight > 4 || each.offsetWidth - each.clientWidth > 4;

  if (document.documentElement.scrollWidth > innerWidth) flaws.add("the page scrolls sideways");

  for (const each of document.querySelectorAll("body *")) {
    const words = [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (words.length === 0 || each.closest("[data-beside]") || !shown(each)) continue;
    lookAtWords(each, words);
  }
  for (const each of document.querySelectorAll("[data-edge]"))
    if (shown(each) && each.scrollHeight <= each.clientHeight + 2 && each.scrollWidth <= each.clientWidth + 2)
      flaws.add(`fades though it is whole: ${said(each)}`);
  const pieces = [...document.querySelectorAll(PIECES)].filter(shown);
  pieces.forEach(lookAtPiece);
  lookAtPairs(pieces.filter((each) => !leftBehindIn(each)));
  return [...flaws];

  function lookAtWords(each, words) {
    const isShort = lineage(each).find((one) => shortens(one) && lacks(one));
    if (isShort) return isToldElsewhere(isShort) || flaws.add(`cut off: ${said(isShort)}`);
    if (clips(each) && lacks(each)) flaws.add(`cut off: ${said(each)}`);
    const piece = each.parentElement.closest("button, li, td, th, article, .panel, .spot");
    const room = piece && !scrolls(piece) ? box(piece) : null;
    const bound = lineage(each).find((one) => style(one).overflowY !== "visible");
    const edge = bound && /hidden|clip/.test(style(bound).overflowY) ? box(bound) : null;
    const range = document.createRange();
    if (/anywhere|break-word/.test(style(each).overflowWrap)) words.forEach((node) => lookForBreaks(each, node));
    for (const node of words) {
      range.selectNodeContents(node);
      const at = range.getBoundingClientRect();
      if (at.width <= 2) continue;
      const isSpilt = room && (at.left < room.left - 2 || at.right > room.right + 2);
      if (isSpilt && !leftBehindIn(each)) flaws.add(`spills over: ${said(each)}`);
      if (edge && at.bottom > edge.bottom + 2) flaws.add(`cut off below: ${said(each)}`);
    }
  }

  /** Words of letters alone that go on in the next line, with no hyphen that could stand there. */
  function lookForBreaks(each, node) {
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/(?<![^\s(“])\p{L}{6,}(?![^\s.,:;)”])/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) flaws.add(`broken: ${word}`);
    }
  }

  /** What a closed choice shows, beside the arrow that it opens with. */
  function lookAtChoice(each) {
    const whole = each.cloneNode(), chosen = each.selectedOptions[0];
    if (!chosen || (shortens(each) && isToldElsewhere(each))) return;
    whole.append(chosen.cloneNode(true));
    Object.assign(whole.style, { position: "absolute", width: "max-content", minWidth: 0, maxWidth: "none" });
    each.after(whole);
    if (whole.offsetWidth > each.offsetWidth + 1) flaws.add(`cut off: ${kind(each)}: ${chosen.text}`);
    whole.remove();
  }

  function lookAtPiece(each) {
    if (each.localName === "select") lookAtChoice(each);
    const [x, y] = middle(box(each)), list = leftBehindIn(each);
    if (list && each.matches("[data-open]") && !list.closest("[data-edge]") && !hasBar(list))
      return flaws.add(`a hidden choice: ${said(each)} in ${kind(list)}`);
    if (list || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return;
    const top = document.elementFromPoint(x, y);
    const free = !top || top.contains(each) || each.contains(top) || each.labels?.[0]?.contains(top);
    const under = top && lineage(top).some((one) => (floats(one) || one.matches("dialog")) && !one.contains(each));
    const meant = [each, top].some((one) => one?.closest("[data-beside]"));
    if (!free && !under && !meant) flaws.add(`covered: ${said(each)} by ${said(top)}`);
  }

  function lookAtPairs(pieces) {
    const layer = once((each) => lineage(each).find((one) => floats(one) || one.matches("dialog")) ?? document);
    const size = (width, height) => Math.max(0, width) * Math.max(0, height);
    const flat = pieces.filter((each) => !each.closest("[data-beside]"));
    flat.forEach((one, index) => {
      for (const other of flat.slice(index + 1)) {
        const a = left(one), b = left(other);
        const common = size(Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
        if (common === 0 || layer(one) !== layer(other) || one.contains(other)) continue;
        const [less, more] = [a, b].map((at) => size(at.right - at.left, at.bottom - at.top)).sort((x, y) => x - y);
        if (less > more / 4 && common > less / 12) flaws.add(`overlap: ${said(one)} and ${said(other)}`);
      }
    });
  }
}
