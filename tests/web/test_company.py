"""Company at a table: words and bubbles, what is muted or shown to the host, and a side that two people share."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.guest import BOT, OPEN, Guest
from tests.web.layout import flaws, moved, places, scrolls_sideways, too_small

FREE = {"chat": "free"}
LATER = 8_000  # milliseconds within which a bubble of six seconds has gone


def at_a_table(invite: Invite, customs: dict[str, Any] | None = None, **how: Any) -> tuple[Guest, Guest]:
    """Mira, who is host, and Noor at a table that has begun."""
    mira, noor = invite(**how), invite(**how)
    code = mira.open_room([OPEN, BOT, BOT], start=False, options={}, customs=customs)
    for guest in (mira, noor):
        guest.visit(f"/t/{code}")
    noor.sit_down("Noor")
    mira.page.get_by_role("button", name="Start").click()
    for guest in (mira, noor):
        guest.page.wait_for_selector("[data-prompt]")
    return mira, noor


def a_team(invite: Invite, customs: dict[str, Any] | None = None, **how: Any) -> tuple[Guest, Guest, Guest]:
    """Mira and Noor, who share a side of Adna's Lab and must choose now, and Tomás at the other side."""
    mira, noor, tomas = invite(**how), invite(**how), invite(**how)
    code = mira.open_room([OPEN], start=False, options={}, game="adna", customs=customs)
    for guest in (mira, noor, tomas):
        guest.visit(f"/t/{code}")
    tomas.sit_down("Tomás")
    noor.page.get_by_label("Your name").fill("Noor")
    noor.page.get_by_role("button", name="Share this side").first.click()
    expect(mira.page.get_by_text("Noor").first).to_be_visible()
    mira.page.get_by_role("button", name="Start").click()
    for guest in (mira, noor, tomas):
        guest.page.wait_for_selector("[data-prompt]")
    while not mira.open_spots.count():
        if tomas.open_spots.count():
            tomas.press_any()
    return mira, noor, tomas


def talk(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Say something").click()


def say(guest: Guest, word: str) -> None:
    talk(guest)
    guest.page.get_by_role("button", name=word, exact=True).click()


def write(guest: Guest, text: str) -> None:
    field = guest.page.get_by_role("textbox", name="Write to")
    if not field.count():
        talk(guest)
    field.fill(text)
    field.press("Enter")


def bubble(guest: Guest, text: str) -> Locator:
    return guest.page.locator("[data-bubble]", has_text=text)


def line(guest: Guest, text: str) -> Locator:
    return guest.page.locator("[data-talk-panel] [data-said] li", has_text=text)


@contextmanager
def listening(guest: Guest) -> Iterator[list[str]]:
    """Every message that comes over this guest's socket meanwhile."""
    heard: list[str] = []
    guest.context.pages[0].on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text)))
    )
    guest.page.reload()
    guest.page.wait_for_selector("[data-prompt]")
    yield heard


def test_two_people_exchange_words_in_bubbles_that_move_nothing_and_go(invite: Invite) -> None:
    mira, noor = at_a_table(invite)
    before = {guest: places(guest.page) for guest in (mira, noor)}
    say(mira, "Good idea")
    expect(bubble(noor, "Good idea")).to_be_visible()
    say(noor, "Thank you")
    for guest in (mira, noor):
        expect(bubble(guest, "Thank you")).to_be_visible()
        assert moved(before[guest], places(guest.page)) == []
    expect(noor.page.locator("[data-heard]")).to_have_text("You: Thank you")
    expect(mira.page.locator("[data-heard]")).to_have_text("Noor: Thank you")
    panel = mira.page.locator("[data-spot='seat:1']").bounding_box()
    hung = bubble(mira, "Thank you").bounding_box()
    assert panel is not None
    assert hung is not None
    assert panel["x"] <= hung["x"] <= panel["x"] + panel["width"]
    assert panel["y"] <= hung["y"] <= panel["y"] + panel["height"] + 10
    expect(mira.page.locator("[data-bubble]")).to_have_count(0, timeout=LATER)
    talk(mira)
    expect(line(mira, "Good idea")).to_contain_text("You")
    expect(line(mira, "Thank you")).to_contain_text("Noor")


def test_a_word_is_said_with_the_keyboard_alone_and_the_focus_comes_back(invite: Invite) -> None:
    mira, noor = at_a_table(invite)
    mira.page.locator("[data-spot='box:lead']").focus()
    mira.page.keyboard.press("c")
    expect(mira.page.get_by_role("button", name="Well played")).to_be_focused()
    mira.page.keyboard.press("Escape")
    assert mira.page.evaluate("document.activeElement.dataset.spot") == "box:lead"
    mira.page.keyboard.press("c")
    mira.page.keyboard.press("5")
    expect(bubble(noor, "Close race")).to_be_visible()
    expect(mira.page.locator("[data-talk-panel]")).to_have_count(0)
    assert mira.page.evaluate("document.activeElement.dataset.spot") == "box:lead"


