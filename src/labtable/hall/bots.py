"""Bots at a table: they think elsewhere, while the table may go on, and say what they would do when it is due."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

from labtable.hall import door
from labtable.hall.advice import Advice, Decision, advise, hint
from labtable.hall.audience import Reader
from labtable.hall.house import House
from labtable.hall.match import Match
from labtable.hall.seating import RoomState
from labtable.hall.thinkers import Stuck
from labtable.hall.window import Asked
from labtable.kernel import Record

Heard = Callable[[int, int, str, Advice], Awaitable[None]]
"""Takes in, in the room's task, what a bot of a level decided at a seat, in a turn."""


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

    def wake(self) -> None:
        """Let those who think for bots know that they will be asked."""
        if any(seat.played_by for seat in self.state.seats) and not self.match.over:
            self._begin(self.house.thinkers.wake(self.state.code))

    def end(self) -> None:
        """Let everything go that still thinks."""
        for task in self.tasks:
            task.cancel()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def decision(self, asked: Asked) -> Decision:
        """A decision as it stands now, for somebody to think about while the table may go on."""
        record = Record(self.match.record.header, self.match.record.steps.copy())
        table, seat, silent = asked.table.clone(), asked.seat, asked.place
        return Decision(self.state.code, self.match.cuts, self.match.game, record, table, seat, silent)

    def think(self, turn: int, asked: Asked, level: str, pace: float, heard: Heard) -> None:
        """Let a bot think; what it decides is heard after the pace, however soon it knows."""
        due = self.house.clock.now() + pace
        self._begin(self._advised(turn, self.decision(asked), level, due, heard))

    async def _advised(self, turn: int, decision: Decision, level: str, due: float, heard: Heard) -> None:
        advice = await advise(self.house.thinkers, decision, level)
        act = partial(heard, turn, decision.seat, level, advice)
        self.house.clock.later(due - self.house.clock.now(), partial(self.do, act))

    def hint(self, reader: Reader, asked: Asked, tick: int) -> None:
        """Let a strong bot think for a person."""
        self._begin(self._hint(reader, self.decision(asked), tick))

    async def _hint(self, reader: Reader, decision: Decision, tick: int) -> None:
        try:
            reader.send(door.encoded(await hint(self.house.thinkers, decision, tick)))
        except Stuck:
            reader.refuse("hint", "No hint came in time; ask again.")
