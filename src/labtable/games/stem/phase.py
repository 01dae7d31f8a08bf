"""Phases: a table waits for an answer, or something passes by itself; the chapters of the rules say what and when."""

from abc import ABC, abstractmethod

from labtable.games.stem.kinds import HERO, INSPIRATION, RESPONSE, UNLIMITED
from labtable.games.stem.moves import StemMove
from labtable.games.stem.piles import faces_in
from labtable.games.stem.table import StemTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule


class Interlude(Phase, ABC):
    """A phase that asks nobody."""

    @abstractmethod
    def go_on(self, table: StemTable) -> None:
        """Let it pass, up to the phase that comes next."""


class Question(Phase, ABC):
    """A phase in which a seat is asked, perhaps midway through a choice of several steps."""

    def __init__(self, id: str, number: int, *, midway: bool = False) -> None:
        super().__init__(id, number)
        self.midway = midway

    @abstractmethod
    def offers(self, table: StemTable) -> list[Move]:
        """What can be chosen."""

    @abstractmethod
    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """Why a move cannot be chosen."""

    @abstractmethod
    def choose(self, table: StemTable, move: StemMove) -> None:
        """Carry out a choice, up to the phase that comes next."""

    def can_decline(self, table: StemTable) -> bool:
        """§S-69 Whether passing or stopping is open, whatever else is."""
        return False

    def only_possibility(self, table: StemTable) -> StemMove | None:
        """§S-69 What is chosen by itself: nothing else is possible, and nobody can pass, stop or do without."""
        if self.can_decline(table):
            return None
        offered = self.offers(table)
        if len(offered) != 1:
            return None
        only = offered[0]
        assert isinstance(only, StemMove), "a table offers moves of its own game"
        return None if only.declines() else only

    def silence(self, table: StemTable) -> Move | None:
        """The move with which the actor passes, while nobody else may know who is asked."""
        return None

    def speechless(self, table: StemTable) -> bool:
        """Whether the actor is asked in secret and can only pass."""
        return False

    def hush(self, table: StemTable) -> bool:
        """Let all pass who are asked in secret and can do nothing else; whether nobody is left to ask."""
        return False

    def touches(self, table: StemTable, seat: int) -> bool:
        """Whether what is asked in secret may change what a seat has."""
        return True

    def most_points(self, table: StemTable) -> int:
        """§S-25 What a Discovery can be worth at most for which a Hero is announced now."""
        return UNLIMITED

    def shown(self, table: StemTable) -> list[Move]:
        """What a board shows, open or greyed out."""
        return self.offers(table)

    def lacking(self, table: StemTable, move: StemMove, rule: Rule) -> str:
        """What a refused move lacks on this very table, or nothing where the rule says it all."""
        return ""


class Invitation(Question):
    """A question that is asked when it arises, and that can be declined; an interlude leads to it."""

    def __init__(self, id: str, number: int, interlude: int, *, midway: bool = False) -> None:
        super().__init__(id, number, midway=midway)
        self.interlude = interlude

    @abstractmethod
    def arises(self, table: StemTable, seat: int) -> bool:
        """Whether this seat is asked."""

    @abstractmethod
    def accept(self, table: StemTable, move: StemMove) -> None:
        """Carry out a choice that declines nothing."""

    @abstractmethod
    def end(self, table: StemTable) -> None:
        """Go on with what comes afterwards."""

    def invite(self, table: StemTable) -> None:
        """Ask the active player, if there is anything to ask."""
        if self.arises(table, table.active):
            self.ask(table, table.active)
        else:
            self.end(table)

    def ask(self, table: StemTable, seat: int) -> None:
        """Wait for this seat."""
        table.phase = self.number
        table.actor = seat

    def choose(self, table: StemTable, move: StemMove) -> None:
        if move.declines():
            self.end(table)
        else:
            self.accept(table, move)

    def can_decline(self, table: StemTable) -> bool:
        return True


class Moment(Invitation):
    """§S-61 A secret moment: all are asked who might hold a card for it, and a pass is told to nobody."""

    @abstractmethod
    def holds_card(self, table: StemTable, seat: int) -> bool:
        """Whether the seat really holds a card that it may use now."""

    def invite(self, table: StemTable) -> None:
        """§S-61 The active player, then clockwise; when all have passed, the moment is over."""
        if not self.ask_next(table):
            self.end(table)

    def ask_next(self, table: StemTable) -> bool:
        """Ask the first who has not passed; whether there is one."""
        while table.asked < table.seats:
            seat = table.active + table.asked
            if seat >= table.seats:
                seat -= table.seats
            if self.arises(table, seat):
                table.phase = self.number
                table.actor = seat
                return True
            table.asked += 1
        return False

    def choose(self, table: StemTable, move: StemMove) -> None:
        if move.declines():
            table.asked += 1
            self.invite(table)
        else:
            self.accept(table, move)

    def hush(self, table: StemTable) -> bool:
        """§S-61 All pass who hold no card, up to the next who does, or the end of the moment."""
        while not self.holds_card(table, table.actor):
            table.asked += 1
            if not self.ask_next(table):
                self.end(table)
                return True
        return False

    def silence(self, table: StemTable) -> Move | None:
        """§S-61, §S-69 Nobody is told who is asked for an Inspiration, or that somebody passes."""
        return table.moves.pass_on

    def speechless(self, table: StemTable) -> bool:
        """§S-61 Who holds no Inspiration for this moment can only pass."""
        return not self.holds_card(table, table.actor)

    def shown(self, table: StemTable) -> list[Move]:
        return hand_in_use(table, table.moves.add)


class Inviting(Interlude):
    """Leads to an invitation."""

    def __init__(self, invitation: Invitation) -> None:
        super().__init__(f"inviting to {invitation.id}", invitation.interlude)
        self.invitation = invitation

    def go_on(self, table: StemTable) -> None:
        self.invitation.invite(table)


def hand_in_use(table: StemTable, enhancing: list[StemMove]) -> list[Move]:
    """What the cards of the actor's hand are for; an Enhancement is added or attached as the phase has it."""
    return [move_with(table, face, enhancing) for face in faces_in(table, table.hands[table.actor])]


def move_with(table: StemTable, face: int, enhancing: list[StemMove]) -> Move:
    """What one card is for: a Hero scores, an Inspiration is played or answers."""
    card = table.edition.cards[face]
    if card.kind == HERO:
        return table.moves.announce[face]
    if card.kind == INSPIRATION:
        return table.moves.answer[face] if card.window == RESPONSE else table.moves.play[face]
    return enhancing[face]
