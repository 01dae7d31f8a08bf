"""The server's speed: live rooms on the loopback, played by clients in processes of their own.

Two questions: how many moves a second one core carries when four sockets a room play as fast as they can, and how
long a move takes to everybody's screen when many rooms play at the pace of people. Every move is on the disk before
anybody sees it. `python benchmarks/server.py` prints both; it measures the Labtable that is installed.
"""

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from labtable.kernel.build import is_compiled

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
UNLIMITED = "1000000"
LIMITS = ("rooms_a_key", "rooms_an_address", "messages_at_once", "messages_a_second")
OFFERS = re.compile(rb'"offers":\[(.*?)\],"refusals"')
NUMBER = re.compile(rb'"id":(\d+)')
TICK = re.compile(rb'"tick":(\d+)')
OPTIONS = {"target": 24}  # the longest games, so that few rooms must be opened on the way


class Server:
    """The real command in a process of its own, on a new database."""

    def __init__(self, folder: str, cores: set[int]) -> None:
        limits = [part for name in LIMITS for part in ("--set", f"{name}={UNLIMITED}")]
        command = [sys.executable, "-m", "labtable", "serve", "--port", "0", *limits]
        command += ["--db", f"sqlite:///{folder}/tables.db"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, cores)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.port = int(said.split(":")[2].split("/")[0])
        urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/games").close()

    def memory(self) -> int:
        """Bytes in memory now."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def seconds(self) -> float:
        """How long the process has run on a core."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


@contextmanager
def server(cores: set[int]) -> Iterator[Server]:
    """A server that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        found = Server(folder, cores)
        try:
            yield found
        finally:
            found.end()


class Socket(asyncio.Protocol):
    """A WebSocket with as little work as can be, so that the clients leave the cores to the server."""

    def __init__(self, port: int, code: str, hear: Callable[["Socket", bytes], None]) -> None:
        self.hear = hear
        self.key = secrets.token_hex(16)
        self._request = (
            f"GET /api/rooms/{code}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._waiting = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self._is_open:
            head, end, self._waiting = self._waiting.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            self._is_open = True
            self.say(do="hello", key=self.key)
        start = 0
        waiting = self._waiting
        while len(waiting) >= start + 2:
            length, first = waiting[start + 1], start + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, first = int.from_bytes(waiting[first : first + size], "big"), first + size
            if len(waiting) < first + length:
                break
            if waiting[start] == 0x81:
                self.hear(self, waiting[first : first + length])
            start = first + length
        self._waiting = waiting[start:]

    def say(self, **message: object) -> None:
        """Send a message; the mask is all zeros, which costs nothing."""
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)


class LiveRoom:
    """A room whose seats are all played by sockets of this process."""

    def __init__(self, crowd: "Crowd", seats: int, between: float) -> None:
        self.crowd = crowd
        self.seats = seats
        self.between = between
        self.sockets: list[Socket] = []
        self.started = False
        self.due = monotonic() + random.random() * between  # noqa: S311 - not for secrets
        self.unseen: dict[int, list[float]] = {}
        """By the tick of the picture it was made on: when a move was sent, and how many have not seen it yet."""

    async def open(self) -> None:
        """Open the room, sit down at every seat, and start."""
        self.started = False
        key = secrets.token_hex(16)
        plan: dict[str, Any] = {"game": "pdb", "options": OPTIONS, "name": "P0", "key": key}
        plan["seats"] = [{"sitter": "me"}, *[{"sitter": "open"}] * (self.seats - 1)]
        code = await asyncio.to_thread(post, self.crowd.port, plan)
        loop = asyncio.get_running_loop()
        for seat in range(self.seats):
            socket = Socket(self.crowd.port, code, self.hear)
            if seat == 0:
                socket.key = key
            self.sockets.append(socket)
            await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", self.crowd.port)  # type: ignore[misc] # a default binds it

    def hear(self, socket: Socket, frame: bytes) -> None:
        """Sit down, start, or play on, as the frame says."""
        if frame.startswith(b'{"is":"table"'):
            self.see(socket, frame)
        elif frame.startswith(b'{"is":"room"') and not self.started:
            self.gather(socket, frame)

    def gather(self, socket: Socket, frame: bytes) -> None:
        seat = self.sockets.index(socket)
        if seat and b'"you":null' in frame and b'"stage":"gathering"' in frame:
            socket.say(do="sit", seat=seat, name=f"P{seat}")
        elif seat == 0 and b'"sitter":"open"' not in frame and len(self.sockets) == self.seats:
            self.started = True
            socket.say(do="start")

    def see(self, socket: Socket, frame: bytes) -> None:
        """Count who has seen the last move; whoever is asked makes the next."""
        tick = int(TICK.search(frame)[1])  # type: ignore[index] # a table has a tick
        move = self.unseen.get(tick - 1)
        if move is not None:
            move[1] -= 1
            if move[1] == 0:
                self.crowd.note(perf_counter() - move[0])
                del self.unseen[tick - 1]
        offers = NUMBER.findall(OFFERS.search(frame)[1])  # type: ignore[index] # and offers
        if offers:
            self.next_move(socket, tick, int(random.choice(offers)))  # noqa: S311 - not for secrets
        elif b'"over":true' in frame and socket is self.sockets[0]:
            self.crowd.again(self)

    def next_move(self, socket: Socket, tick: int, move: int) -> None:
        if not self.between:
            self.play(socket, tick, move)
            return
        self.due = max(self.due + self.between, monotonic())
        asyncio.get_running_loop().call_later(self.due - monotonic(), self.play, socket, tick, move)

    def play(self, socket: Socket, tick: int, move: int) -> None:
        self.unseen[tick] = [perf_counter(), self.seats]
        socket.say(do="play", move=move, tick=tick)

    def leave(self) -> None:
        for socket in self.sockets:
            socket.transport.close()
        self.sockets = []


def post(port: int, plan: dict[str, Any]) -> str:
    """Open a room."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/rooms", json.dumps(plan).encode())
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own address
        return str(json.load(answer)["code"])


