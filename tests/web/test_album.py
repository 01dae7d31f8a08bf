"""The album, and all else that a browser keeps: it survives a reload, goes along as a file, and is forgotten when asked."""

import json
import re
from pathlib import Path

from playwright.sync_api import Download, expect

from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.guest import OPEN, Guest
from tests.web.layout import SIZES, at_sizes, flaws

BREAK = "indexedDB.open = () => { throw new DOMException('no', 'InvalidStateError') }"
FULL = """
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function () { throw new DOMException('full', 'QuotaExceededError') };
"""


def finish(guest: Guest) -> str:
    code = guest.play_bots()
    while guest.await_turn():
        guest.press_any()
    guest.await_kept("matches", 1)
    return code


def met(guest: Guest) -> list[str]:
    """What the album shows as met, in its own words."""
    guest.visit("/album")
    guest.page.wait_for_selector(".shelf")
    folded = guest.page.locator(".shelf [aria-expanded=false]")
    while folded.count():
        folded.first.click()
    return sorted(guest.page.locator("button.place b").all_inner_texts())


def packed(guest: Guest) -> Download:
    """What this browser keeps, as a file."""
    guest.page.get_by_role("button", name="What this browser keeps").click()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Take all of it along").click()
    guest.page.keyboard.press("Escape")
    return download.value


def bring(guest: Guest, path: Path) -> None:
    guest.page.get_by_role("button", name="What this browser keeps").click()
    guest.page.get_by_label("Bring a file").set_input_files(path)


def test_what_is_seen_at_a_table_is_met_and_the_rest_has_no_name(guest: Guest) -> None:
    finish(guest)
    names = met(guest)
    assert 3 <= len(names) < 32
    guest.page.locator("button.place").first.click()
    card = guest.page.locator(".chosen")
    expect(card.get_by_role("link", name="Read more at")).to_be_visible()
    expect(card).to_contain_text("Met once")
    assert guest.page.locator(".unmet").all_inner_texts() == ["not met"] * (234 - len(names))
    assert flaws(guest.page) == []
    assert faults(guest.page) == []


def test_the_album_is_searched_and_filtered_and_says_how_each_game_was_played(guest: Guest) -> None:
    finish(guest)
    names = met(guest)
    guest.page.get_by_role("radio", name="Not yet").click()
    expect(guest.page.locator("button.place")).to_have_count(0)
    guest.page.get_by_role("radio", name="Met", exact=True).click()
    guest.page.get_by_role("searchbox").fill(names[0].replace("\xad", "")[:6])
    expect(guest.page.locator("button.place").first).to_be_visible()
    guest.page.get_by_role("searchbox").fill("no such molecule")
    expect(guest.page.get_by_text("No card that you met has these words.")).to_be_visible()
    game = guest.page.get_by_role("button", name="PDB: the game")
    expect(game).to_contain_text("1 game")
    game.click()
    expect(guest.page.get_by_role("row", name="easy")).to_be_visible()


def test_a_first_look_at_the_album_shows_silhouettes_and_one_sentence(guest: Guest) -> None:
    assert met(guest) == []
    expect(guest.page.get_by_text("Every card that you see at a table comes in here")).to_be_visible()
    wrong = {size: flaws(guest.page) for size in at_sizes(guest.page, SIZES)}
    assert {size: found for size, found in wrong.items() if found} == {}


def test_who_only_watches_meets_nothing(invite: Invite) -> None:
    mira, eve = invite(), invite()
    eve.visit(f"/t/{mira.play_bots()}")
    eve.page.wait_for_selector("[data-prompt]")
    assert met(eve) == []


