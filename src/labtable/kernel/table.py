"""The table: what lies on it, who must decide, and what may be done."""

from abc import ABC, abstractmethod
from math import exp, log
from typing import Final

from mypy_extensions import mypyc_attr

from labtable.kernel.errors import IllegalMove
from labtable.kernel.event import Event
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(ABC):
    """A game in progress, mutable and owned by one holder; `clone()` makes a second one."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.actor = NOBODY
        self.round = 1
        self.events: list[Event] | None = None

    @abstractmethod
    def legal(self) -> list[Move]:
        """The moves the actor may choose from: never empty before the end, empty after it."""

    @abstractmethod
    def refusal(self, move: Move) -> Rule | None:
        """The rule that forbids the actor this move now, or None; `legal()` is made of the same checks."""

    @abstractmethod
    def carry_out(self, move: Move) -> None:
        """Do what a move says; only ever called for a legal one."""

    def clone(self) -> "Table":
        """A table in the same state that shares nothing changeable with this one; nobody listens to it.

        This one copies whatever is there. A game that bots search in writes its own, which is many times as fast.
        """
        from labtable.kernel.twin import twin_of  # here, because it knows tables

        return twin_of(self)

    def __copy__(self) -> "Table":
        """A clone; if somebody listens here, somebody listens to it too, and what was told so far is told there."""
        twin = self.clone()
        if self.events is not None:
            twin.events = self.events.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        """The same, since a table shares nothing changeable with its copies."""
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle is a copy for another process of the same Labtable; to keep a match for years, keep its Record."""
        from labtable.kernel.pickling import pickled  # here, because it knows games, and they know tables

        return pickled(self)

    def imagine(self, seat: int, rng: Rng) -> "Table":
        """A clone in which all that this seat cannot know is dealt anew, with a fresh generator; chance is all here."""
        twin = self.clone()
        twin.rng = rng.fork()
        return twin

    @abstractmethod
    def scores(self) -> list[int]:
        """The score of every seat as the table stands."""

    def scores_seen(self, seat: int | None) -> list[int]:
        """The scores as a seat, or a spectator (None), may know them; all of them unless a game hides something."""
        return self.scores()

    def ranks(self) -> list[list[int]]:
        """What every seat is compared by, what counts first in front and more being better; usually the score alone."""
        return [[score] for score in self.scores()]

    def winners(self) -> list[int]:
        """The seats that have won, more than one if they share it; none before the end."""
        if self.actor != NOBODY:
            return []
        ranks = self.ranks()
        best = max(ranks)
        return [seat for seat in range(self.seats) if ranks[seat] == best]

    def returns(self) -> list[float]:
        """What the match brought every seat: 1 for winning alone, all together nought; nothing before the end."""
        winners = self.winners()
        if not winners:
            return [0.0] * self.seats
        share = self.seats / len(winners)
        return [((share if seat in winners else 0.0) - 1.0) / (self.seats - 1) for seat in range(self.seats)]

    def games_won(self, seat: int) -> int:
        """How many games a seat has won of a match that has several; none where the table is one game."""
        return 0

    def judgement(self, seat: int) -> float:
        """How good this position looks for a seat, in points of score; games know better than this."""
        scores = self.scores()
        best_other = max(scores[:seat] + scores[seat + 1 :])
        return float(scores[seat] - best_other)

    def leads(self) -> list[float]:
        """How far each seat is ahead of its strongest rival, by everybody's own judgement; less where others are close.

        With these leads the chances of all seats add up to one.
        """
        judged = [self.judgement(seat) + self.owed(seat) for seat in range(self.seats)]
        swing = self.swing()
        leads = []
        for seat in range(self.seats):
            rivals = judged[:seat] + judged[seat + 1 :]
            strongest = max(rivals)
            crowd = sum([exp((rival - strongest) / swing) for rival in rivals])
            leads.append(judged[seat] - strongest - swing * log(crowd))
        return leads

    def owed(self, seat: int) -> float:
        """What the turn is worth that others have had and this seat has still to take, in points of score.

        The judgement counts what lies on the table, so who has just played looks ahead of who plays next.
        """
        return 0.0

    def swing(self) -> float:
        """The lead over one rival with which a seat wins about three games in four."""
        return 4.0

    @property
    def revelations(self) -> int:
        """A count that moves on whenever chance decides something or anybody learns what was hidden.

        A move after which it is the same can be taken back without anybody being the wiser.
        """
        return self.rng.counter

    def whose_turn(self) -> int:
        """The seat whose turn it is, while another may be asked something; the actor, unless a game knows better."""
        return self.actor

    def silence(self) -> Move | None:
        """The move with which the actor passes, while nobody else may know who is being asked; None at other times.

        The rules ask every seat in turn that might hold an answer for all that everybody can know, so that what is
        asked, and when, betrays no hand.
        """
        return None

    def in_secret(self) -> bool:
        """Whether nobody but the actor may know who is being asked now."""
        return self.silence() is not None

    def touches(self, seat: int) -> bool:
        """Whether what is asked in secret now may change what a seat has, for all that everybody can see.

        Who wants to be asked only about that is asked by this, so it may hang on nothing hidden.
        """
        return True

    def speechless(self) -> bool:
        """Whether the actor is asked in secret and can only pass."""
        return self.in_secret() and len(self.legal()) == 1

    def midway(self) -> bool:
        """Whether the actor is in the middle of a choice of several steps."""
        return False

    def presumed(self) -> Move | None:
        """What a bot takes for granted to see where its own move leads: nobody answers, unless a game knows better."""
        return self.silence()

    def routine(self) -> Move | None:
        """The move that ends a choice which is not worth thinking about, such as one of cards to throw away.

        A bot that looks ahead takes it for granted, and chooses at first sight where the choice is its own.
        """
        return None

    def play(self, move: Move) -> None:
        """Carry out a legal move; an illegal one raises and leaves the table untouched."""
        rule = self.refusal(move)
        if rule is not None:
            raise IllegalMove(move, rule)
        self.carry_out(move)

    def hush(self) -> None:
        """Let everybody pass who is asked in secret and holds no answer."""
        while self.speechless():
            move = self.silence()
            assert move is not None, "who is speechless can be silent"
            self.carry_out(move)

    def listen(self) -> None:
        """Record events from now on."""
        if self.events is None:
            self.events = []

    def tell(self, event: Event) -> None:
        """Record an event; ask `events is not None` first, so that nobody pays when nobody listens."""
        if self.events is not None:
            self.events.append(event)
