"""The inbox: things that one task does one after the other, so that there are no locks."""

import asyncio
import logging
from collections import deque
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
        self._acts: deque[Act] = deque()
        self._news: asyncio.Future[None] | None = None
        """What is waited for while there is nothing to do."""
        self._rest = asyncio.Event()
        self._rest.set()
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
        self._acts.append(act)
        self._rest.clear()
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def ask(self, act: Callable[[], Awaitable[Done]]) -> Done:
        """Put something into the inbox, and hear how it went."""
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.do(partial(_answering, act, done))
        return await done

    async def idle(self) -> None:
        """Wait until nothing is left."""
        await self._rest.wait()

    async def _run(self) -> None:
        while True:
            if not self._acts:
                self._rest.set()
                self._news = asyncio.get_running_loop().create_future()
                await self._news
            act = self._acts.popleft()
            try:
                await act()
            except NotStored:
                pass  # the store has told the log, and everything is as it was
            except Exception:
                log.exception("something went wrong in a room", extra={"room": self._code[:4]})


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
