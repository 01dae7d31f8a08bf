"""The board for any game shows what far larger games hold: here our own, under names for which nothing is drawn."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.conftest import SECRET
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.layout import at_sizes, flaws, too_small
from tests.web.packages import install_plain

GAMES = ["plain_adna", "plain_gsa", "plain_pdb", "plain_stem"]
SIZES = [(360, 740), (1280, 800)]
MOVES = 6
SETTLED = 450  # milliseconds after which nothing moves any more
ASKED = ".moves [data-open], [data-pass]"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    packages = install_plain(tmp_path_factory.mktemp("packages"))
    with House(tmp_path_factory.mktemp("house"), SECRET, packages=packages) as opened:
        yield opened


def sit_down(guest: Guest, game: str, seats: int = 4) -> Page:
    guest.play_bots(seats=2 if game == "plain_adna" else seats, options={}, game=game)
    guest.page.wait_for_selector(ASKED)
    return guest.page


def act(guest: Guest) -> None:
    """Make the last move that is open, and wait for the next choice."""
    tick = guest.tick
    guest.page.locator(".moves [data-open]").last.click()
    guest.await_change(tick)
    guest.page.wait_for_selector(ASKED)


@pytest.mark.parametrize("game", GAMES)
def test_a_large_game_can_be_played_and_lies_well(guest: Guest, game: str) -> None:
    page = sit_down(guest, game)
    for _ in range(MOVES):
        act(guest)
    page.mouse.move(1, 1)  # a tip under the pointer may lie over other pieces
    page.wait_for_timeout(SETTLED)
    for size in at_sizes(page, SIZES):
        assert flaws(page) == [], size
        assert size[0] > 1000 or too_small(page) == []
    assert faults(page) == []


def test_structs_lists_and_seats_find_their_places(guest: Guest) -> None:
    page = sit_down(guest, "plain_pdb")
    middle = page.get_by_role("region", name="The table")
    expect(middle.locator("dl").first).to_contain_text("Target 12")  # a number
    expect(middle).to_contain_text("Supply")  # a struct
    expect(page.get_by_role("group", name="What Pipette has")).to_contain_text("Researchers 1")  # a seat's struct
    boxes = middle.get_by_role("list", name="Boxes")  # structs that name a card
    expect(boxes.get_by_role("listitem")).to_have_count(14)
    expect(boxes).to_contain_text("Price")
    leader = middle.locator("dl div", has_text="Leader")  # a number that is a seat
    assert any(name in leader.inner_text() for name in ("You", *page.locator(".player .name").all_inner_texts()))


def test_a_card_that_can_be_played_in_two_ways_asks_which(guest: Guest) -> None:
    page = sit_down(guest, "twofold", seats=2)
    page.get_by_role("group", name="Your hand").locator("[data-open]").last.click()
    assert page.locator(".choice .pick").all_inner_texts() == ["Bid", "Burn"]
    expect(page.locator(".choice .pick").first).to_be_focused()


def test_moves_are_called_by_what_their_labels_begin_with(guest: Guest) -> None:
    page = sit_down(guest, "plain_adna")
    expect(page.locator("[data-prompt]")).to_contain_text("Your turn: lay")


def test_undo_takes_the_last_choice_back(guest: Guest) -> None:
    page = sit_down(guest, "plain_pdb", seats=2)
    while not page.locator(".moves [data-moves='publish'][data-open]").count():
        act(guest)
    before = guest.log_lines()
    tick = guest.tick
    page.locator(".moves [data-moves='publish']").click()
    guest.await_change(tick)
    page.wait_for_selector(ASKED)
    page.keyboard.press("u")
    expect(page.locator("[data-log] li:not(.gone)")).to_have_count(len(before) + 1)
    assert guest.log_lines()[-1].endswith("took a move back.")


def test_in_a_window_the_space_bar_passes(guest: Guest) -> None:
    page = sit_down(guest, "plain_stem", seats=2)
    for _ in range(40):
        if page.locator("[data-pass]").count():
            break
        act(guest)
    page.locator("[data-prompt]").focus()
    tick = guest.tick
    page.keyboard.press("Space")
    guest.await_change(tick)