def test_history_and_album_survive_a_reload_a_file_and_another_browser(invite: Invite, tmp_path: Path) -> None:
    mira, elsewhere = invite(), invite()
    finish(mira)
    mira.play_bots()
    mira.await_kept("tables", 1)
    names = met(mira)
    mira.visit()
    result = mira.page.locator(".last .words b").inner_text()
    file = tmp_path / "labtable.json"
    packed(mira).save_as(file)
    finish(elsewhere)
    own = met(elsewhere)
    elsewhere.visit()
    bring(elsewhere, file)
    expect(elsewhere.page.get_by_role("status").filter(has_text="Taken over: 1 open tables, 1 matches")).to_be_visible()
    elsewhere.page.keyboard.press("Escape")
    expect(elsewhere.page.locator(".last .words b")).to_have_count(2)
    assert result in elsewhere.page.locator(".last .words b").all_inner_texts()
    expect(elsewhere.page.locator(".stand")).to_contain_text("Your turn")
    elsewhere.page.get_by_role("link", name="PDB: the game with").click()
    assert elsewhere.await_turn(), "the key to the seat came along"
    elsewhere.press_any()
    assert sorted({*names, *own}) == met(elsewhere)
    (twice, *_) = sorted({*names} & {*own})
    elsewhere.page.locator("button.place").filter(has_text=twice).click()
    expect(elsewhere.page.locator(".chosen .met")).to_contain_text(re.compile("Met (twice|3 times)"))


def test_a_file_of_something_else_is_refused_in_one_sentence_and_nothing_is_taken(guest: Guest, tmp_path: Path) -> None:
    guest.visit()
    good = json.loads(packed(guest).path().read_text())
    assert good["labtable"] == 1
    bad = [
        b"",
        b"[]",
        b"{",
        b"\x89PNG",
        json.dumps({**good, "met": [{"game": "pdb", "card": 7, "meetings": []}]}).encode(),
    ]
    bad += [json.dumps({**good, "keys": [{"code": "x", "key": "<script>"}]}).encode(), b" " * 5_000_001]
    for number, text in enumerate(bad):
        file = tmp_path / f"{number}.json"
        file.write_bytes(text)
        bring(guest, file)
        expect(guest.page.get_by_role("alert")).to_have_text(
            "This file is not one that Labtable wrote, so nothing was taken from it."
        )
        guest.page.keyboard.press("Escape")
    assert met(guest) == []


def test_who_is_forgotten_is_a_stranger_in_every_tab(guest: Guest) -> None:
    finish(guest)
    tab = guest.context.new_page()
    tab.goto(f"{guest.house.address}/album")
    tab.wait_for_selector("button.place")
    guest.visit()
    guest.page.get_by_role("button", name="What this browser keeps").click()
    guest.page.get_by_role("button", name="Forget me on this device").click()
    guest.page.get_by_role("button", name="Forget all of it").click()
    expect(guest.page.get_by_role("heading", name="Four science games")).to_be_visible()
    expect(tab.get_by_text("Every card that you see at a table comes in here")).to_be_visible()
    assert guest.page.evaluate("localStorage.getItem('labtable.deals')") is None
    assert met(guest) == []


def test_two_tabs_do_not_lose_each_others_tables(guest: Guest) -> None:
    codes = [guest.open_room([OPEN], start=False) for _ in range(6)]
    tabs = [guest.context.new_page() for _ in codes]
    for tab, code in zip(tabs, codes, strict=True):
        tab.goto(f"{guest.house.address}/t/{code}", wait_until="commit")
    for tab in tabs:
        tab.wait_for_selector(".seats")
    guest.visit("/album")
    guest.await_kept("tables", len(codes))
    guest.visit()
    guest.page.get_by_role("button", name="Show all 6 tables").click()
    links = [link.get_attribute("href") for link in guest.page.locator(".table h3 a").all()]
    assert sorted(filter(None, links)) == sorted(f"/t/{code}" for code in codes)


def test_a_browser_that_keeps_nothing_says_so_once_and_the_table_goes_on(guest: Guest) -> None:
    guest.begin_with(BREAK)
    guest.play_bots()
    guest.await_turn()
    note = guest.page.get_by_role("status").filter(has_text="This browser keeps nothing for Labtable")
    expect(note).to_have_count(1)
    note.get_by_role("button", name="Close").click()
    guest.press_any()
    guest.await_turn()
    guest.press_any()
    expect(note).to_have_count(0)


def test_a_full_browser_says_so_once_and_the_table_goes_on(guest: Guest) -> None:
    guest.begin_with(FULL)
    guest.play_bots()
    guest.await_turn()
    expect(guest.page.get_by_text("This browser has no room left for Labtable")).to_have_count(1)
    guest.press_any()
    guest.await_turn()
