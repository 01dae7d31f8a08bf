"""A killed server loses nothing: what was acknowledged is there when it comes back."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.conftest import QUICK
from tests.server.visitors import ME, Tables, bot, friends, play_to_the_end, running, whose_turn

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[tuple[Tables, asyncio.subprocess.Process]]:
    """The real command in a process of its own."""
    command = [sys.executable, "-m", "labtable", "serve", "--port", "0", "--db", database]
    for setting in ("pace=0", "workers=1", "messages_at_once=1000"):  # a test plays faster than a person
        command += ["--set", setting]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, env=dict(os.environ))
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    port = re.search(r":(\d+)/", said)
    assert port is not None, said
    tables = Tables(int(port[1]))
    try:
        yield tables, process
    finally:
        await tables.close()
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def test_a_killed_server_goes_on_with_every_acknowledged_move(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(database) as (tables, process):
        ada = await tables.host(ME, bot(), options={"first_leader": "1", "target": 7}, start=True)
        for _ in range(5):  # too few for anybody to have won
            await ada.my_turn()
            await ada.play()
            await ada.move_on()
        process.send_signal(signal.SIGKILL)
        await process.wait()
    async with serving(database) as (tables, process):
        again = await tables.come(ada.room["code"], ada.key)
        assert again.room["you"] == 0
        acknowledged = [each["sentence"] for frame in ada.frames for each in _happened(frame)]
        remembered = [each["sentence"] for each in again.log]
        assert remembered[: len(acknowledged)] == acknowledged
        await play_to_the_end(again)
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 0


def _happened(text: str) -> list[dict[str, str]]:
    frame = json.loads(text)
    return frame["happened"] if frame["is"] in ("log", "table") else []


async def test_a_room_that_left_memory_comes_back_as_it_was(tmp_path: Path) -> None:
    settings = Settings(pace=0.0, workers=1, idle=0.0)
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        ada, max_ = await friends(tables)
        guest = whose_turn(ada, max_)
        await guest.play()
        await guest.move_on()
        room = tables.hall.rooms[ada.room["code"]]
        for each in (ada, max_):
            await each.leave()
        while room.audience.readers:
            await asyncio.sleep(0)
        await tables.hall.let_go()
        assert tables.hall.rooms == {}
        again = await tables.come(ada.room["code"], guest.key)
        assert again.table["view"] == guest.table["view"]
        assert again.table["undo"]["asks"] == [], "nobody else is here"
        assert [seat["present"] for seat in again.room["seats"]].count(False) == 1


async def test_an_old_room_expires_and_a_live_one_does_not(tmp_path: Path) -> None:
    settings = Settings(workers=1, idle=0.0, keep=-1.0)
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        live = await tables.host(ME, bot())
        old = await tables.open([ME, bot()], start=True)
        await tables.hall.let_go()
        await tables.hall.expire()
        assert (await tables.http.get(f"/api/rooms/{old}")).status_code == 404
        assert (await tables.http.get(f"/api/rooms/{live.room['code']}")).status_code == 200


async def test_a_room_of_another_version_is_told_so(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), QUICK) as tables:
        code = await tables.open([ME, bot()])
        room = tables.hall.rooms.pop(code)
        await room.lease.keep(state='{"code": 1}')
        await room.end()
        answer = await tables.http.get(f"/api/rooms/{code}")
        assert answer.status_code == 409
        assert "another version" in answer.json()["error"]


async def test_a_match_under_other_rules_is_told_so(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), QUICK) as tables:
        code = await tables.open([ME, bot()], start=True)
        room = tables.hall.rooms.pop(code)
        assert room.state.header is not None
        room.state.header.rules = 999
        await room.keep(room.state)
        await room.end()
        answer = await tables.http.get(f"/api/rooms/{code}")
        assert answer.status_code == 409
        assert "rules version 999" in answer.json()["error"]
