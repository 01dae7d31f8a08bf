"""Several nodes over one database: a room goes to the node where somebody comes, and goes on there."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.postgres.cluster import Cluster
from tests.postgres.conftest import QUICK
from tests.server.members import ClassOfMembers, open_class
from tests.server.visitors import Guest, Tables, friends, running, whose_turn

pytestmark = pytest.mark.anyio
COME_AGAIN = 1012


async def told_to_come_again(guest: Guest) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        await guest.read_on()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == COME_AGAIN


async def made_a_move(*guests: Guest) -> None:
    await whose_turn(*guests).play()
    for guest in guests:
        await guest.move_on()


async def test_a_room_moves_with_its_people_and_goes_on(node: Tables, other: Tables) -> None:
    ada, max_ = await friends(node)
    await made_a_move(ada, max_)
    ada_there = await other.come(ada.room["code"], ada.key)
    assert ada_there.table["view"] == ada.table["view"]
    await node.hall.check_leases()
    for guest in (ada, max_):
        await told_to_come_again(guest)
    max_there = await other.come(ada.room["code"], max_.key)
    await made_a_move(ada_there, max_there)
    assert node.hall.rooms == {}


async def test_a_move_at_a_node_that_has_lost_the_room_is_not_made(node: Tables, other: Tables) -> None:
    ada, max_ = await friends(node)
    mover = whose_turn(ada, max_)
    there = await other.come(ada.room["code"], mover.key)
    await mover.play()
    for guest in (ada, max_):
        await told_to_come_again(guest)
    assert there.table["view"] == mover.table["view"]
    assert there.offers == mover.offers


async def test_who_looks_from_another_node_takes_nothing(node: Tables, other: Tables) -> None:
    ada, max_ = await friends(node)
    await made_a_move(ada, max_)
    code = ada.room["code"]
    assert (await other.http.get(f"/api/rooms/{code}")).json()["stage"] == "playing"
    assert (await other.http.get(f"/api/rooms/{code}/record")).status_code == 409
    await node.hall.check_leases()
    await made_a_move(ada, max_)


async def test_a_class_moves_with_all_its_tables_and_goes_on(node: Tables, other: Tables) -> None:
    lesson = await open_class(node, size=2)
    teacher = await lesson.teacher()
    pupils = [await lesson.enter(name) for name in ("Mira", "Tom", "Aiko", "Jonas")]
    await teacher.say("begin")
    guests = [await lesson.sit(pupil) for pupil in pupils]
    there = ClassOfMembers(other, lesson.code, lesson.short, lesson.key, lesson.wall)
    mira = await other.come(guests[0].room["code"], pupils[0].key)
    assert mira.table["view"] == guests[0].table["view"]
    assert set(other.hall.rooms) == {room.room for room in other.hall.school.classes[lesson.code].state.tables}
    await node.hall.check_leases()
    for guest in guests:
        await told_to_come_again(guest)
    with pytest.raises(ConnectionClosed, match="1012"):
        await teacher.until(lambda _: False)
    assert (node.hall.rooms, node.hall.school.classes) == ({}, {})
    assert (await there.teacher()).last["class"]["stage"] == "playing"
    tom = await there.sit(await there.come(pupils[1].key))
    await made_a_move(*([mira, tom] if mira.room["code"] == tom.room["code"] else [mira]))
    assert (await node.http.get(f"/api/classes/{lesson.short}")).json()["code"] == lesson.code


@pytest.fixture
async def on_postgres(postgres: Cluster) -> AsyncIterator[tuple[Tables, asyncpg.Connection]]:
    """A node on PostgreSQL, and somebody else who is connected to the same database."""
    address = await postgres.new_database()
    meddler = await asyncpg.connect(address)
    async with running(address, QUICK) as found:
        yield found, meddler
    await meddler.close()


async def test_rooms_go_on_when_the_database_comes_back(
    postgres: Cluster, on_postgres: tuple[Tables, asyncpg.Connection]
) -> None:
    node, _ = on_postgres
    ada, max_ = await friends(node)
    postgres.stop()
    try:
        await whose_turn(ada, max_).play()
        assert "could not be written down" in (await whose_turn(ada, max_).why_not())["why"]
        answer = await node.http.get("/api/rooms/22222222222222")
        assert answer.status_code == 503
    finally:
        postgres.start()
    await made_a_move(ada, max_)
    again = await node.come(ada.room["code"], ada.key)
    assert again.table["view"] == ada.table["view"]


async def test_who_cannot_know_whether_a_move_was_written_asks_the_database(
    on_postgres: tuple[Tables, asyncpg.Connection],
) -> None:
    """The connection is cut while the commit waits for a lock; the room is claimed anew and goes on as it was stored."""
    node, meddler = on_postgres
    ada, max_ = await friends(node)
    mover = whose_turn(ada, max_)
    async with meddler.transaction():
        await meddler.execute("SELECT * FROM rooms FOR UPDATE")
        await mover.play()
        while not (cut := await cut_off_who_waits(meddler)):
            await asyncio.sleep(0.01)
    assert cut == 1
    for guest in (ada, max_):
        await told_to_come_again(guest)
    again = [await node.come(guest.room["code"], guest.key) for guest in (ada, max_)]
    assert whose_turn(*again).table["view"] == mover.table["view"]
    await made_a_move(*again)


async def cut_off_who_waits(meddler: asyncpg.Connection) -> int:
    """End the connections that wait for a lock; how many there were."""
    waiting = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    found: Any = await meddler.fetchval(waiting)
    return int(found)
