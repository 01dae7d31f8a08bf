"""No page has a serious fault for people who see, hear or move differently, in either theme, at any size."""

from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.guest import OPEN, Guest
from tests.web.layout import at_sizes, scrolls_sideways, too_small

SIZES = [(360, 740), (768, 1024), (1366, 640), (1920, 1080)]


def finish(guest: Guest) -> str:
    code = guest.play_bots()
    while guest.await_turn():
        guest.press_any()
    return code


def test_axe_finds_no_serious_fault_before_and_during_a_game(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.wait_for()
    assert faults(guest.page) == [], "home"
    guest.page.get_by_role("button", name="Play now").first.click()
    guest.page.get_by_role("button", name="easy").wait_for()
    assert faults(guest.page) == [], "level"
    guest.visit(f"/t/{guest.open_room([OPEN], start=False)}")
    guest.page.get_by_role("img", name="QR code").wait_for()
    assert faults(guest.page) == [], "room"
    guest.play_bots()
    guest.await_turn()
    guest.page.locator("[data-spot='box:graduate']").hover()
    assert faults(guest.page) == [], "table"
    guest.page.keyboard.press("r")
    guest.page.get_by_role("complementary", name="Rulebook").wait_for()
    assert faults(guest.page) == [], "drawer"


def test_axe_finds_no_serious_fault_after_a_game(guest: Guest) -> None:
    code = finish(guest)
    assert faults(guest.page) == [], "end"
    guest.visit(f"/t/{code}/replay")
    guest.page.get_by_role("slider", name="Step").wait_for()
    assert faults(guest.page) == [], "replay"
    guest.visit("/rules/pdb#P-07")
    expect(guest.page.locator("article.at")).to_be_in_viewport()
    assert faults(guest.page) == [], "rules"


def test_nothing_scrolls_sideways(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.wait_for()
    assert [size for size in at_sizes(guest.page, SIZES) if scrolls_sideways(guest.page)] == [], "home"
    guest.play_bots(seats=4)
    guest.await_turn()
    for size in at_sizes(guest.page, SIZES):
        assert not scrolls_sideways(guest.page), size
        expect(guest.page.locator("[data-prompt]")).to_be_in_viewport()


def test_on_a_phone_everything_that_is_pressed_is_large_enough(invite: Invite) -> None:
    guest = invite(size=(360, 740))
    guest.play_bots()
    guest.await_turn()
    assert too_small(guest.page, but=".card .look") == []  # of a card the whole can be pressed
