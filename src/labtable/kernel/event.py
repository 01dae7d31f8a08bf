"""Events: what happened on the table, who may know, and how it is told."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from labtable.kernel.seats import EVERYBODY, SPECTATOR
from labtable.kernel.sentence import Fact, Sentence, facts_of


def _participle(name: str) -> str:
    """The kind of an event, from the name of its class: `TurnedUp` is `turned_up`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=_participle):
    """Something that happened: a past participle and its facts. Each game has its own, and lists them."""

    def sentence(self) -> Sentence:
        """What happened, for people: the message that its class is called by, about its fields."""
        return Sentence(message_of(type(self)), {**facts_of(self), **self.besides()})

    def besides(self) -> Mapping[str, Fact]:
        """What its sentence hangs on besides its own fields."""
        return {}

    def audience(self) -> int:
        """The seats that may know of it, as bits."""
        return EVERYBODY

    def told(self) -> str | None:
        """The card that this brings to the table, by its id in the gallery: its science is worth a line."""
        return None

    def against(self) -> Sequence[int]:
        """The seats that it hurts or aims at."""
        return ()

    def is_aside(self) -> bool:
        """Whether it need not be told again to who looks back at the turns of others."""
        return False

    def apart(self) -> "Event":
        """The event as it leaves the table, without what only the table needs."""
        return self

    def veils(self) -> bool:
        """Whether it only tells others of something that some are told as it was."""
        return self.audience() != EVERYBODY and self.reaches(None)

    def reaches(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator (None), may know of it."""
        return (self.audience() >> (SPECTATOR if seat is None else seat)) & 1 == 1


@cache
def message_of(event: type[Event]) -> str:
    """The message that tells of an event: its package and its kind, such as `pdb-turned-up`."""
    package = event.__module__.rpartition(".")[0].rpartition(".")[2] or event.__module__
    return f"{package}-{event.__struct_config__.tag}".replace("_", "-")


class Aside(Event, frozen=True, kw_only=True):
    """Something that goes on in passing, such as a draw: the log tells it once, and that is enough."""

    def is_aside(self) -> bool:
        return True
