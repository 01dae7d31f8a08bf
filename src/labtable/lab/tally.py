"""Tallies: what the matches of one side came to, as whole numbers that are added up in any order."""

from collections import Counter
from itertools import combinations

import msgspec

from labtable.lab.measures import Measure
from labtable.lab.seen import PAIRS, STRATA, Match
from labtable.lab.sums import Sum

WON_OF_ALL = 3  # numbers a stratum: seats, what they won, and its squares


class CardTally(msgspec.Struct, array_like=True):
    """What became of a card, and what seats won that it came to, by their standing when it did."""

    drawn: int = 0
    played: int = 0
    discarded: int = 0
    by_drawn: list[int] = msgspec.field(default_factory=lambda: [0] * STRATA * WON_OF_ALL)
    by_played: list[int] = msgspec.field(default_factory=lambda: [0] * STRATA * WON_OF_ALL)

    def add(self, other: "CardTally") -> None:
        """Take in another tally of this card."""
        self.drawn += other.drawn
        self.played += other.played
        self.discarded += other.discarded
        self.by_drawn = [a + b for a, b in zip(self.by_drawn, other.by_drawn, strict=True)]
        self.by_played = [a + b for a, b in zip(self.by_played, other.by_played, strict=True)]

    def strata(self, fate: str) -> list[int]:
        """The numbers of one fate."""
        return self.by_drawn if fate == "drawn" else self.by_played


class SideTally(msgspec.Struct):
    """What the matches of one side came to."""

    games: int = 0
    sums: dict[str, Sum] = {}
    rounds: dict[int, int] = {}
    cards: dict[str, CardTally] = {}
    pairs: dict[str, list[int]] = {}
    """By both cards: the seats that played both, and what they won."""

    def add(self, other: "SideTally") -> None:
        """Take in other matches of this side."""
        self.games += other.games
        merge(self.sums, other.sums)
        for rounds, number in other.rounds.items():
            self.rounds[rounds] = self.rounds.get(rounds, 0) + number
        for card, tally in other.cards.items():
            self.cards.setdefault(card, CardTally()).add(tally)
        for pair, (seats, won) in other.pairs.items():
            found = self.pairs.setdefault(pair, [0, 0])
            found[0] += seats
            found[1] += won

    def take(self, match: Match, values: dict[str, int], needs: frozenset[str]) -> None:
        """Count a match."""
        self.games += 1
        for name, value in values.items():
            self.sums.setdefault(name, Sum()).add(value)
        self.rounds[match.rounds] = self.rounds.get(match.rounds, 0) + 1
        for (fate, card), number in match.fates.items():
            tally = self.cards.setdefault(card, CardTally())
            setattr(tally, fate, getattr(tally, fate) + number)
        for (fate, seat, card), standing in match.firsts.items():
            if fate != "discarded":
                won = match.won(seat)
                strata = self.cards[card].strata(fate)
                place = standing * WON_OF_ALL
                strata[place] += 1
                strata[place + 1] += won
                strata[place + 2] += won * won
        if PAIRS in needs:
            self._pair(match)

    def _pair(self, match: Match) -> None:
        for seat in range(match.seats):
            won = match.won(seat)
            played = sorted(card for fate, who, card in match.firsts if fate == "played" and who == seat)
            for pair in combinations(played, 2):
                found = self.pairs.setdefault(f"{pair[0]} {pair[1]}", [0, 0])
                found[0] += 1
                found[1] += won


class Part(msgspec.Struct):
    """What some deals came to: each side, and for each change the differences within the deals."""

    number: int
    deals: int
    sides: list[SideTally]
    differences: list[dict[str, Sum]]
    rungs: list[list[Sum]] = []
    """For each better and worse bot, by side: what the better one won."""
    rows: dict[str, list[list[object]]] = {}

    def add(self, other: "Part") -> None:
        """Take in other deals."""
        self.deals += other.deals
        for mine, theirs in zip(self.sides, other.sides, strict=True):
            mine.add(theirs)
        for sums, more in zip(self.differences, other.differences, strict=True):
            merge(sums, more)
        for rungs, others in zip(self.rungs, other.rungs, strict=True):
            for rung, another in zip(rungs, others, strict=True):
                rung.merge(another)


def nothing(sides: int, skill: int, number: int = 0) -> Part:
    """No deals yet."""
    rungs = [[Sum() for _ in range(sides)] for _ in range(skill)]
    return Part(number, 0, [SideTally() for _ in range(sides)], [{} for _ in range(sides - 1)], rungs)


def merge(sums: dict[str, Sum], more: dict[str, Sum]) -> None:
    """Add sums to those of the same name."""
    for name, found in more.items():
        sums.setdefault(name, Sum()).merge(found)


def values_of(measures: list[Measure], match: Match) -> dict[str, int]:
    """What a match is in each measure that it has."""
    found = {}
    for measure in measures:
        value = measure.of(match)
        if value is not None:
            found[measure.name] = value
    return found


def median(rounds: dict[int, int]) -> int:
    """The round with which half of the matches are over."""
    lengths = Counter(rounds)
    half = sum(lengths.values()) / 2
    seen = 0
    for length in sorted(lengths):
        seen += lengths[length]
        if seen >= half:
            return length
    return 0
