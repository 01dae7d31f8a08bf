"""Pictures of a class, from the moment its pupils come to what is printed after it."""

from collections.abc import Callable
from pathlib import Path

from tests.web.guest import Guest
from tests.web.school import School, play_out, sit


class ClassPictures:
    """A class that is photographed: its teacher, the wall, and four pupils, of whom three leave."""

    def __init__(self, school: School, keep: Callable[[Guest, str], None], folder: Path, name: str) -> None:
        self.school = school
        self.keep = keep
        self.folder = folder
        self.name = name
        self.teacher, self.wall = school.teacher, school.project()
        self.mira, *self.others = (school.come(name) for name in ("Mira", "Noor", "Tomás", "Leila"))

    def take(self) -> None:
        """All of it, in its order."""
        self.gather()
        self.play()
        self.end()
        self.look_back()
        for guest in (self.wall, self.teacher, self.mira, *self.others):
            guest.close()

    def shoot(self, guest: Guest, name: str, path: str = "") -> None:
        """A picture of what somebody sees, perhaps at another place."""
        if path:
            guest.visit(path)
        guest.page.mouse.move(0, 0)
        guest.page.wait_for_load_state("networkidle")
        self.keep(guest, name)

    def gather(self) -> None:
        """Pupils come, and are seated."""
        self.shoot(self.mira, "wait")
        self.shoot(self.wall, "projector")
        self.school.to_the_desk()
        self.shoot(self.teacher, "gather")
        self.school.press("Start now")
        for pupil in (self.mira, *self.others):
            sit(pupil)

    def play(self) -> None:
        """Somebody asks for help, the teacher looks on, and all wait."""
        self.mira.page.get_by_role("button", name="Help").click()
        self.school.dock.get_by_text("asks for help").wait_for()
        self.shoot(self.mira, "table")
        self.shoot(self.teacher, "overview")
        self.school.dock.get_by_role("button", name="Look on").click()
        self.teacher.page.get_by_role("radio", name="Hands open").check()
        self.teacher.page.locator(".look .bare").wait_for()
        self.shoot(self.teacher, "look")
        self.school.press("All tables")
        self.school.press("Pause all")
        self.shoot(self.mira, "paused")
        self.school.press("Go on")

    def end(self) -> None:
        """Three leave, and the match is played to its end."""
        for pupil in self.others:
            pupil.page.close()
        absent = self.teacher.page.get_by_role("button", name="Bots for absent")
        absent.get_by_text(f"{len(self.others)}").click()
        play_out(self.mira)
        self.school.dock.get_by_text("The match is over").wait_for()
        self.shoot(self.mira, "end")
        self.shoot(self.wall, "live")
        self.mira.page.get_by_role("link", name="What our class met").click()
        self.shoot(self.mira, "met")

    def look_back(self) -> None:
        """The report, what is printed, and the doors."""
        code = self.school.code
        for name in ("report", "worksheets"):
            self.shoot(self.teacher, name, f"/class/{code}/{name}")
            self.teacher.page.pdf(path=self.folder / f"class-{name}-{self.name}.pdf", prefer_css_page_size=True)
        self.shoot(self.teacher, "open", "/class")
        self.shoot(self.teacher, "code", "/join")
        self.shoot(self.teacher, "notes", "/class/notes/gsa")
