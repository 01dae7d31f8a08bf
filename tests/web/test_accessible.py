"""No page has a serious fault for people who see, hear or move differently, in either theme, at any size."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite
from tests.web.guest import OPEN, Guest
from tests.web.layout import too_small

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FAULTS = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  const bad = violations.filter((each) => ["serious", "critical"].includes(each.impact));
  return bad.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target} ${node.failureSummary}`));
}"""
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FAULTS)
    return found


def finish(guest: Guest) -> str:
    code = guest.play_bots()
    while guest.await_turn():
        guest.press_any()
    return code


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault_before_and_during_a_game(invite: Invite, theme: str) -> None:
    guest = invite(theme=theme)
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault_after_a_game(invite: Invite, theme: str) -> None:
    guest = invite(theme=theme)
    code = finish(guest)
    assert faults(guest.page) == [], "end"
    guest.visit(f"/t/{code}/replay")
    guest.page.get_by_role("slider", name="Step").wait_for()
    assert faults(guest.page) == [], "replay"
    guest.visit("/rules/pdb#P-07")
    expect(guest.page.locator("article.at")).to_be_in_viewport()
    assert faults(guest.page) == [], "rules"


@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1366, 640), (1920, 1080)])
def test_nothing_scrolls_sideways(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.wait_for()
    assert not guest.page.evaluate(SIDEWAYS), "home"
    guest.play_bots(seats=4)
    guest.await_turn()
    assert not guest.page.evaluate(SIDEWAYS), "table"
    expect(guest.page.locator("[data-prompt]")).to_be_in_viewport()


def test_on_a_phone_everything_that_is_pressed_is_large_enough(invite: Invite) -> None:
    guest = invite(size=(360, 740))
    guest.play_bots()
    guest.await_turn()
    assert too_small(guest.page, but=".card .look") == []  # of a card the whole can be pressed
