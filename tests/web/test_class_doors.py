"""The doors of a class: a wrong code, a locked class, friends, who comes late, and who is back with another device."""

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.school import School, looks_well, sit


def test_a_code_that_leads_nowhere_can_be_typed_again(invite: Invite) -> None:
    pupil = invite()
    pupil.visit("/join/0000")
    expect(pupil.page.get_by_role("alert").first).to_contain_text("code")
    expect(pupil.page.get_by_label("Class code")).to_be_focused()
    looks_well(pupil.page, "a code that leads nowhere")
    pupil.faults.clear()  # the browser says of every answer 404 that it came


def test_late_comers_and_swapped_devices_find_their_seats(invite: Invite) -> None:
    school = School(invite, size="3", lesson=False)
    mira, noor = school.come("Mira"), school.come("Noor")
    school.befriend("Mira", "Noor")
    school.to_the_desk()
    school.press("Start now")
    for pupil in (mira, noor):
        sit(pupil)
    expect(school.table_of("Mira")).to_contain_text("Noor")
    sit(school.come("Ada"))
    expect(school.table_of("Mira")).to_contain_text("Ada")
    door = invite()
    door.visit(f"/join/{school.short}")
    expect(door.page.get_by_role("button", name="I am in")).to_be_visible()
    looks_well(door.page, "a name and a face")
    school.press("Menu")
    school.teacher.page.get_by_role("switch", name="Lock the class").click()
    school.teacher.page.keyboard.press("Escape")
    other = invite()
    other.visit(f"/join/{school.short}")
    expect(other.page.get_by_role("heading", name="The class is locked")).to_be_visible()
    looks_well(other.page, "a locked class")
    mira.page.close()
    other.page.get_by_text("I was here already").click()
    other.page.get_by_role("button", name="Mira").click()
    expect(other.page.get_by_text("Your teacher is asked")).to_be_visible()
    looks_well(other.page, "a pupil who is back with another device")
    school.press("It is")
    sit(other)
    expect(school.teacher.page.get_by_text("Nobody right now")).to_be_visible()
