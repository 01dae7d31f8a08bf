"""Bots: players that know only what their seat knows."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from labtable.bots.endings import OPEN, WON
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Player):
    """A player that is a program."""


class Weighed:
    """A move that a bot thought about: what it expects of it, how often it looked, and what it surely comes to."""

    def __init__(self, move: Move, worth: float, visits: int, fate: int = OPEN, doubt: float = 0.0) -> None:
        self.move = move
        self.worth = worth
        self.visits = visits
        self.fate = fate
        self.doubt = doubt  # how far the worth may be off, as a variance

    def rank(self) -> tuple[bool, int, float]:
        """The higher the better: a certain win first, then what was looked at most."""
        return self.fate == WON, self.visits, self.worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """A bot that can say what it thinks of every move, so that hints and reviews can use it."""

    @abstractmethod
    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        """Every legal move with its worth to the seat, in the order of `legal()`."""
