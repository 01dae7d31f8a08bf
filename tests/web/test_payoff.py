"""What play gives back: a recap, bots at the speed one likes, celebrations, and the cards one has won."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web import heroes, position
from tests.web.chemist import announce
from tests.web.guest import SHORT, Guest
from tests.web.house import SETTINGS, House
from tests.web.standing import Standing
from tests.web.test_steady import before, make

PATIENT = ("pace=60", "answer_pause=0.01", "workers=1")
"""Bots that nobody would wait for."""
BOARD = "(() => { const { width, height } = document.querySelector('main').getBoundingClientRect(); return [width, height]; })()"
PARTIES = """() => {
  window.parties = [];
  new MutationObserver((changes) => changes.flatMap((each) => [...each.addedNodes])
    .filter((node) => node.matches?.("[data-celebration]"))
    .forEach((node) => window.parties.push([node.className, node.innerText, getComputedStyle(node).pointerEvents]))
  ).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("lab"), position.SECRET, (*SETTINGS, "messages_at_once=1000")) as opened:
        yield opened


def test_a_recap_tells_what_others_did_leaves_the_board_its_size_and_goes_with_the_next_move(guest: Guest) -> None:
    guest.play_bots(seats=3)
    guest.await_turn()
    guest.press_any()
    guest.await_turn()
    recap = guest.page.locator(".recap.panel")
    expect(recap).to_contain_text("Since your last turn")
    told, board = recap.locator(".deed").all_inner_texts(), guest.page.evaluate(BOARD)
    lines = [line.strip(" .\n") for line in guest.log_lines()]
    assert told
    assert all(any(line.endswith(each.split("\n")[-1].strip()) for line in lines) for each in told)
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)
    assert guest.page.evaluate(BOARD) == board


def test_a_hit_stays_in_the_recap_and_on_the_board_until_it_is_looked_at(browser: Browser, house: House) -> None:
    host, friend = (Guest(browser, house) for _ in range(2))
    position.reach(host, friend)
    announce(host, position.ENZYME)
    for _ in range(2):  # the friend neither answers nor repairs
        tick = friend.tick
        friend.page.locator("[data-pass]").click()
        friend.await_change(tick)
    for word in ("end", "done"):
        host.page.locator(f"[data-word='{word}']").click()
    hit = friend.page.locator(".recap .hit")
    expect(hit.first).to_contain_text("your chain")
    expect(friend.page.locator("[data-hit]").first).to_be_visible()
    tick = friend.tick
    friend.page.locator("[data-word='end']").click()
    friend.await_change(tick)
    expect(hit.first).to_be_visible()
    while hit.count():
        hit.first.click()
    expect(friend.page.locator("[data-hit]")).to_have_count(0)
    for guest in (host, friend):
        assert guest.faults == []
        guest.close()


def test_the_space_bar_skips_to_the_own_turn_and_the_speed_is_remembered(browser: Browser, tmp_path: Path) -> None:
    with House(tmp_path, position.SECRET, PATIENT) as house:
        guest = Guest(browser, house)
        guest.play_bots(seats=3)  # the others take their starting Data first
        guest.page.get_by_role("radio", name="Fast").click()
        guest.page.locator("[data-prompt]").focus()
        guest.page.keyboard.press("Space")
        assert guest.await_turn(), "bots that take a minute have moved at once"
        assert guest.page.evaluate("localStorage.getItem('labtable.bots')") == '"fast"'
        guest.close()


def test_a_step_that_is_done_is_celebrated_without_being_in_the_way(guest: Guest) -> None:
    heroes.play_bots(guest)
    guest.page.evaluate(PARTIES)
    while heroes.await_turn(guest) and not any("for you" in line for line in guest.log_lines()):
        heroes.press_any(guest)
    guest.page.wait_for_function("window.parties.some(([look]) => look.includes('party'))")
    own = [party for party in guest.page.evaluate("window.parties") if "party" in party[0]]
    assert "1 of 5 steps" in own[0][1]
    assert own[0][2] == "none", "a press goes through it"


def celebrated(guest: Guest) -> str:
    """What the first celebration of the guest's own says."""
    guest.page.wait_for_function("window.parties?.some(([look]) => look.includes('party'))")
    parties: list[list[str]] = guest.page.evaluate("window.parties")
    return next(words for look, words, _ in parties if "party" in look)


def test_a_completed_project_is_celebrated(guest: Guest) -> None:
    with Standing(guest, before("gsa", "attach:yeast:cycle")):
        guest.page.evaluate(PARTIES)
        make(guest, "attach:yeast:cycle")
        words = celebrated(guest)
    assert "The Cell's Timetable" in words
    assert "2 points won" in words


def test_a_cut_of_the_rivals_chain_is_celebrated(browser: Browser, house: House) -> None:
    host, friend = (Guest(browser, house) for _ in range(2))
    position.reach(host, friend)
    host.page.evaluate(PARTIES)
    announce(host, position.ENZYME)
    for _ in range(2):  # the friend neither answers nor repairs
        tick = friend.tick
        friend.page.locator("[data-pass]").click()
        friend.await_change(tick)
    words = celebrated(host)
    assert "HpyCH4IV" in words
    assert "14 of 25 bases" in words
    for guest in (host, friend):
        assert guest.faults == []
        guest.close()


def test_the_cards_that_somebody_won_can_be_looked_at(guest: Guest) -> None:
    guest.play_bots(options=SHORT | {"target": 12})
    while guest.await_turn() and not guest.page.locator(".player .won").count():
        guest.press_any()
    guest.page.locator(".player .won").first.click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="won")).to_be_visible()
    expect(sheet.locator(".card").first).to_be_visible()
