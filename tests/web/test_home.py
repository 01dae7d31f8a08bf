"""The home page: what it weighs, and how quickly it leads to a table."""

import re
import sqlite3

import pytest
from playwright.sync_api import Response, expect

from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.guest import BOT, OPEN, SHORT, Guest
from tests.web.layout import SIZES, at_sizes, flaws

MOST_BYTES = 120_000
FONT = ".woff2"


def test_the_first_load_takes_at_most_120_kilobytes(invite: Invite) -> None:
    guest = invite(stranger=True)
    loaded: list[Response] = []
    guest.context.on("response", lambda response: loaded.append(response))
    guest.visit()
    guest.page.wait_for_load_state("networkidle")
    weights = {each.url: each.request.sizes()["responseBodySize"] for each in loaded if not each.url.endswith(FONT)}
    assert len(weights) >= 8  # the page, its script and style, the shelf, four pictures
    assert 0 < sum(weights.values()) <= MOST_BYTES, weights
    assert not [url for url in weights if "/pdb-" in url and url.endswith(".js")], "a board is loaded before its game"


def test_two_clicks_lead_from_nothing_to_a_running_table(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.click()
    guest.page.get_by_role("button", name="easy").click()
    expect(guest.page.locator("[data-prompt]")).to_be_visible()
    assert "/t/" in guest.page.url
    assert len(guest.page.locator(".player").all()) == 4


def test_a_first_visit_shows_the_games_and_four_quiet_doors(guest: Guest) -> None:
    guest.visit()
    expect(guest.page.get_by_role("heading", name="Four science games, one table.")).to_be_visible()
    expect(guest.page.locator(".doors li")).to_have_count(4)
    assert len(guest.page.get_by_role("button", name="Play now").all()) == 4
    for heading in ("Go on with", "Your last games", "Your album"):
        expect(guest.page.get_by_role("heading", name=heading)).to_have_count(0)
    assert flaws(guest.page) == []


def test_who_is_back_sees_their_tables_their_last_games_and_their_album(guest: Guest) -> None:
    guest.play_bots()
    while guest.await_turn():
        guest.press_any()
    guest.await_kept("matches", 1)
    guest.play_bots()
    guest.await_turn()
    guest.await_kept("tables", 1)
    guest.visit()
    expect(guest.page.get_by_role("heading", name="Welcome back")).to_be_visible()
    table = guest.page.get_by_role("list").filter(has=guest.page.locator(".table")).locator(".table").first
    expect(table).to_contain_text("Round 1")
    expect(table).to_contain_text("Your turn")
    expect(table.locator(".scores li")).to_have_count(2)
    last = guest.page.locator(".last")
    expect(last.get_by_role("link", name="Replay")).to_have_count(1)
    expect(last.get_by_role("link", name="Review")).to_have_attribute("href", re.compile(r"/review/\w+"))
    expect(guest.page.locator(".share")).to_contain_text("of 234 met")
    expect(guest.page.locator(".doors")).to_have_count(0)
    wrong = {size: flaws(guest.page) for size in at_sizes(guest.page, SIZES)}
    assert {size: found for size, found in wrong.items() if found} == {}
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    assert faults(guest.page) == [], "in both themes"
    last.locator(".words a").click()
    expect(guest.page.get_by_role("link", name="Another game")).to_be_visible()


def test_more_than_three_tables_are_shown_when_asked_for(guest: Guest) -> None:
    for number in range(4):
        guest.visit(f"/t/{guest.open_room([OPEN], start=False)}")
        expect(guest.page.locator(".seats")).to_be_visible()
        guest.await_kept("tables", number + 1)
    guest.visit()
    expect(guest.page.locator(".table")).to_have_count(3)
    expect(guest.page.locator(".stand").first).to_contain_text("Waits for one more")
    guest.page.get_by_role("button", name="Show all 4 tables").click()
    expect(guest.page.locator(".table")).to_have_count(4)
    guest.page.get_by_role("button", name="Forget PDB").first.click()
    guest.page.reload()
    expect(guest.page.locator(".table")).to_have_count(3)


def test_a_table_that_is_gone_is_listed_no_more(guest: Guest) -> None:
    guest.visit(f"/t/{guest.open_room([OPEN], start=False)}")
    expect(guest.page.locator(".seats")).to_be_visible()
    guest.await_kept("tables", 1)
    with sqlite3.connect(guest.house.file, timeout=10) as file:
        file.execute("DELETE FROM rooms")
    file.close()
    guest.house.kill()
    guest.house.open()
    guest.visit()
    expect(guest.page.get_by_role("heading", name="Four science games")).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator(".doors")).to_be_visible()


