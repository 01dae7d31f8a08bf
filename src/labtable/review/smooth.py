"""Smoothing: a line through measured chances, which carries over what did not change and moves where it did.

From step to step a chance changes by little or, now and then, by much: its changes are taken to be spread as Student's
t. How much is little, and where it was much, is found from the measurements themselves, round by round (the EM
algorithm on a Kalman smoother). So the line follows jumps that are larger than the noise, and no others.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

TAIL: Final = 2.0  # degrees of freedom: how much readier a chance is to jump than to drift
ROUNDS: Final = 8
FIRST_GUESS: Final = 0.0004  # a change of two points, squared
UNKNOWN: Final = 0.25  # the variance of a chance of which nothing is known
TINY: Final = 1e-12


class Measured(NamedTuple):
    """A chance that was measured, and the variance of its error."""

    mean: float
    doubt: float


def smoothed(measured: Sequence[Measured | None]) -> list[Measured]:
    """The likeliest line through what was measured, with what is still in doubt; gaps are bridged."""
    usual = FIRST_GUESS
    changes = [usual] * len(measured)
    for _ in range(ROUNDS):
        line = backwards(forwards(measured, changes), changes)
        squares = changed(line)
        weights = [(TAIL + 1.0) / (TAIL + square / usual) for square in squares]
        usual = TINY + sum(map(float.__mul__, weights, squares)) / max(1, len(squares))
        changes = [usual, *(usual / weight for weight in weights)]
    return [Measured(each.mean, each.doubt) for each in backwards(forwards(measured, changes), changes)]


class Known(NamedTuple):
    """What is known at a step, and how it hangs together with the next."""

    mean: float
    doubt: float
    shared: float = 0.0


def forwards(measured: Sequence[Measured | None], changes: Sequence[float]) -> list[Known]:
    """What is known at each step from it and all before it."""
    line: list[Known] = []
    known = Known(0.5, UNKNOWN)
    for seen, change in zip(measured, changes, strict=True):
        doubt = known.doubt + change
        share = 0.0 if seen is None else doubt / (doubt + seen.doubt + TINY)
        off = 0.0 if seen is None else seen.mean - known.mean
        known = Known(known.mean + share * off, doubt * (1.0 - share))
        line.append(known)
    return line


def backwards(line: Sequence[Known], changes: Sequence[float]) -> list[Known]:
    """The same with what was measured afterwards."""
    found = [line[-1]]
    for known, change in zip(reversed(line[:-1]), reversed(changes), strict=False):
        ahead, later = known.doubt + change + TINY, found[-1]
        share = known.doubt / ahead
        doubt = max(0.0, known.doubt + share * share * (later.doubt - ahead))
        found.append(Known(known.mean + share * (later.mean - known.mean), doubt, share * later.doubt))
    found.reverse()
    return found


def changed(line: Sequence[Known]) -> list[float]:
    """The square of every change that is to be expected."""
    return [
        max(0.0, (later.mean - known.mean) ** 2 + known.doubt + later.doubt - 2.0 * known.shared)
        for known, later in pairwise(line)
    ]
