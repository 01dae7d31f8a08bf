"""Sets of seats as bits: who may know something; those who only watch have a bit of their own."""

from typing import Final

EVERYBODY: Final = -1
SPECTATOR: Final = 31  # the bit of those who sit at no seat


def only(*seats: int) -> int:
    """These seats alone."""
    chosen = 0
    for seat in seats:
        chosen |= 1 << seat
    return chosen


def all_but(*seats: int) -> int:
    """Everybody else, spectators included."""
    return ~only(*seats)
