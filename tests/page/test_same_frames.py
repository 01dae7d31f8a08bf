"""One set of rules: the frames of the page's own hall are those of a server, byte for byte, for the same deal and moves."""

import asyncio
import json
import runpy
import subprocess
from pathlib import Path

import pytest

from labtable.hall import hall as halls
from labtable.server.page import FOLDER
from labtable.server.settings import Settings
from labtable.server.sources import game_archive, hall_archive
from labtable.server.sql import sqlite_file
from tests.page import evening
from tests.server.visitors import Guest, running

WEB = Path(__file__).parents[2] / "web"
PYODIDE = WEB / "node_modules/pyodide"
pytestmark = pytest.mark.anyio
SETTINGS = Settings(pace=0.0, answer_pause=0.0, patience=0.0, workers=1, messages_at_once=100_000)
AGAIN = json.dumps({"do": "hello", "key": evening.KEYS[0]})
DONE = '"You have said hello already."'
"""A message that changes nothing, and its refusal, which comes after all that was asked for before."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("new_code", "new_secret", "ShortCodes"):
        monkeypatch.setattr(halls, name, getattr(halls, name))  # so that they are put back


async def at_a_server(game: str, folder: Path) -> list[list[str]]:
    """All frames of both people at a table of a real server, over real sockets."""
    evening.load_dice()
    async with running(sqlite_file(folder / "tables.db"), SETTINGS, evening.StillClock()) as tables:
        opened = await tables.http.post("/api/rooms", json=evening.plan(game))
        guests: list[Guest] = []
        frames: list[list[str]] = [[], []]

        async def say(seat: int, text: str) -> None:
            await guests[seat].socket.send(text)
            for one, heard in [*zip(guests, frames, strict=False)] * 2:  # what a message leads to may lead to more
                await settled(one, heard)

        for seat, key in enumerate(evening.KEYS):
            guests.append(await tables.greet(opened.json()["code"], key))
            await settled(guests[seat], frames[seat])
            await settled(guests[0], frames[0])
        await evening.play(say, frames)
        return frames


async def settled(guest: Guest, heard: list[str]) -> None:
    """Hear all that was on its way."""
    await guest.socket.send(AGAIN)
    async with asyncio.timeout(20):
        while DONE not in (frame := str(await guest.socket.recv())):
            heard.append(frame)


@pytest.mark.parametrize("game", sorted(evening.SHORT))
async def test_the_own_hall_shows_the_very_bytes_that_a_server_shows(game: str, tmp_path: Path) -> None:
    server, own = await at_a_server(game, tmp_path), await evening.in_own_hall(game)
    assert any('"over":true' in frame for frame in own[0]), "they played to the end"
    assert own == server


async def test_python_in_a_browser_shows_the_very_bytes_that_any_other_does(tmp_path: Path) -> None:
    """As WebAssembly runs it, in Node: floats, orders and texts of another machine and another Python."""
    archives = {"hall.zip": hall_archive()} | {f"{game}.zip": game_archive(game) for game in evening.SHORT}
    for name, archive in archives.items():
        (tmp_path / name).write_bytes(archive)
    python = FOLDER / "python"
    twin = [Path(__file__).with_name("twin.mjs"), PYODIDE / "pyodide.mjs", python / "python_stdlib.zip"]
    found = subprocess.run(
        [
            "node",
            *twin,
            evening.__file__,
            ",".join(evening.SHORT),
            *(tmp_path / name for name in archives),
            *python.glob("*.whl"),
        ],
        env=runpy.run_path(str(WEB / "build.py"))["npm"]()[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr[-2000:]
    assert json.loads(found.stdout) == {game: await evening.digest_of(game) for game in evening.SHORT}
