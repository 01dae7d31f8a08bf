"""Events move things; with reduced motion, with motion off and after a reload nothing moves."""

from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.web.guest import Guest
from tests.web.house import House

MOVING = "document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length"
COUNT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...words) { window.moved += 1; return animate.apply(this, words); };
}"""


def moved_by_a_move(guest: Guest) -> int:
    guest.play_bots()
    guest.await_turn()
    guest.page.evaluate(COUNT)
    guest.press_any("prep")
    moved: int = guest.page.evaluate("window.moved")
    return moved


def test_a_move_moves_a_researcher_and_tokens(browser: Browser, house: House) -> None:
    guest = Guest(browser, house, motion="no-preference")
    assert moved_by_a_move(guest) >= 2
    guest.await_turn()  # a bot that moves after the reload would be seen moving
    guest.page.reload()
    guest.await_turn()
    assert guest.page.evaluate(MOVING) == 0, "a reload shows the table at once"
    guest.close()


@pytest.mark.parametrize(("motion", "speed"), [("reduce", "normal"), ("no-preference", "off")])
def test_nothing_moves_for_who_does_not_want_it(
    browser: Browser, house: House, motion: Literal["reduce", "no-preference"], speed: str
) -> None:
    guest = Guest(browser, house, motion=motion)
    guest.begin_with(f"localStorage.setItem('labtable.speed', '\"{speed}\"')")
    assert moved_by_a_move(guest) == 0
    guest.close()
