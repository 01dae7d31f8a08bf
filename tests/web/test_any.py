"""A game that comes in a package of its own is played on the board that is made for any game, the day it is installed."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.conftest import SECRET, Invite
from tests.web.guest import OPEN, Guest
from tests.web.house import House
from tests.web.layout import at_sizes, flaws, too_small
from tests.web.packages import install_example

GAME = "telescope"
SIZES = [(360, 740), (1280, 800)]
NIGHTS = 5
SETTLED = 450  # milliseconds after which nothing moves any more


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where the example of the guide is installed."""
    packages = install_example(tmp_path_factory.mktemp("packages"))
    with House(tmp_path_factory.mktemp("house"), SECRET, packages=packages) as opened:
        yield opened


def sit_down(guest: Guest, seats: int = 3) -> str:
    code = guest.play_bots(seats=seats, options={}, game=GAME)
    await_choice(guest)
    return code


def await_choice(guest: Guest) -> bool:
    guest.page.wait_for_selector("[data-open], .end .acts", state="attached")
    return not guest.over


def choose(guest: Guest, move: str) -> None:
    tick = guest.tick
    guest.page.locator(f".moves [data-moves='{move}']").click()
    guest.await_change(tick)


def finish(guest: Guest) -> str:
    code = sit_down(guest)
    while await_choice(guest):
        guest.press_keys()
    return code


def test_from_pip_install_to_a_move_in_two_clicks(guest: Guest) -> None:
    guest.visit()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Five science games, one table.")
    tile = guest.page.locator(".tile").last
    expect(tile).to_contain_text("Telescope Time")
    tile.get_by_role("button", name="Play now").click()
    guest.page.get_by_role("button", name="easy").click()
    await_choice(guest)
    move = guest.page.locator(".moves [data-open]").first
    hours = move.locator(".words").inner_text()
    tick = guest.tick
    move.click()
    guest.await_change(tick)
    assert f"You lay {hours} face down." in [line.replace("\n", "") for line in guest.log_lines()]


def test_everything_of_the_view_lies_on_the_table(guest: Guest) -> None:
    sit_down(guest)
    page = guest.page
    expect(page.locator(".player")).to_have_count(3)
    expect(page.get_by_role("list", name="Targets").get_by_role("listitem")).to_have_count(NIGHTS)
    expect(page.get_by_role("list", name="Targets")).to_contain_text("needs 4 h, brings 3 points")
    expect(page.get_by_role("group", name="Your hand").locator(".tile")).to_have_count(5)
    rival = page.locator(".player").nth(1)
    expect(rival.locator(".down")).not_to_have_count(0)
    expect(rival.locator(".tile")).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_contain_text("Your turn: bid or pass")


def test_a_card_of_the_hand_makes_the_move_that_names_it(guest: Guest) -> None:
    sit_down(guest)
    card = guest.page.get_by_role("group", name="Your hand").locator("[data-open]").last
    name = card.locator(".name").inner_text()
    tick = guest.tick
    card.click()
    guest.await_change(tick)
    assert f"You lay {name} face down." in [line.replace("\n", "") for line in guest.log_lines()]


def test_a_card_of_the_table_can_be_looked_at(guest: Guest) -> None:
    sit_down(guest)
    guest.page.get_by_role("list", name="Targets").get_by_role("button").first.click()
    detail = guest.page.get_by_role("dialog", name="Saturn")
    expect(detail).to_contain_text("Its rings are ice")


def test_what_is_refused_says_why_and_opens_the_rulebook_there(guest: Guest) -> None:
    sit_down(guest)
    refused = guest.page.locator(".moves .is-shut")
    for _ in range(NIGHTS):
        if refused.count():
            break
        choose(guest, "pass")
        assert await_choice(guest)
    expect(refused.first).to_contain_text("why?")
    expect(refused.first).to_contain_text("Not now: A bid shows at least the hours that the target needs. Rule 4.")
    refused.first.click(force=True)  # it is aria-disabled, and yet it answers
    guest.page.get_by_role("link", name="Open rule 4").click()
    expect(guest.page.get_by_role("complementary", name="Rulebook").locator("article.at")).to_contain_text("§4")


def test_a_whole_game_is_played_with_the_keyboard_alone_and_ends_like_any_other(guest: Guest) -> None:
    code = finish(guest)
    page = guest.page
    expect(page.get_by_role("heading", name="What you met")).to_be_visible()
    expect(page.locator(".end .ranks > li")).to_have_count(3)
    expect(page.locator(".end .win")).to_contain_text("Most points win")
    expect(page.locator(".end .win").get_by_role("button", name="§6")).to_be_visible()
    assert faults(page) == [], "end"
    page.get_by_role("link", name="Replay").click()
    step = page.get_by_role("slider", name="Step")
    step.press("End")
    expect(page.locator("[data-log] li").first).to_contain_text("Round 5 is over")
    assert f"{code}/replay#" in page.url
    assert guest.open_spots.count() == 0
    assert faults(page) == [], "replay"


def test_a_hint_marks_a_move(guest: Guest) -> None:
    sit_down(guest, seats=2)
    guest.page.keyboard.press("h")
    expect(guest.page.get_by_role("status", name="Hint")).to_contain_text("your chance of winning")
    expect(guest.page.locator(".moves .is-hinted")).to_have_count(1)


def test_a_spectator_sees_backs_and_can_do_nothing(invite: Invite) -> None:
    code = sit_down(invite())
    watcher = invite()
    watcher.visit(f"/t/{code}")
    expect(watcher.page.locator("[data-prompt]")).to_contain_text("You are watching")
    expect(watcher.page.locator(".player .down")).not_to_have_count(0)
    expect(watcher.page.locator(".player .tile")).to_have_count(0)
    expect(watcher.page.locator(".moves")).to_have_count(0)
    assert watcher.open_spots.count() == 0


def test_the_table_lies_well_and_axe_finds_no_serious_fault(guest: Guest) -> None:
    sit_down(guest, seats=4)
    for _ in range(2):
        choose(guest, "pass")
        assert await_choice(guest)
    guest.page.mouse.move(1, 1)  # a tip under the pointer may lie over other pieces
    guest.page.wait_for_timeout(SETTLED)
    for size in at_sizes(guest.page, SIZES):
        assert flaws(guest.page) == [], size
        assert size[0] > 1000 or too_small(guest.page) == []
    assert faults(guest.page) == []


def wrong_with(page: Page) -> list[str]:
    """The flaws of a page at any size, sideways scrolling among them, and its serious faults."""
    return [*(flaw for _ in at_sizes(page, SIZES) for flaw in flaws(page)), *faults(page)]


def test_home_room_rules_and_how_to_play_do_without_drawings(guest: Guest) -> None:
    page = guest.page
    guest.visit()
    page.get_by_role("link", name="How to play Telescope Time").click()
    expect(page.get_by_text("Every night is for the next target.")).to_be_visible()
    expect(page.locator(".shown")).to_have_count(8)  # four cards of each of the two kinds
    assert wrong_with(page) == [], "how to play"
    page.get_by_role("link", name="§4").click()
    expect(page.locator("article.at")).to_contain_text("Long enough")
    assert wrong_with(page) == [], "rules"
    guest.visit(f"/t/{guest.open_room([OPEN], start=False, options={}, game=GAME)}")
    page.get_by_role("img", name="QR code").wait_for()
    assert wrong_with(page) == [], "room"
    guest.visit()
    page.get_by_role("button", name="Play now").last.wait_for()
    assert wrong_with(page) == [], "home"
