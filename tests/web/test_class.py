"""A whole lesson in browsers: a teacher, the projector and four pupils, from the code to the deleted report."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.school import LEAVE, School, looks_well, play_out, sit

MARKUP = "<b>Ida</b>"
RUDE = "Poo"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own, whose database is looked into at the end."""
    with House(tmp_path_factory.mktemp("school")) as opened:
        yield opened


def test_a_lesson_from_the_code_to_the_deleted_report(invite: Invite, house: House, tmp_path: Path) -> None:
    school = School(invite, size="3", besides="GSA Starter Deck")
    wall = school.project()
    pupils = gather(school, wall)
    mira, _, rude, _ = pupils
    take_first_steps(school, *pupils)
    raise_a_hand(school, mira, rude)
    pause_and_say(school, wall, *pupils)
    leave_and_return(school, rude)
    move(school, mira)
    end(school, *merge(school, *pupils))
    report(school, tmp_path)
    notes(school)
    delete(school, house)


def gather(school: School, wall: Guest) -> list[Guest]:
    """Four join; markup in a name stays text, and the teacher gives another name to one that is rude."""
    looks_well(school.teacher.page, "projector before the start, with the teacher's buttons")
    names = ("Mira", MARKUP, RUDE, "Noor")
    pupils = [school.come(name) for name in names]
    looks_well(pupils[0].page, "wait")
    for name in names:
        expect(wall.page.get_by_text(name, exact=True)).to_be_visible()
    school.befriend("Mira", MARKUP)
    for pupil in pupils:
        pupil.page.get_by_role("button", name="PDB").click()
        expect(pupil.page.get_by_role("button", name="PDB")).to_have_attribute("aria-pressed", "true")
    school.to_the_desk()
    looks_well(school.teacher.page, "overview before the start")
    school.press(RUDE)
    looks_well(school.teacher.page, "overview before the start, with a pupil chosen")
    school.press("Give a nickname")
    expect(pupils[2].page.get_by_role("heading", name="You are in")).not_to_contain_text(RUDE)
    expect(wall.page.get_by_text(RUDE, exact=True)).to_have_count(0)
    school.press("See the tables now")
    expect(pupils[0].page.get_by_role("heading", name="You sit at table")).to_be_visible()
    looks_well(pupils[0].page, "the place at a table")
    return pupils


def take_first_steps(school: School, *pupils: Guest) -> None:
    """Everybody is at their own first steps of the game they chose; who is through goes on with their table."""
    school.press("Start now")
    expect(school.teacher.page.locator("article[data-game=pdb]")).to_have_count(2)
    expect(pupils[0].page.get_by_role("heading", name="You sit at table")).to_be_visible()
    for pupil in pupils:
        sit(pupil)
        expect(pupil.page.locator(".guide")).to_be_visible()
    expect(school.table_of("Mira")).to_contain_text("step 1 of")
    looks_well(school.teacher.page, "overview in the first steps")
    for pupil in pupils:
        pupil.page.get_by_role("button", name=LEAVE).click()
    for pupil in pupils:
        expect(pupil.page.locator(".guide")).to_have_count(0)
        pupil.page.locator("[data-left]").wait_for()


def raise_a_hand(school: School, mira: Guest, other: Guest) -> None:
    """A raised hand is at the head of the desk; the teacher looks on, answers that table alone, and lowers it."""
    mira.page.get_by_role("button", name="Help").click()
    expect(school.dock).to_contain_text("asks for help")
    looks_well(school.teacher.page, "overview with a raised hand")
    school.dock.get_by_role("button", name="Look on at table").click()
    expect(school.teacher.page.locator(".look .bare")).to_be_visible()
    school.teacher.page.get_by_role("radio", name="Hands open").check()
    expect(school.teacher.page.get_by_text("Open to you only")).to_be_visible()
    looks_well(school.teacher.page, "looking on")
    school.say("Look at rule 5", "Say to table")
    expect(mira.page.locator("[data-word]")).to_contain_text("Look at rule 5")
    expect(other.page.locator("[data-word]")).to_have_count(0)
    school.press("Seen to")
    expect(mira.page.get_by_role("button", name="Help")).to_be_visible()
    school.press("All tables")


def pause_and_say(school: School, wall: Guest, *pupils: Guest) -> None:
    """While the class is paused nobody can press anything; what is said to all stands everywhere."""
    school.press("Pause all")
    for pupil in pupils:
        expect(pupil.page.get_by_role("heading", name="Paused by your teacher")).to_be_visible()
    expect(wall.page.get_by_role("heading", name="Paused")).to_be_visible()
    looks_well(pupils[0].page, "a paused table")
    looks_well(wall.page, "projector of a paused class")
    school.press("Go on")
    for pupil in pupils:
        expect(pupil.page.get_by_role("heading", name="Paused by your teacher")).to_have_count(0)
    school.say("Five minutes left", "Say to all")
    for page in (wall.page, *(pupil.page for pupil in pupils)):
        expect(page.get_by_text("Five minutes left")).to_be_visible()
    looks_well(pupils[1].page, "a table at which the teacher speaks")
    looks_well(wall.page, "projector while they play")


def leave_and_return(school: School, pupil: Guest) -> None:
    """A bot plays on for who is away, until they are back."""
    pupil.page.close()
    school.press("Bots for absent")
    expect(school.teacher.page.get_by_role("button", name="Bots for absent")).to_be_disabled()
    pupil.page = pupil.context.new_page()
    pupil.visit(f"/join/{school.short}")
    sit(pupil)
    expect(school.teacher.page.get_by_text("Nobody right now")).to_be_visible()


