"""The hall stands without a network: a store, thinkers and a clock are all that it asks for."""

import asyncio
import subprocess
import sys
from collections.abc import Collection

import msgspec
import pytest

from labtable.hall.audience import Reader
from labtable.hall.clock import Clock
from labtable.hall.desks import Subject
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.letters import NewRoom, SeatPlan
from labtable.hall.manners import Manners
from labtable.hall.store import Change, Lost, NotStored, Stored
from labtable.hall.thinkers import Decision
from labtable.hall.thinking import Memory, Question, Thought, answer
from labtable.hall.wishes import Play, Resize, Sit
from labtable.lab.trial import Found, Trial
from labtable.review.counting import Desk
from labtable.review.pieces import Counted, Piece

pytestmark = pytest.mark.anyio
KEY = "ab" * 16
NETWORK = {
    "starlette",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "asyncpg",
    "alembic",
    "multiprocessing",
    "subprocess",
    "socket",
}


class Drawer:
    """A store in memory that can be told to fail."""

    def __init__(self) -> None:
        self.rooms: dict[str, Stored] = {}
        self.listings: dict[str, str] = {}
        self.jammed = False

    async def keep(self, change: Change) -> None:
        if self.jammed:
            raise NotStored("jammed")
        state, journal, fence = self.rooms.get(change.code) or Stored("", [], change.fence)
        if fence != change.fence:
            raise Lost("claimed by another")
        self.rooms[change.code] = Stored(change.state or state, [*journal, *change.entries], fence)
        self.listings[change.code] = change.listing or ""

    async def claim(self, code: str, now: float) -> Stored | None:
        if code in self.rooms:
            self.rooms[code] = self.rooms[code]._replace(fence=self.rooms[code].fence + 1)
        return self.rooms.get(code)

    async def load(self, code: str) -> Stored | None:
        return self.rooms.get(code)

    async def fences(self, codes: Collection[str]) -> dict[str, int]:
        return {code: self.rooms[code].fence for code in codes if code in self.rooms}

    async def listed(self, since: float, most: int) -> list[str]:
        return list(filter(None, self.listings.values()))[:most]

    async def lend(self, short: str, code: str, until: float) -> bool:
        return True

    async def lent(self, short: str, now: float) -> str | None:
        return None

    async def take_back(self, now: float, length: int, most: int) -> int:
        return 0

    async def overdue(self, now: float, length: int, most: int) -> list[str]:
        return []

    async def tidy(self) -> None:
        pass

    async def prolong(self, code: str, until: float) -> None:
        pass

    async def forget_class(self, code: str) -> None:
        self.rooms = {each: stored for each, stored in self.rooms.items() if not each.startswith(code)}

    async def review(self, code: str) -> bytes | None:
        return None

    async def keep_review(self, code: str, notes: bytes) -> None:
        pass

    async def forget(self, codes: Collection[str]) -> None:
        for code in codes:
            self.rooms.pop(code, None)

    async def newest(self, before: float) -> float | None:
        return None

    async def cards(self, game: str, digest: str) -> str | None:
        return None

    async def forget_cards(self, most: int) -> int:
        return 0

    async def expire(self, before: float, live: Collection[str], most: int) -> int:
        return 0


class InPlace:
    """Thinkers that think where they are asked."""

    async def wake(self, room: str) -> None:
        pass

    async def choose(self, decision: Decision, level: str, *, explain: bool = False) -> Thought:
        question = Question(
            room=decision.room,
            header=decision.record.header,
            cards=decision.cards,
            first=0,
            steps=decision.record.steps,
            seat=decision.seat,
            silent=decision.silent,
            level="greedy",
            seed=1,
            names=decision.names if explain else [],
        )
        found = answer(Memory(), question)
        assert isinstance(found, Thought), found
        return found

    async def count(self, subject: Subject, piece: Piece) -> Counted:
        return Desk(subject.game, subject.record).count(piece)

    async def try_out(self, trial: Trial) -> Found:
        raise AssertionError("no card is tried out here")

    @property
    def hands(self) -> int:
        return 1


class Listener(Reader):
    """A reader that remembers the last picture of the table."""

    def __init__(self) -> None:
        super().__init__()
        self.refused: list[str] = []
        self.rooms = 0
        """How often the room was shown."""
        self.tick = 0
        self.offers: list[int] = []
        self.over = False

    def send(self, frame: bytes) -> None:
        shown = msgspec.json.decode(frame)
        if shown["is"] == "table":
            turn = shown["view"]["turn"]
            self.tick, self.over = shown["tick"], turn["over"]
            self.offers = [offer["id"] for offer in turn["offers"]]
        elif shown["is"] == "room":
            self.rooms += 1
        elif shown["is"] == "refused":
            self.refused.append(shown["why"])


@pytest.fixture
async def drawer() -> Drawer:
    return Drawer()


def a_hall(drawer: Drawer) -> Hall:
    return Hall(House(Manners(pace=0.0, answer_pause=0.0), drawer, InPlace(), Clock()))


def a_room(start: bool) -> NewRoom:
    other = SeatPlan(sitter="bot", level="easy") if start else SeatPlan(sitter="open")
    plan = [SeatPlan(sitter="me"), other]
    return NewRoom(game="pdb", seats=plan, options={"target": 3}, name="Ada", key=KEY, start=start)


async def test_a_whole_match_is_played_without_a_network(drawer: Drawer) -> None:
    hall = a_hall(drawer)
    room = await hall.open(a_room(start=True))
    ada = Listener()
    room.come(ada, KEY)
    while not ada.over:
        await room.idle()
        if ada.offers:
            move, ada.offers = ada.offers[0], []
            room.hear(ada, Play(move=move, tick=ada.tick))
        await asyncio.sleep(0)
    assert room.state.stage == "over"
    assert msgspec.json.decode(drawer.rooms[room.state.code].state)["stage"] == "over"
    await hall.end()


async def test_what_could_not_be_stored_was_not_done(drawer: Drawer) -> None:
    hall = a_hall(drawer)
    room = await hall.open(a_room(start=False))
    ada, bo = Listener(), Listener()
    room.come(ada, KEY)
    room.come(bo, "cd" * 16)
    await room.idle()
    drawer.jammed = True
    before = room.state.text()
    room.hear(bo, Sit(seat=1, name="Bo"))
    room.hear(ada, Resize(seats=3))
    await room.idle()
    assert room.state.text() == before == drawer.rooms[room.state.code].state
    assert [len(each.refused) for each in (ada, bo)] == [1, 1]
    assert "not done" in ada.refused[0]
    assert bo.seat is None
    await hall.end()


async def test_what_is_kept_of_a_key_serves_in_one_room_only(drawer: Drawer) -> None:
    hall = a_hall(drawer)
    one, other = await hall.open(a_room(start=False)), await hall.open(a_room(start=False))
    assert one.state.host == one.state.digest(KEY) != other.state.host == other.state.digest(KEY)
    await hall.end()


def test_the_hall_imports_nothing_of_a_network_a_database_or_processes() -> None:
    """In a process of its own, so that nothing else has imported it."""
    modules = "room, hall, course, match, window, door, wishes, frames, guide, shelf, thinking, thinkers, store, advice"
    script = f"import sys; from labtable.hall import {modules}; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "labtable.hall.room" in loaded
    ours = {name for name in loaded if name.startswith("labtable.server")}
    assert ours == set()
    assert NETWORK & set(loaded) <= {"socket", "subprocess"}, "asyncio brings those two along by itself"
