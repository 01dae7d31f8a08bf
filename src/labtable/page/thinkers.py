"""Thinkers of the page's own hall: bots think in one more worker, so that the table never waits for them."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from labtable.hall.asker import Answer, Asker, question_of
from labtable.hall.desks import Subject, Task
from labtable.hall.line import Line
from labtable.hall.thinkers import Decision, Stuck
from labtable.hall.thinking import Question, Thought
from labtable.lab.trial import Found, Trial
from labtable.page.browser import Browser
from labtable.review.pieces import Counted, Piece

PATIENCE = 6.0
"""How many times its usual seconds a level may think here: Python in a browser is that much slower, or more."""
LONGEST_WAIT = 30.0  # seconds that a bot waits for its turn; a piece of a review may be before it
MOST_WAITING = 100
_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)

Done = TypeVar("Done")
Work = Callable[[], Awaitable[Done]]


class PageThinkers:
    """One worker of the browser; moves of bots come before hints, and hints before reviews."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._asker = Asker(self._exchange)
        self._line = Line(1, MOST_WAITING, LONGEST_WAIT)
        self._thinking: set[asyncio.Task[Any]] = set()

    async def wake(self, room: str) -> None:
        """Nothing: the worker wakes with the hall."""

    async def choose(self, decision: Decision, level: str, *, explain: bool = False) -> Thought:
        """What a bot of a level would decide; if it had too little time, the page is told."""
        await self._line.come(decision.room, 0, is_hint=explain)
        question = question_of(decision, level, explain)
        ask = partial(self._asker.ask, decision.record, decision.cuts, question)
        thought = await self._to_its_end(decision.game.name, ask)
        if thought.plays:
            self._browser.slowed(decision.game.name, level, thought.plays)
        return thought

    async def count(self, subject: Subject, piece: Piece) -> Counted:
        """A piece of a review, counted when nothing else waits."""
        await self._line.come_last(subject.key, 0)
        return await self._to_its_end(subject.game.name, partial(self._asker.count, subject, piece))

    async def try_out(self, trial: Trial) -> Found:
        """Some deals with a card and without it, played when nothing else waits."""
        await self._line.come_last(trial.key, 0)
        return await self._to_its_end(trial.game, partial(self._asker.try_out, trial))

    @property
    def hands(self) -> int:
        """How many pieces may be counted at once."""
        return 1

    async def _to_its_end(self, game: str, work: Work[Done]) -> Done:
        """What has begun is thought to its end, whoever still waits."""
        thinking = asyncio.create_task(self._think(game, work))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        return await asyncio.shield(thinking)

    async def _think(self, game: str, work: Work[Done]) -> Done:
        try:
            await self._browser.teach(game)
            return await work()
        finally:
            self._line.leave(0)

    async def _exchange(self, question: Question | Task | Trial) -> Answer:
        said = await self._browser.think(msgspec.json.encode(question).decode())
        if not said:
            self._asker.forget()  # another worker takes its place
            raise Stuck("the worker in which bots think has broken")
        return _decoder.decode(said)
