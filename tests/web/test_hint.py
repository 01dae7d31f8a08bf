"""A hint on the page: the move and why, letters on the pieces, and as much of it as one likes."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.guest import Guest


def numbers_are_those_of_the_bars(hint: Locator) -> None:
    """The best has a number, and none has one that cannot be told apart from it."""
    bars = hint.locator("li u").evaluate_all(
        "bars => bars.map((each) => each.offsetWidth / each.parentElement.offsetWidth)"
    )
    told = hint.locator("li .num").all_inner_texts()
    assert told[0].endswith("%")
    for bar, words in zip(bars, told, strict=True):
        if words.endswith("%"):
            assert bar == pytest.approx(int(words.split()[0]) / 100, abs=0.02)
        else:
            assert words in ("about as good", "may be as good")
            expect(hint).to_contain_text("too close to A to tell")


def test_a_hint_says_why_and_stands_on_the_pieces_and_says_less_if_one_likes(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    page = guest.page
    page.keyboard.press("h")
    hint = page.get_by_role("status", name="Hint")
    expect(hint.locator(".why")).to_contain_text("B, “")
    expect(hint.locator("li").first).to_contain_text("%")
    expect(hint).to_contain_text("your chance of winning after each move")
    numbers_are_those_of_the_bars(hint)
    letters = page.locator(".spot .letter")
    expect(letters.filter(has_text="A")).to_have_count(1)
    hint.get_by_role("radio", name="A nudge").click()
    expect(letters).to_have_count(0)
    expect(page.locator(".is-hinted")).to_have_count(0)
    expect(hint.get_by_role("button", name="Do it")).to_have_count(0)
    page.reload()
    guest.await_turn()
    page.keyboard.press("h")
    expect(hint.get_by_role("radio", name="A nudge")).to_be_checked()
    hint.get_by_role("radio", name="The move").click()
    expect(page.locator(".is-hinted")).to_have_count(1)
    expect(letters).to_have_count(0)


def test_who_is_not_at_turn_is_told_so_until_they_close_it(invite: Invite) -> None:
    host, friend = invite(), invite()
    host.play_with(friend)
    friend.await_turn()  # who sits to the right of the Leader takes starting Data first
    host.page.keyboard.press("h")
    notice = host.page.get_by_role("alert")
    expect(notice).to_contain_text("You have nothing to decide right now.")
    tick = host.tick
    friend.press_any()
    host.await_change(tick)
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


def test_a_hint_can_be_done_at_once(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    page = guest.page
    page.keyboard.press("h")
    tick = page.locator(".frame").get_attribute("data-tick")
    page.get_by_role("status", name="Hint").get_by_role("button", name="Do it").click()
    expect(page.locator(f'.frame[data-tick="{tick}"]')).to_have_count(0)
    expect(page.get_by_role("status", name="Hint")).to_have_count(0)
