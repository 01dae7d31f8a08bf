"""The writer: the changes of all rooms, committed together.

The price of a commit is shared: while one is under way, the changes of all other rooms gather for the next.
"""

import asyncio
import logging
from typing import NamedTuple

from labtable.hall.store import Change, Lost, NotStored
from labtable.server.database import Database

log = logging.getLogger(__name__)
GATHER = 0.002  # seconds in which changes gather for a commit; a busy server then shares each among many rooms


class Waiting(NamedTuple):
    """A change that is to be written, and who waits for it."""

    change: Change
    done: "asyncio.Future[None]"

    def fail(self, error: NotStored) -> None:
        """Tell who waits that it was not written."""
        if not self.done.done():
            self.done.set_exception(type(error)(str(error)))

    def succeed(self) -> None:
        """Tell who waits that it is safe."""
        if not self.done.done():
            self.done.set_result(None)


class Writer:
    """The one task that writes to the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._is_ending = False
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to write."""
        self._task = asyncio.create_task(self._run())

    async def end(self) -> None:
        """Write what still waits, and stop."""
        self._is_ending = True
        self._news.set()
        if self._task is not None:
            await self._task

    async def keep(self, change: Change) -> None:
        """Write a change down; returns when it is safe."""
        waiting = Waiting(change, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._news.set()
        await waiting.done

    async def _run(self) -> None:
        while self._waiting or not self._is_ending:
            await self._news.wait()
            await asyncio.sleep(GATHER)
            self._news.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        """Write a batch in one commit; if that fails, each alone: one bad change must not spoil the others."""
        try:
            await self._commit(batch)
        except NotStored as error:
            log.error(
                "a commit failed", extra={"changes": len(batch), "error": type(error.__cause__ or error).__name__}
            )
            if len(batch) > 1 and not isinstance(error, Lost):
                for each in batch:
                    await self._write([each])
                return
            for each in batch:
                each.fail(error)

    async def _commit(self, batch: list[Waiting]) -> None:
        written = await self._database.write([each.change for each in batch])
        for each in batch:
            if (each.change.code, each.change.fence) in written:
                each.succeed()
            else:
                each.fail(Lost("the room was claimed by another node"))
