"""A lesson of which pictures are taken: what everybody sees before, during and after it."""

from collections.abc import Callable
from pathlib import Path

from tests.web.guest import Guest
from tests.web.school import School, play_out, sit


class Lesson:
    """A class of four at two tables, and the way in which its pictures are kept."""

    def __init__(self, invite: Callable[[], Guest], keep: Callable[[Guest, str], None], ending: str) -> None:
        self._keep, self._ending = keep, ending
        self.school = School(invite, size="3", lesson=False)
        self.teacher, self.wall = self.school.teacher, self.school.project()
        self.pupils = [self.school.come(name) for name in ("Mira", "Noor", "Tomás", "Leila")]

    def shoot(self, guest: Guest, name: str, path: str = "") -> None:
        """Keep a picture of what somebody sees, here or elsewhere."""
        if path:
            guest.visit(path)
        guest.page.mouse.move(0, 0)
        guest.page.wait_for_load_state("networkidle")
        self._keep(guest, f"class-{name}-{self._ending}")

    def before(self) -> None:
        """The wait, the wall, and the desk before the start."""
        self.shoot(self.pupils[0], "wait")
        self.shoot(self.wall, "projector")
        self.school.to_the_desk()
        self.shoot(self.teacher, "gather")

    def meanwhile(self) -> None:
        """A raised hand, looking on, and the pause."""
        school, mira = self.school, self.pupils[0]
        school.press("Start now")
        for pupil in self.pupils:
            sit(pupil)
        mira.page.get_by_role("button", name="Help").click()
        school.dock.get_by_text("asks for help").wait_for()
        self.shoot(mira, "table")
        self.shoot(self.teacher, "overview")
        school.dock.get_by_role("button", name="Look on").click()
        self.teacher.page.get_by_role("radio", name="Hands open").check()
        self.teacher.page.locator(".look .bare").wait_for()
        self.shoot(self.teacher, "look")
        school.press("All tables")
        school.press("Pause all")
        self.shoot(mira, "paused")
        school.press("Go on")

    def afterwards(self, folder: Path) -> None:
        """Bots play on for two, and the match is over; then what is read, and what is printed."""
        mira, noor, tom, leila = self.pupils
        for pupil in (noor, leila):
            pupil.page.close()
        self.teacher.page.get_by_role("button", name="Bots for absent").get_by_text("2").click()
        play_out(mira, tom)
        self.school.dock.get_by_text("The match is over").wait_for()
        self.shoot(mira, "end")
        self.shoot(self.wall, "live")
        mira.page.get_by_role("link", name="What our class met").click()
        self.shoot(mira, "met")
        for name in ("report", "worksheets"):
            self.shoot(self.teacher, name, f"/class/{self.school.code}/{name}")
            self.teacher.page.pdf(path=folder / f"class-{name}-{self._ending}.pdf", prefer_css_page_size=True)
        for name, path in (("open", "/class"), ("code", "/join"), ("notes", "/class/notes/gsa")):
            self.shoot(self.teacher, name, path)

    def close(self) -> None:
        """Everybody goes home."""
        for guest in (self.wall, self.teacher, *self.pupils):
            guest.close()
