"""A class makes cards in browsers: two pupils on phones, a teacher who looks through them, and a wall that shows them."""

from playwright.sync_api import Locator, expect

from labtable.hall.workshop import workbench
from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.layout import at_sizes, flaws, too_small
from tests.web.school import School, play_out, sit
from tests.web.workshop import Maker

SIZES = [(360, 740), (1280, 800), (1920, 1080)]
PHONE = (360, 740)
KINDS = {kind.table: kind for kind in workbench("pdb").kinds}


def looks_well(guest: Guest, what: str) -> None:
    """No serious fault for anybody, nothing cut or spilling over, and large enough for fingers."""
    before = guest.page.viewport_size
    assert faults(guest.page) == [], what
    wrong = {size: flaws(guest.page) for size in at_sizes(guest.page, SIZES)}
    assert {size: found for size, found in wrong.items() if found} == {}, what
    assert before is not None
    guest.page.set_viewport_size(before)


def group(school: School, maker: str) -> Locator:
    """What the teacher sees of a pupil's card."""
    return school.teacher.page.locator("[data-group]").filter(has_text=maker)


def hand_in(pupil: Guest) -> None:
    pupil.page.get_by_role("button", name="Hand it in").click()
    expect(pupil.page.get_by_text("Handed in.")).to_be_visible()


def test_a_class_makes_cards_on_phones_and_plays_with_them_the_same_hour(invite: Invite) -> None:
    school = School(invite, size="2", lesson=False)
    wall = school.project()
    mira, tom = (school.come(name, size=PHONE) for name in ("Mira", "Tom"))
    open_the_bench(school, wall)
    make(mira, tom)
    look_through(school, wall, tom)
    play_with_them(school, mira, tom)
    read_the_report(school)


def open_the_bench(school: School, wall: Guest) -> None:
    """The teacher lets each pupil make a card alone."""
    school.to_the_desk()
    school.teacher.page.get_by_label("Who makes a card").select_option("alone")
    school.press("Make cards")
    expect(wall.page.get_by_role("heading", name="We make cards for PDB")).to_be_visible()


def make(mira: Guest, tom: Guest) -> None:
    """Each fills in a form, is told a mistake at its field, mends it, and hands the card in."""
    for pupil, table, name in ((mira, "box", "Give a Talk"), (tom, "deposition", "DNA double helix")):
        expect(pupil.page.get_by_role("heading", name="Make a card for our deck")).to_be_visible()
        Maker(pupil, "pdb").make(KINDS[table], name)
        expect(pupil.page.locator("#card article.large h3")).to_have_text(name)
    looks_well(tom, "a card that is made on a phone")
    assert too_small(tom.page) == []
    for pupil in (mira, tom):
        hand_in(pupil)


def look_through(school: School, wall: Guest, tom: Guest) -> None:
    """One is handed back with a word and mended; what is accepted stands on the wall with its makers, and nothing else."""
    looks_well(school.teacher, "the cards of the class")
    expect(wall.page.get_by_text("DNA double helix")).to_have_count(0)
    group(school, "Tom").get_by_role("button", name="Hand back").click()
    school.teacher.page.get_by_label("What should they mend?").fill("Which DNA is it?")
    school.press("Hand it back")
    expect(tom.page.get_by_text("Which DNA is it?")).to_be_visible()
    tom.page.locator("[data-field='name'] input").fill("A dodecamer of DNA")
    expect(tom.page.locator("#card article.large h3")).to_have_text("A dodecamer of DNA")
    hand_in(tom)
    for name in ("Mira", "Tom"):
        group(school, name).get_by_role("button", name="Accept").click()
        expect(wall.page.locator("article.large").filter(has_text=name)).to_be_visible()
    expect(wall.page.locator("article.large h3")).to_have_text(["Give a Talk", "A dodecamer of DNA"])
    expect(tom.page.get_by_text("Your card is in the deck")).to_be_visible()
    looks_well(wall, "the wall with accepted cards")


def play_with_them(school: School, mira: Guest, tom: Guest) -> None:
    """The match has the box that Mira made on its board."""
    school.press("Close the workshop")
    school.press("Start now")
    for pupil in (mira, tom):
        sit(pupil)
        expect(pupil.page.locator("body")).to_contain_text("Give a Talk")
    school.end_round()
    play_out(mira, tom)
    expect(school.dock).to_contain_text("The match is over")


def read_the_report(school: School) -> None:
    """The report has both cards; who made them stands there only if names are shown."""
    page = school.teacher.page
    page.get_by_role("link", name="Report").click()
    made = page.get_by_role("region", name="Cards that our class made")
    expect(made.locator("h3")).to_have_text(["Give a Talk", "A dodecamer of DNA"])
    expect(made).not_to_contain_text("Mira")
    page.get_by_role("switch", name="Names shown").click()
    expect(made).to_contain_text("Mira")
    looks_well(school.teacher, "the report with cards of the class")
