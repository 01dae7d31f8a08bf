"""Texts go through the gate at once where they can, and keep their order and their end where they cannot."""

import asyncio
from typing import cast

import pytest
from websockets.frames import Frame, Opcode

from labtable.hall.audience import Reader
from labtable.hall.ear import TOO_BIG
from labtable.server.crowd import Caller
from labtable.server.gate import Socket
from tests.server.visitors import ME, Guest, Tables, bot

pytestmark = pytest.mark.anyio


async def a_socket(tables: Tables) -> tuple[Guest, Caller, Socket]:
    """A guest, and both sides of the gate they came through."""
    guest = await tables.host(ME, bot())
    await guest.until(lambda one: one.frames[-1].startswith('{"is":"lines"'))  # the last of what greets them
    reader = tables.hall.rooms[guest.room["code"]].audience.readers[0]
    assert isinstance(reader, Caller)
    return guest, reader, cast(Socket, reader._write_now.__self__)  # type: ignore[attr-defined] # it is a method


async def until_it_waits(reader: Reader, socket: Socket) -> None:
    """Until the first frame that waits has reached the closed gate."""
    async with asyncio.timeout(5):
        while not (reader.waiting and socket.writable._waiters):
            await asyncio.sleep(0)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 300_000])
async def test_a_frame_of_any_length_arrives_whole(tables: Tables, size: int) -> None:
    guest, reader, _ = await a_socket(tables)
    reader.send(b"x" * size)
    assert await guest.socket.recv() == "x" * size


async def test_a_frame_does_not_overtake_one_that_waits(tables: Tables) -> None:
    guest, reader, socket = await a_socket(tables)
    socket.pause_writing()
    reader.send(b"first")
    await until_it_waits(reader, socket)
    socket.resume_writing()
    reader.send(b"second")
    assert [await guest.socket.recv(), await guest.socket.recv()] == ["first", "second"]


async def test_everything_goes_out_before_the_end(tables: Tables) -> None:
    guest, reader, socket = await a_socket(tables)
    socket.pause_writing()
    reader.send(b"first")
    reader.close(4000)
    reader.send(b"too late")
    socket.resume_writing()
    assert await guest.socket.recv() == "first"
    await guest.socket.wait_closed()
    assert guest.socket.close_code == 4000


async def test_nothing_is_written_to_a_socket_that_has_just_gone(tables: Tables) -> None:
    _, reader, socket = await a_socket(tables)
    socket.transport.abort()
    assert not socket.write_now(b"to nobody")
    reader.send(b"to nobody")
    while reader.closed is None:
        await asyncio.sleep(0)


async def test_a_message_does_not_overtake_one_that_waits(tables: Tables) -> None:
    guest, _, socket = await a_socket(tables)
    socket.queue.put_nowait({"type": "websocket.receive", "text": '{"do":"first"}'})
    socket.handle_text(Frame(Opcode.TEXT, b'{"do":"second"}'))
    assert "first" in (await guest.why_not())["why"]
    assert "second" in (await guest.why_not())["why"]


async def test_who_has_made_too_much_noise_is_told_so_and_heard_no_more(tables: Tables) -> None:
    guest, reader, socket = await a_socket(tables)
    assert socket.listener is not None
    socket.listener("x" * 1_000_000)
    socket.listener('{"do":"start"}')
    assert "too long" in (await guest.why_not())["why"]
    await guest.socket.wait_closed()
    room = tables.hall.rooms[guest.room["code"]]
    await room.idle()
    assert (guest.socket.close_code, reader.closed, room.state.stage) == (TOO_BIG, TOO_BIG, "gathering")
