"""How it stands at the tables that a browser has kept: told to who sits there, and at nobody's cost."""

from pathlib import Path

import httpx
import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, OPEN, Frame, Guest, Tables, bot, friends, new_key, play_to_the_end, running

pytestmark = pytest.mark.anyio
UNKNOWN = "a" * 14
BEGUN = {"first_leader": "1"}


async def asked(tables: Tables, key: str, *codes: str) -> httpx.Response:
    return await tables.http.post("/api/standings", json={"key": key, "codes": list(codes)})


async def standings(tables: Tables, key: str, *codes: str) -> list[Frame]:
    answer = await asked(tables, key, *codes)
    assert answer.status_code == 200, answer.text
    found: list[Frame] = answer.json()
    return found


async def standing(tables: Tables, guest: Guest) -> Frame:
    (found,) = await standings(tables, guest.key, guest.room["code"])
    return found


async def test_who_sits_at_a_table_is_told_how_far_it_is(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=BEGUN)
    for guest in (ada, max_):
        turn = guest.table["view"]["turn"]
        told = await standing(tables, guest)
        assert (told["round"], told["actor"], told["scores"]) == (turn["round"], turn["actor"], turn["scores"])
        assert told["asked"] == bool(guest.offers)
        assert told["you"] == guest.room["you"]


async def test_a_table_that_gathers_says_how_many_it_waits_for_and_one_that_is_over_how_it_ended(
    tables: Tables,
) -> None:
    ada = await tables.host(ME, OPEN, OPEN)
    over = await tables.host(ME, bot(), options={"target": 7}, start=True)
    await play_to_the_end(over)
    gathers, ended = await standing(tables, ada), await standing(tables, over)
    assert (gathers["stage"], gathers["free"], gathers["scores"]) == ("gathering", 2, [])
    assert (ended["stage"], ended["free"], ended["asked"], ended["actor"]) == ("over", 0, False, None)
    assert ended["scores"] == over.table["view"]["turn"]["scores"]


async def test_what_is_gone_is_left_out_and_what_is_asked_twice_is_told_once(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), start=True)
    code = ada.room["code"]
    found = await standings(tables, ada.key, UNKNOWN, code, code, "../../etc", "")
    assert [each["code"] for each in found] == [code]


async def test_a_room_that_is_looked_at_stays_in_the_store_and_nobody_claims_it(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, idle=-1.0)) as tables:
        ada, max_ = await friends(tables, options=BEGUN)
        code, before = ada.room["code"], [await standing(tables, guest) for guest in (ada, max_)]
        await ada.leave()
        await max_.leave()
        while code in tables.hall.rooms:
            await tables.hall.let_go()
        fences = await tables.hall.house.store.fences([code])
        assert [await standing(tables, guest) for guest in (ada, max_)] == before
        assert tables.hall.rooms == {}
        assert await tables.hall.house.store.fences([code]) == fences


async def test_a_match_that_cannot_go_on_here_says_why(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, idle=-1.0)) as tables:
        key = new_key()
        code = await tables.open([ME, bot()], key, start=True)
        state = tables.hall.rooms[code].state
        assert state.header is not None
        state.header.rules += 1
        await tables.hall.rooms[code].lease.keep(state=state.text())
        await tables.hall.let_go()
        (found,) = await standings(tables, key, code)
        assert (found["code"], found["you"]) == (code, None)
        assert "This match cannot go on here" in found["why"]


@pytest.mark.parametrize(
    "body", [b"", b"[]", b'{"key": "no"}', b'{"key": "%s", "codes": ["%s"]}' % (b"a" * 32, b"x" * 65)]
)
async def test_what_cannot_be_read_is_refused(tables: Tables, body: bytes) -> None:
    answer = await tables.http.post("/api/standings", content=body)
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("This message cannot be read")


async def test_looking_has_its_limit_and_every_code_counts(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, standings_an_address=3)) as tables:
        assert (await asked(tables, new_key(), "a", "b", "c")).status_code == 200
        answer = await asked(tables, new_key(), "d")
        assert (answer.status_code, "Too many tables were looked at" in answer.json()["error"]) == (429, True)


async def test_tables_that_are_gone_use_up_nobodys_tries(tmp_path: Path) -> None:
    """A class comes back after the holidays, and all of its old tables have expired."""
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, strangers_an_address=1)) as tables:
        code = await tables.open([ME, bot()])
        assert await standings(tables, new_key(), *["ab"[each % 2] * 13 + "23456789"[each] for each in range(8)]) == []
        assert (await tables.http.get(f"/api/rooms/{code}")).status_code == 200
        assert (await tables.http.get(f"/api/rooms/{UNKNOWN}")).status_code == 404
