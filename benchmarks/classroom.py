"""A class of thirty: how soon everybody sits, how quick the server is, and how fresh the overview.

Thirty pupils join a class by its code, with the teacher's overview and the projector open; they begin with the first
steps, leave them after two, and play a match to its end at all tables, as fast as `--think` lets them. Some of them
may be real browsers. The server runs on one core, everything else on the others. What a move takes is measured by the
pupils without a browser, from sending it to having read their next picture; the browsers get only what processor time
is left, for real pupils have machines of their own, and their drawing is no cost of the server. Run with
`python -m benchmarks.classroom`; it measures the Labtable that is installed.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import threading
from collections.abc import Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as BrowserError
from rich.console import Console
from tests.server.members import ClassOfMembers, Member, open_class
from tests.server.visitors import Guest, Tables
from tests.web import chromium
from tests.web.guest import Guest as BrowserGuest

from benchmarks.server import Server
from labtable.kernel.build import is_compiled

PUPILS = 30
STEPS = 2  # of the lesson, before a pupil leaves it
MIB = 1 << 20
TIME_LIMIT = 570
SERVERS = {0}  # the core of the server; everything else keeps to the others


class Watch:
    """What is measured while the class goes on."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        """Seconds from a pupil's move to their own next picture."""
        self.seen: dict[tuple[int, int], float] = {}
        """When the first pupil of a table saw a round of it,"""
        self.shown: dict[tuple[int, int], float] = {}
        """and when the overview showed it."""

    def delays(self) -> list[float]:
        """How much later than a table the overview showed its rounds."""
        return [max(0.0, self.shown[key] - when) for key, when in self.seen.items() if key in self.shown]


class HeadlessPupil:
    """A pupil with a socket to the class and one to their room."""

    def __init__(self, lesson: ClassOfMembers, watch: Watch, think: float) -> None:
        self.lesson = lesson
        self.watch = watch
        self.think = think
        self.member: Member

    async def join(self) -> None:
        """Come in under a drawn nickname."""
        self.member = await self.lesson.enter()
        await self.member.until(lambda me: "you" in me.last)

    async def sit(self) -> Guest:
        """Go to the room that the class tells, and see the table."""
        guest = await self.lesson.sit(self.member)
        await guest.until(lambda one: bool(one.table))
        return guest

    async def learn(self, guest: Guest) -> None:
        """Take the first steps as they are told, and leave the lesson."""
        taken = 0
        while taken < STEPS:
            wanted = (guest.table["lesson"] or {}).get("move")
            offered = [each["id"] for each in guest.offers if each["text"] == wanted]
            if offered:
                await self.move(guest, offered[0])
                taken += 1
            else:
                await guest.read()
        await guest.say("leave_lesson")
        await self.member.until(lambda me: me.you["place"]["stage"] == "playing")
        await guest.leave()

    async def play(self, guest: Guest) -> None:
        """Choose whenever one is asked, until the match is over."""
        table = guest.room["of_class"]["table"]
        while not guest.over:
            self.watch.seen.setdefault((table, guest.table["view"]["turn"]["round"]), perf_counter())
            if guest.offers:
                await asyncio.sleep(self.think * random.uniform(0.5, 1.5))  # noqa: S311 - not for secrets
                await self.move(guest, random.choice(guest.offers)["id"])  # noqa: S311 - not for secrets
            else:
                await guest.read()

    async def move(self, guest: Guest, move: int) -> None:
        """Make a move, and see how long its picture takes."""
        tick, refused = guest.table["tick"], len(guest.refused)
        began = perf_counter()
        await guest.play(move)
        await guest.until(lambda one: one.table["tick"] > tick or len(one.refused) > refused)
        self.watch.moves.append(perf_counter() - began)


async def look_on(member: Member, watch: Watch | None) -> None:
    """Read all that comes, and note when rounds are shown."""
    while True:
        frame = await member.read()
        if watch is not None and frame["is"] == "tables":
            for card in frame["tables"]:
                watch.shown.setdefault((card["table"], card["round"]), perf_counter())


class Browsers:
    """Some pupils in real browsers, in a thread of their own."""

    def __init__(self, many: int, address: str, short: str) -> None:
        self.many = many
        self.address = address
        self.short = short
        self.joined = threading.Event()
        self.seated = threading.Event()
        self.begin = threading.Event()
        self.faults: list[str] = []
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        """Play with what time is left: real pupils have machines of their own, and what measures must not wait."""
        if hasattr(os, "SCHED_IDLE"):
            os.sched_setscheduler(threading.get_native_id(), os.SCHED_IDLE, os.sched_param(0))
        try:
            with sync_playwright() as playwright:
                self._attend(playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags()))
        except BrowserError as error:
            self.faults.append(f"a browser gave up: {error}")
        finally:
            self.joined.set()
            self.seated.set()

    def _attend(self, browser: Browser) -> None:
        """Join, sit down when it begins, and play."""
        guests = [BrowserGuest(browser, self) for _ in range(self.many)]  # type: ignore[arg-type] # has an address
        for guest in guests:
            self._join(guest)
        self.joined.set()
        self.begin.wait()
        for guest in guests:
            guest.page.get_by_role("button", name="Take your seat").click(timeout=60_000)
            guest.page.wait_for_selector("[data-tick]", timeout=60_000)
        self.seated.set()
        self._play(guests)
        self.faults += [fault for guest in guests for fault in guest.faults]

    def _join(self, guest: BrowserGuest) -> None:
        guest.visit(f"/join/{self.short}")
        guest.page.get_by_role("button", name="I am in").click()
        guest.page.get_by_role("heading", name="You are in").wait_for()

    def _play(self, guests: Sequence[BrowserGuest]) -> None:
        """Leave the first steps, and press whatever is open until every match is over."""
        for guest in guests:
            guest.page.get_by_role("button", name="Leave the lesson").first.click(timeout=60_000)
        while playing := [guest for guest in guests if not guest.over]:
            for guest in playing:
                if guest.page.locator("[data-open], .btn.main:has-text('Lay it aside')").count():
                    try:
                        guest.press_any()
                    except BrowserError:  # it moved on while we looked
                        continue
                else:
                    guest.page.wait_for_timeout(50)


