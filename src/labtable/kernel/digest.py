"""Digests: the whole state of a table in one short text, the same compiled or not."""

import hashlib
from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from labtable.kernel.fixed import BuiltOnce, Fixed
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

DIGEST_BYTES = 16
SHARED = frozenset({"shares_faces", "shares_known", "shares_lots"})  # lists that clones have in common
NO_PART_OF_THE_STATE = frozenset({"events", "revelations", "portrait"}) | SHARED
OWN_NAMES: Mapping[str, str] = MappingProxyType({})


def digest(thing: object, without: frozenset[str] = frozenset(), names: Mapping[str, str] = OWN_NAMES) -> str:
    """A fingerprint of everything a table, or a part of one, holds, save the attributes named in `without`.

    Who listens and how much was learned is no part of the state. It is found by looking at the
    thing, not by asking it, so that no field can be forgotten. An attribute in `names` is told by that name.
    """
    portrait = _portrait(thing, without | NO_PART_OF_THE_STATE, names)
    return hashlib.blake2b(msgspec.json.encode(portrait), digest_size=DIGEST_BYTES).hexdigest()


def _portrait(thing: object, without: frozenset[str], names: Mapping[str, str] = OWN_NAMES) -> object:
    """A thing as plain lists and values, in one fixed order."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, list | tuple):
        return [_portrait(part, without) for part in thing]
    if isinstance(thing, dict):
        return sorted(([_portrait(key, without), _portrait(value, without)] for key, value in thing.items()), key=repr)
    if isinstance(thing, set | frozenset):
        return sorted((_portrait(part, without) for part in thing), key=repr)
    if isinstance(thing, Fixed):
        return thing.id
    if isinstance(thing, Move):
        return thing.text
    if isinstance(thing, Rule):
        return thing.number
    if isinstance(thing, BuiltOnce):
        return _drawn_once(thing)
    return _parts(thing, without, names)


def _drawn_once(thing: BuiltOnce) -> msgspec.Raw:
    """The portrait of what never changes, kept from the first time."""
    if not thing.portrait:
        thing.portrait = msgspec.json.encode(_parts(thing, NO_PART_OF_THE_STATE, OWN_NAMES))
    return msgspec.Raw(thing.portrait)


def _parts(thing: object, without: frozenset[str], names: Mapping[str, str]) -> object:
    """All that a thing holds, by name."""
    held = [name for name in attributes(thing) if name not in without]
    return [[name, names.get(name) or _portrait(getattr(thing, name), without)] for name in held]


def attributes(thing: object) -> list[str]:
    """The names of all that a thing holds, compiled or plain."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    return sorted((set(compiled) | set(getattr(thing, "__dict__", ()))) - {"__dict__"})