class Crowd:
    """All rooms of one client process, and how long their moves took."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.taken: list[float] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, seconds: float) -> None:
        self.taken.append(seconds)

    def again(self, room: LiveRoom) -> None:
        """Go on in a new room after the end."""
        room.leave()
        task = asyncio.get_running_loop().create_task(room.open())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def play(self, rooms: int, seats: int, between: float, warm_up: float, seconds: float) -> None:
        """Open the rooms, let them get going, then measure; the parent is told when all are open."""
        for _ in range(rooms):
            await LiveRoom(self, seats, between).open()
        print("open", flush=True)
        await asyncio.sleep(warm_up)
        self.taken.clear()
        print("warm", flush=True)
        await asyncio.sleep(seconds)
        print(json.dumps(self.taken), flush=True)


def measure(
    rooms: int, seats: int, between: float, seconds: float, server_cores: set[int], cores: set[int]
) -> dict[str, float]:
    """Moves a second, time to everybody's screen, and memory a room."""
    with server(server_cores) as found:
        before = found.memory()
        crowd = [str(each) for each in (found.port, rooms, seats, between, seconds)]
        client = subprocess.Popen([sys.executable, __file__, "--crowd", *crowd], stdout=subprocess.PIPE, text=True)
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(client.pid, cores)
        assert client.stdout is not None
        client.stdout.readline()
        after = found.memory()
        client.stdout.readline()
        began = found.seconds()
        taken = sorted(json.loads(client.stdout.readline()))
        busy = found.seconds() - began
        client.kill()
        client.wait()
    return {
        "moves_a_second": len(taken) / seconds,
        "core_us_a_move": 1e6 * busy / len(taken),
        "median_ms": 1000 * statistics.median(taken),
        "p99_ms": 1000 * taken[int(len(taken) * 0.99)],
        "kib_a_room": (after - before) / rooms / 1024,
    }


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crowd", nargs=5, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=3, help="the best round counts, because machines are noisy")
    parser.add_argument("--rooms", type=int, nargs="*", default=[10, 100, 1000])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if given.crowd:
        port, rooms, seats, between, seconds = given.crowd
        crowd = Crowd(int(port))
        asyncio.run(crowd.play(int(rooms), int(seats), float(between), max(1.0, float(between)), float(seconds)))
        return
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    others = set(cores[1:]) or {cores[0]}
    rounds = [measure(64, 4, 0.0, given.seconds, {cores[0]}, others) for _ in range(given.rounds)]
    fast = max(rounds, key=lambda each: each["moves_a_second"])
    calm = {rooms: measure(rooms, 2, 2.0, given.seconds, set(cores), set(cores)) for rooms in given.rooms}
    if given.json:
        print(json.dumps({"compiled": is_compiled(), "throughput": fast, "live": calm}))
        return
    console = Console()
    build = "compiled" if is_compiled() else "plain"
    grid = Grid(
        "rooms",
        "sockets a room",
        "moves",
        "moves a second",
        "core a move",
        "median",
        "99 %",
        "memory a room",
        title=build,
    )
    for rooms, seats, pace, found in [(64, 4, "as fast as they go, server on one core", fast)] + [
        (rooms, 2, "every two seconds", found) for rooms, found in calm.items()
    ]:
        times = [f"{found['core_us_a_move']:.0f} µs", *(f"{found[name]:.1f} ms" for name in ("median_ms", "p99_ms"))]
        grid.add_row(
            str(rooms), str(seats), pace, f"{found['moves_a_second']:,.0f}", *times, f"{found['kib_a_room']:.0f} KiB"
        )
    console.print(grid)


if __name__ == "__main__":
    main()
