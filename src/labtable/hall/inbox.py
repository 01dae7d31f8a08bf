"""The inbox: things that one task does one after the other, so that there are no locks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from functools import partial
from typing import TypeVar

from labtable.hall.store import NotStored

log = logging.getLogger(__name__)
Act = Callable[[], Awaitable[None]]
Done = TypeVar("Done")


class Inbox:
    """What a room, or a class, has to do, in the order in which it came."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._acts: asyncio.Queue[Act] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to do it; what comes before that waits."""
        self._task = asyncio.create_task(self._run(), context=Context())  # it is no part of the request that opened it

    async def end(self) -> None:
        """Do no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def do(self, act: Act) -> None:
        """Put something into the inbox."""
        self._acts.put_nowait(act)

    async def ask(self, act: Callable[[], Awaitable[Done]]) -> Done:
        """Put something into the inbox, and hear how it went."""
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.do(partial(_answering, act, done))
        return await done

    async def idle(self) -> None:
        """Wait until nothing is left."""
        await self._acts.join()

    async def _run(self) -> None:
        while True:
            act = await self._acts.get()
            try:
                await act()
            except NotStored:
                pass  # the store has told the log, and everything is as it was
            except Exception:
                log.exception("something went wrong in a room", extra={"room": self._code[:4]})
            finally:
                self._acts.task_done()


async def _answering(act: Callable[[], Awaitable[Done]], done: asyncio.Future[Done]) -> None:
    """Do something for somebody who waits to hear how it went, unless they wait no longer."""
    try:
        found = await act()
    except Exception as error:
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(found)
