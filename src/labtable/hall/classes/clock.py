"""The clock of a class: it stands still while the class is paused, and for all its tables with it."""

from collections.abc import Callable
from functools import partial

from labtable.hall.clock import Clock

EARLY = 0.001  # seconds by which a clock may be early


class ClassClock(Clock):
    """A clock behind another by as long as it stood still; what is due waits until it goes on."""

    def __init__(self, clock: Clock, behind: float = 0.0) -> None:
        self._clock = clock
        self._behind = behind
        self._stopped: float | None = None
        """What it showed when it was stopped."""
        self._waiting: list[tuple[float, Callable[[], None]]] = []

    @property
    def stands(self) -> bool:  # type: ignore[override] # other clocks never do
        """Whether it stands still."""
        return self._stopped is not None

    @property
    def behind(self) -> float:
        """How far it is behind the clock on the wall."""
        return self._behind if self._stopped is None else self.wall() - self._stopped

    def now(self) -> float:
        return self.wall() - self._behind if self._stopped is None else self._stopped

    def wall(self) -> float:
        return self._clock.wall()

    def shown(self, when: float | None) -> float | None:
        return None if when is None or self.stands else when + self._behind

    def resume(self, behind: float) -> None:
        """Be so far behind: after a restart it goes on where it was."""
        self._behind = behind

    def stop(self) -> None:
        """Stand still from now on."""
        if self._stopped is None:
            self._stopped = self.now()

    def go_on(self) -> None:
        """Go on where it stood; what would have been due meanwhile is as far away as it was."""
        if self._stopped is None:
            return
        self._behind, self._stopped = self.behind, None
        waiting, self._waiting = self._waiting, []
        for when, act in waiting:
            self._wait(when, act)

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        self._wait(self.now() + max(0.0, seconds), act)

    def _wait(self, when: float, act: Callable[[], None]) -> None:
        if self.stands:
            self._waiting.append((when, act))
        else:
            self._clock.later(when - self.now(), partial(self._due, when, act))

    def _due(self, when: float, act: Callable[[], None]) -> None:
        """Do it, unless the clock stood still meanwhile."""
        if self.stands or when > self.now() + EARLY:
            self._wait(when, act)
        else:
            act()
