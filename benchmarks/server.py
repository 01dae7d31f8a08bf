"""The server's speed: live rooms on the loopback, played by clients in processes of their own.

How many moves a second does one core carry when four sockets a room play as fast as they can, and how many do several
nodes? How long does a move take to everybody's screen when many rooms play at the pace of people? How long does a
server take to start when many rooms are stored? Every move is on the disk before anybody sees it. Run with
`python -m benchmarks.server`, on SQLite or with `--postgres`; it measures the Labtable that is installed.
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
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, perf_counter, time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid
from tests.postgres.cluster import cluster

from labtable.hall.store import Change
from labtable.kernel.build import is_compiled
from labtable.kernel.record import Step
from labtable.server.sql import SqlStore

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
UNLIMITED = "1000000"
LIMITS = ("rooms_a_key", "rooms_an_address", "messages_at_once", "messages_a_second")
OFFERS = re.compile(rb'"offers":\[(.*?)\],"refusals"')
NUMBER = re.compile(rb'"id":(\d+)')
TICK = re.compile(rb'"tick":(\d+)')
OPTIONS = {"target": 24}  # the longest games, so that few rooms must be opened on the way


class Load(NamedTuple):
    """Rooms, the sockets in each, seconds between two moves (0: as fast as they go), and how long it is measured."""

    rooms: int
    seats: int
    between: float
    seconds: float


class Server:
    """The real command in a process of its own."""

    def __init__(self, database: str, cores: set[int]) -> None:
        limits = [part for name in LIMITS for part in ("--set", f"{name}={UNLIMITED}")]
        command = [sys.executable, "-m", "labtable", "serve", "--port", "0", "--db", database, *limits]
        self.process = on_cores(subprocess.Popen(command, stdout=subprocess.PIPE, text=True), cores)
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


def on_cores(process: subprocess.Popen[str], cores: set[int]) -> subprocess.Popen[str]:
    """A process that stays on some cores, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, cores)
    return process


@contextmanager
def new_database(on_postgres: bool) -> Iterator[str]:
    """A database that is gone afterwards; PostgreSQL flushes every commit to the disk, as SQLite does."""
    if on_postgres:
        with cluster(options=()) as found:
            yield asyncio.run(found.new_database())
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tables.db"


@contextmanager
def servers(on_postgres: bool, cores: list[set[int]]) -> Iterator[list[Server]]:
    """Servers over one database, each on its cores; they are gone afterwards."""
    with new_database(on_postgres) as database, ExitStack() as stack:
        found = [Server(database, each) for each in cores]
        for each in found:
            stack.callback(each.end)
        yield found


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


def measure(load: Load, on_postgres: bool, server_cores: list[set[int]], cores: set[int]) -> dict[str, float]:
    """Moves a second, time to everybody's screen, and memory a room; the rooms are shared among the servers."""
    with servers(on_postgres, server_cores) as found:
        before = sum(each.memory() for each in found)
        crowds = [begin_crowd(each.port, load._replace(rooms=load.rooms // len(found)), cores) for each in found]
        hear(crowds)
        after = sum(each.memory() for each in found)
        hear(crowds)
        began = sum(each.seconds() for each in found)
        taken = sorted(seconds for heard in hear(crowds) for seconds in json.loads(heard))
        busy = sum(each.seconds() for each in found) - began
        for crowd in crowds:
            crowd.kill()
            crowd.communicate()
    return {
        "moves_a_second": len(taken) / load.seconds,
        "core_us_a_move": 1e6 * busy / len(taken),
        "median_ms": 1000 * statistics.median(taken),
        "p99_ms": 1000 * taken[int(len(taken) * 0.99)],
        "kib_a_room": (after - before) / load.rooms / 1024,
    }


def begin_crowd(port: int, load: Load, cores: set[int]) -> subprocess.Popen[str]:
    """A process of clients."""
    words = [sys.executable, "-m", "benchmarks.server", "--crowd", str(port), *map(str, load)]
    return on_cores(subprocess.Popen(words, stdout=subprocess.PIPE, text=True), cores)


def hear(crowds: list[subprocess.Popen[str]]) -> list[str]:
    """What each crowd says next."""
    return [crowd.stdout.readline() for crowd in crowds if crowd.stdout is not None]


async def fill(database: str, rooms: int) -> None:
    """Store many rooms, each with some fifty moves."""
    store = SqlStore(database)
    await store.open()
    steps = [Step(number % 2, "a move of some length") for number in range(50)]
    changes = (
        Change(code=f"{n:014}", fence=1, touched=time(), state="x" * 1000, is_new=True, entries=steps)
        for n in range(rooms)
    )
    await asyncio.gather(*map(store.keep, changes))
    await store.close()


def start_up(on_postgres: bool, rooms: int) -> float:
    """Seconds until a server answers that finds so many rooms stored."""
    with new_database(on_postgres) as database:
        asyncio.run(fill(database, rooms))
        began = perf_counter()
        found = Server(database, set(all_cores()))
        taken = perf_counter() - began
        found.end()
    return taken


def all_cores() -> list[int]:
    """The cores that this process may use."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def figures(given: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Everything that was asked for, each by what it is."""
    cores = all_cores()
    one, others, every = {cores[0]}, set(cores[1:]) or {cores[0]}, set(cores)
    fast = Load(64, 4, 0.0, given.seconds)
    rounds = [measure(fast, given.postgres, [one], others) for _ in range(given.rounds)]
    found = {"64 rooms of 4, server on one core": max(rounds, key=lambda each: each["moves_a_second"])}
    for nodes in given.nodes:
        found[f"64 rooms of 4, {nodes} nodes on all cores"] = measure(fast, given.postgres, [every] * nodes, every)
    for rooms in given.rooms:
        calm = Load(rooms, 2, 2.0, given.seconds)
        found[f"{rooms} rooms of 2, a move every two seconds"] = measure(calm, given.postgres, [every], every)
    return found


def main() -> None:
    """Print the figures as a table, or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crowd", nargs=5, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=3, help="the best round counts, because machines are noisy")
    parser.add_argument("--rooms", type=int, nargs="*", default=[10, 100, 1000])
    parser.add_argument("--nodes", type=int, nargs="*", default=[], help="numbers of nodes over one database")
    parser.add_argument("--stored", type=int, default=10_000, help="rooms that are stored when a server starts")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if given.crowd:
        port, rooms, seats, between, seconds = given.crowd
        crowd = Crowd(int(port))
        asyncio.run(crowd.play(int(rooms), int(seats), float(between), max(1.0, float(between)), float(seconds)))
        return
    found = figures(given)
    start = start_up(given.postgres, given.stored)
    if given.json:
        print(json.dumps({"compiled": is_compiled(), "start_s": start, **found}))
        return
    show(found, "PostgreSQL" if given.postgres else "SQLite")
    print(f"With {given.stored} rooms stored a server answers after {start:.2f} seconds.")


def show(found: dict[str, dict[str, float]], database: str) -> None:
    """The figures as a table."""
    titles = ("", "moves a second", "core a move", "median", "99 %", "memory a room")
    grid = Grid(*titles, title=f"{database}, {'compiled' if is_compiled() else 'plain'}")
    for what, each in found.items():
        times = [f"{each['core_us_a_move']:.0f} µs", *(f"{each[name]:.1f} ms" for name in ("median_ms", "p99_ms"))]
        grid.add_row(what, f"{each['moves_a_second']:,.0f}", *times, f"{each['kib_a_room']:.0f} KiB")
    Console().print(grid)


if __name__ == "__main__":
    main()