@contextmanager
def server() -> Any:
    """The server on one core, over SQLite with everything flushed."""
    with tempfile.TemporaryDirectory() as folder:
        found = Server(f"sqlite:///{Path(folder) / 'tables.db'}", SERVERS)
        try:
            yield found
        finally:
            found.end()


class Morning:
    """One class from its opening to its end, and what is seen of it."""

    def __init__(self, running: Server, lesson: ClassOfMembers, think: float, browsers: int, say: Console) -> None:
        self.running = running
        self.lesson = lesson
        self.say = say
        self.watch = Watch()
        self.pupils = [HeadlessPupil(lesson, self.watch, think) for _ in range(PUPILS - browsers)]
        address = f"http://127.0.0.1:{running.port}"
        self.real = Browsers(browsers, address, lesson.short) if browsers else None

    async def teach(self, empty: int) -> None:
        """Let everybody join, learn and play, with the overview and the projector open."""
        teacher, wall = await self.lesson.teacher(), await self.lesson.come(self.lesson.wall, "projector")
        looking = [asyncio.create_task(look_on(teacher, self.watch)), asyncio.create_task(look_on(wall, None))]
        guests = await self.sit_down(teacher)
        await asyncio.gather(*(pupil.learn(guest) for pupil, guest in zip(self.pupils, guests, strict=True)))
        before, started = self.running.seconds(), perf_counter()
        await self.play()
        while teacher.last["class"]["stage"] != "over":
            await asyncio.sleep(0.05)
        took = perf_counter() - started
        for task in looking:
            task.cancel()
        await self.tell(took, (self.running.seconds() - before) / took, empty)

    async def sit_down(self, teacher: Member) -> list[Guest]:
        """Everybody joins, the teacher begins, and everybody sees their table."""
        began = perf_counter()
        await asyncio.gather(*(pupil.join() for pupil in self.pupils))
        if self.real is not None:
            await asyncio.to_thread(self.real.joined.wait)
        joined = perf_counter()
        await teacher.say("begin")
        if self.real is not None:
            self.real.begin.set()
        guests = await asyncio.gather(*(pupil.sit() for pupil in self.pupils))
        if self.real is not None:
            await asyncio.to_thread(self.real.seated.wait)
        took = perf_counter() - joined
        self.say.print(f"{PUPILS} joined in {joined - began:.1f} s; all sat {took:.2f} s after the last had joined")
        return guests

    async def play(self) -> None:
        """A match at every table, to its end."""
        guests = await asyncio.gather(*(pupil.sit() for pupil in self.pupils))
        self.watch.moves.clear()
        await asyncio.gather(*(pupil.play(guest) for pupil, guest in zip(self.pupils, guests, strict=True)))
        if self.real is not None:
            await asyncio.to_thread(self.real.thread.join)

    async def tell(self, took: float, core: float, empty: int) -> None:
        """Say what was seen."""
        lesson, say = self.lesson, self.say
        address = f"/api/classes/{lesson.code}/report"
        report = (await lesson.tables.http.get(address, headers=lesson.bearer())).json()
        ended = [table["ended"] for table in report["tables"]]
        say.print(f"{len(ended)} tables played a match to its end in {took:.0f} s: {json.dumps(ended)}")
        tell(say, "a move to one's own next picture", self.watch.moves)
        tell(say, "a round at a table to the overview", self.watch.delays())
        memory = f"{self.running.memory() / MIB:.0f} MiB ({empty / MIB:.0f} when empty)"
        say.print(f"the server used {core:.0%} of its core, and {memory}")
        if self.real is not None:
            say.print(f"faults in the consoles: {self.real.faults or 'none'}")


async def measure(think: float, browsers: int, say: Console) -> None:
    """Teach a whole class, and say what was seen."""
    with server() as running:
        tables, empty = Tables(running.port), running.memory()
        lesson = await open_class(tables, size=4, lesson=True, minutes=60)
        await Morning(running, lesson, think, browsers, say).teach(empty)
        await tables.close()


def tell(say: Console, what: str, seconds: list[float]) -> None:
    """Say how long something took."""
    worst = quantiles(seconds, n=100)[98]
    say.print(
        f"{what}: {len(seconds)} times, median {median(seconds) * 1000:.0f} ms, 99 % {worst * 1000:.0f} ms, "
        f"longest {max(seconds) * 1000:.0f} ms"
    )


def main() -> None:
    """Read what is wanted, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--think", type=float, default=0.5, help="seconds that a pupil thinks about a move")
    parser.add_argument("--browsers", type=int, default=0, help="how many of the thirty are real browsers")
    words, say = parser.parse_args(), Console(highlight=False, width=120)
    say.print(f"{'compiled' if is_compiled() else 'plain'} rules, {words.browsers} browsers, {words.think} s a move")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, (os.sched_getaffinity(0) - SERVERS) or SERVERS)
    asyncio.run(asyncio.wait_for(measure(words.think, words.browsers, say), TIME_LIMIT))


if __name__ == "__main__":
    main()
