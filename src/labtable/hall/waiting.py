"""Waiting: what a table that takes days keeps between two moves, so that nobody need be there at the same time."""

from typing import NamedTuple

import msgspec

from labtable.hall.wishes import Will


class Asking(NamedTuple):
    """A seat asks to go back to so many steps: whose consent is missing, who has agreed, and when it lapses."""

    seat: int
    kept: int
    until: float
    entries: int
    """How long the journal is."""
    missing: list[int]
    agreed: list[int]


class Waiting(msgspec.Struct, frozen=True):
    """Since when a choice is waited for, what was answered so far, and how and what the seats are asked."""

    since: float
    answers: dict[int, str] = {}
    """What people answered in the window that is open, by their seats, as the text of the move; for nobody to see.

    The next move of the match clears them.
    """
    wills: dict[int, Will] = {}
    asking: Asking | None = None
    """What somebody would take back, until all have agreed or the match goes on."""
