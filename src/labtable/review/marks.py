"""Marks: calm words for what a decision was worth; each rests on a difference that is larger than its noise."""

from typing import Final

from labtable.review.findings import Chance, Mark

LOOSE: Final = 0.05
SLIP: Final = 0.10
COSTLY: Final = 0.20
BY_FAR: Final = 0.10
SURE: Final = 0.5  # so much of what a mark says must hold at the lower bound
THRESHOLDS: Final[tuple[tuple[Mark, float], ...]] = (("costly", COSTLY), ("slip", SLIP), ("loose", LOOSE))
MARKS: Final[tuple[Mark, ...]] = ("bright", "sound", "loose", "slip", "costly")


def mark_of(cost: Chance, ahead: Chance | None, *, obvious: bool) -> Mark:
    """What a decision deserves: by what it gave away, and if that is nothing by how far it was ahead of all others."""
    for mark, points in THRESHOLDS:
        if reaches(cost, points):
            return mark
    if ahead is not None and reaches(ahead, BY_FAR) and not obvious:
        return "bright"
    return "sound"


def reaches(difference: Chance, points: float) -> bool:
    """Whether a difference is as large as that, and its lower bound tells that it is no noise."""
    return difference.value >= points and difference.low >= SURE * points
