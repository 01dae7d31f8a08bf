"""A server over its store: what could not be written was not done. tests/postgres tries out the store itself."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from labtable.hall.match import Match
from labtable.hall.store import Change
from labtable.kernel import NOBODY, BadInput
from labtable.server.database import Claim
from labtable.server.settings import Settings, read_settings
from labtable.server.sql import SqlStore, sqlite_file
from tests.server.visitors import ME, Guest, Tables, bot, friends, running, whose_turn

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    found = SqlStore(sqlite_file(tmp_path / "t.db"))
    await found.open()
    yield found
    await found.close()


async def test_a_commit_is_flushed_to_the_disk(store: SqlStore) -> None:
    def pragma(name: str, connection: Connection) -> object:
        return connection.execute(text(f"PRAGMA {name}")).scalar()

    assert await store.database.ask(partial(pragma, "journal_mode")) == "wal"
    assert await store.database.ask(partial(pragma, "synchronous")) == 2, "FULL"


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
            "/api/rooms", json={"game": "pdb", "seats": [ME, bot()], "name": "A", "key": "0" * 32}
        )
        assert (answer.status_code, "not done" in answer.text) == (503, True)
        await run(tables, "DROP TRIGGER broken_steps")
        await guest.play()
        await guest.until(lambda one: one.table["view"] != picture)


async def test_a_match_is_over_for_nobody_before_its_end_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The secret of the deal and the record are told after the end; it must not be taken back by a broken disk."""
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, messages_at_once=1000)) as tables:
        ada, max_ = await friends(tables, options={"target": 3})
        code = ada.room["code"]
        course = tables.hall.rooms[code].course
        assert course is not None
        await play_up_to_the_end(course.match, ada, max_)
        writing, write = asyncio.Event(), sql(tables).database.write

        async def told(changes: Sequence[Change]) -> set[Claim]:
            writing.set()
            return await write(changes)

        monkeypatch.setattr(sql(tables).database, "write", told)
        with closing(sqlite3.connect(tmp_path / "t.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # the server waits until the file is free
            await whose_turn(ada, max_).play()
            await writing.wait()
            room = (await tables.http.get(f"/api/rooms/{code}")).json()
            assert (room["stage"], room["deal"]["secret"]) == ("playing", None)
            for what in ("record", "replay"):
                assert (await tables.http.get(f"/api/rooms/{code}/{what}")).status_code == 409
        await ada.until(lambda guest: guest.room["stage"] == "over")
        assert (await tables.http.get(f"/api/rooms/{code}/record")).text.count("digest") == 2, (
            "of cards, and of the end"
        )


async def play_up_to_the_end(match: Match, ada: Guest, max_: Guest) -> None:
    """Up to the last move but one."""
    while not ends_the_game(match, whose_turn(ada, max_).offers[0]["id"]):
        await whose_turn(ada, max_).play()
        for guest in (ada, max_):
            await guest.move_on()


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
    for name in ("steps", "rooms"):
        trigger = f"CREATE TRIGGER broken_{name} BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'full'); END"
        await run(tables, trigger)


async def run(tables: Tables, statement: str) -> None:
    """Carry a statement out behind the server's back."""
    await sql(tables).database.ask(lambda connection: connection.execute(text(statement)) and None)


def test_settings_are_read_and_unknown_ones_refused() -> None:
    assert read_settings({"pace": "0", "workers": "3"}) == Settings(pace=0.0, workers=3)
    with pytest.raises(BadInput, match="no setting 'speed'"):
        read_settings({"speed": "1"})
    with pytest.raises(BadInput, match="pace"):
        read_settings({"pace": "fast"})
