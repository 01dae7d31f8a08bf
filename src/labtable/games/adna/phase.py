"""Phases: a table waits for an answer, or something passes by itself; the chapters say what and when."""

from abc import ABC, abstractmethod

from labtable.games.adna.table import AdnaTable
from labtable.games.adna.titles import NO_CHAIN
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule


class Interlude(Phase, ABC):
    """A phase that asks nobody."""

    @abstractmethod
    def go_on(self, table: AdnaTable) -> None:
        """Let it pass, or a step of it; it lasts until another phase is named."""


class Question(Phase):
    """A phase in which a seat is asked for a move, or for the word that ends or declines what is asked."""

    def __init__(self, id: str, number: int, asked: Rule) -> None:
        super().__init__(id, number)
        self.asked = asked  # what is to be done: the rule that refuses everything else

    def ask(self, table: AdnaTable, seat: int) -> None:
        """Wait for this seat."""
        table.phase = self.number
        table.actor = seat

    def offers(self, table: AdnaTable) -> list[Move]:
        """What can be chosen, and the word if it can be said."""
        moves = self.choices(table)
        word = self.word(table)
        if word is not None and self.word_refused(table) is None:
            moves.append(word)
        return moves

    def refused(self, table: AdnaTable, move: Move) -> Rule | None:
        """Why a move cannot be chosen."""
        return self.word_refused(table) if move is self.word(table) else self.choice_refused(table, move)

    def choose(self, table: AdnaTable, move: Move) -> None:
        """Carry out a choice, up to the phase that comes next."""
        if move is self.word(table):
            self.end(table)
        else:
            self.accept(table, move)

    def choices(self, table: AdnaTable) -> list[Move]:
        """What can be chosen beside the word."""
        return []

    def choice_refused(self, table: AdnaTable, move: Move) -> Rule | None:
        """Why a move that is not the word cannot be chosen."""
        return self.asked

    def accept(self, table: AdnaTable, move: Move) -> None:
        """Carry out a choice that is not the word."""

    def word(self, table: AdnaTable) -> Move | None:
        """The word that ends or declines what is asked, where there is one."""
        return None

    def word_refused(self, table: AdnaTable) -> Rule | None:
        """Why the word cannot be said."""
        return None

    def end(self, table: AdnaTable) -> None:
        """The word is said."""

    def chain(self, table: AdnaTable) -> int:
        """The seat whose chain the choice is about."""
        return NO_CHAIN

    def left(self, table: AdnaTable) -> int:
        """How many more can be chosen, where there is a limit."""
        return 0

    def midway(self, table: AdnaTable) -> bool:
        """Whether it is the middle of a choice of several steps."""
        return False

    def silence(self, table: AdnaTable) -> Move | None:
        """The move with which the actor passes, while nobody else may know who is asked."""
        return None

    def shown(self, table: AdnaTable) -> list[Move]:
        """What a board shows, open or greyed out."""
        return []
