"""Somebody asks how it stands at tables that are not theirs."""

from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.test_secrets import StillClock
from tests.server.visitors import ME, OPEN, Frame, Tables, bot, friends, new_key, running

pytestmark = pytest.mark.anyio
SECRET_OF_THE_MATCH = {"round": 0, "scores": [], "actor": None, "you": None, "asked": False, "why": ""}


async def told(tables: Tables, key: str, code: str) -> Frame:
    (found,) = (await tables.http.post("/api/standings", json={"key": key, "codes": [code]})).json()
    standing: Frame = found
    return standing


async def as_a_stranger(tables: Tables, code: str) -> None:
    """Whoever has no seat is told what anybody is told of the room, and nothing of the match."""
    room = (await tables.http.get(f"/api/rooms/{code}")).json()
    seats = room["seats"]
    assert await told(tables, new_key(), code) == SECRET_OF_THE_MATCH | {
        "code": code,
        "game": room["game"],
        "stage": room["stage"],
        "names": [seat["name"] for seat in seats],
        "slow": room["customs"]["slow"],
        "watching": room["watching"],
        "free": sum(seat["sitter"] == "open" for seat in seats),
    }


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
        assert (await told(tables, ada.key, code))["you"] == 0


async def test_the_host_of_a_table_at_which_they_do_not_sit_is_a_stranger_too(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables:
        host = await tables.host(OPEN, bot())
        guest = await tables.come(host.room["code"])
        await guest.sit(0, "Max")
        await host.until(lambda one: one.room["seats"][0]["sitter"] == "person")
        await host.say("start")
        await guest.until(lambda one: bool(one.table))
        code = host.room["code"]
        assert (await told(tables, host.key, code))["scores"] == []
        assert len((await told(tables, guest.key, code))["scores"]) == 2


async def test_a_seat_at_one_table_is_none_at_another(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables:
        ada = await tables.host(ME, bot(), start=True)
        eve = await tables.host(ME, bot(), start=True)
        assert (await told(tables, eve.key, ada.room["code"]))["scores"] == []
        assert len((await told(tables, eve.key, eve.room["code"]))["scores"]) == 2
