"""The guided first game with the keyboard, other moves than the ringed, and on a phone; test_layout.py goes through all of them."""

import pytest
from playwright.sync_api import expect

from labtable.kernel import load_game
from labtable.kernel.lesson import Lesson, lesson_of
from tests.games.ours import OURS
from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.first_steps import WANTED, begin
from tests.web.guest import Guest
from tests.web.layout import scrolls_sideways


def lesson(game: str) -> Lesson:
    found = lesson_of(load_game(game))
    assert found is not None
    return found


def test_a_guided_first_game_is_played_with_the_keyboard_alone(guest: Guest) -> None:
    begin(guest, "pdb")
    for _ in range(lesson("pdb").newcomers):
        guest.page.wait_for_selector(f"{WANTED}:focus")
        tick = guest.tick
        guest.page.keyboard.press("Enter")
        if guest.page.locator(".choice").count():
            guest.page.wait_for_selector(f".choice {WANTED}:focus")
            guest.page.keyboard.press("Enter")
        guest.await_change(tick)
    expect(guest.page.get_by_role("button", name="Play on")).to_be_visible()


def test_another_move_is_refused_and_the_lesson_can_be_left(guest: Guest) -> None:
    begin(guest, "pdb")
    guest.page.locator("[data-moves='take:circle']").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("First try this: Starting Data: take 1 triangle")
    guest.page.get_by_role("button", name="Leave the lesson").click()
    expect(guest.page.locator(".guide")).not_to_be_visible()
    tick = guest.tick
    guest.page.locator("[data-moves='take:circle']").click()
    guest.await_change(tick)


def test_the_rule_of_a_step_opens_the_rulebook_there(guest: Guest) -> None:
    begin(guest, "pdb")
    guest.page.get_by_role("button", name="Rule S7").click()
    expect(guest.page.get_by_role("complementary", name="Rulebook").locator("article.at")).to_contain_text(
        "Starting Data"
    )


@pytest.mark.parametrize("game", OURS)
def test_on_a_phone_what_is_ringed_comes_into_sight_and_axe_finds_no_serious_fault(invite: Invite, game: str) -> None:
    guest = invite(size=(360, 740))
    begin(guest, game)
    guest.page.wait_for_selector(WANTED)
    expect(guest.page.locator(WANTED)).to_be_in_viewport()
    assert not scrolls_sideways(guest.page)
    assert faults(guest.page) == []
