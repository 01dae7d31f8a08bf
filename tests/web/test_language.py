"""The log, rules and cards in the reader's own language: chosen once, kept, and nothing else of the table is touched."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from labtable.words import languages
from tests.telling import told
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.layout import at_sizes, flaws, scrolls_sideways

PHONE, DESK = (360, 740), (1280, 800)


def test_rules_and_cards_are_read_in_the_language_that_was_chosen(guest: Guest) -> None:
    guest.visit("/rules/pdb#13")
    expect(guest.page.locator('[id="13"]')).to_contain_text("The last Researcher stays")
    guest.page.get_by_role("radio", name="Deutsch").check()
    paragraph = guest.page.locator('[id="13"]')
    expect(paragraph).to_contain_text("Der letzte Forscher bleibt")
    expect(paragraph).to_contain_text("Gedruckt: Regel 13, Zeile 68")
    expect(guest.page.locator(".rulebook")).to_have_attribute("lang", "de")
    for size in at_sizes(guest.page, [PHONE, DESK]):
        assert (scrolls_sideways(guest.page), flaws(guest.page)) == (False, []), size

    guest.play_bots()
    expect(guest.page.get_by_role("button", name="Recruit Researcher").first).to_be_visible()
    guest.page.locator(".slot .look").first.click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Die Wissenschaft")
    expect(dialog).to_contain_text("Am Tisch: ")
    for size in at_sizes(guest.page, [PHONE, DESK]):
        assert not scrolls_sideways(guest.page), size
    guest.page.keyboard.press("Escape")

    guest.await_turn()
    guest.page.locator("[data-spot='box:graduate']").hover()
    guest.page.get_by_role("link", name="Open rule 13").click()
    drawer = guest.page.get_by_role("complementary", name="Rulebook")
    expect(drawer.locator('[id="13"]')).to_contain_text("Deinen einzigen Forscher darfst du nicht")
    expect(drawer).to_contain_text("Verbindlich ist der englische Text.")
    expect(drawer.locator('[id="A1"]')).to_contain_text("Forscher anwerben Am Tisch: Recruit Researcher")
    expect(drawer.locator('[id="12"]')).not_to_contain_text("Am Tisch")


@pytest.mark.parametrize("game", ["adna", "gsa", "pdb", "stem"])
def test_the_log_is_told_in_every_language_as_the_terminal_tells_it(invite: Invite, game: str) -> None:
    guest = invite(stranger=True)
    heard: list[dict[str, Any]] = []
    guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))))
    guest.play_bots(game=game, options={})
    for _ in range(4):
        guest.await_turn()
        guest.press_any()
    guest.await_turn()
    for language in languages():
        guest.page.evaluate(f"localStorage.setItem('labtable.language', '\"{language}\"')")
        heard.clear()
        guest.page.reload()
        guest.await_turn()
        happened = next(frame for frame in heard if frame["is"] == "log")["happened"]
        names = [seat["name"] for seat in next(frame for frame in heard if frame["is"] == "room")["seats"]]
        wanted = [
            words
            for each, words in zip(happened, told(game, names, 0, happened, language), strict=True)
            if not headed(each)
        ]
        lines = guest.page.locator("[data-log] .line")
        expect(lines).to_have_count(len(wanted))
        expect(lines.first).to_have_text(wanted[-1])
        assert lines.all_inner_texts()[::-1] == wanted


def headed(happening: dict[str, Any]) -> bool:
    """Whether the log has it as a heading."""
    return str(happening["event"]["kind"]) == "round_ended"


def test_two_at_one_table_each_read_their_own_language(invite: Invite) -> None:
    host, friend = invite(), invite()
    friend.begin_with("localStorage.setItem('labtable.language', '\"de\"')")
    host.play_with(friend, options={"target": 3, "first_leader": "1"})
    friend.await_turn()  # who leads takes the starting Data last
    friend.press_any()
    expect(friend.page.locator("[data-log] .line").first).to_contain_text("Du nimmst")
    expect(host.page.locator("[data-log] .line").first).to_contain_text("Noor takes")
