"""Short codes: a few signs lead to a table that gathers, for a while, and nobody can try them all."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from labtable.hall.clock import Clock
from labtable.hall.short import LENGTH
from labtable.server.settings import Settings
from labtable.server.sql import SqlStore, sqlite_file
from tests.server.visitors import ME, OPEN, Tables, bot, running

pytestmark = pytest.mark.anyio


class Still(Clock):
    """A clock that stands, so that no tries come back."""

    def now(self) -> float:
        return 1e9


async def status(tables: Tables, short: str) -> int:
    return (await tables.http.get(f"/api/gathering/{short}")).status_code


async def test_a_short_code_leads_to_its_table_however_it_is_typed(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN)
    short = ada.room["short"]
    assert len(short) == LENGTH
    for typed in (short, short.upper(), f" {short[:2]}-{short[2:]} "):
        answer = await tables.http.get(f"/api/gathering/{typed}")
        assert answer.json() == {"code": ada.room["code"]}


async def test_a_short_code_dies_at_the_start(tables: Tables) -> None:
    ada = await tables.host(ME, bot())
    short = ada.room["short"]
    assert await status(tables, short) == 200
    await ada.say("start")
    await ada.until(lambda guest: guest.room["stage"] == "playing")
    assert ada.room["short"] is None
    assert await status(tables, short) == 404


async def test_a_table_that_begins_at_once_has_none(tables: Tables) -> None:
    assert (await tables.host(ME, bot(), start=True)).room["short"] is None


async def test_a_short_code_dies_after_a_while_and_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with running(sqlite_file(path), Settings(workers=1, short=-1.0)) as tables:
        ada = await tables.host(ME, OPEN)
        with closing(sqlite3.connect(path)) as database:
            ((short, code),) = database.execute("SELECT short, code FROM short_codes").fetchall()
        assert (ada.room["short"], ada.room["code"]) == (None, code)
        assert await status(tables, short) == 404
        assert not await tables.hall.short_codes.expire()
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT count(*) FROM short_codes").fetchone() == (0,)


async def test_a_short_code_is_good_after_a_restart(tmp_path: Path) -> None:
    database = sqlite_file(tmp_path / "t.db")
    async with running(database, Settings(workers=1)) as tables:
        short = (await tables.host(ME, OPEN)).room["short"]
    async with running(database, Settings(workers=1)) as tables:
        assert await status(tables, short) == 200


@pytest.mark.parametrize("short", ["aaaa", "aaaaaa", "aaaa0", "%20", "a" * 200, "..%2f.."])
async def test_what_is_no_short_code_is_told_so(tables: Tables, short: str) -> None:
    assert await status(tables, short) == 404


async def test_a_short_code_stands_for_one_room(tmp_path: Path) -> None:
    store = SqlStore(sqlite_file(tmp_path / "t.db"))
    await store.open()
    try:
        assert await store.lend("abcde", "one", 10.0)
        assert not await store.lend("abcde", "other", 10.0)
        assert await store.lent("abcde", 9.0) == "one"
        assert await store.lent("abcde", 10.0) is None
    finally:
        await store.close()


async def test_who_guesses_is_stopped_and_others_at_other_addresses_are_not(tmp_path: Path) -> None:
    """A tenth of all tries for one address, and for all together no more than a few hundred a minute."""
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, short_codes=20), Still()) as tables:
        ada = await tables.host(ME, OPEN)

        async def guess(address: str, short: str = "22222") -> int:
            headers = {"x-forwarded-for": address}
            return (await tables.http.get(f"/api/gathering/{short}", headers=headers)).status_code

        assert [await guess("10.0.0.1") for _ in range(4)] == [404, 404, 429, 429]
        assert [await guess("10.0.0.2", ada.room["short"]) for _ in range(4)] == [200] * 4
        many = await asyncio.gather(*(guess(f"10.0.1.{number}") for number in range(30)))
        assert (many.count(404), many.count(429)) == (18, 12)
