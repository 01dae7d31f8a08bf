"""Sums: many whole numbers as how many, their sum and that of their squares; exact, in whatever order they come."""

from math import erfc, inf, log, sqrt

import msgspec

from labtable.lab.statistics import Estimate, Z

RISK = 0.05  # that an interval misses


class Sum(msgspec.Struct, array_like=True):
    """Numbers that were added up."""

    n: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Take in one number."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Sum") -> None:
        """Take in the numbers of another."""
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        """Their mean; 0 of none."""
        return self.total / self.n if self.n else 0.0

    def variance(self) -> float:
        """Their variance, worked out in whole numbers up to the last step."""
        if self.n < 2:
            return 0.0
        return (self.n * self.squares - self.total * self.total) / (self.n * (self.n - 1))


class Reach(msgspec.Struct, frozen=True):
    """How far an interval reaches: for a number of games fixed before, or for one that hangs on what was seen.

    The latter holds at every look at once. It is Robbins' normal mixture, tuned to the number for which it was planned
    (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence
    sequences"), and about half as wide again.
    """

    planned: int = 0
    """For how many numbers a sequence of looks is tuned; 0 means one look at the end."""

    def around(self, numbers: Sum, scale: float) -> Estimate:
        """Their mean, divided by the scale, with its interval."""
        middle = numbers.mean() / scale
        spread = self.half(numbers) / scale
        return Estimate(middle, middle - spread, middle + spread)

    def half(self, numbers: Sum) -> float:
        """Half the width of the interval of their mean; one number tells nothing of the others."""
        if numbers.n < 2:
            return inf
        return self.factor(numbers.n) * sqrt(numbers.variance() / numbers.n)

    def factor(self, n: int) -> float:
        """How many standard errors it reaches."""
        if not self.planned:
            return Z
        tuned = (-2 * log(RISK) + log(-2 * log(RISK)) + 1) / self.planned
        looked = n * tuned
        return sqrt(2 * (looked + 1) / looked * log(sqrt(looked + 1) / RISK))


def chance_of(value: float, error: float) -> float:
    """How likely so large a value is, either way, if there is nothing but chance."""
    if error <= 0:
        return 1.0 if value == 0 else 0.0
    return erfc(abs(value) / error / sqrt(2))


def holm(chances: list[float], risk: float = RISK) -> list[bool]:
    """Which of several values are more than chance, if together they may err with this risk (Holm)."""
    order = sorted(range(len(chances)), key=lambda index: chances[index])
    found = [False] * len(chances)
    for rank, index in enumerate(order):
        if chances[index] > risk / (len(chances) - rank):
            break
        found[index] = True
    return found