def test_a_full_table_may_be_watched(invite: Invite) -> None:
    host, friend = invite(), invite()
    code = host.play_bots()
    friend.visit()
    friend.page.get_by_label("Have a table code?").fill(code)
    friend.page.get_by_role("button", name="Join").click()
    expect(friend.page.get_by_role("status").filter(has_text="All seats are taken there")).to_be_visible()
    friend.page.get_by_role("link", name="Watch the table").click()
    expect(friend.page.locator("[data-prompt]")).to_contain_text("You are watching")


def test_tables_that_their_hosts_let_be_watched_are_named_on_the_home_page(invite: Invite) -> None:
    mira, noor = invite(), invite()
    noor.visit()
    expect(noor.page.locator(".doors")).to_be_visible()
    expect(noor.page.get_by_role("heading", name="Watch a table")).to_have_count(0)
    room = {"game": "pdb", "options": SHORT, "seats": [{"sitter": "me"}, BOT], "name": "Mira", "key": mira.key}
    code = mira.house.post("/api/rooms", {**room, "start": True, "customs": {"watching": "listed"}})["code"]
    mira.visit(f"/t/{code}")
    mira.await_turn()
    mira.press_any()
    noor.page.reload()
    expect(noor.page.get_by_role("heading", name="Watch a table 1 live")).to_be_visible()
    assert flaws(noor.page) == []
    noor.page.locator(".watch").get_by_role("link", name="PDB: the game").click()
    expect(noor.page.locator("[data-prompt]")).to_contain_text("You are watching")


def test_a_long_code_that_nobody_has_is_told_on_the_spot(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_label("Have a table code?").fill("2" * 14)
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("There is no table with this code")


def test_on_a_projector_the_page_grows_with_the_window_but_not_without_end(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.wait_for()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    found = {
        width: guest.page.evaluate(size) for width, _ in at_sizes(guest.page, [(1280, 800), (1920, 1080), (2560, 1440)])
    }
    assert found == pytest.approx({1280: 16, 1920: 19.2, 2560: 19.2})
    assert guest.page.locator(".home").evaluate("home => home.offsetWidth") <= 97 * 19.2 + 1


def test_a_game_in_progress_is_listed_to_go_on_with(guest: Guest) -> None:
    code = guest.play_bots()
    guest.await_kept("tables", 1)
    guest.visit()
    guest.page.get_by_role("link", name="PDB: the game with").click()
    expect(guest.page.locator("[data-prompt]")).to_be_visible()
    assert guest.page.url.endswith(code)


def test_a_code_leads_to_its_room(invite: Invite) -> None:
    code = invite().open_room([OPEN], start=False)
    friend = invite()
    friend.visit()
    friend.page.get_by_label("Have a table code?").fill(code)
    friend.page.get_by_role("button", name="Join").click()
    expect(friend.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_short_code_read_out_leads_to_its_room(invite: Invite) -> None:
    host, friend = invite(), invite()
    host.visit(f"/t/{host.open_room([OPEN], start=False)}")
    short = host.page.locator(".short").inner_text()
    assert len(short) == 5
    friend.visit()
    friend.page.get_by_label("Have a table code?").fill(short.upper())
    friend.page.get_by_role("button", name="Join").click()
    expect(friend.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_short_code_that_nobody_has_read_out_is_told_on_the_spot(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_label("Have a table code?").fill("22222")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("No table gathers under this code")
    guest.faults.clear()  # the console tells of the 404 too


def test_a_code_that_nobody_has_given_is_told_so(guest: Guest) -> None:
    guest.visit("/t/nosuchtable")
    expect(guest.page.get_by_role("heading", name="Not here")).to_be_visible()
