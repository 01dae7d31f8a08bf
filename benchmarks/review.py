"""How long a review takes, and what other rooms notice of it.

    python -m benchmarks.review              the review of a PDB match of about 130 moves, through a real server
    python -m benchmarks.review --game gsa   that of another game

A match of four bots is laid into a server as if it had been played there. Its review is asked for twice: alone, and
while people play at other tables, a move every half second in each, whose time from the click to everybody's screen is
measured. It measures the Labtable that is installed; run it on a quiet machine.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from pathlib import Path
from time import monotonic, perf_counter, time
from typing import Any, NamedTuple, TypeVar

import httpx
from rich.console import Console
from tests.server.finished import seated
from tests.server.visitors import Tables, friends, whose_turn

from benchmarks.server import TICKS, Server
from labtable.bots import bot_rng, make_bot
from labtable.hall.lease import FIRST_FENCE
from labtable.hall.store import Change
from labtable.kernel import NOBODY, Knowledge, Record, load_game, new_record
from labtable.kernel.build import is_compiled
from labtable.kernel.record import lay_again
from labtable.server.sql import SqlStore, sqlite_file

LENGTH = 130  # moves
ROOMS = 20
BETWEEN = 0.5  # seconds between two moves at a table
LEVELS = ("easy", "medium")
SEATS = {"pdb": 4, "gsa": 3, "adna": 2, "stem": 4}
CORES = {0, 1}
QUIET = 30.0  # seconds of play without a review, for comparison
Done = TypeVar("Done")
console = Console(highlight=False)


class Timed(NamedTuple):
    """When the first curve came, and when all was there, in seconds."""

    first: float
    whole: float


def match_of(name: str, length: int) -> Record:
    """A match of bots that is about so long."""
    game, found = load_game(name), []
    for seed in range(12):
        record = new_record(game, seed, SEATS[name], {}, [f"Bot {seat + 1}" for seat in range(SEATS[name])])
        table = lay_again(game, record.header)
        bots = [make_bot(LEVELS[seat % 2], bot_rng(seed, seat)) for seat in range(SEATS[name])]
        while table.actor != NOBODY:
            move = bots[table.actor].choose(Knowledge(game, table, table.actor))
            record.note(table, move.text)
            table.play(move)
        record.close(table)
        found.append(record)
        if name != "pdb" or abs(len(record.steps) - length) < 5:
            return record
    return min(found, key=lambda each: abs(len(each.steps) - length))


async def laid(database: str, record: Record, number: int) -> list[str]:
    """Rooms in which this match was played."""
    store = SqlStore(database)
    await store.open()
    states = [seated(record, [f"Bot {seat + 1}" for seat in range(record.header.seats)], time()) for _ in range(number)]
    for state in states:
        change = Change(code=state.code, fence=FIRST_FENCE, touched=state.opened, state=state.text(), is_new=True)
        change.entries = record.steps
        await store.keep(change)
    await store.close()
    return [state.code for state in states]


async def timed(port: int, code: str) -> Timed:
    """Ask for a review, and read it to its end."""
    began, first = perf_counter(), 0.0
    async for kind in lines_of(port, code):
        if kind == "curve" and first == 0.0:
            first = perf_counter() - began
    return Timed(first, perf_counter() - began)


async def lines_of(port: int, code: str) -> AsyncIterator[str]:
    """The kinds of what a review tells, as it comes."""
    address = f"http://127.0.0.1:{port}/api/rooms/{code}/review"
    async with httpx.AsyncClient(timeout=600) as client, client.stream("GET", address) as answer:
        async for line in answer.aiter_lines():
            yield json.loads(line)["is"]


async def play(tables: Tables, until: "asyncio.Future[Any]") -> list[float]:
    """Two people play at a table until something is done; how long every move took to both screens."""
    one, other = await friends(tables, game="pdb", options={"target": 24})
    took: list[float] = []
    while not until.done() and not one.over:
        began = monotonic()
        mover = whose_turn(one, other)
        await mover.play()
        await asyncio.gather(one.move_on(), other.move_on())
        took.append(monotonic() - began)
        await asyncio.sleep(max(0.0, BETWEEN - took[-1]))
    return took


async def meanwhile(port: int, work: Coroutine[Any, Any, Done], rooms: int) -> tuple[Done, list[float]]:
    """How long moves at other tables take while something is done."""
    tables = Tables(port)
    task = asyncio.create_task(work)
    took = await asyncio.gather(*(play(tables, task) for _ in range(rooms)))
    await tables.close()
    return await task, [each for some in took for each in some]


def told(words: str, took: list[float]) -> None:
    """How long moves took, in the middle and at worst."""
    p99 = statistics.quantiles(took, n=100)[-1]
    console.print(
        f"{words}: {len(took)} moves, median {1000 * statistics.median(took):.0f} ms, 99 % {1000 * p99:.0f} ms"
    )


def seconds_of_workers(server: Server) -> float:
    """How long the processes in which a server counts have run on a core: on a machine that others use, what counts."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            ticks += (int(fields[1]) == server.process.pid) * (int(fields[11]) + int(fields[12]))
    return ticks / TICKS


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="pdb")
    parser.add_argument("--rooms", type=int, default=ROOMS)
    asked = parser.parse_args()
    record = match_of(asked.game, LENGTH)
    build = "compiled" if is_compiled() else "plain"
    console.print(f"{asked.game}, {len(record.steps)} moves, {record.header.seats} seats, {build}")
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_file(Path(folder) / "tables.db")
        alone, busy = asyncio.run(laid(database, record, 2))
        server = Server(database, CORES)
        try:
            before = seconds_of_workers(server)
            first, whole = asyncio.run(timed(server.port, alone))
            core = seconds_of_workers(server) - before
            console.print(f"alone: first curve after {first:.1f} s, all after {whole:.1f} s, {core:.1f} s of a core")
            _, took = asyncio.run(meanwhile(server.port, asyncio.sleep(QUIET), asked.rooms))
            told(f"{asked.rooms} tables without a review", took)
            (first, whole), took = asyncio.run(meanwhile(server.port, timed(server.port, busy), asked.rooms))
            console.print(f"beside {asked.rooms} tables: first curve after {first:.1f} s, all after {whole:.1f} s")
            told(f"{asked.rooms} tables meanwhile", took)
        finally:
            server.end()


if __name__ == "__main__":
    main()
