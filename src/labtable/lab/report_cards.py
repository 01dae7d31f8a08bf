"""The cards of a report: a line for each, what stands out first, drawn beside what others win."""

import msgspec

from labtable.lab.card_shares import FATES, CardChange, CardLine, Worth
from labtable.lab.findings import Cards, Findings
from labtable.lab.report_rows import Plot, within
from labtable.lab.statistics import Estimate
from labtable.lab.verdict import middle, span

SHOWN = 12


class CardRow(msgspec.Struct, frozen=True, kw_only=True):
    """One card."""

    name: str
    drawn: str
    played: str
    discarded: str
    kept: str
    wins: str
    lift: str
    span: str
    when_drawn: str
    change: str
    change_span: str
    plot: Plot | None
    ring: float | None
    out: bool


class ShownCards(msgspec.Struct, frozen=True):
    """All cards: the first, and the rest."""

    first: list[CardRow]
    rest: list[CardRow]
    number: int
    drawn: bool
    did: str
    do: str


def shown_cards(findings: Findings) -> ShownCards | None:
    """The cards of the last side."""
    cards = findings.cards
    if cards is None:
        return None
    lines = sorted(cards.sides[-1], key=lambda line: not line.stands_out)
    before = {line.id: line for line in cards.sides[0]} if len(cards.sides) > 1 else {}
    changes = {change.id: change for change in cards.changes[-1]} if cards.changes else {}
    scale = widest(cards)
    rows = [row_of(line, cards, before.get(line.id), changes.get(line.id), scale) for line in lines]
    least = max(SHOWN, min(2 * SHOWN, sum(row.out for row in rows)))
    drawn = any(line.drawn for line in lines)
    return ShownCards(rows[:least], rows[least:], len(rows), drawn, "plays", "play")


def told_worth(line: CardLine | None) -> Worth | None:
    """What is drawn of a card: its being played, or else its being drawn."""
    if line is None:
        return None
    return next((line.worth[fate] for fate in FATES if fate in line.worth), None)


def widest(cards: Cards) -> float:
    """How much a drawing must show to either side of none."""
    lifts = [told_worth(line) for side in cards.sides for line in side]
    return max((abs(worth.lift.value) for worth in lifts if worth), default=0.1) * 1.25 or 0.1


def row_of(line: CardLine, cards: Cards, before: CardLine | None, change: CardChange | None, scale: float) -> CardRow:
    """One card."""
    worth, was = told_worth(line), told_worth(before)
    drawn = line.worth.get("drawn")
    return CardRow(
        name=cards.names[line.id],
        drawn=f"{line.drawn:,}",
        played=f"{line.played:,}",
        discarded=f"{line.discarded:,}",
        kept=f"{line.kept:,}",
        wins=f"{100 * worth.wins.value:.1f} %" if worth else "too few",
        lift=middle(points(worth.lift)) if worth else "",
        span=span(points(worth.lift)) if worth else "",
        when_drawn=middle(points(drawn.lift)) if drawn else "",
        change=middle(points(change.difference)) if change else "",
        change_span=span(points(change.difference)) if change else "",
        plot=drawing(worth.lift, scale) if worth else None,
        ring=within(50 + 50 * was.lift.value / scale) if was else None,
        out=bool(line.stands_out) or bool(change and change.stands_out),
    )


def points(part: Estimate) -> Estimate:
    """A part of one as points."""
    return Estimate(100 * part.value, 100 * part.low, 100 * part.high)


def drawing(lift: Estimate, scale: float) -> Plot:
    """A lift as it is drawn."""
    low, at, high = (within(50 + 50 * value / scale) for value in (lift.low, lift.value, lift.high))
    return Plot((0.0, 0.0), low, round(high - low, 2), at)
