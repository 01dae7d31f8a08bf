"""An edition of one's own is played in the browser: a box that the drawn board does not know has a place there too."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.games.pdb.test_cards import edition
from tests.web.axe import faults
from tests.web.conftest import SECRET, Invite
from tests.web.guest import BOT, Guest
from tests.web.house import House
from tests.web.layout import at_sizes, flaws, too_small

FIRST = '[[box]]\nid = "recruit"\n'
SYNCHROTRON = """[[box]]
id = "synchrotron"
name = "Synchrotron"
exchanges = [{ gain = { square = 1 } }, { gain = { circle = 1 } }, { pay = { triangle = 2 }, gain = { achievement = 1 } }]

[[box]]
id = "fair"
name = "Career Fair"
does = "recruit"

"""
BOX = "[data-spot='box:synchrotron']"
ROUND_ONE = {"first_leader": "1"}
SIZES = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)]
SETTLED = 450  # milliseconds after which nothing moves any more


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where PDB has two boxes more."""
    folder = tmp_path_factory.mktemp("house")
    cards = edition(folder, FIRST, SYNCHROTRON + FIRST)
    with House(folder, SECRET, edition=f"pdb={cards}") as opened:
        yield opened


def sit_down(guest: Guest) -> None:
    """At a table whose starting Data are taken, with the new box open."""
    guest.play_bots(options=ROUND_ONE)
    find_the_box(guest)


def find_the_box(guest: Guest) -> None:
    guest.await_turn()
    if guest.page.locator("[data-spot='starting']").count():
        guest.press_any()
    guest.page.wait_for_selector(f"{BOX}[data-open]")


def test_a_new_box_has_a_room_and_a_sign_and_is_played_with_the_mouse(guest: Guest) -> None:
    sit_down(guest)
    room = guest.page.get_by_role("region", name="Also here")
    expect(room.locator(".box")).to_have_count(2)
    signs = room.locator(".sign use").evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
    assert signs == ["#t-square", "#s-recruit"]
    assert room.locator(".sign").first.evaluate("(sign) => sign.getBBox().width") > 0, "the sign is drawn"
    guest.page.locator(BOX).click()
    guest.page.locator(".choice .pick").first.click()
    expect(guest.page.locator("[data-log]")).to_contain_text("You go to Synchrotron and get 1 square.")


def test_a_new_box_is_played_with_the_keyboard(guest: Guest) -> None:
    sit_down(guest)
    for _ in range(20):
        guest.page.keyboard.press("n")
        if guest.page.evaluate("document.activeElement.dataset.spot") == "box:synchrotron":
            break
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-log]")).to_contain_text("You go to Synchrotron")


def test_the_longer_table_lies_well(guest: Guest) -> None:
    sit_down(guest)
    guest.page.wait_for_timeout(SETTLED)
    for size in at_sizes(guest.page, SIZES):
        guest.page.locator(BOX).scroll_into_view_if_needed()
        assert flaws(guest.page) == [], size
        assert size[0] > 1000 or too_small(guest.page, but=".card .look") == []
    assert faults(guest.page) == []


def test_the_standard_table_has_no_such_room(invite: Invite, tmp_path_factory: pytest.TempPathFactory) -> None:
    guest = invite()
    with House(tmp_path_factory.mktemp("standard"), SECRET) as guest.house:
        guest.play_bots(options=ROUND_ONE)
        guest.await_turn()
        expect(guest.page.get_by_role("region", name="Desk")).to_be_visible()
        expect(guest.page.get_by_role("region", name="Also here")).to_have_count(0)


def test_a_table_shows_the_cards_it_was_opened_with_when_the_server_has_others(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    with House(tmp_path, SECRET, edition=f"pdb={edition(tmp_path, FIRST, SYNCHROTRON + FIRST)}") as guest.house:
        code = guest.open_room([BOT], options=ROUND_ONE)
    with House(tmp_path, SECRET) as guest.house:
        guest.visit(f"/t/{code}")
        find_the_box(guest)
        expect(guest.page.locator(BOX)).to_contain_text("Synchrotron")
        guest.page.locator(BOX).click()
        guest.page.locator(".choice .pick").first.click()
        expect(guest.page.locator("[data-log]")).to_contain_text("You go to Synchrotron and get 1 square.")


def test_how_to_play_needs_no_card_of_the_standard_edition(guest: Guest) -> None:
    guest.visit("/how/pdb")
    guest.page.wait_for_selector(".chapter")
    expect(guest.page.get_by_role("link", name="Play it: bots, or friends")).to_be_visible()
