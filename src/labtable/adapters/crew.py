"""Who moves the tables of a batch on: this process alone, or several that write into memory they share."""

import multiprocessing
import signal
import weakref
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory

import numpy as np
from numpy.typing import NDArray

from labtable.adapters.arrays import Arrays, shapes
from labtable.adapters.part import Part, Tables
from labtable.kernel import BadInput
from labtable.kernel.many import Ending

CACHE_LINE = 64
Told = tuple[int, list[float], list[int], int, bool]
"""An ending as it is sent from process to process."""


class Crew(ABC):
    """Whoever has the tables of a batch."""

    @abstractmethod
    def show(self, arrays: Arrays) -> None:
        """Write down what is to be decided."""

    @abstractmethod
    def step(self, moves: NDArray[np.int32], arrays: Arrays) -> list[Ending]:
        """Make a move at every table, write down what is to be decided then, and say which matches ended."""

    @abstractmethod
    def at_random(self) -> NDArray[np.int32]:
        """A legal move for every table, drawn by its own chance."""

    @abstractmethod
    def close(self) -> None:
        """Leave nothing behind."""


class Alone(Crew):
    """This process."""

    def __init__(self, part: Part) -> None:
        self.tables = Tables(part)

    def show(self, arrays: Arrays) -> None:
        self.tables.show(arrays)

    def step(self, moves: NDArray[np.int32], arrays: Arrays) -> list[Ending]:
        return self.tables.step(moves, arrays)

    def at_random(self) -> NDArray[np.int32]:
        return self.tables.at_random()

    def close(self) -> None:
        """There is nothing to leave."""


class Shared:
    """Memory in which all processes of a batch see the same arrays, and the moves that are to be made."""

    def __init__(self, part: Part, tables: int, name: str | None = None) -> None:
        asked = shapes(part.game.observation, tables, part.seats, observing=part.observing)
        layout = [((tables,), np.int32), *asked]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in layout]
        starts = np.cumsum([0, *[-(-size // CACHE_LINE) * CACHE_LINE for size in sizes]])
        self.memory = SharedMemory(name, create=name is None, size=int(starts[-1]) + 1)
        parts = [
            np.ndarray(shape, kind, self.memory.buf, int(start))
            for (shape, kind), start in zip(layout, starts, strict=False)
        ]
        self.moves: NDArray[np.int32] = parts[0]
        self.arrays = Arrays._make(parts[1:])


class Apart(Crew):
    """A process for every part; they stay as long as the batch."""

    def __init__(self, parts: Sequence[Part]) -> None:
        tables = sum(part.number for part in parts)
        self.shared = Shared(parts[0], tables)
        self.parts = parts
        self.lines: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        self.processes = []
        for part in parts:
            here, there = context.Pipe()
            process = context.Process(
                target=work, args=(there, part, tables, self.shared.memory.name), name="labtable batch", daemon=True
            )
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)
        self.release = weakref.finalize(self, release, self.lines, self.processes, self.shared.memory)
        self.answers()

    def show(self, arrays: Arrays) -> None:
        pairs: Iterable[tuple[NDArray[np.generic], NDArray[np.generic]]] = zip(arrays, self.shared.arrays, strict=True)
        for array, mine in pairs:
            np.copyto(array, mine)

    def step(self, moves: NDArray[np.int32], arrays: Arrays) -> list[Ending]:
        self.check(moves)
        self.shared.moves[:] = moves
        endings = [
            Ending(part.first + index, returns, scores, decisions, cut_short)
            for part, answer in zip(self.parts, self.ask("step"), strict=True)
            for index, returns, scores, decisions, cut_short in answer
        ]
        self.show(arrays)
        return endings

    def check(self, moves: NDArray[np.int32]) -> None:
        """Refuse a row with a move that cannot be made, before any process has seen it."""
        masks = self.shared.arrays.masks
        known = (moves >= 0) & (moves < masks.shape[1])
        legal = known & masks[np.arange(len(moves)), np.where(known, moves, 0)]
        if not legal.all():
            table = int(np.argmin(legal))
            raise BadInput(f"Table {table}: move {moves[table]} is not legal there; its mask tells which are.")

    def at_random(self) -> NDArray[np.int32]:
        self.ask("draw")
        return self.shared.moves.copy()

    def ask(self, what: str) -> list[list[Told]]:
        """Tell every process what to do, and wait until all are done."""
        try:
            for line in self.lines:
                line.send(what)
            return self.answers()
        except (EOFError, ConnectionError) as error:
            self.close()
            raise BadInput("A process of the batch has ended; the batch cannot go on.") from error

    def answers(self) -> list[list[Told]]:
        """What the processes say when they are done."""
        return [line.recv() for line in self.lines]

    def close(self) -> None:
        self.release()


def release(lines: list[Connection], processes: Sequence[BaseProcess], memory: SharedMemory) -> None:
    """Let processes and memory go: on closing, or when the batch is forgotten or Python ends."""
    for line in lines:
        line.close()
    for process in processes:
        process.join()
    with suppress(FileNotFoundError):
        memory.unlink()


def work(line: Connection, part: Part, tables: int, memory: str) -> None:
    """Have a part of the tables until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shared = Shared(part, tables, memory)
    mine = Tables(part)
    moves = shared.moves[part.first : part.first + part.number]
    arrays = shared.arrays.rows(part.first, part.number)
    mine.show(arrays)
    line.send([])
    with suppress(EOFError, ConnectionError):
        while True:
            if line.recv() == "step":
                line.send([sent(ending) for ending in mine.step(moves, arrays)])
            else:
                moves[:] = mine.at_random()
                line.send([])


def sent(ending: Ending) -> Told:
    """An ending as plain values."""
    return ending.index, ending.returns, ending.scores, ending.decisions, ending.cut_short


def crew_of(parts: Sequence[Part]) -> Crew:
    """A crew for so many parts; one needs no other process than this."""
    return Alone(parts[0]) if len(parts) == 1 else Apart(parts)
