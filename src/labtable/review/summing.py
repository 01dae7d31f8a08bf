"""Summing up: how well every seat chose, and where the match turned."""

from math import sqrt
from typing import Final

from labtable.review.findings import Accuracy, Chance, Summary
from labtable.review.marks import MARKS
from labtable.review.notes import Decided, Notes
from labtable.review.weighing import WIDTH

MOST_TURNS: Final = 7
SURE: Final = (
    "Every chance is an average over tables that the seat could imagine then, and lies within its band nineteen times "
    "in twenty. A move is called loose, a slip or costly from 5, 10 or 20 points on, if at least half of that is "
    "beyond the noise."
)


def summary(notes: Notes, seats: int) -> Summary:
    """What a review comes to."""
    return Summary(
        accuracy=[accuracy(seat, of_seat(notes, seat)) for seat in range(seats)],
        turning_points=turning_points(notes),
        sure=SURE,
    )


def of_seat(notes: Notes, seat: int) -> list[Decided]:
    """The decisions of a seat that had something to choose."""
    return [each for each in notes.decided.values() if each.verdict.seat == seat and not each.balance.idle]


def accuracy(seat: int, decided: list[Decided]) -> Accuracy:
    """What part a seat kept of what was at stake; a move from a hat keeps nothing."""
    at_stake = sum(each.balance.at_stake for each in decided)
    lost = sum(each.balance.lost[0] for each in decided)
    off = WIDTH * sqrt(sum(each.balance.lost[1] for each in decided))
    kept = [1.0 - each / at_stake if at_stake > 0.0 else 1.0 for each in (lost, lost + off, lost - off)]
    marks = [each.verdict.mark for each in decided]
    return Accuracy(
        seat=seat,
        kept=Chance(*(round(min(1.0, max(0.0, each)), 4) for each in kept)),
        decisions=len(decided),
        marks={mark: marks.count(mark) for mark in MARKS},
    )


def turning_points(notes: Notes) -> list[int]:
    """The moments that deserve most to be looked at, in their order."""
    marked = [each for each in notes.decided.values() if each.verdict.mark not in (None, "sound")]
    largest = sorted(marked, key=lambda each: -weight(each))[:MOST_TURNS]
    return sorted(each.verdict.number for each in largest)


def weight(decided: Decided) -> float:
    """How much hung on a decision: what it gave away, or by how much it was ahead."""
    balance = decided.balance
    return balance.ahead.value if decided.verdict.mark == "bright" and balance.ahead else balance.cost.value
