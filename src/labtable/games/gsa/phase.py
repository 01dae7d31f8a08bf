"""Phases: a table waits for an answer, or something passes by itself; the chapters say what and when."""

from abc import ABC, abstractmethod

from labtable.games.gsa.table import GsaTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule


class Interlude(Phase, ABC):
    """A phase that asks nobody."""

    @abstractmethod
    def go_on(self, table: GsaTable) -> None:
        """Let it pass, up to the phase that comes next."""


class Question(Phase, ABC):
    """A phase in which a seat is asked."""

    @abstractmethod
    def offers(self, table: GsaTable) -> list[Move]:
        """What can be chosen."""

    @abstractmethod
    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        """Why a move cannot be chosen."""

    @abstractmethod
    def choose(self, table: GsaTable, move: Move) -> None:
        """Carry out a choice, up to the phase that comes next."""

    @abstractmethod
    def shown(self, table: GsaTable) -> list[Move]:
        """What a board shows, open or greyed out."""

    def only_possibility(self, table: GsaTable) -> Move | None:
        """§G-92 What is chosen by itself, since nothing else is possible."""
        return None

    def midway(self, table: GsaTable) -> bool:
        """Whether it is the middle of a choice of several steps."""
        return False
