"""Hints under way: one for a seat, and the newest counts."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import NamedTuple

from labtable.hall import door
from labtable.hall.advice import hint
from labtable.hall.audience import Reader
from labtable.hall.thinkers import Busy, Decision, Stuck, Thinkers

Begin = Callable[[Coroutine[None, None, None]], asyncio.Task[None]]


class Asked(NamedTuple):
    """Who asked last at a seat, and the work for them."""

    reader: Reader
    work: asyncio.Task[None]


class Hints:
    """What strong bots think about for the people of a table; the table does not wait for it."""

    def __init__(self, thinkers: Thinkers, begin: Begin) -> None:
        self._thinkers = thinkers
        self._begin = begin
        self._asked: dict[int, Asked] = {}

    def ask(self, reader: Reader, decision: Decision, tick: int) -> None:
        """Begin a hint for a seat; an older one of it is given up."""
        before = self._asked.get(decision.seat)
        if before is not None:
            before.work.cancel()
        self._asked[decision.seat] = Asked(reader, self._begin(self._answer(reader, decision, tick)))

    async def _answer(self, reader: Reader, decision: Decision, tick: int) -> None:
        try:
            reader.send(door.encoded(await hint(self._thinkers, decision, tick)))
        except Stuck:
            reader.refuse("hint", "No hint came in time; ask again.")
        except Busy:
            reader.refuse("hint", "Many bots are thinking at other tables; ask again in a moment.")

    def drop(self, reader: Reader) -> None:
        """Somebody has gone, who needs no answer any more."""
        for seat, asked in list(self._asked.items()):
            if asked.reader is reader:
                self._asked.pop(seat).work.cancel()

    def clear(self) -> None:
        """The table has moved on."""
        for asked in self._asked.values():
            asked.work.cancel()
        self._asked.clear()
