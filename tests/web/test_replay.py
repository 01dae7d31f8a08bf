"""A finished match, looked at again."""

import re

import pytest
from playwright.sync_api import Page, expect

from labtable.kernel import read_record
from tests.games.ours import OURS
from tests.web import crowded
from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.finished import finished
from tests.web.guest import Guest
from tests.web.layout import at_sizes, flaws, too_small
from tests.web.standing import NAMES, Standing

OF_THE_BAR = re.compile("replay|btn |button: |field: ").search
"""What is wrong with the replay's own controls; a board has layout tests of its own."""


def open_replay(guest: Guest, step: int = 0) -> str:
    """The replay of a match of three at a step; the code of its room."""
    stand = Standing(guest, finished("pdb", 3, 0, target=3)[0], 0)
    with stand:
        guest.page.wait_for_selector(".end .acts")
    guest.visit(f"/t/{stand.code}/replay" + (f"#{step}" if step else ""))
    guest.page.get_by_role("slider", name="Step").wait_for()
    return stand.code


def at(page: Page, step: int) -> None:
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))


def test_a_replay_steps_scrubs_and_changes_eyes(guest: Guest) -> None:
    code = guest.play_bots()
    while guest.await_turn():
        guest.press_any()
    guest.page.get_by_role("link", name="Replay").click()
    at(guest.page, 0)
    guest.page.get_by_role("button", name="One step forward").click()
    at(guest.page, 1)
    guest.page.get_by_role("slider", name="Step").press("End")
    expect(guest.page.locator("[data-log] li").first).to_contain_text("The game is over")
    guest.page.get_by_label("Seen from").select_option("0")
    expect(guest.page.locator(".trays")).to_be_visible()
    assert guest.open_spots.count() == 0
    assert f"{code}/replay#" in guest.page.url
    assert not any(line.startswith("You") for line in guest.log_lines()), "anybody may look with these eyes"


def test_the_keys_of_a_film_go_through_a_match(guest: Guest) -> None:
    open_replay(guest)
    keys = guest.page.keyboard
    guest.page.locator("main").click(position={"x": 2, "y": 2})
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        keys.press(key)
        at(guest.page, step)
    last = int(guest.page.get_by_role("slider", name="Step").get_attribute("max") or 0)
    keys.press("End")
    at(guest.page, last)
    keys.press("Shift+ArrowLeft")
    expect(guest.page.locator(".bar .pill.accent")).to_contain_text("Round 4")
    keys.press("Home")
    keys.press("Space")
    expect(guest.page.get_by_role("button", name="Pause")).to_be_visible()
    keys.press("Space")
    expect(guest.page.get_by_role("button", name="Play")).to_be_visible()


def test_it_plays_at_the_speed_one_likes_which_is_remembered(guest: Guest) -> None:
    open_replay(guest)
    guest.page.get_by_role("radio", name="Fast").click()
    guest.page.get_by_role("button", name="Play").click()
    expect(guest.page.get_by_role("slider", name="Step")).not_to_have_value("0")
    assert guest.page.evaluate("localStorage.getItem('labtable.replay')") == '"fast"'
    guest.page.reload()
    expect(guest.page.get_by_role("radio", name="Fast")).to_be_checked()


def test_a_link_leads_to_a_step_and_the_way_back_to_the_result(guest: Guest) -> None:
    code = open_replay(guest, step=7)
    at(guest.page, 7)
    guest.page.get_by_role("button", name="One step forward").click()
    guest.page.wait_for_url(f"**/t/{code}/replay#8")
    guest.page.evaluate("location.hash = '#3'")
    at(guest.page, 3)
    guest.page.get_by_role("link", name="Result").click()
    expect(guest.page.get_by_role("heading", name=f"{NAMES[1]} wins")).to_be_visible()


def test_the_slider_marks_whose_turn_it_was_and_where_rounds_begin(guest: Guest) -> None:
    open_replay(guest)
    marks = guest.page.locator(".marks")
    expect(marks.locator("span")).to_have_text(["1", "2", "3", "4"])
    assert marks.locator(".turn").count() > 4
    assert {"seat-0", "seat-1", "seat-2"} <= {
        name for each in marks.locator(".turn").all() for name in (each.get_attribute("class") or "").split()
    }


@pytest.mark.parametrize("game", OURS)
def test_the_replay_of_every_game_lies_well(invite: Invite, game: str) -> None:
    guest = invite()
    stand = Standing(guest, read_record(crowded.FOLDER / f"{game}-{crowded.END}.jsonl"), 0)
    with stand:
        guest.page.wait_for_selector(".end .acts")
    guest.visit(f"/t/{stand.code}/replay#20")
    guest.page.get_by_role("slider", name="Step").wait_for()
    sizes = [(360, 740), (1280, 800), (1920, 1080)]
    found = {size: list(filter(OF_THE_BAR, flaws(guest.page))) for size in at_sizes(guest.page, sizes)}
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
    guest.page.set_viewport_size({"width": 360, "height": 740})
    bar = "body *:not(.replay *)"
    assert too_small(guest.page, but=bar) == []
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    assert faults(guest.page) == []
