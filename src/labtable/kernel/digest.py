"""Digests: the whole state of a table in one short text, the same compiled or not."""

import hashlib

import msgspec

from labtable.kernel.fixed import Fixed
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

DIGEST_BYTES = 16
SHARED = frozenset({"shares_faces", "shares_known", "shares_lots"})  # lists that clones have in common
NO_PART_OF_THE_STATE = frozenset({"events", "revelations"}) | SHARED


def digest(thing: object, without: frozenset[str] = frozenset()) -> str:
    """A fingerprint of everything a table, or a part of one, holds, save the attributes named in `without`.

    Who listens and how much was learned is no part of the state. It is found by looking at the
    thing, not by asking it, so that no field can be forgotten.
    """
    portrait = _portrait(thing, without | NO_PART_OF_THE_STATE)
    return hashlib.blake2b(msgspec.json.encode(portrait), digest_size=DIGEST_BYTES).hexdigest()


def _portrait(thing: object, without: frozenset[str]) -> object:
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
    return [[name, _portrait(getattr(thing, name), without)] for name in attributes(thing) if name not in without]


def attributes(thing: object) -> list[str]:
    """The names of all that a thing holds, compiled or plain."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    return sorted((set(compiled) | set(getattr(thing, "__dict__", ()))) - {"__dict__"})
