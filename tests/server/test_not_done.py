"""What could not be written down was not done: a database that refuses leaves memory as it was, and all can be tried again."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from labtable.hall.audience import Reader
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.letters import NewRoom, SeatPlan
from labtable.hall.room import Room
from labtable.hall.store import NotStored
from labtable.hall.window import ask_around
from labtable.hall.wishes import (
    Choose,
    Commit,
    FromBrowser,
    LeaveLesson,
    Place,
    Play,
    Rematch,
    Resize,
    Reveal,
    Sit,
    Stand,
    Start,
    Substitute,
    Undo,
)
from labtable.kernel.deal import promise_of
from labtable.server.sql import SqlStore, sqlite_file
from tests.hall.test_hall import InPlace, Listener
from tests.server.evenings import TIMES, Begin, Evening, HandClock, refusing
from tests.server.twins import fixed_rng, new_match, whole_game

pytestmark = pytest.mark.anyio
ADAS_KEY, BOS_KEY = "ab" * 16, "cd" * 16
CHANCE = "0b" * 16
ME, OPEN, BOT = SeatPlan(sitter="me"), SeatPlan(sitter="open"), SeatPlan(sitter="bot", level="easy")


class Here:
    """A hall with a real database, and Ada and Bo in one of its rooms."""

    def __init__(self, store: SqlStore) -> None:
        self.store, self.clock = store, HandClock()
        self.hall = Hall(House(TIMES, store, InPlace(), self.clock))
        self.ada, self.bo = Listener(), Listener()

    async def open(self, *seats: SeatPlan, **more: object) -> None:
        new = {"game": "pdb", "seats": list(seats), "options": {"target": 3}, "name": "Ada", "key": ADAS_KEY, **more}
        self.room = await self.hall.open(NewRoom(**new))  # type: ignore[arg-type]  # as the wire has it
        self.room.come(self.ada, ADAS_KEY)
        self.room.come(self.bo, BOS_KEY)
        await self.room.idle()

    async def say(self, who: Reader, message: FromBrowser) -> None:
        self.room.hear(who, message)
        await self.room.idle()

    async def fails_first(self, who: Listener, message: FromBrowser) -> None:
        """While the database refuses, nothing comes of it; after that it is done."""
        before = remembered(self.hall, self.room)
        async with refusing(self.store):
            await self.say(who, message)
        assert remembered(self.hall, self.room) == before
        assert "not done" in who.refused.pop()
        await self.say(who, message)
        assert who.refused == []
        assert remembered(self.hall, self.room) != before


def remembered(hall: Hall, room: Room) -> tuple[object, ...]:
    """All that memory holds of a room, and which rooms there are."""
    course = room.course
    seats = [reader.seat for reader in room.audience.readers]
    match = None if course is None else (course.match.journal.copy(), course.match.told.copy(), course.guide)
    return room.state.text(), seats, dict(room.away_since), match, sorted(hall.rooms)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    store = SqlStore(sqlite_file(tmp_path / "t.db"))
    await store.open()
    found = Here(store)
    yield found
    await found.hall.end()
    await store.close()


async def test_a_room_is_not_opened(here: Here) -> None:
    plan = NewRoom(game="pdb", seats=[ME, BOT], name="Ada", key=ADAS_KEY, start=True)
    async with refusing(here.store):
        with pytest.raises(NotStored):
            await here.hall.open(plan)
    assert here.hall.rooms == {}
    assert (await here.hall.open(plan)).state.stage == "playing"


async def test_nobody_sits_down_stands_up_or_commits_a_chance(here: Here) -> None:
    await here.open(ME, OPEN)
    await here.fails_first(here.bo, Sit(seat=1, name="Bo"))
    await here.fails_first(here.bo, Commit(commitment=promise_of(CHANCE)))
    await here.fails_first(here.bo, Stand())


async def test_seats_are_not_arranged_and_no_match_begins(here: Here) -> None:
    await here.open(ME, OPEN)
    await here.fails_first(here.ada, Resize(seats=3))
    await here.fails_first(here.ada, Place(seat=2, level="easy"))
    await here.fails_first(here.ada, Choose(option="target", value=5))
    await here.fails_first(here.ada, Place(seat=1, level="easy"))
    await here.fails_first(here.ada, Start())


async def test_no_chance_is_told(here: Here) -> None:
    await here.open(ME, OPEN)
    await here.say(here.bo, Sit(seat=1, name="Bo", commitment=promise_of(CHANCE)))
    await here.fails_first(here.ada, Start())
    await here.fails_first(here.bo, Reveal(chance=CHANCE))
    assert here.room.state.stage == "playing"


async def test_no_bot_takes_a_seat(here: Here) -> None:
    await here.open(ME, OPEN)
    await here.say(here.bo, Sit(seat=1, name="Bo"))
    await here.say(here.ada, Start())
    here.room.leave(here.bo)
    await here.room.idle()
    here.clock.move_to(here.clock.now() + TIMES.patience)
    await here.fails_first(here.ada, Substitute(seat=1))


async def test_no_lesson_is_left(here: Here) -> None:
    await here.open(lesson=True)
    await here.fails_first(here.ada, LeaveLesson())


async def test_no_rematch_is_opened(here: Here) -> None:
    await here.open(ME, OPEN)
    await here.say(here.bo, Sit(seat=1, name="Bo"))
    await here.say(here.ada, Start())
    while here.room.state.stage != "over":
        who = here.ada if here.ada.offers else here.bo
        await here.say(who, Play(move=who.offers[0], tick=who.tick))
    rooms = len(here.hall.rooms)
    async with refusing(here.store, [("rooms", "UPDATE")]):
        await here.say(here.bo, Rematch())
    assert "not done" in here.bo.refused.pop()
    assert len(here.hall.rooms) == rooms, "a room of which nobody was told is no room"
    await here.fails_first(here.bo, Rematch())
    assert len(here.hall.rooms) == rooms + 1


async def test_no_move_is_made_and_none_taken_back(here: Here) -> None:
    await here.open(ME, OPEN)
    await here.say(here.bo, Sit(seat=1, name="Bo"))
    await here.say(here.ada, Start())
    who = here.ada if here.ada.offers else here.bo
    await here.fails_first(who, Play(move=who.offers[0], tick=who.tick))
    await here.fails_first(who, Undo())


async def test_a_bot_moves_when_the_database_does_not_refuse_any_more(evening: Begin) -> None:
    match = new_match("pdb", 3)
    bot = match.table.actor
    each = await evening(match, {bot}, [1 - bot])
    async with refusing(each.store):
        await each.wait(1.0)
        assert each.course.match.journal == []
    await each.wait(0.6)
    assert [entry.seat for entry in each.course.match.journal][:1] == [bot]


async def test_an_answer_is_not_given_and_the_window_stays_as_it_was(evening: Begin) -> None:
    each, first, last = await last_answer_missing(evening)
    given, until = dict(each.window.answers), each.window.until
    async with refusing(each.store):
        await each.passes(last)
    assert "not done" in each.readers[last].refused[-1]["why"]
    assert (each.window.answers, each.window.until) == (given, until), "the others have answered all the same"
    assert not each.readers[last].table["window"]["answered"]
    await each.passes(last)
    assert [entry.seat for entry in each.course.match.journal][-2:] == [first, last]


async def test_a_window_that_could_not_be_closed_is_closed_a_little_later(evening: Begin) -> None:
    each, first, last = await last_answer_missing(evening)
    async with refusing(each.store):
        await each.wait(TIMES.countdown)
        assert each.course.window is not None
    await each.wait(TIMES.answer_pause)
    assert [entry.seat for entry in each.course.match.journal][-2:] == [first, last]


async def last_answer_missing(evening: Begin) -> tuple[Evening, int, int]:
    """A window in which all but one have passed; who was asked first, and who has not answered."""
    found = (each.match for each in whole_game("stem", 3, fixed_rng()))
    match = next(each for each in found if len(ask_around(each.game, each.table)) == 2)
    each = await evening(match, set(), [0, 1, 2])
    first, last = (asked.seat for asked in each.window.asked)
    await each.passes(first)
    return each, first, last
