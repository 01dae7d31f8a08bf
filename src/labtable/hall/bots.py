"""Bots at a table: they think elsewhere, while the table may go on, and say what they would do when it is due."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

from labtable.hall import door
from labtable.hall.advice import Advice, advise
from labtable.hall.audience import Reader
from labtable.hall.hints import Hints
from labtable.hall.house import House
from labtable.hall.match import Match
from labtable.hall.seating import RoomState
from labtable.hall.thinkers import Decision
from labtable.hall.window import Asked
from labtable.kernel import Record

Heard = Callable[[int, int, Advice], Awaitable[None]]
"""Takes in, in the room's task, what a bot decided in a turn at a seat."""


class Bots:
    """All that is being thought about at one table."""

    def __init__(
        self, state: RoomState, match: Match, house: House, do: Callable[[Callable[[], Awaitable[None]]], None]
    ) -> None:
        self.state = state
        self.match = match
        self.house = house
        self.do = do
        self.tasks: set[asyncio.Task[None]] = set()
        self._thoughts: list[asyncio.Task[None]] = []
        """What bots think about in this turn."""
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
        names = door.names_for(seat, self.state.names())
        return Decision(self.state.code, self.match.cuts, self.match.game, record, table, seat, silent, names)

    def think(self, turn: int, asked: Asked, level: str, pace: float, heard: Heard) -> None:
        """Let a bot think; what it decides is heard after the pace, however soon it knows."""
        due = self.house.clock.now() + pace
        self._thoughts.append(self._begin(self._advised(turn, self.decision(asked), level, due, heard)))

    async def _advised(self, turn: int, decision: Decision, level: str, due: float, heard: Heard) -> None:
        advice = await advise(self.house.thinkers, decision, level)
        act = partial(heard, turn, decision.seat, advice)
        self.house.clock.later(due - self.house.clock.now(), partial(self.do, act))

    def hint(self, reader: Reader, asked: Asked, tick: int) -> None:
        """Let a strong bot think for a person."""
        self.hints.ask(reader, self.decision(asked), tick)
