// Where the parts of the frame and the places of the board lie on the page, by name, however far anything is scrolled.
// What a move itself drags along is no place: cards of a hand, bases of a chain, projects and Heroes on the table, a
// Discovery that went to its Hero.
() => {
  const PARTS = ".frame > :not(.sr, dialog, .choice, .tip), .dock > [data-prompt], .side > *, [data-log]";
  const DRAGGED = ".hand *, .chain *, .unit, .unit *, .works, .works *, .peek, dialog *, .choice *, .tip, .picker *, [data-log] *";
  const places = {};
  const scroll = (each) => (each ? [scroll(each.parentElement), [each.scrollLeft, each.scrollTop]].reduce(
    ([x, y], [left, top]) => [x + left, y + top]) : [0, 0]);
  const name = (each) => each.dataset.spot ?? each.dataset.moves
    ?? [each.localName, ...each.classList].filter((word) => !word.startsWith("svelte-") && !word.startsWith("is-")).join(".");
  scrollTo(0, 0);
  for (const each of document.querySelectorAll(`${PARTS}, [data-spot], [data-nav]`)) {
    if (each.matches(DRAGGED) || !each.checkVisibility()) continue;
    const { left, top, right, bottom } = each.getBoundingClientRect(), [x, y] = scroll(each.parentElement);
    places[name(each)] ??= [left + x, top + y, right + x, bottom + y].map(Math.round);
  }
  return places;
}
