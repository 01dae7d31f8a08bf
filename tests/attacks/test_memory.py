"""One connection tries to fill the server's memory, or many to fill its places."""

import asyncio
import re
from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.attacks.strangers import MORE, PING, TEXT, Stranger, frame, strangers, upgrade
from tests.server.visitors import ME, Tables, bot, running

pytestmark = pytest.mark.anyio
KIB = 1024
MIB = 1024 * KIB
SOON = 5.0


async def is_well(tables: Tables) -> bool:
    return (await tables.http.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    ("beginning", "piece"),
    [
        pytest.param(b"GET / HTTP/1.1\r\nhost: here\r\nx: ", b"x" * 64 * KIB, id="a header without an end"),
        pytest.param(b"GET / HTTP/1.1\r\nhost: here\r\n", b"x: y\r\n" * 10 * KIB, id="headers without an end"),
        pytest.param(b"GET /", b"x" * 64 * KIB, id="an address without an end"),
    ],
)
async def test_headers_without_an_end_are_cut_off(tmp_path: Path, beginning: bytes, piece: bytes) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables, strangers(tables, 1) as (eve,):
        eve.writer.write(beginning)
        assert await eve.pour(piece, 16 * MIB // len(piece)) < 8 * MIB, "the kernel holds a few, the server none"
        assert await is_well(tables)


async def test_who_pings_and_reads_no_pong_is_let_go(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables, strangers(tables, 1) as (eve,):
        await upgrade(eve, tables, await tables.open([ME, bot()]))
        pings = frame(PING, b"x" * 125) * 500
        assert await eve.pour(pings, 32 * MIB // len(pings)) < 31 * MIB
        assert await is_well(tables)


async def test_a_message_in_endless_empty_pieces_is_cut_off(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables, strangers(tables, 1) as (eve,):
        await upgrade(eve, tables, await tables.open([ME, bot()]))
        eve.writer.write(frame(TEXT, b"{") + frame(MORE, b"") * 1000)
        assert await eve.is_let_go(SOON)


@pytest.mark.parametrize(
    "half",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HT", id="half a line"),
        pytest.param(b"GET / HTTP/1.1\r\nhost: here\r\n", id="half of the headers"),
        pytest.param(b"POST /api/rooms HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{", id="half a body"),
        pytest.param(b"GET /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{", id="half of an unread body"),
    ],
)
async def test_half_requests_end_in_time_though_they_drip(tmp_path: Path, half: bytes) -> None:
    settings = Settings(workers=1, request=0.2)
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables, strangers(tables, 50) as many:
        for each in many:
            each.writer.write(half)
        dripping = asyncio.create_task(drip(many[0]))
        assert all(await asyncio.gather(*(each.is_let_go(SOON) for each in many)))
        await dripping
        assert await is_well(tables)


async def drip(stranger: Stranger) -> None:
    """A byte now and then, until it is enough."""
    while not stranger.writer.transport.is_closing():
        stranger.writer.write(b"x")
        await asyncio.sleep(0.02)


async def connections(tables: Tables) -> int:
    found = re.search(r"^labtable_connections (\d+)", (await tables.http.get("/metrics")).text, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def test_who_does_not_read_an_answer_is_let_go(tmp_path: Path) -> None:
    settings = Settings(workers=1, stalled=0.1)
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables, strangers(tables, 1) as (eve,):
        asking = b"GET /api/games/adna HTTP/1.1\r\nhost: here\r\n\r\n"
        async with asyncio.timeout(SOON):
            while await connections(tables) > 1:
                eve.writer.write(asking * 4)  # until the kernel holds no more of the answers


async def test_too_many_requests_sent_ahead_end_a_connection(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1)) as tables, strangers(tables, 1) as (eve,):
        eve.writer.write(b"GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n" * 500)
        assert await eve.is_let_go(SOON)


async def test_an_address_has_its_share_of_connections_and_proxies_have_all(tmp_path: Path) -> None:
    few = Settings(workers=1, connections_an_address=3, proxies="")
    async with running(sqlite_file(tmp_path / "few.db"), few) as tables, strangers(tables, 4) as many:
        assert b"Too many connections" in await many[3].reader.read(KIB)
        many[0].writer.close()
        async with asyncio.timeout(SOON):
            while not await is_well(tables):  # the server may not have seen yet that one has gone
                pass
    behind = Settings(workers=1, connections_an_address=3)
    async with running(sqlite_file(tmp_path / "many.db"), behind) as tables, strangers(tables, 4):
        assert await is_well(tables)
