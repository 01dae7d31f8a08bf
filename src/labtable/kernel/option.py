"""Options: what a match may change about a game, with defaults and ranges."""

from abc import abstractmethod
from collections.abc import Mapping

import msgspec

from labtable.kernel.errors import BadInput
from labtable.kernel.table import NOBODY

BY_LOT = "random"

OptionValue = int | bool | str
Chosen = Mapping[str, OptionValue]
"""Every option of a game with its value in a match."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One thing a match may change: its name, what people call it, and a sentence for them."""

    name: str
    words: str
    rule: str
    title: str = ""
    """A few words; where there are none, its name will do."""
    house: bool = False
    """Whether it is a house rule, which most tables leave as it is."""

    @property
    def called(self) -> str:
        """What people call it."""
        return self.title or self.name.replace("_", " ").capitalize()

    @property
    @abstractmethod
    def usual(self) -> OptionValue:
        """The value when nobody says anything."""

    @property
    @abstractmethod
    def takes(self) -> str:
        """The values it takes, in words."""

    @abstractmethod
    def of(self, chosen: Chosen) -> OptionValue:
        """Its value in a match."""

    @abstractmethod
    def accept(self, value: object) -> OptionValue | None:
        """The value as the rules use it, or None if it is none of this option's."""

    def read(self, value: object) -> OptionValue:
        """The value as the rules use it; anything else is bad input."""
        accepted = self.accept(value)
        if accepted is None:
            raise BadInput(f"Option {self.name} takes {self.takes}, not {value!r}.")
        return accepted


class Toggle(Option, frozen=True, kw_only=True, tag="toggle"):
    """An option that is on or off."""

    default: bool

    @property
    def usual(self) -> bool:
        return self.default

    @property
    def takes(self) -> str:
        return "on or off"

    def of(self, chosen: Chosen) -> bool:
        return bool(chosen[self.name])

    def accept(self, value: object) -> bool | None:
        if isinstance(value, bool):
            return value
        words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        return words.get(str(value).lower())


class Number(Option, frozen=True, kw_only=True, tag="number"):
    """An option that is a whole number within a range."""

    default: int
    low: int
    high: int

    @property
    def usual(self) -> int:
        return self.default

    @property
    def takes(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def of(self, chosen: Chosen) -> int:
        return int(chosen[self.name])

    def accept(self, value: object) -> int | None:
        if isinstance(value, bool):
            return None
        try:
            number = int(str(value))
        except ValueError:
            return None
        return number if self.low <= number <= self.high else None


class Choice(Option, frozen=True, kw_only=True, tag="choice"):
    """An option that is one of a few words."""

    default: str
    choices: Mapping[str, str]
    """Each value with its words for people."""

    @property
    def usual(self) -> str:
        return self.default

    @property
    def takes(self) -> str:
        return "one of " + ", ".join(self.choices)

    def of(self, chosen: Chosen) -> str:
        return str(chosen[self.name])

    def seat_of(self, chosen: Chosen, seats: int) -> int:
        """The seat that it names by its number, where it names one; NOBODY is drawn by lot."""
        named = self.of(chosen)
        if named == BY_LOT:
            return NOBODY
        if int(named) > seats:
            raise BadInput(f"Option {self.name} names seat {named}, but there are {seats} seats.")
        return int(named) - 1

    def accept(self, value: object) -> str | None:
        return str(value) if str(value) in self.choices else None


def seats_or_lot(most: int) -> dict[str, str]:
    """The choices of an option that names a seat by its number, or leaves it to the lot."""
    return {BY_LOT: "Drawn by lot"} | {str(number): f"Seat {number}" for number in range(1, most + 1)}


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option with its value: the given one, checked, or the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadInput(f"There is no option {name!r}; the options are: {', '.join(known) or 'none'}.")
    return {name: option.read(given[name]) if name in given else option.usual for name, option in known.items()}
