"""Twins: a table copied by looking at all that it holds, for games that write no clone of their own."""

import copy
from typing import TypeVar

from labtable.kernel.cards import Cards
from labtable.kernel.digest import attributes
from labtable.kernel.fixed import BuiltOnce
from labtable.kernel.rng import Rng
from labtable.kernel.table import Table

AnyTable = TypeVar("AnyTable", bound=Table)


def twin_of(table: AnyTable) -> AnyTable:
    """A table in the same state that shares nothing changeable; nobody listens to it."""
    twin = type(table).__new__(type(table))
    for name in attributes(table):
        setattr(twin, name, None if name == "events" else _copied(getattr(table, name)))
    return twin


def _copied(thing: object) -> object:
    """A thing of its own; what never changes stays the very same."""
    if isinstance(thing, Rng | Cards):
        return thing.clone()
    if isinstance(thing, list):
        return [_copied(part) for part in thing]
    if isinstance(thing, int | str | BuiltOnce):
        return thing
    return copy.deepcopy(thing)