def move(school: School, mira: Guest) -> None:
    """Who is moved finds themself at the other table, and is told so."""
    school.press("Move a pupil")
    dialog = school.teacher.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Mira").click()
    looks_well(school.teacher.page, "what can be done with a pupil")
    dialog.get_by_role("button", name="Move", exact=True).click()
    expect(school.dock).to_contain_text("Move Mira: choose a table")
    other = school.table_without("Mira")
    number = other.get_attribute("data-table")
    other.get_by_role("button").click()
    expect(mira.page.get_by_text(f"you sit at table {number} now")).to_be_visible()
    mira.page.wait_for_selector("[data-tick]")
    expect(school.table_of("Mira")).to_have_attribute("data-table", f"{number}")


def merge(school: School, *pupils: Guest) -> list[Guest]:
    """Who is removed is told so, and a bot sits there; then the two who are left there move to the other table."""
    page, mira = school.teacher.page, school.pupils["Mira"]
    gone = next(name for name in ("Noor", MARKUP) if school.table_of(name).filter(has_text="Mira").count())
    school.press("Move a pupil")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=gone).click()
    dialog.get_by_role("button", name="Remove", exact=True).click()
    dialog.get_by_role("button", name="Remove for good").click()
    page.keyboard.press("Escape")
    expect(school.pupils[gone].page.get_by_text("removed you from this class").first).to_be_visible()
    into = school.table_without("Mira").get_attribute("data-table")
    school.press("Merge two tables")
    school.table_of("Mira").get_by_role("button").click()
    expect(school.dock).to_contain_text("choose where its pupils sit")
    looks_well(page, "overview while tables are merged")
    school.table_without("Mira").get_by_role("button").click()
    expect(page.locator("article[data-table]")).to_have_count(1)
    expect(school.table_of("Mira")).to_have_attribute("data-table", f"{into}")
    mira.page.wait_for_selector("[data-tick]")
    return [pupil for pupil in pupils if pupil is not school.pupils[gone]]


def end(school: School, *pupils: Guest) -> None:
    """All tables end with their round, everybody sees what the class has met, and the teacher ends the class."""
    school.end_round()
    play_out(*pupils)
    expect(school.dock).to_contain_text("The match is over")
    looks_well(pupils[0].page, "the end of a match in a class")
    pupils[0].page.get_by_role("link", name="What our class met").click()
    expect(pupils[0].page.get_by_role("heading", name="What our class met")).to_be_visible()
    looks_well(pupils[0].page, "what the class met")
    looks_well(school.teacher.page, "overview after the match")
    school.press("Menu")
    looks_well(school.teacher.page, "the menu of the class")
    for _ in range(2):
        school.teacher.page.get_by_role("dialog").get_by_role("button", name="End the class").click()
    school.teacher.page.keyboard.press("Escape")
    expect(pupils[0].page.get_by_text("The class is over.")).to_be_visible()
    looks_well(pupils[0].page, "a class that is over")


def report(school: School, folder: Path) -> None:
    """The report, its print, its table and the worksheets name nobody."""
    page = school.teacher.page
    page.get_by_role("link", name="Report").click()
    expect(page.get_by_role("heading", name="What our class met")).to_be_visible()
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    looks_well(page, "report")
    page.emulate_media(media="print")
    assert "Mira" not in page.locator("body").inner_text()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.emulate_media(media="null")
    whole = "".join(printed(page, folder / "report.pdf"))
    assert "Results" in whole
    assert "Delete the report" not in whole
    with page.expect_download() as saved:
        page.get_by_role("button", name="CSV").click()
    assert "Mira" not in saved.value.path().read_text(encoding="utf-8")
    page.get_by_role("link", name="Worksheets").click()
    sheets = page.get_by_role("heading", name="What you met at table")
    expect(sheets).to_have_count(3)
    assert len({*sheets.all_inner_texts()}) == 1, "the table that was left counts least"
    looks_well(page, "worksheets")
    pages = printed(page, folder / "worksheets.pdf")
    assert [text.count("What you met at table") for text in pages[:3]] == [1, 1, 1], "a page for every pupil"
    assert "Answers for the teacher" in pages[-1]
    assert "nitrogen" in pages[-1], "the answer to what the sheets ask"


def printed(page: Page, path: Path) -> list[str]:
    """What stands on each page of paper."""
    page.pdf(path=path, prefer_css_page_size=True)
    return [sheet.get_textpage().get_text_bounded() for sheet in pypdfium2.PdfDocument(path)]


def notes(school: School) -> None:
    """What a teacher reads about a game beforehand."""
    page = school.teacher.page
    school.teacher.visit("/class/notes/pdb")
    expect(page.get_by_role("heading", name="A lesson of 45 minutes")).to_be_visible()
    looks_well(page, "teacher's notes")
    school.teacher.visit(f"/class/{school.code}/worksheets")


def delete(school: School, house: House) -> None:
    """Nothing of the class is left in the database."""
    page = school.teacher.page
    assert school.code in stored(house)
    page.get_by_role("link", name="Report").click()
    page.get_by_role("button", name="Delete the report").click()
    page.get_by_role("button", name="delete everything").click()
    expect(page.get_by_role("heading", name="Open a class")).to_be_visible()
    looks_well(page, "open a class")
    left = stored(house)
    assert school.code not in left
    assert "Mira" not in left


def stored(house: House) -> str:
    """All that the database holds, as text."""
    with sqlite3.connect(house.file) as database:
        return "\n".join(database.iterdump())
