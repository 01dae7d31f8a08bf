"""The clock: what time it is, and doing something later; tests bring their own."""

import asyncio
import time
from collections.abc import Callable


class Clock:
    """A clock that only goes on: set once by the machine's wall clock, and steady from there, wherever that jumps."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._began + time.monotonic()

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Do something after so many seconds; at the next turn of the loop if there are none."""
        loop = asyncio.get_running_loop()
        if seconds > 0:
            loop.call_later(seconds, act)
        else:
            loop.call_soon(act)
