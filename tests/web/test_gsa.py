"""The GSA table in the browser: whole games, offers between two people, draws, Modifiers, the limit and the end."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.gsa import FIRST, act, await_choice, draw, hand, meet, offer, pile, press, sit_down, start_a_project
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.layout import prompt_scrolls, scrolls_sideways, too_small
from tests.web.test_motion import COUNT

FEW_ROUNDS: dict[str, Any] = {"first_player": "1", "max_rounds": 2}
MODIFIERS = f"{3209:064x}"
"""With this secret the first seat of three comes by Core Facility, More Revisions and The Body Clock at once."""
NARROW = (360, 740)


def test_a_whole_game_is_played_on_a_phone_and_every_prompt_is_read_without_scrolling(invite: Invite) -> None:
    guest = invite(size=NARROW)
    sit_down(guest, options=FEW_ROUNDS)
    while await_choice(guest):
        assert not prompt_scrolls(guest.page), guest.page.locator("[data-prompt]").inner_text()
        act(guest)
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()
    expect(guest.page.locator(".end .ranks > li")).to_have_count(3)
    expect(guest.page.locator(".end .ranks")).to_contain_text("unfinished")


def test_a_whole_game_is_played_with_the_keyboard_alone(guest: Guest) -> None:
    sit_down(guest, seats=2, options=FEW_ROUNDS)
    while await_choice(guest):
        guest.press_keys()
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()


def test_both_sources_are_named_before_a_card_is_seen(guest: Guest) -> None:
    sit_down(guest)
    before = hand(guest).count()
    press(guest, pile(guest, "resource"))
    expect(guest.page.locator(".naming li").first).to_contain_text("Resource pile")
    expect(guest.page.locator(".naming li.next")).to_contain_text("Second card")
    assert hand(guest).count() == before
    press(guest, pile(guest, "resource"))
    expect(guest.page.locator(".naming li.open")).to_have_count(0)
    expect(guest.page.locator("[aria-current=step]")).to_contain_text("Act")
    assert guest.page.locator(".handcard:not(.kind-project)").count() == 4


def test_an_accepted_offer_pushes_two_projects_together(invite: Invite) -> None:
    mira, noor = invite(), invite()
    meet(mira, noor)
    offer(noor)
    expect(noor.page.locator(".offer")).to_contain_text("Waiting for Mira to answer")
    expect(mira.page.get_by_role("heading", name="Noor asks you to collaborate")).to_be_visible()
    expect(mira.page.locator("[data-prompt]")).to_contain_text("Your answer: accept or refuse Noor's offer")
    mira.page.get_by_role("button", name="Accept").click()
    expect(noor.page.get_by_role("region", name="Collaboration of You and Mira")).to_be_visible()
    expect(mira.page.get_by_role("region", name="Collaboration of Noor and You")).to_be_visible()
    expect(mira.page.locator(".half")).to_have_count(2)
    expect(mira.page.locator(".mine .stub")).to_contain_text("with Noor")


def test_a_refused_offer_stays_apart_and_the_table_says_why(invite: Invite) -> None:
    mira, noor = invite(), invite()
    meet(mira, noor)
    offer(noor)
    mira.page.get_by_role("button", name="Refuse").click()
    chip = noor.page.locator(".mine .together.is-shut").first
    noor.page.mouse.move(0, 0)  # a tip opens for what is pointed at, not for what came to lie there
    chip.hover()
    tip = noor.page.get_by_role("group", name="Why not: Collaborate")
    expect(tip.get_by_role("listitem").last).to_have_text(re.compile("Missing: ?no refusal of theirs this turn"))
    tip.get_by_role("link", name="Open rule G-40").click()
    at = noor.page.get_by_role("complementary", name="Rulebook").locator("article.at")
    expect(at).to_contain_text("§G-40")


def test_the_limit_of_the_hand_is_told_and_holds(guest: Guest) -> None:
    sit_down(guest)
    draw(guest)
    start_a_project(guest)
    expect(guest.page.locator(".limit")).to_contain_text("4 cards, 1 project: discard 3 at the end")
    press(guest, guest.page.get_by_role("button", name="End actions"))
    expect(guest.page.locator("[data-prompt]")).to_contain_text("discard 3 cards")
    guest.page.locator(".do .spot.btn").hover()
    tip = guest.page.get_by_role("group", name="Why not: End the turn")
    expect(tip).to_contain_text("You hold 4 Resource cards, and your limit is 1.")
    expect(tip).to_contain_text("§G-70")


def test_the_discard_pile_can_be_looked_through(guest: Guest) -> None:
    sit_down(guest)
    draw(guest)
    press(guest, guest.page.get_by_role("button", name="End actions"))
    press(guest, guest.page.locator(".handcard.is-open").first)
    guest.page.get_by_role("button", name="top two in reach: look through").click()
    heap = guest.page.get_by_role("dialog", name="The Discard pile, from the top")
    heap.locator("li button").first.click()
    expect(guest.page.get_by_role("heading", name="The science")).to_be_visible()


def test_a_started_project_tells_its_science(guest: Guest) -> None:
    sit_down(guest)
    draw(guest)
    start_a_project(guest)
    name = guest.page.locator(".mine .look").first.inner_text()
    moment = guest.page.locator(".moment")
    expect(moment).to_contain_text(name)
    moment.get_by_role("button", name="More").click()
    expect(guest.page.get_by_role("dialog", name=name).get_by_role("heading", name="The science")).to_be_visible()


def test_what_was_taken_back_tells_no_science(guest: Guest) -> None:
    sit_down(guest)
    draw(guest)
    press(guest, guest.page.locator(".handcard.kind-project").first)
    expect(guest.page.locator(".moment")).to_be_visible()
    guest.page.keyboard.press("u")
    expect(guest.page.locator("[data-log] li del").first).to_be_visible()
    expect(guest.page.locator(".moment")).to_have_count(0)


def test_the_arming_of_the_end_is_seen_by_all(invite: Invite) -> None:
    guest, watcher = invite(), invite()
    code = guest.play_bots(5, {**FIRST, "collaboration": False}, "gsa")
    watcher.visit(f"/t/{code}")
    while not guest.page.locator(".ending").count():
        act(guest, "[data-spot='pile:project'].is-open", ".do [data-open]")
        await_choice(guest)
    for each in (guest, watcher):
        expect(each.page.get_by_role("status", name="The end of the game")).to_contain_text("The end is armed")
        expect(pile(each, "project")).to_contain_text("Empty")


@pytest.fixture
def dealt(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """A guest in a house where every match has the deal with the Modifiers."""
    with House(tmp_path_factory.mktemp("dealt"), MODIFIERS) as house:
        guest = Guest(browser, house)
        yield guest
        assert guest.faults == []
        guest.close()


def test_modifiers_ask_for_their_targets(dealt: Guest) -> None:
    sit_down(dealt)
    draw(dealt)
    start_a_project(dealt)
    press(dealt, dealt.page.locator("[data-spot$='card:core']"))
    expect(dealt.page.get_by_role("heading", name="Core Facility: What does it stand for?")).to_be_visible()
    press(dealt, dealt.page.locator(".part", has_text="PCR and Cloning"))
    expect(dealt.page.locator(".mine .slot.wild")).to_contain_text("Core Facility stands for it")
    press(dealt, dealt.page.locator("[data-spot$='card:reviewer']"))
    press(dealt, dealt.page.locator(".rival.is-open").last)
    expect(dealt.page.locator(".player").last).to_contain_text("draws 1 card fewer next turn")


def test_cards_fly_to_where_they_go(browser: Browser, house: House) -> None:
    guest = Guest(browser, house, motion="no-preference")
    sit_down(guest)
    press(guest, pile(guest, "resource"))
    guest.page.evaluate(COUNT)
    press(guest, pile(guest, "resource"))
    assert guest.page.evaluate("window.moved") >= 2
    guest.close()


def test_axe_finds_no_serious_fault_at_the_table(invite: Invite) -> None:
    mira, noor = invite(), invite()
    meet(mira, noor)
    assert faults(noor.page) == [], "acting"
    offer(noor)
    mira.page.get_by_role("button", name="Accept").wait_for()
    assert faults(mira.page) == [], "an offer"
    mira.page.get_by_role("button", name="Accept").click()
    expect(noor.page.locator(".half")).to_have_count(2)
    press(noor, noor.page.get_by_role("button", name="End actions"))
    assert faults(noor.page) == [], "discarding"
    assert faults(mira.page) == [], "waiting"


def test_on_a_phone_nothing_is_lost_or_too_small(invite: Invite) -> None:
    guest = invite(size=NARROW)
    sit_down(guest, seats=4)
    draw(guest)
    start_a_project(guest)
    guest.page.mouse.move(0, 0)
    expect(guest.page.locator(".near")).to_have_count(0)
    assert not scrolls_sideways(guest.page)
    expect(guest.page.locator("[data-prompt]")).to_be_in_viewport()
    assert too_small(guest.page, but=".rule-no") == []
