"""Hosting: an operator looks after rooms of a running server, and copies its database."""

import asyncio
import json
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from labtable.cli import main
from labtable.server.latch import latched
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from labtable.server.tending import PATH, Key, key_file, key_in
from tests.games.pdb.test_cards import STANDARD
from tests.server.visitors import ME, OPEN, bot, running

pytestmark = pytest.mark.anyio
TOKEN = "a-token"


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


async def test_an_operator_lists_exports_and_deletes_rooms_and_shows_spectators_the_door(tmp_path: Path) -> None:
    database = sqlite_file(tmp_path / "t.db")
    async with running(database, Settings(workers=1), token=TOKEN) as tables:
        with key_in(key_file(database, 0), Key(address=f"http://{tables.address}", token=TOKEN)):

            async def admin(*words: str) -> Result:
                return await asyncio.to_thread(run, "admin", *words, "--db", database)

            ada = await tables.host(ME, OPEN)
            eve = await tables.come(ada.room["code"])
            code = ada.room["code"]
            listed = (await admin("rooms")).output
            assert f"{code}  pdb  gathering  2 sockets\n    watching 0: 127.0.0.1\n1 room in memory.\n" == listed
            exported = json.loads((await admin("export", code)).output)
            assert (exported["state"]["code"], exported["cards"]) == (code, STANDARD.read_text(encoding="utf-8"))
            assert "Nobody with this number" in (await admin("kick", code, "1")).output
            assert (await admin("kick", code, "0")).exit_code == 0
            with pytest.raises(ConnectionClosed):
                await eve.read_on()
            assert "asks you to leave" in eve.refused[-1]["why"]
            assert (await admin("delete", code)).output == "The room is gone.\n"
            with pytest.raises(ConnectionClosed):
                await ada.read_on()
            assert (await tables.http.get(f"/api/rooms/{code}")).status_code == 404
            assert (await admin("delete", code)).output == "labtable: There is no room with this code.\n"


@pytest.mark.parametrize("sent", ["", "Bearer", "Bearer b-token", f"bearer {TOKEN}", TOKEN])
async def test_without_the_token_there_is_nothing_to_be_found(tmp_path: Path, sent: str) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1), token=TOKEN) as tables:
        code = await tables.open([ME, OPEN])
        watching = f"/{code}/watching/{'9' * 5000}"
        for method, path in [("GET", ""), ("GET", f"/{code}/export"), ("DELETE", f"/{code}"), ("DELETE", watching)]:
            answer = await tables.http.request(method, f"{PATH}{path}", headers={"authorization": sent})
            assert (answer.status_code, answer.json()["error"]) == (404, "There is nothing at this address.")


def test_the_key_is_its_owners_only_and_goes_with_the_server(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_text("of somebody before")
    path.chmod(0o644)
    with key_in(path, Key(address="http://localhost", token=TOKEN)):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not path.exists()


def test_without_a_server_an_operator_is_told_to_start_it(tmp_path: Path) -> None:
    result = run("admin", "rooms", "--db", sqlite_file(tmp_path / "t.db"))
    assert result.exit_code == 2
    assert "No server of this database answers" in result.output


async def test_a_copy_made_while_people_play_goes_on_elsewhere(tmp_path: Path) -> None:
    database, copy = sqlite_file(tmp_path / "t.db"), tmp_path / "copy.db"
    async with running(database, Settings(workers=1)) as tables:
        code = await tables.open([ME, bot()], start=True)
        made = await asyncio.to_thread(run, "backup", str(copy), "--db", database)
        assert made.output == f"{copy} holds 1 room.\n"
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        await tables.open([ME, OPEN])
    restored = await asyncio.to_thread(run, "restore", str(copy), "--db", database)
    assert restored.output == f"{tmp_path / 't.db'} holds 1 room again.\n"
    async with running(database, Settings(workers=1)) as tables:
        assert (await tables.http.get(f"/api/rooms/{code}")).json()["stage"] == "playing"


def test_a_copy_never_takes_the_place_of_a_file_or_of_a_running_servers_database(tmp_path: Path) -> None:
    database, copy = sqlite_file(tmp_path / "t.db"), tmp_path / "copy.db"
    assert "There is no database" in run("backup", str(copy), "--db", database).output
    copy.write_text("no database, but long enough to be looked at by whoever reads a hundred bytes of a file first")
    (tmp_path / "t.db").touch()
    assert "is there already" in run("backup", str(copy), "--db", database).output
    assert "cannot be read as a copy" in run("restore", str(copy), "--db", database).output
    assert "for PostgreSQL use pg_dump" in run("backup", str(tmp_path / "new"), "--db", "postgresql://a@b/c").output
    copy.unlink()
    copy.touch()
    assert "is no whole copy" in run("restore", str(copy), "--db", database).output


async def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    database, copy = sqlite_file(tmp_path / "t.db"), tmp_path / "copy.db"
    async with running(database, Settings(workers=1)):
        await asyncio.to_thread(run, "backup", str(copy), "--db", database)
    with latched(database):
        result = await asyncio.to_thread(run, "restore", str(copy), "--db", database)
        assert "Another Labtable server has" in result.output
