"""An evening at a table: what two people say, and all that they are shown. It runs in Python and in a browser's Python."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

from labtable.hall import hall as halls
from labtable.hall.clock import Clock
from labtable.hall.manners import Manners
from labtable.hall.short import ShortCodes
from labtable.kernel.deal import promise_of
from labtable.page.own import OwnHall

CODE, SHORT_CODE, SECRET = "twinsattable22", "twins", "5e" * 32
KEYS = ("aa" * 16, "bb" * 16)
CHANCES = ("01" * 16, "02" * 16)
PACE = Manners(pace=0.0, answer_pause=0.0, patience=0.0)
SHORT: dict[str, dict[str, object]] = {
    "pdb": {"target": 3},
    "adna": {"length": 15},
    "gsa": {"max_rounds": 1},
    "stem": {"max_rounds": 1},
}
MOST_MOVES = 400
MOST_SAID = 100_000
Say = Callable[[int, str], Awaitable[None]]
"""Lets somebody say something; returns when all that it changed was shown."""


class StillClock(Clock):
    """A clock that stands still; nothing ever comes due by itself."""

    def now(self) -> float:
        return 1000.0

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        if seconds <= 0.0:
            asyncio.get_running_loop().call_soon(act)


class OneCode(ShortCodes):
    """Short codes that are all the same."""

    async def lend(self, code: str) -> str:
        return SHORT_CODE


def load_dice() -> None:
    """Let every room have the same codes and the same secret."""
    loaded = {"new_code": lambda: CODE, "new_secret": lambda: SECRET, "ShortCodes": OneCode}
    for name, dice in loaded.items():
        setattr(halls, name, dice)


def plan(game: str) -> dict[str, object]:
    """A room with a seat for a second person, opened by the first."""
    seats = [{"sitter": "me"}, {"sitter": "open"}]
    who = {"name": "Ada", "key": KEYS[0], "commitment": promise_of(CHANCES[0])}
    return {"game": game, "options": SHORT[game], "seats": seats, **who}


async def play(say: Say, frames: list[list[str]]) -> None:
    """Two people sit down and play to the end; what they do follows from what they are shown alone."""
    await say(1, json.dumps({"do": "sit", "seat": 1, "name": "Max", "commitment": promise_of(CHANCES[1])}))
    await say(0, json.dumps({"do": "start"}))
    for seat, chance in enumerate(CHANCES):
        await say(seat, json.dumps({"do": "reveal", "chance": chance}))
    await say(0, json.dumps({"do": "say", "word": "good_luck"}))
    for _ in range(MOST_MOVES):
        wishes = [(seat, wish) for seat in (0, 1) if (wish := wish_of(seat, frames[seat])) is not None]
        if not wishes:
            return
        await say(*wishes[0])


def wish_of(seat: int, frames: list[str]) -> str | None:
    """What somebody does who was shown this: any offered move, but always the same."""
    table = next(frame for frame in map(json.loads, reversed(frames)) if frame["is"] == "table")
    offers = table["view"]["turn"]["offers"]
    if not offers:
        return None
    drawn = hashlib.sha256(f"{seat} {table['tick']}".encode()).digest()[0]
    return json.dumps({"do": "play", "move": offers[drawn % len(offers)]["id"], "tick": table["tick"]})


class Drawers:
    """A browser that keeps its rooms on paper, and has all rules at hand; nobody thinks in it."""

    def __init__(self, lines: int) -> None:
        self.frames: list[list[str]] = [[] for _ in range(lines)]
        self.rooms: dict[str, dict[str, Any]] = {}

    def send(self, line: int, frame: str) -> None:
        self.frames[line].append(frame)

    def close(self, line: int, code: int) -> None:
        pass

    def slowed(self, game: str, level: str, plays: str) -> None:
        pass

    async def bring(self, game: str) -> None:
        pass

    async def teach(self, game: str) -> None:
        pass

    async def think(self, question: str) -> str:
        return ""

    async def keep(self, code: str, fence: int, touched: float, text: str) -> bool:
        if code in self.rooms and self.rooms[code]["fence"] != fence:
            return False
        self.rooms[code] = {"code": code, "fence": fence, "touched": touched, "text": text}
        return True

    async def claim(self, code: str, touched: float) -> str:
        if code in self.rooms:
            self.rooms[code] |= {"fence": self.rooms[code]["fence"] + 1, "touched": touched}
        return await self.load(code)

    async def load(self, code: str) -> str:
        return json.dumps(self.rooms[code]) if code in self.rooms else ""

    async def fences(self) -> str:
        return json.dumps([{name: each[name] for name in ("code", "fence", "touched")} for each in self.rooms.values()])

    async def forget(self, code: str) -> None:
        self.rooms.pop(code, None)

    async def cards(self, digest: str) -> str:
        return ""

    async def keep_cards(self, digest: str, text: str) -> None:
        pass


async def in_own_hall(game: str) -> list[list[str]]:
    """All frames of both people at a table of the page's own hall."""
    load_dice()
    browser = Drawers(2)
    own = OwnHall(browser, PACE, StillClock(), at_once=MOST_SAID)
    opened: list[str] = []
    asked = json.dumps({"parts": ["rooms"], "body": json.dumps(plan(game))})
    await own.ask(asked, lambda status, text: opened.append(text))
    code: str = json.loads(opened[0])["code"]

    async def say(seat: int, text: str) -> None:
        await own.hear(seat, code, text)
        await own.hall.rooms[code].idle()

    for seat, key in enumerate(KEYS):
        await say(seat, json.dumps({"do": "hello", "key": key}))
    await play(say, browser.frames)
    await own.hall.end()
    return browser.frames


async def digest_of(game: str) -> str:
    """All frames of an evening in a few signs."""
    return hashlib.sha256(json.dumps(await in_own_hall(game)).encode()).hexdigest()
