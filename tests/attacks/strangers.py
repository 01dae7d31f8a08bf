"""Strangers: connections that do not behave as a browser does."""

import asyncio
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tests.server.visitors import Tables

SMALL = 4096
PING, TEXT, MORE = 0x89, 0x01, 0x00
HELLO = b'{"do":"hello","key":"%s"}'


class Stranger(NamedTuple):
    """One connection, byte by byte."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def pour(self, piece: bytes, times: int) -> int:
        """Send something again and again; how many bytes were taken before the server had enough."""
        for number in range(times):
            try:
                self.writer.write(piece)
                await self.writer.drain()
            except ConnectionError:
                return number * len(piece)
        return times * len(piece)

    async def is_let_go(self, within: float) -> bool:
        """Whether the server ends the connection in time."""
        try:
            async with asyncio.timeout(within):
                while await self.reader.read(SMALL):
                    pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True


@asynccontextmanager
async def strangers(tables: Tables, number: int) -> AsyncIterator[list[Stranger]]:
    """Some connections; they read little by themselves."""
    host, port = tables.address.split(":")
    found = [await _stranger(host, int(port)) for _ in range(number)]
    try:
        yield found
    finally:
        for each in found:
            each.writer.transport.abort()
        await asyncio.sleep(0)


async def _stranger(host: str, port: int) -> Stranger:
    endpoint = socket.socket()
    endpoint.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    endpoint.setblocking(False)
    await asyncio.get_running_loop().sock_connect(endpoint, (host, port))
    return Stranger(*await asyncio.open_connection(sock=endpoint, limit=SMALL))


async def upgrade(stranger: Stranger, tables: Tables, code: str) -> None:
    """Become a socket at a table, and say hello."""
    lines = [
        f"GET /api/rooms/{code}/live HTTP/1.1",
        f"host: {tables.address}",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    stranger.writer.write("\r\n".join([*lines, "", ""]).encode())
    await stranger.reader.readuntil(b"\r\n\r\n")
    stranger.writer.write(frame(TEXT | 0x80, HELLO % os.urandom(16).hex().encode()))


def frame(head: int, payload: bytes) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else struct.pack("!BH", 0x80 | 126, len(payload))
    return bytes([head]) + length + bytes(4) + payload
