"""The clock: what time it is, and doing something later; tests bring their own."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial


class Clock:
    """A clock that only goes on: set once by the machine's wall clock, and steady from there, wherever that jumps."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    stands = False
    """Whether it stands still, because everything waits."""

    def now(self) -> float:
        """Seconds since 1970."""
        return self._began + time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970, also of a clock that may stand still."""
        return self.now()

    def shown(self, when: float | None) -> float | None:
        """When something of this clock comes by the clock on the wall; nothing while it stands still."""
        return when

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Do something after so many seconds; at the next turn of the loop if there are none."""
        loop = asyncio.get_running_loop()
        if seconds > 0:
            loop.call_later(seconds, act)
        else:
            loop.call_soon(act)


NAP = 600.0
Act = Callable[[], Awaitable[None]]


def at(clock: Clock, when: float, do: Callable[[Act], None], act: Act) -> None:
    """Let a room do something when the time has come, which may be in days.

    It is waited for in naps: a room that has left memory does nothing any more, and is not kept for what it waits for.
    """
    left = when - clock.now()
    if left <= NAP:
        clock.later(max(left, 0.0), partial(do, act))
    else:
        clock.later(NAP, partial(do, partial(_wake, clock, when, do, act)))


async def _wake(clock: Clock, when: float, do: Callable[[Act], None], act: Act) -> None:
    at(clock, when, do, act)
