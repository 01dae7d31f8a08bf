"""Rooms come into memory: long ones, while the house closes, and while the store is away."""

import asyncio

import pytest

from labtable.hall.audience import Reader
from labtable.hall.match import Match
from labtable.hall.past import STEPS
from labtable.hall.store import NotStored, Stored
from tests.hall.test_hall import Drawer, a_hall, a_room
from tests.server.evenings import seated
from tests.server.twins import new_match

pytestmark = pytest.mark.anyio
DAY = 24 * 3600.0


def played_to_the_end() -> Match:
    match = new_match("pdb", 3)
    while not match.over:
        match.choose(match.table.legal()[0])
    return match


def put(drawer: Drawer, match: Match) -> str:
    """Leave a match that is over in a store; the code of its room."""
    state = seated(match, set()).ended()
    drawer.rooms[state.code] = Stored(state.text(), match.journal, 1)
    return state.code


async def turns_until(task: asyncio.Task[object]) -> int:
    """How often everybody else had a turn before something was done."""
    turns = 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    return turns


async def test_while_a_long_match_is_loaded_everything_else_has_its_turn() -> None:
    drawer, match = Drawer(), played_to_the_end()
    hall = a_hall(drawer)
    looking = asyncio.create_task(hall.look(put(drawer, match)))
    assert await turns_until(looking) >= len(match.journal) // STEPS > 1
    room = await looking
    assert room is not None
    assert room.course is not None
    assert room.course.match.journal == match.journal


async def test_a_room_that_is_loaded_while_the_house_closes_is_closed_with_it() -> None:
    drawer = Drawer()
    hall = a_hall(drawer)
    coming = asyncio.create_task(hall.find(put(drawer, played_to_the_end())))
    await asyncio.sleep(0)
    assert not coming.done()
    await hall.end()
    room = await coming
    assert room is not None
    assert hall.rooms == {}
    assert room.inbox._task is not None
    assert room.inbox._task.done()


async def test_the_room_is_written_once_for_all_who_watch() -> None:
    hall = a_hall(Drawer())
    room = await hall.open(a_room(start=False))
    watching = [Reader() for _ in range(3)]
    for number, each in enumerate(watching):
        room.come(each, f"{number:032x}")
    await room.idle()
    rooms = [[frame for frame in each.waiting if frame.startswith(b'{"is":"room"')] for each in watching]
    assert len({id(each[-1]) for each in rooms}) == 1
    await hall.end()


class Away(Drawer):
    """A store that is away for a moment, in which the last room was used a long time ago."""

    def __init__(self, newest: float) -> None:
        super().__init__()
        self._newest = newest
        self.expired_before: list[float] = []
        self.is_away = True

    async def newest(self, before: float) -> float | None:
        if self.is_away:
            raise NotStored("away")
        return self._newest

    async def expire(self, before: float, live: object, most: int) -> int:
        self.expired_before.append(before)
        return 0


async def test_a_house_opens_though_its_store_is_away_and_forgets_nothing_before_it_knows_how_long_it_slept() -> None:
    store = Away(newest=DAY)
    hall = a_hall(store)
    await hall.begin()
    with pytest.raises(NotStored):
        await hall.expire()
    assert store.expired_before == []
    store.is_away = False
    await hall.expire()
    assert store.expired_before[0] < DAY, "rooms do not age while nobody runs a server"
    await hall.end()
