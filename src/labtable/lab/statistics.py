"""Shares and means with their 95 % intervals."""

from math import sqrt

import msgspec

Z = 1.959964  # two-sided 95 %


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval in which its true value lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3g} [{self.low:.3g}, {self.high:.3g}]"


def share(successes: float, trials: int) -> Estimate:
    """A share of trials with Wilson's interval; halves may be counted."""
    p = successes / trials
    spread = Z * sqrt(p * (1 - p) / trials + Z * Z / (4 * trials * trials))
    middle = p + Z * Z / (2 * trials)
    scale = 1 + Z * Z / trials
    return Estimate(p, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def mean(total: float, squares: float, trials: int) -> Estimate:
    """A mean with its normal interval, from the sum and the sum of squares."""
    middle = total / trials
    variance = max(0.0, squares - trials * middle * middle) / max(1, trials - 1)
    spread = Z * sqrt(variance / trials)
    return Estimate(middle, middle - spread, middle + spread)
