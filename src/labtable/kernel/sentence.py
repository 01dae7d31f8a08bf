"""Sentences before they are put into words: a message of the catalogue and its facts; its reader finds the words.

A reader of each language is told the same. So nothing here knows a word: a game names a message and gives it seats,
cards and numbers, and its `words.ftl` says in English what a translation says in another language.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from types import UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta


class Seat(msgspec.Struct, frozen=True):
    """Somebody, as a fact: by their name, or as `you` for who reads it."""

    seat: int


class Card(msgspec.Struct, frozen=True):
    """A card or piece, as a fact: by its name in the gallery; what has no face there is called by its id."""

    card: str


class Sentence(msgspec.Struct, frozen=True):
    """A message and its facts."""

    id: str
    facts: Mapping[str, Any] = {}
    """Each is a `Fact`."""


Fact: TypeAlias = Union[bool, int, float, str, Seat, Card, Sentence, "Sequence[Fact]", None]  # it names itself
"""What a sentence is about; several in a row are told as a list, and a message within another as its words."""

PLAIN = (int, str, bool)
Who = Annotated[int, Meta(extra={"fact": Seat})]
"""A field of an event that is somebody's seat."""
Which = Annotated[str, Meta(extra={"fact": Card})]
"""A field of an event that is the id of a card or piece."""


def facts_of(thing: msgspec.Struct) -> dict[str, Fact]:
    """The fields of a struct as facts; what is neither plain nor said to be a seat or a card is left out."""
    return {name: told(getattr(thing, name)) for name, told in _tellers(type(thing)).items()}


@cache
def _tellers(cls: type[msgspec.Struct]) -> dict[str, Any]:
    found = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        teller = _teller(hint)
        if teller is not None:
            found[name] = teller
    return found


def _teller(hint: Any) -> Any:
    """What makes a fact of a field; None for a field that is no fact."""
    if hint in PLAIN:
        return _itself
    inner = get_args(hint)[0] if get_args(hint) else None
    if get_origin(hint) in (Union, UnionType):
        of_value = _teller(inner)
        return None if of_value is None else partial(_if_any, of_value)
    if get_origin(hint) is list:
        of_each = _kind(inner)
        return None if of_each is None else partial(_each, of_each)
    return _kind(hint)


def _kind(hint: object) -> Any:
    """A seat or a card, if a field is said to be one."""
    if get_origin(hint) is not Annotated:
        return None
    return next((meta.extra["fact"] for meta in get_args(hint)[1:] if isinstance(meta, Meta) and meta.extra), None)


def _itself(value: Any) -> Any:
    return value


def _each(kind: Any, values: Sequence[Any]) -> list[Any]:
    return [kind(value) for value in values]


def _if_any(kind: Any, value: Any) -> Any:
    return None if value is None else kind(value)
