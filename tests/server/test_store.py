"""The store: one commit for many rooms, and nothing half done."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event, text

from labtable.hall.match import Match
from labtable.hall.store import Change, NotStored
from labtable.kernel import NOBODY, BadInput
from labtable.kernel.record import Step
from labtable.server.settings import Settings, read_settings
from labtable.server.sql import SqlStore, sqlite_file
from tests.server.visitors import ME, Tables, bot, friends, running, whose_turn

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    found = SqlStore(sqlite_file(tmp_path / "t.db"))
    await found.open()
    yield found
    await found.close()


def room(code: str) -> Change:
    return Change(code=code, touched=1.0, state="{}", is_new=True)


async def test_a_commit_is_flushed_to_the_disk(store: SqlStore) -> None:
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2, "FULL"


async def test_what_rooms_want_at_once_is_committed_together(store: SqlStore) -> None:
    commits: list[object] = []
    event.listen(store.engine.sync_engine, "commit", commits.append)
    await asyncio.gather(*(store.keep(room(f"room{number}")) for number in range(50)))
    assert len(commits) < 5
    await asyncio.gather(
        *(store.keep(Change(code=f"room{n}", touched=2.0, first=0, steps=[Step(n % 3, "move")])) for n in range(50))
    )
    assert await store.load("room7") == ("{}", [Step(1, "move")])


async def test_steps_are_added_and_cut(store: SqlStore) -> None:
    await store.keep(room("a"))
    await store.keep(Change(code="a", touched=2.0, steps=[Step(0, "one"), Step(1, "two"), Step(0, "three")]))
    await store.keep(Change(code="a", touched=3.0, kept=1))
    await store.keep(Change(code="a", touched=4.0, state='{"new": 1}', first=1, steps=[Step(1, "other")]))
    assert await store.load("a") == ('{"new": 1}', [Step(0, "one"), Step(1, "other")])
    assert await store.load("b") is None


@pytest.mark.parametrize(
    "change",
    [
        Change(code="used", touched=9.0, steps=[Step(0, "one")]),
        Change(code="used", touched=9.0, kept=0),
        Change(code="used", touched=9.0, state="{}"),
        Change(code="used", touched=9.0),
    ],
    ids=["a move", "a move taken back", "the state", "nothing but time"],
)
async def test_whatever_happens_in_a_room_keeps_it_from_expiring(store: SqlStore, change: Change) -> None:
    for code in ("used", "left"):
        await store.keep(room(code))
    await store.keep(change)
    assert await store.expire(5.0, live=[], most=10) == 1
    assert await store.load("left") is None
    assert await store.load("used") == ("{}", list(change.steps))
    assert await store.expire(10.0, live=[], most=10) == 1


async def test_a_room_in_which_people_are_is_not_forgotten_however_old_it_is(store: SqlStore) -> None:
    for code in ("used", "left"):
        await store.keep(room(code))
    assert await store.expire(100.0, live=["used"], most=10) == 1
    assert await store.load("used") is not None
    assert await store.load("left") is None


async def test_a_change_that_cannot_be_kept_spoils_no_other(store: SqlStore) -> None:
    await store.keep(room("a"))
    await store.keep(Change(code="a", touched=1.0, steps=[Step(0, "one")]))
    bad = store.keep(Change(code="a", touched=2.0, state="{}", first=0, steps=[Step(0, "again")]))
    good = store.keep(room("b"))
    results = await asyncio.gather(bad, good, return_exceptions=True)
    assert isinstance(results[0], NotStored)
    assert results[1] is None
    assert await store.load("a") == ("{}", [Step(0, "one")])


async def test_a_move_that_cannot_be_written_down_is_not_made(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables:
        ada, max_ = await friends(tables)
        guest = whose_turn(ada, max_)
        picture = guest.table["view"]
        await break_store(tables)
        await guest.play()
        assert "could not be written down" in (await guest.why_not())["why"]
        assert guest.table["view"] == picture
        answer = await tables.http.post(
            "/api/rooms", json={"game": "pdb", "seats": [ME, bot()], "name": "A", "key": "0" * 32, "chance": "0" * 16}
        )
        assert (answer.status_code, "not done" in answer.text) == (503, True)
        async with sql(tables).engine.begin() as connection:
            await connection.execute(text("DROP TRIGGER broken_steps"))
        await guest.play()
        await guest.until(lambda one: one.table["view"] != picture)


async def test_a_match_is_over_for_nobody_before_its_end_is_written_down(tmp_path: Path) -> None:
    """The secret of the deal and the record are told after the end; it must not be taken back by a broken disk."""
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, messages_at_once=1000)) as tables:
        ada, max_ = await friends(tables, options={"target": 3})
        code = ada.room["code"]
        course = tables.hall.rooms[code].course
        assert course is not None
        while not ends_the_game(course.match, whose_turn(ada, max_).offers[0]["id"]):
            await whose_turn(ada, max_).play()
            for guest in (ada, max_):
                await guest.move_on()
        with closing(sqlite3.connect(tmp_path / "t.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # the server waits until the file is free
            await whose_turn(ada, max_).play()
            while not course.match.over:
                await asyncio.sleep(0)
            room = (await tables.http.get(f"/api/rooms/{code}")).json()
            assert (room["stage"], room["deal"]["secret"]) == ("playing", None)
            for what in ("record", "replay"):
                assert (await tables.http.get(f"/api/rooms/{code}/{what}")).status_code == 409
        await ada.until(lambda guest: guest.room["stage"] == "over")
        assert (await tables.http.get(f"/api/rooms/{code}/record")).text.count("digest") == 2, (
            "of cards, and of the end"
        )


def ends_the_game(match: Match, move: int) -> bool:
    table = match.table.clone()
    table.play(match.game.catalogue.moves[move])
    return table.actor == NOBODY


def sql(tables: Tables) -> SqlStore:
    """The store of a running server."""
    store = tables.hall.house.store
    assert isinstance(store, SqlStore)
    return store


async def break_store(tables: Tables) -> None:
    """Let every write fail, as on a full disk."""
    async with sql(tables).engine.begin() as connection:
        for name in ("steps", "rooms"):
            trigger = f"CREATE TRIGGER broken_{name} BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'full'); END"
            await connection.execute(text(trigger))


def test_settings_are_read_and_unknown_ones_refused() -> None:
    assert read_settings({"pace": "0", "workers": "3"}) == Settings(pace=0.0, workers=3)
    with pytest.raises(BadInput, match="no setting 'speed'"):
        read_settings({"speed": "1"})
    with pytest.raises(BadInput, match="pace"):
        read_settings({"pace": "fast"})
