"""Somebody asks how tables stand that are not theirs."""

from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.test_secrets import StillClock
from tests.server.visitors import ME, OPEN, Frame, Tables, bot, friends, new_key, running

pytestmark = pytest.mark.anyio


async def told(tables: Tables, key: str, code: str) -> Frame:
    answer = await tables.http.post("/api/tables", json={"key": key, "codes": [code]})
    (found,) = answer.json()["tables"]
    glance: Frame = found
    return glance


@pytest.mark.parametrize("game", ["pdb", "gsa", "adna", "stem"])
async def test_other_peoples_codes_tell_no_more_than_anybody_may_know(tmp_path: Path, game: str) -> None:
    settings, clock = Settings(workers=1, idle=-1.0), StillClock()
    async with running(sqlite_file(tmp_path / "t.db"), settings, clock) as tables:
        ada, max_ = await friends(tables, game=game)
        code = ada.room["code"]
        await as_a_stranger(tables, code)
        await ada.leave()
        await max_.leave()
        while tables.hall.rooms:
            await tables.hall.let_go()
        await as_a_stranger(tables, code)
        assert (await told(tables, ada.key, code))["progress"] is not None


async def as_a_stranger(tables: Tables, code: str) -> None:
    """Whoever has no seat is told what anybody is told, and nothing else."""
    anybody = (await tables.http.get(f"/api/rooms/{code}")).json()
    assert await told(tables, new_key(), code) == {"code": code, "room": anybody, "progress": None, "why": ""}


async def test_the_host_of_a_table_at_which_they_do_not_sit_is_a_stranger_too(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables:
        host = await tables.host(OPEN, bot())
        guest = await tables.come(host.room["code"])
        await guest.sit(0, "Max")
        await host.until(lambda one: one.room["seats"][0]["sitter"] == "person")
        await host.say("start")
        await guest.until(lambda one: bool(one.table))
        code = host.room["code"]
        glance = await told(tables, host.key, code)
        assert (glance["room"]["host"], glance["room"]["you"], glance["progress"]) == (False, None, None)
        assert (await told(tables, guest.key, code))["progress"] is not None


async def test_a_seat_of_a_rematch_is_told_of_its_own_table_only(tmp_path: Path) -> None:
    """A key fits the seats of a row of rematches; somebody else's key fits none of them."""
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables:
        ada = await tables.host(ME, bot(), start=True)
        eve = await tables.host(ME, bot(), start=True)
        assert (await told(tables, eve.key, ada.room["code"]))["progress"] is None
        assert (await told(tables, eve.key, eve.room["code"]))["progress"] is not None
