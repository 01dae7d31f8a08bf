"""A closed box says why: what is lacking, the rule, its number, and the way to it."""

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest

NARROW = (360, 740)


def test_a_closed_box_explains_itself_on_hover_and_opens_the_rulebook_there(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    box = guest.page.locator("[data-spot='box:graduate']")
    box.hover()
    tip = guest.page.get_by_role("group", name="Why not: Graduate / Retire")
    expect(tip).to_contain_text("You may not Graduate / Retire the only Researcher you own.")
    expect(tip).to_contain_text("§13")
    tip.get_by_role("link", name="Open rule 13").click()
    drawer = guest.page.get_by_role("complementary", name="Rulebook")
    expect(drawer.locator("article.at")).to_contain_text("§13")
    expect(drawer.locator("article.at")).to_be_in_viewport()


def test_a_closed_box_explains_itself_by_keyboard(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    box = guest.page.locator("[data-spot='box:graduate']")
    guest.page.keyboard.press("n")
    box.focus()
    expect(box).to_contain_text("Not now: You may not Graduate / Retire the only Researcher you own. Rule 13.")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("link", name="Open rule 13")).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(box).to_be_focused()


def test_on_a_phone_the_reason_opens_in_the_list(invite: Invite) -> None:
    guest = invite(size=NARROW)
    guest.play_bots()
    guest.await_turn()
    guest.page.locator("[data-spot='box:graduate']").click(force=True)  # it is aria-disabled, and yet it answers
    reason = guest.page.locator("li:has([data-spot='box:graduate']) .near")
    expect(reason).to_contain_text("§13")
    way = reason.get_by_role("link", name="Open rule 13").evaluate("(way) => way.getBoundingClientRect().height")
    assert way >= 44, "a thumb finds the way to the rule"


def test_a_box_with_several_exchanges_asks_at_the_spot(guest: Guest) -> None:
    guest.play_bots(options={"first_leader": "1"})
    for _ in range(40):
        guest.await_turn()
        wide = guest.page.locator("[data-open][data-spot='box:graduate'], [data-open][data-spot='box:em']")
        if wide.count():
            break
        guest.press_any("prep")
    wide.first.click()
    expect(guest.page.locator(".choice button").first).to_be_focused()
    assert guest.page.locator(".choice button").count() >= 2
