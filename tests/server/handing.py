"""Thinkers that hand everything on to others; a test sees to what it wants to know."""

from labtable.hall.desks import Subject
from labtable.hall.thinkers import Decision, Thinkers
from labtable.hall.thinking import Thought
from labtable.lab.trial import Found, Trial
from labtable.review.pieces import Counted, Piece


class Handing:
    """Thinkers that do as others do."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    async def wake(self, room: str) -> None:
        await self.thinkers.wake(room)

    async def choose(self, decision: Decision, level: str, *, explain: bool = False) -> Thought:
        return await self.thinkers.choose(decision, level, explain=explain)

    async def count(self, subject: Subject, piece: Piece) -> Counted:
        return await self.thinkers.count(subject, piece)

    async def try_out(self, trial: Trial) -> Found:
        return await self.thinkers.try_out(trial)

    @property
    def hands(self) -> int:
        return self.thinkers.hands
