"""Migrations: a database of any age goes on, and nodes that start at once do not disturb each other."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from labtable.hall.store import Change, Stored
from labtable.kernel.record import Step
from labtable.server.schema import metadata
from labtable.server.sql import SqlStore

pytestmark = pytest.mark.anyio
BEFORE_REVISIONS = [
    "CREATE TABLE rooms (code VARCHAR(32) NOT NULL, touched FLOAT NOT NULL, state TEXT NOT NULL, PRIMARY KEY (code))",
    "CREATE INDEX ix_rooms_touched ON rooms (touched)",
    "CREATE TABLE steps (code VARCHAR(32) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, "
    "move VARCHAR(120) NOT NULL, PRIMARY KEY (code, number), "
    "FOREIGN KEY(code) REFERENCES rooms (code) ON DELETE CASCADE)",
]
"""What the server made before there were revisions."""
A_ROOM = [
    "INSERT INTO rooms (code, touched, state) VALUES ('old', 1.0, '{}')",
    "INSERT INTO steps (code, number, seat, move) VALUES ('old', 0, 1, 'first')",
]


async def aged(database: str) -> SqlStore:
    """A store on a database from before there were revisions, with a room in it; it is not open yet."""

    def make(connection: Connection) -> None:
        for statement in BEFORE_REVISIONS + A_ROOM:
            connection.execute(text(statement))

    store = SqlStore(database)
    await store.database.ask(make)
    return store


async def test_a_room_from_before_there_were_revisions_goes_on(database: str) -> None:
    store = await aged(database)
    await store.open()
    assert await store.load("old") == Stored("{}", [Step(1, "first")], 0)
    assert await store.claim("old", now=2.0) == Stored("{}", [Step(1, "first")], 1)
    await store.keep(Change(code="old", fence=1, touched=3.0, first=1, entries=[Step(0, "second")]))
    assert await store.load("old") == Stored("{}", [Step(1, "first"), Step(0, "second")], 1)
    await store.close()


@pytest.mark.parametrize("is_old", [True, False], ids=["an old database", "a new database"])
async def test_the_revisions_lead_to_the_schema(database: str, is_old: bool) -> None:
    store = await aged(database) if is_old else SqlStore(database)
    await store.open()
    differences = await store.database.ask(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    await store.close()
    assert differences == []


async def test_nodes_that_start_at_once_wait_for_each_other(database: str) -> None:
    stores = [SqlStore(database) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].keep(Change(code="a", fence=1, touched=1.0, state="{}", is_new=True))
    assert await stores[3].load("a") == Stored("{}", [], 1)
    for store in stores:
        await store.close()
