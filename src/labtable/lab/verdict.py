"""The verdict: what the numbers say to the question, in one sentence."""

from collections.abc import Sequence
from math import isinf
from typing import Literal

import msgspec

from labtable.kernel.words import counted, listed
from labtable.lab.measures import POINTS
from labtable.lab.statistics import Estimate

Reading = Literal["same", "more", "less", "open"]
Answer = Literal["yes", "no", "open", "fair", "unfair", "told"]
MINUS = "−"


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """What a change does to a measure."""

    by: Estimate
    reading: Reading
    missing: int = 0
    """About how many deals would be needed to tell, where it cannot be told yet."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A measure with all that was found of it."""

    name: str
    words: str
    note: str
    unit: str
    band: float
    fair: float | None
    values: list[Estimate]
    """On each side."""
    fairness: list[Reading]
    """On each side, where there is a fair share."""
    differences: list[Difference]
    """For each change."""
    decides: bool


class Verdict(msgspec.Struct, frozen=True):
    """The answer and its sentence."""

    answer: Answer
    sentence: str


def read(by: Estimate, band: float) -> Reading:
    """What an interval says: within the band nothing that matters, beyond it something, else it cannot be told."""
    if -band <= by.low and by.high <= band:
        return "same"
    if by.low > band:
        return "more"
    return "less" if by.high < -band else "open"


def read_fairness(value: Estimate, fair: float, band: float) -> Reading:
    """The same of how far a share is from the fair one."""
    return read(Estimate(value.value - fair, value.low - fair, value.high - fair), band)


def amount(value: float, unit: str) -> str:
    """A value as it is told: `26.1 %`, `10.6 rounds`."""
    return f"{figure(value)} %" if unit == POINTS else f"{figure(value)} {unit}"


def figure(value: float, places: int | None = None) -> str:
    """A number with as many places as people want to see."""
    if isinf(value):
        return f"{MINUS if value < 0 else ''}∞"
    fine = 2 if places is None and abs(value) < 2 else 1 if places is None else places
    return f"{value:.{fine}f}".replace("-", MINUS)


def signed(value: float, places: int | None = None) -> str:
    """A difference with its sign."""
    shown = figure(abs(value), places)
    if isinf(value):
        return f"{MINUS if value < 0 else '+'}∞"
    return f"{MINUS if value < 0 and float(shown) else '+' if float(shown) else ''}{shown}"


def places_of(by: Estimate) -> int:
    """As many places as an interval is worth."""
    return 1 if by.high - by.low >= 1 else 2


def middle(by: Estimate) -> str:
    """A difference, as exactly as it is known."""
    return signed(by.value, places_of(by))


def span(by: Estimate) -> str:
    """An interval of a difference in words."""
    return f"{signed(by.low, places_of(by))} to {signed(by.high, places_of(by))}"


def plain_span(value: Estimate) -> str:
    """An interval of a value in words."""
    return f"{figure(value.low, places_of(value))} to {figure(value.high, places_of(value))}"


def verdict_of(change: int, name: str, told: Sequence[Told]) -> Verdict:
    """What one change does: yes, no difference that matters, or it cannot be told yet."""
    deciding = [each for each in told if each.decides]
    moved = [each for each in deciding if each.differences[change].reading in ("more", "less")]
    unsure = [each for each in deciding if each.differences[change].reading == "open"]
    if moved:
        others = f" Also {moved[1].words if len(moved) == 2 else f'{len(moved) - 1} more'}." if moved[1:] else ""
        return Verdict("yes", f"Yes, {name} makes a difference: {what(moved[0], change)}{others}")
    if unsure:
        needed = max(each.differences[change].missing for each in unsure)
        more = f"; about {needed:,} deals would tell" if needed else ""
        several = f"the intervals of {len(unsure)} measures reach"
        which = f"the interval of {unsure[0].words} reaches" if len(unsure) == 1 else several
        return Verdict("open", f"With {name} it cannot be told yet: {which} beyond what matters{more}.")
    return Verdict("no", f"No difference that matters: with {name} {stays(deciding)}.")


def what(told: Told, change: int) -> str:
    """What became of a measure, with its interval."""
    by = told.differences[change].by
    before, after = amount(told.values[0].value, told.unit), amount(told.values[change + 1].value, told.unit)
    return f"{told.words}, from {before} to {after}, {middle(by)} (95 % interval {span(by)})."


def stays(told: Sequence[Told]) -> str:
    """What stays as it was."""
    if len(told) == 1:
        return f"{told[0].words} stays as it was, within {amount(told[0].band, told[0].unit)}"
    return f"all {len(told)} measures stay as they were"


def standing_verdict(title: str, told: Sequence[Told], band: float) -> Verdict:
    """What a study without any change says: whether every place is as well off."""
    places = [each for each in told if each.fair is not None]
    far = [each for each in places if each.fairness[0] in ("more", "less")]
    if far:
        far.sort(key=lambda each: -abs(each.values[0].value - (each.fair or 0)))
        return Verdict("unfair", f"No, {title} is not fair between these bots: {fairness(far[0], 0)}")
    if places and all(each.fairness[0] == "same" for each in places):
        return Verdict("fair", f"Yes, every place at {title} is as well off, within {band:g} points.")
    if places:
        unsure = listed([each.words for each in places if each.fairness[0] == "open"])
        return Verdict("open", f"It cannot be told yet: the interval of {unsure} reaches beyond what counts as fair.")
    return Verdict("told", f"{counted(len(told), 'measure')} of {title}, each with its interval.")


def fairness(told: Told, side: int) -> str:
    """How far from fair a share is."""
    value = told.values[side]
    interval = f"95 % interval {plain_span(value)}"
    return f"{told.words} is {figure(value.value)} %, not {figure(told.fair or 0)} % ({interval})."
