"""What the hall asks of a store: rooms and their journals, kept before anything of them is shown."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from labtable.kernel.record import Step


class NotStored(Exception):
    """A change could not be written down; nothing of it was."""


class TakeBack(msgspec.Struct, frozen=True):
    """A seat takes its last choice back, and all that came after it; so many steps stay."""

    seat: int
    kept: int


Entry = Step | TakeBack
"""A line of a room's journal, to which lines are only ever added."""


class Change(msgspec.Struct, kw_only=True):
    """What a room wants written down: its state, and the entries that come to its journal."""

    code: str
    touched: float
    state: str | None = None
    is_new: bool = False
    first: int = 0
    """The number of the first entry that comes."""
    entries: Sequence[Entry] = ()


class Store(Protocol):
    """Where rooms are kept."""

    async def keep(self, change: Change) -> None:
        """Write a change down; returns when it is safe. A room asks for one at a time."""

    async def load(self, code: str) -> tuple[str, list[Entry]] | None:
        """A room's state and journal."""

    async def expire(self, before: float, live: Sequence[str]) -> int:
        """Forget the rooms that nobody has touched for long and that are not in memory; how many there were."""
