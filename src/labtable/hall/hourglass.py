"""The hourglass: the time for a choice at a turn, after which a bot makes it. Windows keep a clock of their own."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from labtable.hall.advice import Advice
from labtable.hall.bots import Bots
from labtable.hall.clock import at
from labtable.hall.events import TimeWasUp
from labtable.hall.seating import SUBSTITUTE
from labtable.hall.store import NotStored
from labtable.hall.window import Asked
from labtable.kernel import Event, Move

AGAIN = 5.0  # seconds after which a choice is tried again that could not be made just now


class Make(Protocol):
    """Makes moves, which are written down and shown."""

    def __call__(self, moves: list[Move], notes: tuple[Event, ...], helped: int) -> Awaitable[None]:
        """`helped` is the seat for which a bot makes one."""


class Hourglass:
    """Turned anew with every choice of a person, where the customs give a time for one."""

    def __init__(self, bots: Bots, make: Make, may_act: Callable[[], bool]) -> None:
        self.state = bots.state
        self.match = bots.match
        self.clock = bots.house.clock
        self.bots = bots
        self.make = make
        self.may_act = may_act
        """Whether nobody is just asked to agree to something."""
        self.until: float | None = None
        """When the time is up; None while none runs."""
        self._turn = 0

    @property
    def should_run(self) -> bool:
        """Whether a time should run that does not."""
        return self.state.customs.turn_time > 0 and self.until is None

    def stop(self) -> None:
        """No time runs now."""
        self.until = None

    def begin(self, turn: int) -> None:
        """A choice is waited for; where the match takes days, since the last move, whoever was there."""
        if self.state.customs.turn_time == 0:
            return
        waiting, now = self.state.waiting, self.clock.now()
        since = waiting.since if self.state.customs.slow and waiting is not None else now
        self._turn, self.until = turn, since + self.state.customs.turn_time
        self._at(self.until, turn)

    def _at(self, when: float, turn: int) -> None:
        at(self.clock, when, self.bots.do, partial(self._time_is_up, turn))

    def _runs(self, turn: int) -> bool:
        return turn == self._turn and self.until is not None

    async def _time_is_up(self, turn: int) -> None:
        """Let a bot make the choice, unless there is nobody to see it; the person may still be quicker."""
        if not self._runs(turn):
            return
        if not (self.bots.pace.audience.readers or self.state.customs.slow):
            self.stop()
        elif self.may_act():
            self.bots.think(turn, Asked(self.match.table.actor, self.match.table), SUBSTITUTE, self._help)
        else:
            self._at(self.clock.now() + AGAIN, turn)

    async def _help(self, turn: int, seat: int, advice: Advice) -> None:
        if not (self._runs(turn) and self.may_act()):
            return
        try:
            await self.make([advice.move], (TimeWasUp(seat=seat), *advice.notes), seat)
        except NotStored:
            self._at(self.clock.now() + AGAIN, turn)
            raise
