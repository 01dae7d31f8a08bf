"""Measures: what is worth counting in a game, declared as data from its typed events."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from labtable.kernel.event import Event

Stretch = Literal["turn", "round"]
"""What a match is cut into to see who is ahead when."""


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is counted in a match: events of some kinds, with some facts, or of some kinds of cards."""

    name: str
    """As a study names it."""
    words: str
    """As a heading: `Cuts`."""
    of: tuple[type[Event], ...]
    facts: Mapping[str, object] = {}
    """What must be so of the event."""
    kinds: tuple[str, ...] = ()
    """The kinds in the gallery that the card told of must have; any if none is named."""
    seat: str = "seat"
    """The field that names the seat whose doing it is, or to which it happens."""


class Fate(msgspec.Struct, frozen=True, kw_only=True):
    """What an event tells of a seat's card, or cards: that it was drawn, played or discarded."""

    fate: Literal["drawn", "played", "discarded"]
    event: type[Event]
    card: str
    """The field that names the card or the cards."""
    seat: str = "seat"
    """The field that names the seat."""
