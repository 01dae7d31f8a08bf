"""The machine's clock jumps; nobody is muted, and no table is lost."""

import time
from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, OPEN, Tables, running

pytestmark = pytest.mark.anyio
HOUR = 3600.0
MONTH = 31 * 24 * HOUR


def jump(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on the wall clock shows another time."""
    honest = time.time
    monkeypatch.setattr(time, "time", lambda: honest() + seconds)


async def is_kept(tables: Tables, code: str) -> bool:
    while tables.hall.rooms:
        await tables.hall.let_go()
    await tables.hall.expire()
    return (await tables.http.get(f"/api/rooms/{code}")).status_code == 200


async def test_an_hour_back_mutes_no_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables:
        ada = await tables.host(ME, OPEN)
        jump(monkeypatch, -HOUR)
        await ada.say("start")
        assert "still open" in (await ada.why_not())["why"]


async def test_a_month_forward_deletes_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, idle=-1.0)) as tables:
        code = await tables.open([ME, OPEN])
        jump(monkeypatch, MONTH)
        assert await is_kept(tables, code)


async def test_nor_does_a_server_that_starts_with_a_wrong_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, settings = sqlite_file(tmp_path / "t.db"), Settings(workers=1, idle=-1.0)
    async with running(database, settings) as tables:
        code = await tables.open([ME, OPEN])
    jump(monkeypatch, MONTH)
    async with running(database, settings) as tables:
        await tables.open([ME, OPEN])
        assert await is_kept(tables, code)


async def test_pages_are_told_the_time_that_countdowns_go_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables:
        before = (await tables.http.get("/healthz")).headers.get_list("date")
        jump(monkeypatch, MONTH)
        after = (await tables.http.get("/healthz")).headers.get_list("date")
        assert len(before) == len(after) == 1
        assert before[0][:16] == after[0][:16], "the same day"
