"""Bots: players that know only what their seat knows."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that chooses one of its legal moves."""

    @abstractmethod
    def choose(self, knowledge: Knowledge) -> Move:
        """The move to make; asked only when the seat must decide."""
