"""Leases: two houses over one store, and a room that is always one house's to write."""

import asyncio
from collections.abc import Callable

import pytest

from labtable.hall.audience import RESTART
from labtable.hall.hall import Hall
from labtable.hall.room import Room
from labtable.hall.wishes import Play, Stand
from tests.hall.test_hall import KEY, Drawer, Listener, a_hall, a_room

pytestmark = pytest.mark.anyio
PATIENCE = 10.0


async def come(room: Room) -> Listener:
    ada = Listener()
    room.come(ada, KEY)
    await room.idle()
    return ada


async def until(it_is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not it_is_so():
            await asyncio.sleep(0)


async def settled(hall: Hall) -> None:
    """Wait until what was lost has ended."""
    while hall._ending:
        await asyncio.gather(*hall._ending)


async def claimed(hall: Hall, code: str) -> Room:
    room = await hall.find(code)
    assert room is not None
    return room


async def test_who_writes_in_a_room_that_another_has_claimed_writes_nothing_and_lets_its_people_go() -> None:
    drawer = Drawer()
    one, other = a_hall(drawer), a_hall(drawer)
    room = await one.open(a_room(start=True))
    code = room.state.code
    ada = await come(room)
    await until(lambda: bool(ada.offers))
    await claimed(other, code)
    stored = drawer.rooms[code]
    room.hear(ada, Play(move=ada.offers[0], tick=ada.tick))
    await until(lambda: not one.rooms)
    await settled(one)
    assert ada.closed == RESTART
    assert drawer.rooms[code] == stored
    assert list(other.rooms) == [code]
    for hall in (one, other):
        await hall.end()


async def test_who_only_watches_a_room_that_another_has_claimed_is_let_go_too() -> None:
    drawer = Drawer()
    one, other = a_hall(drawer), a_hall(drawer)
    lost, kept = await one.open(a_room(start=False)), await one.open(a_room(start=False))
    watches, stays = await come(lost), await come(kept)
    await claimed(other, lost.state.code)
    await one.check_leases()
    await settled(one)
    assert list(one.rooms) == [kept.state.code]
    assert (watches.closed, stays.closed) == (RESTART, None)
    for hall in (one, other):
        await hall.end()


async def test_a_room_that_was_lost_can_be_claimed_back() -> None:
    drawer = Drawer()
    one, other = a_hall(drawer), a_hall(drawer)
    code = (await one.open(a_room(start=False))).state.code
    await claimed(other, code)
    await one.check_leases()
    again = await claimed(one, code)
    await other.check_leases()
    assert (list(one.rooms.values()), other.rooms) == ([again], {})
    for hall in (one, other):
        await hall.end()


async def test_who_comes_to_a_house_that_has_lost_the_room_is_shown_no_older_table() -> None:
    drawer = Drawer()
    one, other = a_hall(drawer), a_hall(drawer)
    before = await one.open(a_room(start=False))
    there = await claimed(other, before.state.code)
    there.hear(await come(there), Stand())
    await there.idle()
    again, as_well = await asyncio.gather(claimed(one, before.state.code), claimed(one, before.state.code))
    assert again is as_well is one.rooms[before.state.code]
    assert again.state == there.state != before.state
    for hall in (one, other):
        await hall.end()


async def test_the_end_of_an_old_claim_does_not_end_a_new_one() -> None:
    hall = a_hall(Drawer())
    room = await hall.open(a_room(start=False))
    hall.lose(room.lease)
    again = await claimed(hall, room.state.code)
    hall.lose(room.lease)
    assert list(hall.rooms.values()) == [again]
    await hall.end()


async def test_who_only_looks_takes_a_room_from_nobody() -> None:
    drawer = Drawer()
    one, other = a_hall(drawer), a_hall(drawer)
    room = await one.open(a_room(start=False))
    seen = await other.look(room.state.code)
    assert seen is not None
    assert seen.state == room.state
    assert other.rooms == {}
    await one.check_leases()
    assert list(one.rooms.values()) == [room]
    await one.end()
