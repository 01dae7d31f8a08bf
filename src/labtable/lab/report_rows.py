"""The rows of a report: each measure with its drawing, and in short how places, length and cards fare."""

import msgspec

from labtable.lab.findings import Findings
from labtable.lab.measures import POINTS
from labtable.lab.statistics import Estimate
from labtable.lab.verdict import MINUS, Told, amount, figure, middle, plain_span, span

BAND_WIDTH = 31.2  # per cent of a drawing that a band takes
FURTHEST = 3.0  # bands to either side that a drawing shows
EDGE = 3.0


class Plot(msgspec.Struct, frozen=True):
    """Where things stand in a drawing, in per cent of its width."""

    band: tuple[float, float]
    low: float
    width: float
    at: float


class Row(msgspec.Struct, frozen=True):
    """One measure, for one change."""

    words: str
    note: str
    before: str
    after: str
    plot: Plot | None
    by: str
    span: str
    reading: str
    of: str = ""
    """Which change it is of, where there are several."""


class Chip(msgspec.Struct, frozen=True):
    """One thing in short."""

    title: str
    words: str
    icon: str
    look: str


def plot_of(by: Estimate, band: float) -> Plot | None:
    """A difference drawn to the scale of its band, which is as wide in every row."""
    if band <= 0:
        return None
    half = BAND_WIDTH / 2
    low, at, high = (within(50 + half * value / band) for value in (by.low, by.value, by.high))
    return Plot((round(50 - half, 2), BAND_WIDTH), low, round(high - low, 2), at)


def within(place: float) -> float:
    """A place that is not beyond the edge."""
    return round(min(100 - EDGE, max(EDGE, place)), 2)


def shown_rows(findings: Findings) -> list[Row]:
    """All measures; with several changes, each has its rows."""
    if not findings.sides[1:]:
        return [alone(each, findings.fair_band) for each in findings.measures]
    several = len(findings.sides) > 2
    return [
        compared(each, number, findings.sides[number + 1].name if several else "")
        for each in findings.measures
        for number in range(len(each.differences))
    ]


def alone(told: Told, fair_band: float) -> Row:
    """A measure of a study without any change."""
    value = told.values[0]
    plot, reading = None, ""
    if told.fair is not None:
        fair = told.fair
        plot = plot_of(Estimate(value.value - fair, value.low - fair, value.high - fair), fair_band)
        reading = told.fairness[0]
    shown = amount(value.value, told.unit)
    return Row(told.words, told.note, shown, "", plot, "", plain_span(value), reading)


def compared(told: Told, number: int, of: str) -> Row:
    """What one change makes of a measure."""
    found = told.differences[number]
    unit = "points" if told.unit == POINTS else told.unit
    before, after = told.values[0].value, told.values[number + 1].value
    sign = "%" if told.unit == POINTS else ""
    return Row(
        words=told.words,
        note=told.note,
        before=f"{figure(before)} {sign}".strip(),
        after=f"{figure(after)} {sign}".strip(),
        plot=plot_of(found.by, told.band),
        by=f"{middle(found.by)} {unit}",
        span=span(found.by),
        reading=found.reading,
        of=of,
    )


def chips_of(findings: Findings) -> list[Chip]:
    """Places, length and cards in short."""
    found = []
    places = [each for each in findings.measures if each.fair is not None]
    if places:
        found.append(places_chip(places))
    length = next((each for each in findings.measures if each.name == "length"), None)
    if length is not None and length.differences:
        by = length.differences[-1]
        words = f"{figure(abs(by.by.value))} rounds {'longer' if by.by.value > 0 else 'shorter'}"
        found.append(Chip("Length", words if by.reading != "same" else "stays as it was", *look_of(by.reading)))
    elif length is not None:
        found.append(Chip("Length", amount(length.values[0].value, length.unit), "check", ""))
    if findings.cards is not None:
        out = sum(bool(line.stands_out) for line in findings.cards.sides[-1])
        moved = sum(change.stands_out for change in findings.cards.changes[-1]) if findings.cards.changes else 0
        words = f"{moved} of them changed" if moved else f"{out} of {len(findings.cards.names)} stand out"
        found.append(
            Chip("Cards", words if out or moved else "none stands out", *look_of("more" if out or moved else "same"))
        )
    return found


def places_chip(places: list[Told]) -> Chip:
    """Whether every place is as well off on the last side."""
    far = [each for each in places if each.fairness[-1] in ("more", "less")]
    if far:
        worst = max(far, key=lambda each: abs(each.values[-1].value - (each.fair or 0)))
        by = worst.values[-1].value - (worst.fair or 0)
        sign = "+" if by > 0 else MINUS
        return Chip("Places", f"{worst.words.split('’')[0]}: {sign}{abs(by):.1f} points from fair", "warn", "w")
    if all(each.fairness[-1] == "same" for each in places):
        return Chip("Places", "every place is as well off", "check", "")
    return Chip("Places", "cannot tell yet", "ask", "o")


def look_of(reading: str) -> tuple[str, str]:
    """The sign and the look of a reading."""
    return {"same": ("check", ""), "open": ("ask", "o")}.get(reading, ("warn", "w"))
