"""What is counted at the end: abilities that score (§H4) and the conditions of Challenges (§S-07).

All read what lies on the table through somebody's eyes: a face that these eyes do not know counts for nothing, so that
a running score betrays no face-down Enhancement (§S-06).
"""

from typing import Final

from labtable.games.stem.ability import Bonus, Condition
from labtable.games.stem.card import Work
from labtable.games.stem.kinds import ITEM, KINDS, NO_TYPE, POLYMATH, TYPES
from labtable.games.stem.table import StemTable

OPEN_EYES: Final = -2  # they see every face
BALANCED: Final = 0
THREE_TYPES: Final = 1
CONDITIONS: Final = ("items_equal_locations_and_positive", "at_least_3_types_among_other_own_heroes")
BALANCED_WORDS: Final = "you have as many Items as Locations on your Heroes, and at least one of each"
TYPES_WORDS: Final = "your other Heroes show at least three different types (Polymath counts as a type)"


def points_on(table: StemTable, work: Work, eyes: int) -> int:
    """§E2, §S-73 The printed points of the Enhancements on a Hero, as far as these eyes know them."""
    points = 0
    for card in work.enhancements:
        if eyes == OPEN_EYES or table.cards.knows(eyes, card):
            points += table.face(card).points
    return points


def holding(work: Work, kind: int) -> int:
    """How many Items, or Locations, a Hero holds; that is always open."""
    return work.items if kind == ITEM else len(work.enhancements) - work.items


def held(works: list[Work], kind: int) -> int:
    """How many Items, or Locations, lie on all these Heroes."""
    number = 0
    for work in works:
        number += holding(work, kind)
    return number


class DoublePoints(Bonus):
    """The points of the Enhancements on this Hero count twice (§S-42)."""

    def __init__(self) -> None:
        super().__init__("double_points", "At the end the points of the Enhancements on this Hero count twice.")

    def points(self, table: StemTable, seat: int, work: Work, eyes: int) -> int:
        return points_on(table, work, eyes)


class BonusIfAttached(Bonus):
    """Points for one certain card on this Hero, fewer for another of a kind."""

    def __init__(self, card: int, name: str, points: int, kind: int, else_points: int) -> None:
        other = f", or +{else_points} if it holds another {KINDS[kind].capitalize()}" if else_points else ""
        super().__init__("bonus_if_attached", f"At the end +{points} points if {name} is on this Hero{other}.")
        self.card = card
        self.most = points
        self.kind = kind
        self.else_points = else_points

    def points(self, table: StemTable, seat: int, work: Work, eyes: int) -> int:
        for card in work.enhancements:
            if table.cards.faces[card] == self.card and (eyes == OPEN_EYES or table.cards.knows(eyes, card)):
                return self.most
        return self.else_points if holding(work, self.kind) else 0


class BonusPer(Bonus):
    """Points for each Item or Location on own Heroes, or on those of a type (§S-41)."""

    def __init__(self, kind: int, type: int, points: int) -> None:
        whose = "your Heroes" if type == NO_TYPE else f"your {TYPES[type].capitalize()} Heroes, this one included"
        super().__init__("bonus_per", f"At the end +{points} for each {KINDS[kind].capitalize()} on {whose}.")
        self.kind = kind
        self.type = type
        self.each = points

    def points(self, table: StemTable, seat: int, work: Work, eyes: int) -> int:
        number = 0
        for own in table.works[seat]:
            if self.type == NO_TYPE or own.hero.type == self.type:
                number += holding(own, self.kind)
        return number * self.each


class BonusIf(Bonus):
    """Points if something holds for the own Heroes."""

    def __init__(self, condition: int, points: int) -> None:
        words = BALANCED_WORDS if condition == BALANCED else TYPES_WORDS
        super().__init__("bonus_if", f"At the end +{points} points if {words}.")
        self.condition = condition
        self.worth = points

    def points(self, table: StemTable, seat: int, work: Work, eyes: int) -> int:
        return self.worth if self.holds(table.works[seat], work) else 0

    def holds(self, works: list[Work], work: Work) -> bool:
        if self.condition == BALANCED:
            items = held(works, ITEM)
            return items > 0 and items * 2 == sum([len(each.enhancements) for each in works])
        types = 0
        for other in works:
            if other is not work:
                types |= 1 << other.hero.type
        return count_bits(types) >= 3


def count_bits(bits: int) -> int:
    """How many bits are set."""
    number = 0
    while bits:
        number += bits & 1
        bits >>= 1
    return number


class TypesInclude(Condition):
    """The own Heroes include all these types."""

    def __init__(self, types: int) -> None:
        names = [TYPES[type].capitalize() for type in range(POLYMATH) if (types >> type) & 1]
        super().__init__("types_include", f"Your Heroes include {', '.join(names)}.")
        self.types = types

    def met(self, table: StemTable, seat: int, eyes: int) -> bool:
        shown = 0
        for work in table.works[seat]:
            shown |= 1 << work.hero.type
        return shown & self.types == self.types


class SameType(Condition):
    """So many own Heroes share a type."""

    def __init__(self, n: int) -> None:
        super().__init__("same_type", f"At least {n} of your Heroes share one type (Polymath not counted).")
        self.n = n

    def met(self, table: StemTable, seat: int, eyes: int) -> bool:
        counts = [0] * NO_TYPE
        for work in table.works[seat]:
            counts[work.hero.type] += 1
        return max(counts[:POLYMATH]) >= self.n


class HeroesHolding(Condition):
    """So many own Heroes hold an Item, or a Location."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__("heroes_holding", f"At least {n} of your Heroes hold {KINDS[kind].capitalize()}s.")
        self.kind = kind
        self.n = n

    def met(self, table: StemTable, seat: int, eyes: int) -> bool:
        return len([work for work in table.works[seat] if holding(work, self.kind)]) >= self.n


class DiscoveryWorth(Condition):
    """One own Discovery is worth so much with its Enhancements."""

    def __init__(self, least: int) -> None:
        super().__init__("discovery_worth", f"One of your Discoveries is worth {least} or more with its Enhancements.")
        self.least = least

    def met(self, table: StemTable, seat: int, eyes: int) -> bool:
        for work in table.works[seat]:
            if work.discovery >= 0 and table.find(work.discovery).points + points_on(table, work, eyes) >= self.least:
                return True
        return False


class StepsScored(Condition):
    """So many steps are scored."""

    def __init__(self, n: int) -> None:
        super().__init__("steps", f"You have scored {n} steps.")
        self.n = n

    def met(self, table: StemTable, seat: int, eyes: int) -> bool:
        return count_bits(table.steps[seat]) >= self.n


class HeroesBare(Condition):
    """So many own Heroes hold no Enhancement."""

    def __init__(self, n: int) -> None:
        super().__init__("heroes_bare", f"At least {n} of your Heroes hold no Enhancement.")
        self.n = n

    def met(self, table: StemTable, seat: int, eyes: int) -> bool:
        return len([work for work in table.works[seat] if not work.enhancements]) >= self.n


class InspirationsPlayed(Condition):
    """At most so many Inspirations were played in the whole game (§S-68)."""

    def __init__(self, most: int) -> None:
        super().__init__(
            "inspirations_played",
            f"You have played {most or 'no'} Inspirations{' at most' if most else ''} in the whole game.",
        )
        self.most = most

    def met(self, table: StemTable, seat: int, eyes: int) -> bool:
        return table.inspired[seat] <= self.most
