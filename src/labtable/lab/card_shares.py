"""Cards: how often a seat wins that a card comes to, beside what others win who stand as well.

A good player plays more cards, so who plays any card is often ahead already. Each card is therefore compared with all
cards that came to seats of the same standing: the chance that the game's own judgement gave the seat when the turn, or
round, began, in tenths.
"""

from collections.abc import Mapping
from math import sqrt

import msgspec

from labtable.lab.seen import STRATA
from labtable.lab.side import WHOLE
from labtable.lab.statistics import Estimate, Z, share
from labtable.lab.sums import chance_of, holm
from labtable.lab.tally import WON_OF_ALL, CardTally, SideTally

FATES = ("played", "drawn")
FEWEST = 30  # seats, before anything is said of a card
MOST_PAIRED = 12


class Worth(msgspec.Struct, frozen=True):
    """What a card's coming to a seat went with: the share of the wins, and what others win who stand as well."""

    seats: int
    wins: Estimate
    expected: float
    lift: Estimate
    """What it is more than expected."""

    @property
    def error(self) -> float:
        """The standard error of the lift."""
        return (self.lift.high - self.lift.low) / 2 / Z


class CardLine(msgspec.Struct, frozen=True, kw_only=True):
    """A card on one side."""

    id: str
    drawn: int
    played: int
    discarded: int
    kept: int
    worth: dict[str, Worth]
    """By fate, where it came to enough seats."""
    stands_out: list[str] = []
    """The fates in which it brings more, or less, than matters and than chance would."""


class PairLine(msgspec.Struct, frozen=True):
    """Two cards that a seat played both: what it wins beyond what the two give alone."""

    first: str
    second: str
    seats: int
    beyond: Estimate


def usual(side: SideTally, fate: str) -> list[float]:
    """For each standing, what a seat wins on average to which any card comes."""
    seats, won = [0] * STRATA, [0] * STRATA
    for tally in side.cards.values():
        strata = tally.strata(fate)
        for stratum in range(STRATA):
            seats[stratum] += strata[stratum * WON_OF_ALL]
            won[stratum] += strata[stratum * WON_OF_ALL + 1]
    return [w / n if n else 0.0 for n, w in zip(seats, won, strict=True)]


def worth_of(strata: list[int], usually: list[float]) -> Worth | None:
    """What a card goes with; None where it came to too few seats."""
    seats, won = sum(strata[::WON_OF_ALL]), sum(strata[1::WON_OF_ALL])
    if seats < FEWEST:
        return None
    expected = sum(n * p for n, p in zip(strata[::WON_OF_ALL], usually, strict=True))
    squares = sum(
        squared - 2 * p * w + n * p * p
        for n, w, squared, p in zip(strata[::3], strata[1::3], strata[2::3], usually, strict=True)
    )
    lift = (won - expected) / seats
    spread = Z * sqrt(max(0.0, squares / seats - lift * lift) / seats) / WHOLE
    lift /= WHOLE
    return Worth(
        seats, share(won / WHOLE, seats), expected / seats / WHOLE, Estimate(lift, lift - spread, lift + spread)
    )


def lines(side: SideTally, matters: float) -> list[CardLine]:
    """All cards of a side, those that stand out first after Holm's correction for all of them."""
    usually = {fate: usual(side, fate) for fate in FATES}
    found = [line_of(card, tally, usually) for card, tally in sorted(side.cards.items())]
    looks = [(number, fate, worth) for number, line in enumerate(found) for fate, worth in line.worth.items()]
    sure = holm([chance_of(worth.lift.value, worth.error) for _, _, worth in looks])
    out: list[list[str]] = [[] for _ in found]
    for (number, fate, worth), more_than_chance in zip(looks, sure, strict=True):
        if more_than_chance and abs(worth.lift.value) >= matters:
            out[number].append(fate)
    marked = [msgspec.structs.replace(line, stands_out=fates) for line, fates in zip(found, out, strict=True)]
    return sorted(marked, key=lambda line: (-lift_of(line), line.id))


def lift_of(line: CardLine) -> float:
    """By which cards are sorted: what playing it goes with, or having drawn it."""
    for fate in FATES:
        if fate in line.worth:
            return line.worth[fate].lift.value
    return float("-inf")


def line_of(card: str, tally: CardTally, usually: Mapping[str, list[float]]) -> CardLine:
    """One card of a side."""
    worths = {fate: worth_of(tally.strata(fate), usually[fate]) for fate in FATES}
    return CardLine(
        id=card,
        drawn=tally.drawn,
        played=tally.played,
        discarded=tally.discarded,
        kept=max(0, tally.drawn - tally.played - tally.discarded),
        worth={fate: worth for fate, worth in worths.items() if worth is not None},
    )


class CardChange(msgspec.Struct, frozen=True):
    """What a change does to a card: its lift after less that before, as if the two were independent."""

    id: str
    fate: str
    difference: Estimate
    stands_out: bool


def changes(before: list[CardLine], after: list[CardLine], matters: float) -> list[CardChange]:
    """What a change does to each card that came to enough seats on both sides."""
    known = {line.id: line for line in before}
    looks = []
    for line in after:
        for fate in FATES:
            if line.id in known and fate in line.worth and fate in known[line.id].worth:
                looks.append((line.id, fate, *difference(known[line.id].worth[fate], line.worth[fate])))
                break
    sure = holm([chance_of(estimate.value, error) for _, _, estimate, error in looks])
    return [
        CardChange(id, fate, estimate, more and abs(estimate.value) >= matters)
        for (id, fate, estimate, _), more in zip(looks, sure, strict=True)
    ]


def difference(before: Worth, after: Worth) -> tuple[Estimate, float]:
    """How much more a card brings after, and the standard error of that."""
    by = after.lift.value - before.lift.value
    error = sqrt(before.error**2 + after.error**2)
    return Estimate(by, by - Z * error, by + Z * error), error


def pairs(side: SideTally) -> list[PairLine]:
    """The pairs of the cards that are played most, each with what both bring beyond what each brings alone."""
    alone = {card: (sum(tally.by_played[::3]), sum(tally.by_played[1::3])) for card, tally in side.cards.items()}
    most = sorted((card for card, (seats, _) in alone.items() if seats), key=lambda card: (-alone[card][0], card))
    shown = set(most[:MOST_PAIRED])
    everybody = sum(won for _, won in alone.values()) / max(1, sum(seats for seats, _ in alone.values()))
    found = []
    for pair, (seats, won) in sorted(side.pairs.items()):
        first, second = pair.split(" ")
        if {first, second} <= shown and seats >= FEWEST:
            rate = won / seats
            usually = alone[first][1] / alone[first][0] + alone[second][1] / alone[second][0] - everybody
            p = rate / WHOLE
            spread = Z * sqrt(max(0.0, p * (1 - p)) / seats)
            beyond = (rate - usually) / WHOLE
            found.append(PairLine(first, second, seats, Estimate(beyond, beyond - spread, beyond + spread)))
    return found
