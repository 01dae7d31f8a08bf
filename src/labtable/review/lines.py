"""Lines: the chances of all seats through the match, from all that was measured of them."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from labtable.review.findings import Curve, Line
from labtable.review.notes import Notes
from labtable.review.pieces import Seen, Surveyed
from labtable.review.smooth import Measured, smoothed
from labtable.review.weighing import WIDTH

DIGITS: Final = 4
AROUND: Final = 3  # steps to either side
LEAST: Final = 0.5  # tables by which even a chance of nothing or of all may be off


def curve(seen: Sequence[Sequence[Seen | None]]) -> Curve:
    """The lines of all seats."""
    return Curve(lines=[line(each) for each in seen])


def line(seen: Sequence[Seen | None]) -> Line:
    """The line of one seat: what was measured, smoothed, with its bounds.

    How far a measurement may be off hangs on the chance itself, which the line knows better than a few tables do; so
    it is drawn twice.
    """
    ratio = spread_of(seen)
    around = [nearby(seen, step) for step in range(len(seen))]
    rough = smoothed(
        [None if each is None else measured(each, near, ratio) for each, near in zip(seen, around, strict=True)]
    )
    found = smoothed(
        [None if each is None else measured(each, known.mean, ratio) for each, known in zip(seen, rough, strict=True)]
    )
    off = [WIDTH * sqrt(each.doubt) for each in found]
    return Line(
        chances=[told(each.mean) for each in found],
        low=[told(each.mean - width) for each, width in zip(found, off, strict=True)],
        high=[told(each.mean + width) for each, width in zip(found, off, strict=True)],
    )


def nearby(seen: Sequence[Seen | None], step: int) -> float:
    """What was measured at a step and a few around it."""
    near = [each for each in seen[max(0, step - AROUND) : step + AROUND + 1] if each is not None]
    return sum(each.total for each in near) / max(1, sum(each.tables for each in near))


def told(chance: float) -> float:
    """A chance within its bounds."""
    return round(min(1.0, max(0.0, chance)), DIGITS)


def mean(seen: Seen) -> float:
    """What was measured."""
    return seen.total / seen.tables


def spread_of(seen: Sequence[Seen | None]) -> float:
    """How widely tables differ, as part of what they would if each were won or lost."""
    unsure = [each for each in seen if each is not None and not each.sure]
    own = sum(each.squares - each.total * each.total / each.tables for each in unsure)
    most = sum(each.total * (1.0 - mean(each)) for each in unsure)
    return min(1.0, own / most) if most > 0.0 else 1.0


def measured(seen: Seen, chance: float, ratio: float) -> Measured:
    """A measurement with its doubt, if the chance is about so high."""
    if seen.sure:
        return Measured(mean(seen), 0.0)
    part = LEAST / (seen.tables + 2.0 * LEAST)
    likely = min(1.0 - part, max(part, chance))
    return Measured(mean(seen), ratio * likely * (1.0 - likely) / seen.tables)


def seen_by(notes: Notes, surveyed: Surveyed, seat: int) -> list[Seen | None]:
    """What was measured of a seat's chance before the first step and after each; the end is known."""
    moments = surveyed.opening.moments
    found: list[Seen | None] = []
    for step in range(len(moments) + 1):
        decided, sums = notes.decided.get(step), notes.sums.get(step)
        if step == len(moments) and surveyed.shares:
            found.append(Seen(1, surveyed.shares[seat], 0.0, sure=True))
        elif decided is not None and moments[step].seat == seat:
            found.append(decided.balance.worth)
        else:
            found.append(None if sums is None else sums[seat])
    return found
