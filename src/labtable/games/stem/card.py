"""Cards as the rules use them: a face of the Hero deck, a Discovery, a Challenge."""

from labtable.games.stem.ability import Bonus, Condition, Effect
from labtable.games.stem.kinds import HERO, ITEM, LOCATION, POLYMATH, mark_of
from labtable.kernel.fixed import Fixed


class Card(Fixed):
    """A face of the Hero deck (§D2): what it is, what it does, and in what words."""

    def __init__(self, id: str, name: str, index: int, kind: int, type: int, points: int, window: int) -> None:
        super().__init__(id)
        self.name = name
        self.index = index
        self.kind = kind
        self.type = type
        self.points = points
        self.window = window
        self.mark = mark_of(kind, type)
        self.text = ""
        self.does: list[Effect] = []  # on playing it, in this order
        self.bonuses: list[Bonus] = []  # §H4 at the end
        self.items = 1  # §E3 places for Items and Locations
        self.locations = 1
        self.any_type = False
        self.protects = False
        self.immune = False
        self.repeats = False

    def is_enhancement(self) -> bool:
        """§E1 Whether it is an Item or a Location."""
        return self.kind == ITEM or self.kind == LOCATION

    def has_ability(self) -> bool:
        """§S-62 Whether it is a Hero that does something when it is played."""
        return self.kind == HERO and len(self.does) > 0

    def matches(self, types: int) -> bool:
        """§C3, §C5 A Hero of one of these types, §H5 a Polymath, or §S-43 one that may score any type."""
        return self.type == POLYMATH or self.any_type or (types >> self.type) & 1 == 1


class Discovery(Fixed):
    """A Discovery card (§D1): a step, or none if it is wild (§C6), its types as bits, its points (§C4)."""

    def __init__(self, id: str, name: str, index: int, step: int, types: int, points: int) -> None:
        super().__init__(id)
        self.name = name
        self.index = index
        self.step = step
        self.types = types
        self.points = points

    def is_solid(self) -> bool:
        """§S-03 Whether it shows a single type; a power of two has a single bit."""
        return self.types & (self.types - 1) == 0


class Challenge(Fixed):
    """§S-07 A Challenge: a condition and its points."""

    def __init__(self, id: str, name: str, points: int, condition: Condition) -> None:
        super().__init__(id)
        self.name = name
        self.points = points
        self.condition = condition


class Work:
    """A Hero in front of a player, with its Discovery, step and Enhancements; never changed, only replaced."""

    def __init__(
        self, card: int, hero: Card, discovery: int, step: int, enhancements: list[int], items: int, granted: bool
    ) -> None:
        self.card = card
        self.hero = hero
        self.discovery = discovery
        self.step = step
        self.enhancements = enhancements
        self.items = items
        self.granted = granted

    def has_place(self, kind: int) -> bool:
        """§E3, §S-52 Whether a place for this kind is free."""
        if kind == ITEM:
            return self.items < self.hero.items
        return len(self.enhancements) - self.items < self.hero.locations

    def has_any_place(self) -> bool:
        """Whether a place of either kind is free."""
        return self.has_place(ITEM) or self.has_place(LOCATION)

    def uses(self, type: int) -> bool:
        """§E4, §H5 Its own type, or every type for a Polymath or with a grant."""
        return self.granted or self.hero.type == type or self.hero.type == POLYMATH

    def scored(self, discovery: int, step: int) -> "Work":
        """The same with this Discovery and step."""
        return Work(self.card, self.hero, discovery, step, self.enhancements, self.items, self.granted)

    def with_enhancement(self, card: int, kind: int) -> "Work":
        """The same with one more Enhancement."""
        items = self.items + 1 if kind == ITEM else self.items
        return Work(self.card, self.hero, self.discovery, self.step, [*self.enhancements, card], items, self.granted)

    def without(self, card: int, kind: int) -> "Work":
        """The same without this Enhancement."""
        rest = [each for each in self.enhancements if each != card]
        items = self.items - 1 if kind == ITEM else self.items
        return Work(self.card, self.hero, self.discovery, self.step, rest, items, self.granted)

    def with_grant(self) -> "Work":
        """The same, for Enhancements of every type from now on."""
        return Work(self.card, self.hero, self.discovery, self.step, self.enhancements, self.items, True)
