"""Events: what happened on the table, who may know, and how it is told."""

import re
from abc import abstractmethod

import msgspec

from labtable.kernel.seats import EVERYBODY, SPECTATOR


def _participle(name: str) -> str:
    """The kind of an event, from the name of its class: `TurnedUp` is `turned_up`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=_participle):
    """Something that happened: a past participle and its facts. Each game has its own, and lists them."""

    @abstractmethod
    def sentence(self, names: list[str]) -> str:
        """What happened, for people, with the seats called by these names."""

    def audience(self) -> int:
        """The seats that may know of it, as bits."""
        return EVERYBODY

    def told(self) -> str | None:
        """The card that this brings to the table, by its id in the gallery: its science is worth a line."""
        return None

    def reaches(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator (None), may know of it."""
        return (self.audience() >> (SPECTATOR if seat is None else seat)) & 1 == 1
