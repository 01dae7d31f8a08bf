"""Running a server: whether it is ready, its numbers, its logs, and who may ask at all."""

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from labtable.hall.seating import new_code
from labtable.server.logs import JsonLines, request_id
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, OPEN, Tables, bot, new_key, running

pytestmark = pytest.mark.anyio


def plan() -> dict[str, object]:
    return {"game": "pdb", "seats": [ME, bot()], "name": "Ada", "key": new_key()}


async def numbers(tables: Tables) -> dict[str, float]:
    lines = (await tables.http.get("/metrics")).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


async def test_a_server_is_ready_as_long_as_its_database_takes_what_is_written(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with running(sqlite_file(path), Settings(workers=1)) as tables:
        assert (await tables.http.get("/readyz")).json() == {"ready": True}
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("ALTER TABLE rooms RENAME TO gone")
        answer = await tables.http.get("/readyz")
        assert (answer.status_code, "does not take" in answer.json()["error"]) == (503, True)
        assert (await tables.http.get("/healthz")).status_code == 200, "it is alive"


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, pace=0.0)) as tables:
        ada = await tables.host(ME, bot(), options={"first_leader": "1"}, start=True)
        await ada.my_turn()
        await ada.play()
        await ada.move_on()
        await tables.http.get("/api/rooms/none")
        for chore in tables.hall.chores.chores:
            await tables.hall.chores.do(chore)
        found = await numbers(tables)
    assert (found["labtable_rooms"], found["labtable_sockets"]) == (1, 1)
    assert found["labtable_connections"] >= 2
    assert found["labtable_moves_total"] >= 1
    assert found["labtable_commit_seconds_count"] >= found["labtable_moves_total"]
    assert found['labtable_answers_total{status="404"}'] == 1
    assert found['labtable_chores_done_total{chore="let go"}'] == 1
    assert found['labtable_chores_failed_total{chore="expire"}'] == 0
    assert found["labtable_bots_waiting"] == 0


async def test_a_request_has_an_id_as_the_proxy_gave_it_or_a_new_one(tables: Tables) -> None:
    for given, kept in [("abc-123", True), ("a b", False), ("x" * 65, False)]:
        answer = await tables.http.get("/healthz", headers={"x-request-id": given})
        assert (answer.headers["x-request-id"] == given) is kept
    ids = {(await tables.http.get("/healthz")).headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3


def logged(text: str, **more: object) -> dict[str, object]:
    record = logging.makeLogRecord({"msg": text, "levelname": "INFO", "name": "labtable", **more})
    found: dict[str, object] = json.loads(JsonLines().format(record))
    return found


def test_a_line_of_the_log_tells_the_request_and_no_whole_code_or_key() -> None:
    code, key = new_code(), new_key()
    token = request_id.set("abc-123")
    try:
        line = logged(f"GET /api/rooms/{code}/live by {key}", room=code)
    finally:
        request_id.reset(token)
    assert line["request"] == "abc-123"
    assert line["room"] == f"{code[:4]}…"
    assert line["what"] == f"GET /api/rooms/{code[:4]}…/live by …"
    assert "request" not in logged("nobody asks")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "https://elsewhere.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"origin": "https://play.example"}, 201),
        ({"origin": "https://play.example.evil.example"}, 403),
    ],
)
async def test_pages_of_other_sites_open_no_tables(tmp_path: Path, headers: dict[str, str], status: int) -> None:
    settings = Settings(workers=1, origins="https://play.example, https://club.example")
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        assert (await tables.http.post("/api/rooms", json=plan(), headers=headers)).status_code == status


async def test_a_page_of_a_trusted_origin_may_open_a_socket_behind_a_proxy(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, origins="https://play.example")) as tables:
        code = await tables.open([ME, OPEN])
        assert (await tables.come(code, origin="https://play.example")).room["code"] == code
        with pytest.raises(InvalidStatus):
            await tables.come(code, origin="https://elsewhere.example")


async def test_a_server_with_names_answers_to_them_only(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, hosts="play.example")) as tables:
        for host, status in [
            ("play.example", 200),
            ("play.example:8023", 200),
            ("evil.example", 421),
            ("[", 421),
            ("", 421),
        ]:
            assert (await tables.http.get("/healthz", headers={"host": host})).status_code == status
