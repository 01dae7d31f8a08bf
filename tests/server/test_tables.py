"""Tables at a glance: what a browser's own are told, and what a stranger is."""

from pathlib import Path

import httpx
import pytest

from labtable.hall import door
from labtable.hall.window import Window
from labtable.kernel import load_game
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.twins import fixed_rng, window_with_an_answer
from tests.server.visitors import (
    ME,
    OPEN,
    Frame,
    Guest,
    Tables,
    bot,
    friends,
    new_key,
    play_to_the_end,
    running,
    whose_turn,
)

pytestmark = pytest.mark.anyio
UNKNOWN = "a" * 14
BEGUN = {"first_leader": "1"}


async def asked(tables: Tables, key: str, *codes: str) -> httpx.Response:
    return await tables.http.post("/api/tables", json={"key": key, "codes": list(codes)})


async def glances(tables: Tables, key: str, *codes: str) -> list[Frame]:
    answer = await asked(tables, key, *codes)
    assert answer.status_code == 200, answer.text
    found: list[Frame] = answer.json()["tables"]
    return found


async def progress(tables: Tables, guest: Guest) -> Frame:
    ((found),) = await glances(tables, guest.key, guest.room["code"])
    told: Frame = found["progress"]
    return told


async def test_who_sits_at_a_table_is_told_how_far_it_is(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=BEGUN)
    first = whose_turn(ada, max_)
    second = max_ if first is ada else ada
    for guest in (first, second):
        turn = guest.table["view"]["turn"]
        told = await progress(tables, guest)
        assert told == {
            "round": turn["round"],
            "actor": turn["actor"],
            "asked": guest is first,
            "scores": turn["scores"],
        }
    (seen,) = await glances(tables, max_.key, max_.room["code"])
    assert (seen["room"]["you"], seen["room"]["host"], seen["room"]["stage"]) == (1, False, "playing")


async def test_a_table_that_gathers_or_is_over_is_told_so(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN)
    over = await tables.host(ME, bot(), options={"target": 7}, start=True)
    await play_to_the_end(over)
    (gathers,) = await glances(tables, ada.key, ada.room["code"])
    assert (gathers["room"]["stage"], gathers["progress"]) == ("gathering", None)
    (ended,) = await glances(tables, over.key, over.room["code"])
    assert (ended["room"]["stage"], ended["progress"]["asked"], ended["progress"]["actor"]) == ("over", False, None)
    assert ended["progress"]["scores"] == over.table["view"]["turn"]["scores"]


async def test_what_is_gone_is_left_out_and_what_is_asked_twice_is_told_once(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), start=True)
    code = ada.room["code"]
    found = await glances(tables, ada.key, UNKNOWN, code, code, "../../etc", "")
    assert [each["code"] for each in found] == [code]


async def test_a_room_that_is_looked_at_stays_in_the_store_and_nobody_claims_it(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, idle=-1.0)) as tables:
        ada, max_ = await friends(tables, options=BEGUN)
        code, before = ada.room["code"], [await progress(tables, guest) for guest in (ada, max_)]
        await ada.leave()
        await max_.leave()
        await tables.hall.rooms[code].idle()
        while code in tables.hall.rooms:
            await tables.hall.let_go()
        fences = await tables.hall.house.store.fences([code])
        assert [await progress(tables, guest) for guest in (ada, max_)] == before
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
        (found,) = await glances(tables, key, code)
        assert (found["room"], found["progress"]) == (None, None)
        assert "This match cannot go on here" in found["why"]


@pytest.mark.parametrize("name", ["adna", "stem"])
def test_while_answers_are_possible_nobody_is_told_whose_they_are(name: str) -> None:
    match = window_with_an_answer(load_game(name), fixed_rng())
    window = Window(match.game, match.table, bots=set())
    for seat in range(match.table.seats):
        stored, played = (door.progress(match, seat, each) for each in (None, window))
        assert (stored.actor, stored.asked, played.actor) == (None, False, None)
        assert played.asked == (window.question(seat) is not None)


@pytest.mark.parametrize(
    "body", [b"", b"[]", b'{"key": "no"}', b'{"key": "%s", "codes": [%s]}' % (b"a" * 32, b",".join([b'"x"'] * 25))]
)
async def test_what_cannot_be_read_is_refused(tables: Tables, body: bytes) -> None:
    answer = await tables.http.post("/api/tables", content=body)
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("This message cannot be read")


async def test_looking_has_its_limit_and_every_code_counts(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, glances_an_address=3)) as tables:
        assert (await asked(tables, new_key(), "a", "b", "c")).status_code == 200
        answer = await asked(tables, new_key(), "d")
        assert (answer.status_code, "Too many tables were looked at" in answer.json()["error"]) == (429, True)
