"""What can be printed on cards: effects on playing them, what they bring at the end, what a Challenge asks for.

The cards of an edition hold these, and a table holds an edition; what each of them does is told in the modules on
effects and bonuses, which know both.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, cast

from labtable.kernel.fixed import Fixed
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

if TYPE_CHECKING:
    from labtable.games.stem.card import Work
    from labtable.games.stem.moves import StemMove
    from labtable.games.stem.table import StemTable


class Effect(Fixed, ABC):
    """An effect by the name of its op, in words for the card."""

    def __init__(self, id: str, words: str) -> None:
        super().__init__(id)
        self.words = words

    @abstractmethod
    def begin(self, table: "StemTable") -> bool:
        """Carry it out; False if its player must choose something first."""

    def idle(self, table: "StemTable", seat: int) -> Rule | None:
        """§S-65 Why it could change nothing as an Inspiration of this seat, judged by what the seat may know."""
        return None

    def threatens(self, table: "StemTable", seat: int) -> bool:
        """Whether it may cost this opponent something, or show their hand, for all that everybody can see."""
        return False

    def aims(self) -> bool:
        """§S-67 Whether an Inspiration with it is announced with what it aims at."""
        return False


class Asking(Effect):
    """An effect that may ask its player to choose."""

    @abstractmethod
    def candidates(self, table: "StemTable") -> "list[StemMove]":
        """The moves that may be worth offering now; `refused` has the last word."""

    @abstractmethod
    def refused(self, table: "StemTable", move: "StemMove") -> Rule | None:
        """Why this cannot be chosen now."""

    @abstractmethod
    def choose(self, table: "StemTable", move: "StemMove") -> bool:
        """Go on with what was chosen; False if there is more to choose."""

    def can_do_without(self, table: "StemTable") -> bool:
        """§S-69 Whether leaving it, or stopping, is open."""
        return self.refused(table, table.moves.none) is None or self.refused(table, table.moves.stop) is None

    def only_offer(self, table: "StemTable") -> "StemMove | None":
        """The one move that can be chosen now; None if there are several, or none."""
        possible = self.possible(table)
        return possible[0] if len(possible) == 1 else None

    def offers(self, table: "StemTable") -> list[Move]:
        """The same as moves of any game."""
        return cast(list[Move], self.possible(table))

    def possible(self, table: "StemTable") -> "list[StemMove]":
        """The moves that can be chosen now, by the checks of `refused`."""
        possible: list[StemMove] = []
        for move in self.candidates(table):
            if self.refused(table, move) is None:
                possible.append(move)
        return possible


class Bonus(Fixed, ABC):
    """§S-42 Points for a Hero at the end, counted once from printed points."""

    def __init__(self, id: str, words: str) -> None:
        super().__init__(id)
        self.words = words

    @abstractmethod
    def points(self, table: "StemTable", seat: int, work: "Work", eyes: int) -> int:
        """What it brings as the table stands."""


class Condition(Fixed, ABC):
    """§S-07 What a Challenge asks for; a Polymath stands for no type."""

    def __init__(self, id: str, words: str) -> None:
        super().__init__(id)
        self.words = words

    @abstractmethod
    def met(self, table: "StemTable", seat: int, eyes: int) -> bool:
        """Whether a seat meets it as the table stands."""
