"""Rooms that nobody needs leave memory and the store; that stops no table, and nothing stops it."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from labtable.hall import hall
from labtable.hall.store import Change
from labtable.kernel.record import Step
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, OPEN, Guest, Tables, new_key, running

pytestmark = pytest.mark.anyio
OLD_ROOMS, STEPS = 600, 40
SOON = 5.0
JAM = "CREATE TRIGGER jam BEFORE DELETE ON rooms BEGIN SELECT RAISE(ABORT, 'jammed'); END"


def fill(path: Path, rooms: int, steps: int) -> None:
    """Rooms that nobody has touched since 1970."""
    codes = [f"old{number}" for number in range(rooms)]
    with closing(sqlite3.connect(path)) as database, database:
        database.executemany(
            "INSERT INTO rooms (code, touched, state) VALUES (?, 0, '{}')", [(code,) for code in codes]
        )
        rows = [(code, number) for code in codes for number in range(steps)]
        database.executemany("INSERT INTO steps (code, number, seat, move) VALUES (?, ?, 0, 'x')", rows)


def execute(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(statement)


def rooms_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("SELECT count(*) FROM rooms").fetchone()[0])


async def until_gone(path: Path, left: int) -> None:
    while rooms_in(path) > left:
        await asyncio.sleep(0.01)


async def commits_meanwhile(tables: Tables, sweeping: asyncio.Task[None]) -> int:
    """How many moves were stored, one after the other, while rooms were swept."""
    number = 0
    while not sweeping.done():
        change = Change(code="live", fence=1, touched=time.time(), first=number, entries=[Step(0, "x")])
        await tables.hall.house.store.keep(change)
        number += 1
    return number


async def test_moves_are_stored_while_thousands_of_old_rooms_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    monkeypatch.setattr(hall, "SWEEP", 0.01)
    monkeypatch.setattr(hall, "EXPIRY", 0.01)
    async with running(sqlite_file(path), Settings(workers=1)) as tables:
        await tables.hall.house.store.keep(Change(code="live", fence=1, touched=time.time(), state="{}", is_new=True))
        await asyncio.to_thread(fill, path, OLD_ROOMS, STEPS)  # the server may be in the middle of a transaction
        sweeping = asyncio.create_task(until_gone(path, 1))
        assert await commits_meanwhile(tables, sweeping) >= OLD_ROOMS // hall.BITE


async def test_a_chore_that_fails_ends_no_other_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    monkeypatch.setattr(hall, "SWEEP", 0.01)
    monkeypatch.setattr(hall, "EXPIRY", 0.01)
    async with running(sqlite_file(path), Settings(workers=1, idle=0.1)) as tables:
        await asyncio.to_thread(execute, path, JAM)
        await asyncio.to_thread(fill, path, 1, 1)
        await tables.open([ME, OPEN])
        async with asyncio.timeout(SOON):
            while tables.hall.rooms or not tables.hall.chores.failed["expire"]:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(execute, path, "DROP TRIGGER jam")
            await until_gone(path, 1)


async def test_a_room_leaves_memory_only_when_nobody_is_in_it_or_about_to_come(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, idle=-1.0)) as tables:
        ada = await tables.host(ME, OPEN)
        await tables.hall.let_go()
        assert list(tables.hall.rooms) == [ada.room["code"]]
        code = await tables.open([ME, OPEN])
        async with connect(f"ws://{tables.address}/api/rooms/{code}/live") as socket:
            await tables.hall.let_go()
            assert code not in tables.hall.rooms
            bo = Guest(socket, new_key())
            await bo.say("hello", key=bo.key)
            async with asyncio.timeout(SOON):
                await bo.until(lambda guest: bool(guest.room))
        assert bo.room["code"] == code
