"""A second lesson in browsers: a deal is played back, somebody came twice, and in the next match everybody meets others."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import SHORT
from tests.web.layout import flaws
from tests.web.school import School, play_out, sit

NAMES = ("Mira", "Noor", "Ada", "Tom")
A_WHILE = 40_000  # milliseconds for the fifteen seconds between two games, and for a slow machine


def test_a_deal_is_played_back_who_came_twice_is_one_and_then_all_meet_others(invite: Invite) -> None:
    plan = {"games": ["pdb"], "size": 2, "lesson": False, "return_games": True, "options": {"pdb": SHORT}}
    school = School(invite, plan=plan)
    for name in NAMES:
        school.come(name)
    school.press("Start now")
    for pupil in school.pupils.values():
        sit(pupil)
    play_back(school)
    school.end_round()
    play_out(*school.pupils.values())
    expect(school.dock).to_contain_text("The match is over")
    look_back(school)
    meet_others(school)


def play_back(school: School) -> None:
    """Two play their deal to its end, and then again with seats swapped; meanwhile somebody comes twice."""
    before = order(school)
    mira = school.pupils["Mira"]
    play_out(*(school.pupils[name] for name in before))
    expect(mira.page.get_by_text("In a moment you play the same deal again")).to_be_visible()
    assert flaws(mira.page) == []
    come_twice(school, next(name for name in NAMES if name not in before))
    expect(mira.page.locator(".end .acts")).to_have_count(0, timeout=A_WHILE)
    mira.page.wait_for_selector("[data-tick]")
    swapped = re.compile(".*".join(before[::-1]), re.DOTALL)
    expect(school.table_of("Mira").locator("ul")).to_have_text(swapped)  # the seats are swapped


def order(school: School) -> list[str]:
    """Those at Mira's table, seat by seat."""
    return re.findall("Mira|Noor|Ada|Tom", school.table_of("Mira").locator("ul").inner_text())


def come_twice(school: School, name: str) -> None:
    """Somebody joins once more with another device, and the teacher makes the two one: the seat is theirs there."""
    old, twice = school.pupils[name], f"{name} again"
    new = school.pupils[name] = school.come(twice)
    del school.pupils[twice]
    school.press("Move a pupil")
    dialog = school.teacher.page.get_by_role("dialog")
    dialog.get_by_role("button", name=twice).click()
    dialog.get_by_label("came twice").select_option(name)
    dialog.get_by_role("button", name="Make them one").click()
    expect(dialog.get_by_role("button", name=twice)).to_have_count(0)
    school.teacher.page.keyboard.press("Escape")
    expect(old.page.get_by_text("You go on with another device").first).to_be_visible()
    old.page.close()
    sit(new)


def look_back(school: School) -> None:
    """The report compares both games, and every pupil has a worksheet."""
    page = school.teacher.page
    school.teacher.visit(f"/class/{school.code}/report")
    expect(page.get_by_text("played back with seats swapped")).to_have_count(1)
    assert flaws(page) == []
    page.get_by_role("link", name="Worksheets").click()
    expect(page.get_by_role("heading", name="What you met at table")).to_have_count(len(NAMES))
    page.get_by_role("switch", name="Names on the sheets").click()
    for name in NAMES:
        expect(page.locator("article header").get_by_text(name, exact=True)).to_be_visible()


def meet_others(school: School) -> None:
    """In another match nobody sits with whom they have met."""
    school.teacher.visit(f"/class/{school.code}")
    (met,) = {*order(school)} - {"Mira"}
    school.press("Another match")
    expect(school.dock).not_to_contain_text("The match is over")
    expect(school.table_of("Mira")).not_to_contain_text(met)
