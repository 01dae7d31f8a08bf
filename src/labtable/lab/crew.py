"""Crews: who does the parts of a piece of work; whoever it is, the results come in the order of the parts."""

import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from labtable.kernel import BadInput

Part = TypeVar("Part")
Found = TypeVar("Found")

AHEAD = 3  # parts that are handed out for each worker, so that none waits for another
MOST_LOSSES = 5


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
        pool = ProcessPoolExecutor(max_workers=self._jobs, initializer=leave_ctrl_c)
        ahead: deque[Future[Found]] = deque()
        rest = iter(parts)
        try:
            for part in rest:
                ahead.append(pool.submit(work, part))
                if len(ahead) >= AHEAD * self._jobs:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        except GeneratorExit:
            end(pool)
            raise
        except KeyboardInterrupt:
            end(pool)
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once: nobody waits for what they are doing."""
    for process in list((pool._processes or {}).values()):
        process.terminate()


def leave_ctrl_c() -> None:
    """Ctrl-C is for whoever handed out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def crew_of(jobs: int) -> Crew:
    """A crew of so many processes; one needs no other than this."""
    return Alone() if jobs <= 1 else Cores(jobs)
