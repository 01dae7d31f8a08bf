"""Choices of several steps: which base, and which place."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from labtable.games.adna.chains import join
from labtable.games.adna.decks import LETTERS, U, swift
from labtable.games.adna.end import completes
from labtable.games.adna.events import Laid
from labtable.games.adna.moves import Base, Place
from labtable.games.adna.phase import Question
from labtable.games.adna.rules import FIRST_SIX
from labtable.games.adna.table import AdnaTable
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule


class BaseQuestion(Question, ABC):
    """Which base is laid next."""

    @abstractmethod
    def base_refused(self, table: AdnaTable, face: int) -> Rule | None:
        """Why this base cannot be laid."""

    @abstractmethod
    def lay(self, table: AdnaTable, face: int) -> None:
        """Lay a base where the choice is about it."""

    def choices(self, table: AdnaTable) -> list[Move]:
        moves: list[Move] = []
        for move in table.edition.moves.bases:
            if self.base_refused(table, move.face) is None:
                moves.append(move)
        return moves

    def choice_refused(self, table: AdnaTable, move: Move) -> Rule | None:
        return self.base_refused(table, move.face) if isinstance(move, Base) else self.asked

    def accept(self, table: AdnaTable, move: Move) -> None:
        assert isinstance(move, Base)
        self.lay(table, move.face)

    def shown(self, table: AdnaTable) -> list[Move]:
        return [*table.edition.moves.bases, table.edition.moves.done]


class TrayQuestion(BaseQuestion):
    """Which of the bases that lie open is laid next."""

    @abstractmethod
    def emptied(self, table: AdnaTable) -> None:
        """The last one was laid."""

    def base_refused(self, table: AdnaTable, face: int) -> Rule | None:
        """§A-04, §A-35 Only a base that lies ready, a U last."""
        if tray_index(table, face) < 0:
            return self.asked
        return FIRST_SIX if face == U and len(table.tray) > 1 else None

    def lay(self, table: AdnaTable, face: int) -> None:
        """§A-04, §A-35 One of the cards that lie open goes to the 3' end."""
        owner = self.chain(table)
        join(table, owner, table.tray.pop(tray_index(table, face)))
        if table.events is not None:
            table.tell(Laid(seat=table.actor, chain=owner, base=LETTERS[face]))
        if not completes(table, owner) and not table.tray:
            self.emptied(table)


def tray_index(table: AdnaTable, face: i64) -> i64:
    """Where a base lies among those turned up, or -1."""
    tray = swift(table.tray)
    faces = swift(table.cards.faces)
    for index in range(len(tray)):
        if faces[tray[index]] == face:
            return index
    return -1


class PlaceQuestion(Question, ABC):
    """Which place of a chain is chosen next."""

    @abstractmethod
    def place_refused(self, table: AdnaTable, place: int) -> Rule | None:
        """Why this place cannot be chosen: it is not there, or does not fit those chosen before."""

    @abstractmethod
    def pick(self, table: AdnaTable, place: int) -> None:
        """A place was chosen; the last one decides."""

    def choices(self, table: AdnaTable) -> list[Move]:
        moves: list[Move] = []
        for place in range(len(table.chains[self.chain(table)])):
            if self.place_refused(table, place) is None:
                moves.append(table.edition.moves.places[place])
        return moves

    def choice_refused(self, table: AdnaTable, move: Move) -> Rule | None:
        return self.place_refused(table, move.place) if isinstance(move, Place) else self.asked

    def accept(self, table: AdnaTable, move: Move) -> None:
        assert isinstance(move, Place)
        table.picks.append(move.place)
        self.pick(table, move.place)

    def shown(self, table: AdnaTable) -> list[Move]:
        moves = table.edition.moves
        return [*moves.places[: len(table.chains[self.chain(table)])], moves.done, moves.leave]
