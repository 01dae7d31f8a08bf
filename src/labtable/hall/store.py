"""What the hall asks of a store: rooms and their steps, kept before anything of them is shown."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from labtable.kernel.record import Step


class NotStored(Exception):
    """A change could not be written down; nothing of it was."""


class Change(msgspec.Struct, kw_only=True):
    """What a room wants written down: its state, the steps that go and the steps that come."""

    code: str
    touched: float
    state: str | None = None
    is_new: bool = False
    kept: int | None = None
    """How many steps stay, if some are taken back."""
    first: int = 0
    """The number of the first step that comes."""
    steps: Sequence[Step] = ()


class Store(Protocol):
    """Where rooms are kept."""

    async def keep(self, change: Change) -> None:
        """Write a change down; returns when it is safe. A room asks for one at a time."""

    async def load(self, code: str) -> tuple[str, list[Step]] | None:
        """A room's state and steps."""

    async def lend(self, short: str, code: str, until: float) -> bool:
        """Let a short code stand for a room until then; whether it was free."""

    async def lent(self, short: str, now: float) -> str | None:
        """The code of the room for which a short code stands now."""

    async def take_back(self, now: float, most: int) -> int:
        """Forget a few short codes whose time is over; how many there were."""

    async def forget(self, codes: Sequence[str]) -> None:
        """Forget rooms for ever."""

    async def newest(self) -> float | None:
        """When any room was last touched."""

    async def expire(self, before: float, live: Sequence[str], most: int) -> int:
        """Forget a few rooms that nobody has touched for long and that are not in memory; how many there were."""