def test_own_words_are_written_only_where_the_host_allows_it_and_are_plain_text(invite: Invite) -> None:
    mira, noor = at_a_table(invite)
    talk(mira)
    expect(mira.page.get_by_role("button", name="Hello")).to_be_visible()
    expect(mira.page.get_by_role("textbox", name="Write to")).to_have_count(0)
    mira, noor = at_a_table(invite, FREE)
    write(mira, "<img src=x onerror=alert(1)> & <b>bold</b>\u200b")
    expect(bubble(noor, "<img src=x onerror=alert(1)> & <b>bold</b>")).to_be_visible()
    assert noor.page.locator("[data-bubble] img, [data-bubble] b:visible").count() == 0
    expect(mira.page.get_by_role("textbox", name="Write to")).to_be_focused()


def test_what_is_too_much_is_not_lost(invite: Invite) -> None:
    mira, _ = at_a_table(invite, FREE)
    for number in range(6):
        write(mira, f"line {number}")
    expect(mira.page.get_by_text("You have said much in a short time")).to_be_visible()
    expect(mira.page.get_by_role("textbox", name="Write to")).to_have_value("line 5")


def test_who_is_muted_is_not_heard_also_after_a_reload(invite: Invite) -> None:
    mira, noor = at_a_table(invite, FREE)
    write(noor, "first")
    talk(mira)
    line(mira, "first").get_by_role("button", name="What to do about").click()
    line(mira, "first").get_by_role("button", name="Mute Noor").click()
    expect(line(mira, "first")).to_have_count(0)
    mira.page.reload()
    mira.page.wait_for_selector("[data-prompt]")
    write(noor, "second")
    expect(bubble(noor, "second")).to_be_visible()
    say(mira, "Hello")
    expect(bubble(mira, "Hello")).to_be_visible()
    expect(bubble(mira, "second")).to_have_count(0)
    talk(mira)
    mira.page.get_by_role("button", name="Hear them again").click()
    expect(line(mira, "second")).to_be_visible()


def test_a_line_shown_to_the_host_is_removed_and_who_said_it_may_be_too(invite: Invite) -> None:
    mira, noor = at_a_table(invite, FREE)
    eve = invite()
    eve.visit(mira.page.url.removeprefix(mira.house.address))
    eve.page.wait_for_selector("[data-prompt]")
    talk(eve)
    eve.page.get_by_role("textbox", name="What you are called").fill("Eve")
    eve.page.get_by_role("button", name="Join in").click()
    eve.page.get_by_role("textbox", name="Write to").wait_for()
    write(eve, "rude words")
    talk(noor)
    expect(noor.page.locator("[data-talk-panel]")).to_contain_text("Watching: Eve")
    line(noor, "rude words").get_by_role("button", name="What to do about").click()
    line(noor, "rude words").get_by_role("button", name="Show it to the host").click()
    expect(line(noor, "rude words")).to_contain_text("The host has been told")
    mira.page.get_by_role("button", name="1 shown to you as host").click()
    expect(line(mira, "rude words")).to_contain_text("Shown to you as host")
    line(mira, "rude words").get_by_role("button", name="Remove the line").click()
    for guest in (mira, noor, eve):
        expect(guest.page.locator("[data-talk-panel]")).not_to_contain_text("rude words")
    write(eve, "again")
    line(mira, "again").get_by_role("button", name="What to do about").click()
    line(mira, "again").get_by_role("button", name="Remove Eve").click()
    line(mira, "again").get_by_role("button", name="Remove for good: Eve").click()
    expect(eve.page.get_by_text("The host has removed you from this table.")).to_be_visible()


def test_what_was_said_lies_beside_the_log(invite: Invite) -> None:
    mira, noor = at_a_table(invite)
    say(noor, "Hello")
    mira.page.get_by_role("button", name="Said 1").click()
    expect(mira.page.locator(".log [data-said] li")).to_contain_text("Hello")
    expect(mira.page.locator("[data-log]")).to_be_hidden()
    mira.page.locator("[data-prompt]").focus()
    mira.page.keyboard.press("l")
    expect(mira.page.locator("[data-log]")).to_be_focused()


def test_a_team_of_two_proposes_agrees_and_plays_and_the_other_side_is_told_nothing(invite: Invite) -> None:
    mira, noor, tomas = a_team(invite, {"by_team": True, "chat": "free"})
    with listening(tomas) as heard:
        before, tick = len(heard), mira.tick
        seen = tomas.page.locator(".frame").inner_html()
        noor.open_spots.first.click()
        label = noor.page.locator("[data-suggested]").inner_text()
        assert "You suggest:" in label
        expect(mira.page.locator("[data-suggested]")).to_contain_text("Noor suggests:")
        expect(mira.page.locator(".is-suggested")).to_have_count(1)
        talk(noor)
        noor.page.get_by_role("button", name="Only your side").click()
        write(noor, "trust me")
        expect(bubble(mira, "trust me")).to_be_visible()
        assert mira.tick == tick, "one alone decides nothing"
        assert heard[before:] == []
        assert tomas.page.locator(".frame").inner_html() == seen
        mira.page.get_by_role("button", name="Agree").click()
        mira.await_change(tick)
        expect(mira.page.locator("[data-suggested]")).to_have_count(0)
        tomas.await_change(tick)
        whole = "".join(heard)
        assert "trust me" not in whole
        assert '"is":"side"' not in whole
    expect(bubble(tomas, "trust me")).to_have_count(0)


