"""A class in browsers: a teacher, the projector, and pupils who join by its code."""

import json
import re
import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import faults
from tests.web.guest import Guest
from tests.web.layout import at_sizes, flaws

SIZES = [(360, 740), (1280, 800), (1920, 1080)]
TAKE_SEAT = (
    "[...document.querySelectorAll('button')].find((each) => each.innerText.includes('Take your seat'))?.click()"
)
LEAVE = "Leave the lesson"


class School:
    """A class that a teacher has opened on the page, and who is in it."""

    def __init__(
        self,
        invite: Callable[..., Guest],
        size: str = "4",
        lesson: bool = True,
        besides: str = "",
        plan: dict[str, Any] | None = None,
    ) -> None:
        """`besides` is another game among which pupils choose; with a plan the class was opened elsewhere."""
        self._invite = invite
        self.teacher: Guest = invite()
        self.pupils: dict[str, Guest] = {}
        if plan is None:
            self._choose(size, lesson, besides)
            self._open()
        else:
            self._continue(plan)

    def _continue(self, plan: dict[str, Any]) -> None:
        """Come by the link that the overview shows to another device of the teacher."""
        key, wall = secrets.token_hex(16), secrets.token_hex(16)
        opened = self.teacher.post("/api/classes", {"plan": plan, "key": key, "projector": wall})
        self.code, self.short = opened["code"], opened["short"]
        self.teacher.visit(f"/class/{self.code}#key={key}")
        self.dock.wait_for()

    def _choose(self, size: str, lesson: bool, besides: str) -> None:
        page = self.teacher.page
        self.teacher.visit("/class")
        if besides:
            page.get_by_role("button", name=besides).click()
            page.get_by_role("button", name="Pupils choose their game").click()
        page.get_by_role("radiogroup", name="Pupils at a table").get_by_role("radio", name=size).check()
        switch = page.get_by_role("switch", name="First steps before the match")
        if (switch.get_attribute("aria-checked") == "true") is not lesson:
            switch.click()

    def _open(self) -> None:
        page = self.teacher.page
        page.get_by_role("button", name="Open the class").click()
        page.wait_for_url(re.compile("/projector$"))
        self.code = page.url.split("/")[-2]
        page.locator(".code b").first.wait_for()
        self.short = "".join(page.locator(".code b").all_inner_texts())

    def to_the_desk(self) -> None:
        """The teacher goes from the projector to their overview."""
        self.teacher.page.get_by_role("link", name="To your overview").click()
        self.dock.wait_for()

    @property
    def dock(self) -> Locator:
        """The dark bar of the overview."""
        return self.teacher.page.locator(".dock")

    def project(self) -> Guest:
        """Another machine that shows the projector, by its own key."""
        key = json.loads(self.teacher.page.evaluate(f"localStorage.getItem('labtable.projector-{self.code}')"))
        wall = self._invite()
        wall.visit(f"/class/{self.code}/projector#key={key}")
        wall.page.locator(".code b").first.wait_for()
        return wall

    def come(self, name: str = "", **how: object) -> Guest:
        """A pupil who types the code, and joins by a first name, or by the nickname that is drawn."""
        pupil = self._invite(**how)
        pupil.visit("/join")
        pupil.page.get_by_label("Class code").fill(self.short.lower())
        pupil.page.get_by_role("button", name="Go on").click()
        pupil.page.get_by_role("button", name="I am in").wait_for()
        if name:
            pupil.page.get_by_label("Your first name").fill(name)
        pupil.page.get_by_role("button", name="I am in").click()
        expect(pupil.page.get_by_role("heading", name=re.compile("You are in|You sit at"))).to_be_visible()
        self.pupils[name] = pupil
        return pupil

    def table_of(self, name: str) -> Locator:
        """The table in the overview at which somebody sits."""
        return self.teacher.page.locator("article[data-table]").filter(has_text=name)

    def table_without(self, name: str) -> Locator:
        """The other one, of two tables."""
        return self.teacher.page.locator("article[data-table]").filter(has_not_text=name)

    def befriend(self, one: str, other: str) -> None:
        """Two choose to sit together."""
        for name, friend in ((one, other), (other, one)):
            page = self.pupils[name].page
            page.get_by_role("button", name="Choose").click()
            page.get_by_role("button", name=friend).click()
        expect(self.pupils[one].page.get_by_text(f"You sit with {other}")).to_be_visible()

    def press(self, name: str) -> None:
        """Press one of the teacher's buttons."""
        self.teacher.page.get_by_role("button", name=name).first.click()

    def say(self, words: str, through: str) -> None:
        """Say something, through one of the buttons that begin it."""
        self.press(through)
        dialog = self.teacher.page.get_by_role("dialog")
        dialog.get_by_label("What to say").fill(words)
        dialog.get_by_role("button", name="Say it").click()

    def end_round(self) -> None:
        """Let all tables end with the round that they play."""
        self.press("End with this round")
        self.teacher.page.get_by_role("dialog").get_by_role("button", name="End with this round").click()


def looks_well(page: Page, what: str) -> None:
    """No serious fault for anybody, and nothing cut, covered or spilling over at any size."""
    assert faults(page) == [], what
    wrong = {size: flaws(page) for size in at_sizes(page, SIZES)}
    assert {size: found for size, found in wrong.items() if found} == {}, what
    page.set_viewport_size({"width": 1280, "height": 800})


def play_out(*pupils: Guest) -> None:
    """Let all pupils move whenever they are asked, until each has seen the end of their match."""
    while playing := [pupil for pupil in pupils if not pupil.over]:
        for pupil in playing:
            pupil.page.wait_for_selector("[data-tick]:not([data-busy])", state="attached")
            if pupil.page.locator("[data-open], .btn.main:has-text('Lay it aside')").count():
                pupil.press_any()


def sit(pupil: Guest) -> None:
    """Take the seat that was given, and wait for the table; who looks at it for five seconds is led there anyway."""
    pupil.page.wait_for_selector("[data-tick], button:has-text('Take your seat')")
    pupil.page.evaluate(TAKE_SEAT)
    pupil.page.wait_for_selector("[data-tick]")
