"""What the store asks of a database: transactions, and the changes of many rooms in one commit."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from labtable.hall.store import CardFile, Change, Entry, TakeBack

Found = TypeVar("Found")
Act = Callable[[Connection], Found]
Claim = tuple[str, int]
"""A room's code, and the fence with which it was claimed."""


class Database(Protocol):
    """A database of one kind."""

    async def open(self) -> None:
        """Connect, and bring the tables to their newest form."""

    async def close(self) -> None:
        """Let go of every connection."""

    async def ask(self, act: Act[Found]) -> Found:
        """Do something in a transaction of its own, to its end even if nobody waits for it any more."""

    async def tidy(self) -> None:
        """Let nothing that was deleted or overwritten lie on in a log."""

    async def write(self, changes: Sequence[Change]) -> set[Claim]:
        """Write changes in one commit, but for rooms that were claimed anew; what was written.

        It raises `NotStored` if nothing was, and `Lost` if nobody can know.
        """


def columns(entry: Entry) -> tuple[int, str, int | None]:
    """A line of a journal as the columns seat, move and kept."""
    return (entry.seat, "", entry.kept) if isinstance(entry, TakeBack) else (entry.seat, entry.move, None)


def digest(change: Change) -> str | None:
    """The digest of the card file that a change needs."""
    return None if change.cards is None else change.cards.digest


def card_files(changes: Sequence[Change]) -> list[CardFile]:
    """The card files that changes need, each once, and in the same order for every node."""
    found = {change.cards.digest: change.cards for change in changes if change.cards is not None}
    return sorted(found.values())


def lines(changes: Sequence[Change]) -> list[tuple[str, int, int, int, str, int | None]]:
    """All entries of changes, each with the code, the fence and the number that it has in its journal."""
    return [
        (change.code, change.fence, number, *columns(entry))
        for change in changes
        for number, entry in enumerate(change.entries, start=change.first)
    ]
