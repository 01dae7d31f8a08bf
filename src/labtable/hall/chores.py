"""Chores: what a house does beside its tables, in small bites, and each for itself."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import NamedTuple

log = logging.getLogger(__name__)
PAUSE = 0.05  # seconds between two bites, in which the tables have everything to themselves


class Chore(NamedTuple):
    """Something that is to be done now and then."""

    name: str
    every: float
    """Seconds between two times."""
    bite: Callable[[], Awaitable[bool]]
    """Does a little of it; whether there is more."""


class Chores:
    """All chores, each in a task of its own; one that fails is told to the log and tried again the next time."""

    def __init__(self, *chores: Chore) -> None:
        self.chores = chores
        self.done: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self._bites: set[asyncio.Future[bool]] = set()

    def begin(self) -> None:
        """Do them from now on."""
        self._tasks = [asyncio.create_task(self._again_and_again(chore)) for chore in self.chores]

    async def end(self) -> None:
        """Do them no more; a bite that has begun is done to its end."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._bites, return_exceptions=True)

    async def _again_and_again(self, chore: Chore) -> None:
        while True:
            await asyncio.sleep(chore.every)
            await self.do(chore)

    async def do(self, chore: Chore) -> None:
        """Do a chore once, bite by bite."""
        try:
            while await self._bite(chore):
                await asyncio.sleep(PAUSE)
            self.done[chore.name] += 1
        except Exception:
            self.failed[chore.name] += 1
            log.exception("a chore failed", extra={"chore": chore.name})

    async def _bite(self, chore: Chore) -> bool:
        bite = asyncio.ensure_future(chore.bite())
        self._bites.add(bite)
        bite.add_done_callback(self._bites.discard)
        return await asyncio.shield(bite)
