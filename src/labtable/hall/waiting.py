"""Waiting: what a table that takes days keeps between two moves, so that nobody need be there at the same time."""

import msgspec

from labtable.hall.wishes import Will


class Waiting(msgspec.Struct, frozen=True):
    """Since when a choice is waited for, what was answered so far, and how the seats want to be asked."""

    since: float
    answers: dict[int, str] = {}
    """What people answered in the window that is open, by their seats, as the text of the move; for nobody to see.

    The next move of the match clears them.
    """
    wills: dict[int, Will] = {}
