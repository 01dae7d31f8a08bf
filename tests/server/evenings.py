"""Evenings: rooms without sockets, with a clock that is moved by hand and a real store and real bots."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from labtable.hall.audience import Reader
from labtable.hall.clock import Clock
from labtable.hall.course import Course
from labtable.hall.house import House
from labtable.hall.lease import FIRST_FENCE, Lease
from labtable.hall.match import Match
from labtable.hall.room import Room
from labtable.hall.seating import Person, RoomState, Seat, new_code
from labtable.hall.store import Change
from labtable.hall.window import Window
from labtable.hall.wishes import FromBrowser, Play
from labtable.server.settings import Settings
from labtable.server.sql import SqlStore, sqlite_file
from labtable.server.workers import Workers
from tests.server.visitors import Frame

REFUSED = (("rooms", "INSERT"), ("rooms", "UPDATE"), ("steps", "INSERT"))
TIMES = Settings(answer_pause=1.2, countdown=20.0, pace=0.5, workers=1)


async def no_rematch(state: RoomState, host: str, announce: Callable[[str], Awaitable[None]]) -> None:
    raise AssertionError("nobody asks for a rematch here")


@asynccontextmanager
async def refusing(store: SqlStore, refused: Sequence[tuple[str, str]] = REFUSED) -> AsyncIterator[None]:
    """A database that refuses every write, as on a full disk, or some."""
    for name, doing in refused:
        words = f"CREATE TRIGGER no_{doing}_{name} BEFORE {doing} ON {name} BEGIN SELECT RAISE(ABORT, 'full'); END"
        await _run(store, words)
    yield
    for name, doing in refused:
        await _run(store, f"DROP TRIGGER no_{doing}_{name}")


async def _run(store: SqlStore, statement: str) -> None:
    await store.database.ask(lambda connection: connection.execute(text(statement)) and None)


def no_loss(lease: Lease) -> None:
    raise AssertionError("nobody claims the room here")


class HandClock(Clock):
    """A clock that is moved by hand, and keeps what is to be done when."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        self._number += 1
        heapq.heappush(self._due, (self.time + max(0.0, seconds), self._number, act))

    def next_due(self) -> float:
        return self._due[0][0] if self._due else float("inf")

    def move_to(self, time: float) -> None:
        """Do all that is due until then."""
        while self._due and self._due[0][0] <= time:
            self.time, _, act = heapq.heappop(self._due)
            act()
        self.time = time


class TimedReader(Reader):
    """A reader that notes when each picture of the table came, seen from the room's side of the socket."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.came: list[tuple[float, bytes]] = []

        self.refused: list[Frame] = []

    def send(self, frame: bytes) -> None:
        if frame.startswith(b'{"is":"table"'):
            self.came.append((self.clock.now(), frame))
        elif frame.startswith(b'{"is":"refused"'):
            self.refused.append(msgspec.json.decode(frame))

    @property
    def moments(self) -> list[float]:
        return [time for time, _ in self.came]

    @property
    def table(self) -> Frame:
        found: Frame = msgspec.json.decode(self.came[-1][1])
        return found


class Evening:
    """A room in which a match stands, with a clock moved by hand and readers at some seats."""

    def __init__(self, room: Room, store: SqlStore, clock: HandClock, readers: dict[int | None, TimedReader]) -> None:
        self.room = room
        self.store = store
        self.clock = clock
        self.readers = readers

    @property
    def course(self) -> Course:
        assert self.room.course is not None
        return self.room.course

    @property
    def window(self) -> Window:
        assert self.course.window is not None
        return self.course.window

    async def rest(self) -> None:
        """Let everything happen that can happen at this moment."""
        course = self.course
        await self.room.idle()
        while course.bots.tasks or self.clock.next_due() <= self.clock.time:
            for task in list(course.bots.tasks):
                await asyncio.gather(task, return_exceptions=True)  # it may be cancelled meanwhile
            await asyncio.sleep(0)  # a task that is done tells so in the next turn of the loop
            self.clock.move_to(self.clock.time)
            await self.room.idle()

    async def wait(self, seconds: float) -> None:
        """Let time pass, from one thing that is due to the next."""
        until = self.clock.time + seconds
        while self.clock.next_due() <= until:
            self.clock.move_to(self.clock.next_due())
            await self.rest()
        self.clock.move_to(until)

    async def says(self, seat: int | None, message: FromBrowser) -> None:
        self.room.hear(self.readers[seat], message)
        await self.rest()

    async def answer(self, seat: int, move: int) -> None:
        await self.says(seat, Play(move=move, tick=self.course.tick))

    async def passes(self, seat: int) -> None:
        """A seat that is asked passes; one that is not does nothing."""
        question = self.window.question(seat)
        if question is not None:
            await self.answer(seat, question.pass_move.id)

    async def comes(self, place: int | None) -> TimedReader:
        """One more socket at a seat, or of somebody who watches."""
        reader = TimedReader(self.clock)
        self.room.come(reader, str(place))
        await self.rest()
        return reader

    async def leaves(self, seat: int) -> None:
        self.room.leave(self.readers[seat])
        await self.rest()

    def moments(self, seat: int | None) -> list[float]:
        return [round(time - 1000.0, 3) for time in self.readers[seat].moments]


Begin = Callable[[Match, set[int], list[int | None]], Awaitable[Evening]]


def seated(match: Match, bots: set[int]) -> RoomState:
    """A room in which this match is played, with people at all seats but the bots'."""
    state = RoomState(
        code=new_code(),
        salt="salt",
        game=match.game.name,
        options={},
        seats=[],
        host="",
        secret="00",
        opened=0.0,
        header=match.record.header,
        stage="playing",
    )
    for number in range(match.table.seats):
        person = Person(f"P{number}", state.digest(str(number)))
        state.seats.append(Seat(level="easy") if number in bots else Seat(people=[person]))
    return state


async def laid(match: Match, state: RoomState, house: House) -> Room:
    """A room as it is loaded, in the middle of the match."""
    entries = match.journal
    opened = Change(code=state.code, fence=FIRST_FENCE, touched=0.0, state=state.text(), is_new=True, entries=entries)
    await house.store.keep(opened)
    *_, again = Match.resuming(match.game, match.record.header, entries.copy())
    room = Room(state, match.game, again, Lease(house, state.code, FIRST_FENCE, no_loss), house, no_rematch)
    room.begin()
    assert room.course is not None
    room.course.match.table = match.table.clone()
    room.course.match.table.listen()
    return room


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Begin]:
    store, workers = SqlStore(sqlite_file(tmp_path / "t.db")), Workers(1, 20.0, 20.0)
    await store.open()
    rooms: list[Room] = []

    async def begin(match: Match, bots: set[int], here: list[int | None]) -> Evening:
        """A room in which this match stands, people at all seats but the bots', and some of them here."""
        clock = HandClock()
        rooms.append(await laid(match, seated(match, bots), House(TIMES, store, workers, clock)))
        found = Evening(rooms[-1], store, clock, {place: TimedReader(clock) for place in here})
        for place, reader in found.readers.items():
            found.room.come(reader, str(place))
        await found.rest()
        return found

    yield begin
    for room in rooms:
        await room.end()
    await workers.end()
    await store.close()
