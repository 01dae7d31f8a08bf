"""Reasons: what a move changes for the better, told by a game that sees the table before and after it."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from labtable.kernel.move import Move
from labtable.kernel.table import Table
from labtable.kernel.words import counted, listed

Kind = Literal["wins", "gains", "completes", "opens", "denies", "averts", "keeps", "forced"]
CERTAIN: Final = 100.0  # the weight of what needs no other reason


class Names:
    """What seats are called in a reason."""

    def __init__(self, seats: Sequence[str]) -> None:
        self._seats = seats

    def __getitem__(self, seat: int) -> str:
        return self._seats[seat]

    def all_of(self, seats: Sequence[int]) -> str:
        """Some seats in a row: `Ada and Bo`."""
        return listed([self._seats[seat] for seat in seats])


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a move is good."""

    kind: Kind
    weight: float
    """How much it matters, in points of the game's judgement."""
    words: str
    """A whole sentence."""
    short: str
    """A few words for a list: `3 Achievement`."""
    possible: bool = False
    """Whether it is told where it is only possible; otherwise it holds on every table that the seat can imagine."""


class Change(NamedTuple):
    """A move on a table that a seat imagines, and what comes of it if nobody does more than is taken for granted."""

    before: Table
    move: Move
    after: Table
    """When the choice is whole and all that follows from it by itself has happened."""
    seat: int
    names: Names
    silent: Table | None = None
    """The table if the seat passes, where it is asked for an answer and does not."""
    others: Sequence[Table] = ()
    """What the others find before the seat's next turn, one after the other, if it chooses the runner-up instead."""


def score_reasons(change: Change) -> list[Reason]:
    """What every game can tell: points gained, and points that a rival loses."""
    seat, found = change.seat, []
    before, after = change.before.scores_seen(seat), change.after.scores_seen(seat)
    for each, (one, other) in enumerate(zip(before, after, strict=True)):
        points = counted(abs(other - one), "point")
        if each == seat and other > one:
            found.append(
                Reason(kind="gains", weight=float(other - one), words=f"It brings you {points}.", short=f"{points} now")
            )
        elif each != seat and other < one:
            words = f"{change.names[each]} loses {points}."
            short = f"{points} off {change.names[each]}"
            found.append(Reason(kind="denies", weight=float(one - other), words=words, short=short))
    return found
