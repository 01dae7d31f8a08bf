"""The asker: puts questions to one thinker far away, and knows which tables that one remembers."""

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from labtable.hall.desks import MOST_DESKS, Subject, Task, task
from labtable.hall.thinkers import Decision, Stuck
from labtable.hall.thinking import Failed, Forgotten, Question, Thought
from labtable.kernel.record import Record
from labtable.lab.trial import Found, Trial
from labtable.review.pieces import Counted, Piece

SEED_BITS = 60
Answer = Thought | Counted | Found | Forgotten | Failed
Exchange = Callable[[Question | Task | Trial], Awaitable[Answer]]
"""Brings what is asked to the thinker, and its answer back."""


class Asker:
    """One thinker, asked one thing at a time: a table or a match comes whole, or only what is new of it."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._known: dict[str, tuple[int, int]] = {}
        self._laid_out: OrderedDict[str, None] = OrderedDict()
        """The matches whose reviews it counts."""

    async def ask(self, record: Record, cuts: int, question: Question) -> Thought:
        """What it thinks about a room's table."""
        steps, known_cuts = self._known.pop(question.room, (0, cuts))
        first = steps if known_cuts == cuts and steps <= len(record.steps) else 0
        found = await self._exchange(about(question, record, first))
        if isinstance(found, Forgotten):
            found = await self._exchange(about(question, record, 0))
        if not isinstance(found, Thought):
            raise Stuck(found.why if isinstance(found, Failed) else "forgotten")
        self._known[question.room] = (len(record.steps), cuts)
        return found

    async def count(self, subject: Subject, piece: Piece) -> Counted:
        """A piece of a review."""
        found = await self._exchange(task(subject, piece, whole=subject.key not in self._laid_out))
        if isinstance(found, Forgotten):
            found = await self._exchange(task(subject, piece, whole=True))
        if not isinstance(found, Counted):
            raise Stuck(found.why if isinstance(found, Failed) else "forgotten")
        self._laid_out[subject.key] = None
        if len(self._laid_out) > MOST_DESKS:
            self._laid_out.popitem(last=False)
        return found

    async def try_out(self, trial: Trial) -> Found:
        """Some deals with a card and without it."""
        found = await self._exchange(trial)
        if not isinstance(found, Found):
            raise Stuck(found.why if isinstance(found, Failed) else "forgotten")
        return found

    def forget(self) -> None:
        """The thinker has gone, and another comes that knows nothing."""
        self._known.clear()
        self._laid_out.clear()


def new_seed() -> int:
    """What a bot rolls its dice with for one decision."""
    return secrets.randbits(SEED_BITS)


def question_of(decision: Decision, level: str, explain: bool) -> Question:
    """What a thinker is asked; its bot rolls its dice anew for it, unless several tables share them."""
    return Question(
        room=decision.room,
        cards=decision.cards,
        seat=decision.seat,
        silent=decision.silent,
        level=level,
        seed=new_seed() if decision.seed is None else decision.seed,
        hurried=decision.seed is None or explain,
        names=decision.names if explain else [],
    )


def about(question: Question, record: Record, first: int) -> Question:
    """The question with the record: whole, or only what is new from a step on."""
    header, cards = (None, "") if first else (record.header, question.cards)
    return msgspec.structs.replace(question, header=header, cards=cards, first=first, steps=record.steps[first:])
