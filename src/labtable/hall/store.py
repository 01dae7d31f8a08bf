"""What the hall asks of a store: rooms and their journals, kept before anything of them is shown."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

import msgspec

from labtable.kernel.record import Step


class NotStored(Exception):
    """A change could not be written down; nothing of it was."""


class Lost(NotStored):
    """A room is another house's to write by now, or nobody can know whether a change was written: claim it anew."""


class TakeBack(msgspec.Struct, frozen=True):
    """A seat takes its last choice back, and all that came after it; so many steps stay."""

    seat: int
    kept: int


Entry = Step | TakeBack
"""A line of a room's journal, to which lines are only ever added."""


class CardFile(NamedTuple):
    """The card file of an edition, kept for the rooms that were opened with it."""

    digest: str
    game: str
    text: str


class Change(msgspec.Struct, kw_only=True):
    """What a room wants written down: its state, and the entries that come to its journal."""

    code: str
    fence: int
    """The number with which this house claimed the room; who claims it later has a higher one."""
    touched: float
    state: str | None = None
    is_new: bool = False
    classroom: str | None = None
    """The class to which a new room belongs; a class belongs to itself."""
    cards: CardFile | None = None
    """What a new room is opened with, unless its game reads no card files."""
    first: int = 0
    """The number of the first entry that comes."""
    entries: Sequence[Entry] = ()
    listing: str | None = None
    """How the home page names the table from now on; nothing if it does not, None where that stays as it is."""


class Stored(NamedTuple):
    """A room as it is stored, and the number with which it was claimed last."""

    state: str
    entries: list[Entry]
    fence: int


class Store(Protocol):
    """Where rooms are kept."""

    async def keep(self, change: Change) -> None:
        """Write a change down; returns when it is safe. A room asks for one at a time."""

    async def claim(self, code: str, now: float) -> Stored | None:
        """Take a room over: from now on nobody who claimed it before can write it."""

    async def load(self, code: str) -> Stored | None:
        """A room as it is stored, whoever writes it."""

    async def fences(self, codes: Collection[str]) -> dict[str, int]:
        """The newest fence of each of these rooms that there is."""

    async def listed(self, since: float, most: int) -> list[str]:
        """How the home page names the tables that may be watched and were used since then, the latest first."""

    async def lend(self, short: str, code: str, until: float) -> bool:
        """Let a short code stand for a room until then; whether it was free."""

    async def lent(self, short: str, now: float) -> str | None:
        """The code of the room for which a short code stands now."""

    async def take_back(self, now: float, length: int, most: int) -> int:
        """Forget a few short codes of a length whose time is over; how many there were."""

    async def overdue(self, now: float, length: int, most: int) -> list[str]:
        """What a few short codes of a length stand for whose time is over."""

    async def prolong(self, code: str, until: float) -> None:
        """Let whatever is lent for a code stay lent until then."""

    async def forget_class(self, code: str) -> None:
        """Forget a class for ever, with its tables and its short code; nothing of it lies on in the database."""

    async def tidy(self) -> None:
        """Let nothing that was overwritten lie on anywhere."""

    async def review(self, code: str) -> bytes | None:
        """What was counted of the review of a room's match."""

    async def keep_review(self, code: str, notes: bytes) -> None:
        """Write down what was counted of a review; it goes with its room."""

    async def forget(self, codes: Collection[str]) -> None:
        """Forget rooms for ever."""

    async def newest(self, before: float) -> float | None:
        """When any room was last touched before a time."""

    async def cards(self, game: str, digest: str) -> str | None:
        """The text of the card file of a game that has this digest."""

    async def forget_cards(self, most: int) -> int:
        """Forget a few card files that no room needs any more; how many there were."""

    async def expire(self, before: float, live: Collection[str], most: int) -> int:
        """Forget a few rooms that nobody has touched for long and that are not in memory; how many there were."""
