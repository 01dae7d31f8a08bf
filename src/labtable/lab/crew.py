"""Crews: who does the parts of a piece of work; whoever it is, the results come in the order of the parts."""

import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

from labtable.kernel import BadInput

Part = TypeVar("Part")
Found = TypeVar("Found")

AHEAD = 3  # parts that are handed out for each worker, so that none waits for another
MOST_LOSSES = 5
PLAYS = "labtable.lab.part"
"""What a process needs to have read before it can do anything."""


class Crew(ABC):
    """Does the parts of a piece of work."""

    @abstractmethod
    def results(self, work: Callable[[Part], Found], parts: Sequence[Part]) -> Generator[Found, None, None]:
        """What comes of each part, in their order; work and parts can be sent to another process."""


class Alone(Crew):
    """This process, one part after the other."""

    def results(self, work: Callable[[Part], Found], parts: Sequence[Part]) -> Generator[Found, None, None]:
        yield from map(work, parts)


class Cores(Crew):
    """Processes on this machine; one that is lost is replaced, and what it had is done again."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def results(self, work: Callable[[Part], Found], parts: Sequence[Part]) -> Generator[Found, None, None]:
        done = losses = 0
        while done < len(parts):
            try:
                for found in self._some(work, parts[done:]):
                    yield found
                    done += 1
            except BrokenProcessPool as error:
                losses += 1
                if losses > MOST_LOSSES:
                    raise BadInput(
                        "The processes that play are ended again and again; is there enough memory?"
                    ) from error

    def _some(self, work: Callable[[Part], Found], parts: Sequence[Part]) -> Generator[Found, None, None]:
        """Results in order, until all are there or a process is lost."""
        pool = ProcessPoolExecutor(self._jobs, apart(), initializer=depend)
        ahead: deque[Future[Found]] = deque()
        rest = iter(parts)
        try:
            for part in rest:
                ahead.append(pool.submit(work, part))
                if len(ahead) >= AHEAD * self._jobs:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        except (GeneratorExit, KeyboardInterrupt):
            end(pool)
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once: nobody waits for what they are doing."""
    for process in list((pool._processes or {}).values()):
        process.terminate()


def apart() -> multiprocessing.context.BaseContext:
    """How processes are made: not as copies of this one, in which threads may hold a lock."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([PLAYS])
    return context


def depend() -> None:
    """Leave Ctrl-C to whoever handed out the work, and end when that process does, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    """Wait for the end of the process that handed out the work."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "this is a process of a crew"
    wait([parent.sentinel])
    os._exit(1)


def crew_of(jobs: int) -> Crew:
    """A crew of so many processes; one needs no other than this."""
    return Alone() if jobs <= 1 else Cores(jobs)