def test_a_suggestion_is_done_with_a_key_or_something_else_is_played(invite: Invite) -> None:
    mira, noor, _ = a_team(invite)
    tick = mira.tick
    noor.page.locator("[data-prompt]").focus()
    noor.page.keyboard.press("g")
    expect(noor.page.locator("[data-suggested]")).to_contain_text("Point at a move for Mira")
    noor.open_spots.first.click()
    expect(mira.page.locator("[data-suggested]")).to_contain_text("Noor suggests:")
    noor.page.get_by_role("button", name="Never mind").click()
    expect(mira.page.locator("[data-suggested]")).to_have_count(0)
    noor.page.keyboard.press("g")
    noor.open_spots.first.click()
    expect(mira.page.locator("[data-suggested]")).to_be_visible()
    assert mira.tick == tick
    mira.page.locator("[data-prompt]").focus()
    mira.page.keyboard.press("y")
    mira.await_change(tick)


def test_who_is_left_by_the_other_chooses_alone(invite: Invite) -> None:
    mira, noor, _ = a_team(invite, {"by_team": True})
    tick = mira.tick
    mira.open_spots.first.click()
    expect(mira.page.locator("[data-suggested]")).to_contain_text("It is done when Noor agrees.")
    noor.visit("/")
    expect(mira.page.locator("[data-suggested]")).not_to_contain_text("Noor")
    assert mira.tick == tick, "that somebody goes decides nothing"
    mira.open_spots.first.click()
    mira.await_change(tick)


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_bubbles_and_the_open_list_lie_well(invite: Invite, size: tuple[int, int]) -> None:
    mira, noor = at_a_table(invite, FREE, size=size)
    long = "I need that triangle before you take it, or the antibody that I have saved for will never be finished."
    write(mira, long)
    say(noor, "Close race")
    expect(bubble(mira, "Close race")).to_be_visible()
    line(mira, "Close race").get_by_role("button", name="What to do about").click()
    assert flaws(mira.page) == []
    assert flaws(noor.page) == []
    assert not scrolls_sideways(mira.page)
    if size[0] < 400:
        assert too_small(mira.page, but=".card .look") == []
    mira.page.keyboard.press("Escape")
    expect(mira.page.locator("[data-talk-panel]")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_a_side_that_is_shared_lies_well_and_axe_finds_no_serious_fault(invite: Invite, size: tuple[int, int]) -> None:
    mira, noor, _ = a_team(invite, FREE, size=size)
    noor.page.get_by_role("button", name="Suggest").click()
    noor.open_spots.first.click()
    expect(mira.page.locator("[data-suggested]")).to_contain_text("Noor suggests:")
    assert flaws(mira.page) == []
    assert not scrolls_sideways(mira.page)
    talk(noor)
    noor.page.get_by_role("button", name="Only your side").click()
    write(noor, "cut it")
    talk(mira)
    line(mira, "cut it").get_by_role("button", name="What to do about").click()
    assert flaws(noor.page) == []
    assert faults(mira.page) == []


def test_axe_finds_no_serious_fault_with_bubbles_and_reports(invite: Invite) -> None:
    mira, noor = at_a_table(invite, FREE)
    write(mira, "rude words")
    talk(noor)
    line(noor, "rude words").get_by_role("button", name="What to do about").click()
    line(noor, "rude words").get_by_role("button", name="Show it to the host").click()
    expect(line(mira, "rude words")).to_contain_text("Shown to you as host")
    assert faults(mira.page) == []
    noor.page.keyboard.press("Escape")
    noor.page.get_by_role("button", name="Said", exact=True).click()
    assert faults(noor.page) == []


def test_before_the_start_people_say_that_they_are_ready(invite: Invite) -> None:
    mira, noor = invite(), invite()
    code = mira.open_room([OPEN], start=False)
    for guest in (mira, noor):
        guest.visit(f"/t/{code}")
    noor.sit_down("Noor")
    noor.page.get_by_role("button", name="Good luck").click()
    expect(mira.page.locator("[data-said] li")).to_contain_text("Noor")
    expect(mira.page.locator("[data-said] li")).to_contain_text("Good luck")
    expect(mira.page.locator("[data-heard]")).to_have_text("Noor: Good luck")
    assert faults(mira.page) == []
