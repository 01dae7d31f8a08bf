"""Texts go through the gate at once where they can, and keep their order and their end where they cannot."""

import asyncio
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from labtable.hall.audience import Reader
from labtable.hall.ear import TOO_BIG
from labtable.server.crowd import Caller
from labtable.server.framing import MASKED, SHORT, ends_a_frame, short_text
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


def masked(text: bytes, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """A text as a browser frames it."""
    size = bytes([MASKED | len(text)]) if len(text) <= SHORT else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 124, 125])
def test_a_short_text_needs_no_library(size: int) -> None:
    text = ("für Ada " * 20).encode()[:size].decode(errors="ignore")
    assert short_text(masked(text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        masked(b"x" * 126),  # longer
        masked(b"one") + masked(b"two"),
        masked(b"half")[:-1],
        b"\x01" + masked(b"a piece")[1:],
        b"\xc1" + masked(b"a bit that stands for nothing")[1:],
        b"\x82" + masked(b"bytes")[1:],
        b"\x89" + masked(b"ping")[1:],
        b"\x81\x03bar",  # without a mask
        masked(b"\xff"),  # no text
        b"\x81",
        b"",
    ],
)
def test_whatever_is_no_short_text_alone_is_left_to_the_library(data: bytes) -> None:
    assert short_text(data) is None


def test_where_a_frame_ends_is_known() -> None:
    whole = [masked(b"x" * size) for size in (0, 125, 126, 1_000)]
    long = b"\x81\xff" + (70_000).to_bytes(8, "big") + b"mask" + b"x" * 70_000
    for data in (b"", *whole, b"".join(whole), long, whole[1] + long):
        assert ends_a_frame(data)
    for data in (*(each[:-1] for each in (*whole, long)), whole[0] + b"\x81", whole[1][:3], long[:5]):
        assert not ends_a_frame(data)


async def test_what_lies_within_a_message_is_no_message(tables: Tables) -> None:
    """Bytes may come in any pieces; one that looks like a frame is none in the middle of another."""
    guest, _, socket = await a_socket(tables)
    trap = masked(b'{"do":"trap"}')
    whole = masked(b'{"do":"' + trap + b'"}', mask=bytes(4))
    start = whole.index(trap)
    for part in (whole[:start], trap, whole[start + len(trap) :]):
        socket.data_received(part)
    with pytest.raises(ConnectionClosed) as closed:
        await guest.socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.INVALID_DATA, "the masked trap is no text"


async def test_messages_that_come_in_pieces_and_together_are_heard_in_order(tables: Tables) -> None:
    guest, _, socket = await a_socket(tables)
    one, two, three, four = (masked(f'{{"do":"{name}"}}'.encode()) for name in ("one", "two", "three", "four"))
    for part in (one, two + three, four[:4], four[4:], one, b"\x01" + one[1:], b"\x80" + masked(b" ")[1:]):
        socket.data_received(part)
    said = [(await guest.why_not())["why"] for _ in range(6)]
    assert [name for why in said for name in ("one", "two", "three", "four") if name in why] == [
        *("one", "two", "three", "four", "one", "one")
    ]


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
