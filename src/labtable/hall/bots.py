"""Bots at a table: they think elsewhere, while the table may go on, and say what they would do when it is due."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

from labtable.hall import door
from labtable.hall.advice import Advice, advise
from labtable.hall.audience import Audience, Reader
from labtable.hall.hints import Hints
from labtable.hall.house import House
from labtable.hall.match import Match
from labtable.hall.pace import Pace
from labtable.hall.seating import RoomState
from labtable.hall.thinkers import Decision
from labtable.hall.window import Asked
from labtable.hall.wishes import Speed
from labtable.kernel import Record

Act = Callable[[], Awaitable[None]]
Heard = Callable[[int, int, Advice], Awaitable[None]]
"""Takes in, in the room's task, what a bot decided in a turn at a seat."""
Advised = tuple[int, int, Advice]


class Bots:
    """All that is being thought about at one table."""

    def __init__(
        self, state: RoomState, match: Match, house: House, audience: Audience, do: Callable[[Act], None]
    ) -> None:
        self.state = state
        self.match = match
        self.house = house
        self.pace = Pace(house.manners, audience)
        self.do = do
        self.tasks: set[asyncio.Task[None]] = set()
        self._thoughts: list[asyncio.Task[None]] = []
        """What bots think about in this turn."""
        self._decided: list[tuple[float, Act]] = []
        """What is to be done at the pace of bots, and since when it waits."""
        self.hints = Hints(house.thinkers, self._begin)

    def wake(self) -> None:
        """Let those who think for bots know that they will be asked."""
        if any(seat.played_by for seat in self.state.seats) and not self.match.over:
            self._begin(self.house.thinkers.wake(self.state.code))

    def end(self) -> None:
        """Let everything go that still thinks."""
        for task in self.tasks:
            task.cancel()

    def drop(self) -> None:
        """Nobody waits any more for what was to be decided in the last turn."""
        while self._thoughts:
            self._thoughts.pop().cancel()
        self._decided.clear()
        self.hints.clear()

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def decision(self, asked: Asked) -> Decision:
        """A decision as it stands now, for somebody to think about while the table may go on."""
        record = Record(self.match.record.header, self.match.record.steps.copy())
        table, seat, silent = asked.table.clone(), asked.seat, asked.place
        names = door.called(self.state.names(), seat)
        code, luck = self.state.code, self.state.luck
        return Decision(code, self.match.cuts, self.match.game, record, table, seat, silent, names, luck)

    def think(self, turn: int, asked: Asked, level: str, heard: Heard) -> None:
        """Let a bot think; what it decides is heard at the pace of bots, however soon it knows."""
        begun = self.house.clock.now()
        self._advise(turn, asked, level, lambda advised: self.in_time(partial(heard, *advised), begun))

    def answer(self, turn: int, asked: Asked, level: str, heard: Heard) -> None:
        """Let a bot think about an answer, which is heard as soon as it knows: the window has a pause of its own."""
        self._advise(turn, asked, level, lambda advised: self.do(partial(heard, *advised)))

    def _advise(self, turn: int, asked: Asked, level: str, hear: Callable[[Advised], None]) -> None:
        self._thoughts.append(self._begin(self._advised(turn, self.decision(asked), level, hear)))

    async def _advised(self, turn: int, decision: Decision, level: str, hear: Callable[[Advised], None]) -> None:
        hear((turn, decision.seat, await advise(self.house.thinkers, decision, level)))

    def in_time(self, act: Act, begun: float) -> None:
        """Do something when the pace of bots has passed since it was begun."""
        self._decided.append((begun, act))
        self.house.clock.later(begun + self.pace.seconds() - self.house.clock.now(), partial(self.do, act))

    def hurry(self, reader: Reader, speed: Speed) -> None:
        """Take in how fast somebody wants bots to play; what has been decided may be due sooner now.

        It may then be done twice, and the second time it comes late and is dropped.
        """
        self.pace.wish(reader, speed)
        decided, self._decided = self._decided, []
        for begun, act in decided:
            self.in_time(act, begun)

    def hint(self, reader: Reader, asked: Asked, tick: int) -> None:
        """Let a strong bot think for a person."""
        self.hints.ask(reader, self.decision(asked), tick)
