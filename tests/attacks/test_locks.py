"""Somebody tries to lock others out: with wrong codes, as a crowd, with pages that are costly to make."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from labtable.hall.store import Stored
from labtable.server.doorkeeper import LOOKS_AT_ONCE
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, OPEN, Tables, bot, play_to_the_end, running

pytestmark = pytest.mark.anyio
WRONG = "a" * 14
QUICKLY = 0.1


async def test_wrong_codes_from_a_school_lock_nobody_out_of_a_table_that_is_there(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, idle=-1.0)) as tables:
        code = await tables.open([ME, OPEN])
        await tables.hall.let_go()
        assert tables.hall.rooms == {}, "it is in the store only"
        statuses = [(await tables.http.get(f"/api/rooms/{WRONG}")).status_code for _ in range(40)]
        assert statuses[-1] == 429
        assert (await tables.http.get(f"/api/rooms/{code}")).status_code == 200


async def test_a_crowd_keeps_nobody_from_their_seat_and_nobody_from_a_free_one(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, most_spectators=5)) as tables:
        ada = await tables.host(ME, OPEN)
        code = ada.room["code"]
        await ada.leave()
        crowd = [await tables.come(code) for _ in range(5)]
        again = await tables.come(code, ada.key)
        assert again.room["you"] == 0
        max_ = await tables.come(code)
        await max_.sit(1, "Max")
        await max_.until(lambda guest: guest.room["you"] == 1)
        with pytest.raises(ConnectionClosed):
            await crowd[0].read_on()


async def test_who_opens_their_table_again_and_again_loses_the_oldest_page(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, sockets_a_person=2)) as tables:
        ada = await tables.host(ME, OPEN)
        pages = [ada, *[await tables.come(ada.room["code"], ada.key) for _ in range(2)]]
        with pytest.raises(ConnectionClosed):
            await pages[0].read_on()
        assert "open many times" in pages[0].refused[-1]["why"]
        await pages[1].say("start")
        assert "still open" in (await pages[1].why_not())["why"]


async def finished(tables: Tables) -> str:
    """The code of a match that is over."""
    ada = await tables.host(ME, bot(), options={"target": 7}, start=True)
    await play_to_the_end(ada)
    return str(ada.room["code"])


async def test_while_a_replay_is_made_everything_else_has_its_turn(tmp_path: Path) -> None:
    settings = Settings(workers=1, pace=0.0, messages_at_once=1000)
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        code = await finished(tables)
        turns = await turns_during_a_replay(tables, code)
        assert max(turns) < sum(turns) / 3


async def turns_during_a_replay(tables: Tables, code: str) -> list[float]:
    """How long others had to wait from one turn to the next, in seconds in which this thread worked."""
    asking = asyncio.create_task(tables.http.get(f"/api/rooms/{code}/replay"))
    moments = [time.thread_time()]
    while not asking.done():
        await asyncio.sleep(0)
        moments.append(time.thread_time())
    assert (await asking).status_code == 200
    return [later - earlier for earlier, later in pairwise(moments)]


async def test_an_address_may_ask_for_so_many_replays_and_records_and_look_at_them_as_often_as_it_likes(
    tmp_path: Path,
) -> None:
    settings = Settings(workers=1, pace=0.0, messages_at_once=1000, replays_an_address=2)
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        room = f"/api/rooms/{await finished(tables)}"
        asked = ["replay?seat=0", "record", "replay?seat=0", "replay?seat=1", "record"]
        statuses = [(await tables.http.get(f"{room}/{each}")).status_code for each in asked]
        assert statuses == [200, 200, 200, 429, 200]


async def test_who_only_looks_keeps_nobody_from_coming_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, idle=-1.0)) as tables:
        code = await tables.open([ME, OPEN])
        await tables.hall.let_go()
        store, load, held = tables.hall.house.store, tables.hall.house.store.load, asyncio.Event()
        inside = []

        async def slow(code: str) -> Stored | None:
            inside.append(code)
            await held.wait()
            return await load(code)

        monkeypatch.setattr(store, "load", slow)
        looking = [asyncio.create_task(tables.http.get(f"/api/rooms/{code}")) for _ in range(10)]
        while len(inside) < LOOKS_AT_ONCE:
            await asyncio.sleep(0)
        ada = await tables.come(code)
        assert ada.room["code"] == code
        held.set()
        assert {answer.status_code for answer in await asyncio.gather(*looking)} == {200}
