"""Tokens: Samples, Crystals, Data and Achievement, counted in purses.

A purse holds the tokens of every kind in one integer, a byte a kind, so that purses are added and
subtracted like numbers. The highest bit of each byte stays free: `covers` uses it to see in one
step whether any kind would run short.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

Purse = i64

SAMPLE: Final = 0
CRYSTAL: Final = 1
SQUARE: Final = 2
CIRCLE: Final = 3
TRIANGLE: Final = 4
ACHIEVEMENT: Final = 5

KINDS: Final = ("sample", "crystal", "square", "circle", "triangle", "achievement")
DATA: Final = (SQUARE, CIRCLE, TRIANGLE)
SYMBOLS: Final = ("○", "◇", "■", "●", "▲", "★")

MOST: Final = 127
BYTE: Final = 8
FREE_BITS: Final = 0x808080808080


def purse(tokens: Mapping[str, int]) -> Purse:
    """The purse that holds these tokens."""
    held: i64 = 0
    for kind, name in enumerate(KINDS):
        held += tokens.get(name, 0) << (BYTE * kind)
    return held


def one(kind: int) -> Purse:
    """The purse that holds a single token."""
    return 1 << (BYTE * kind)


def covers(held: Purse, cost: Purse) -> bool:
    """Whether the purse holds at least the cost, kind by kind."""
    free: i64 = FREE_BITS
    return ((held | free) - cost) & free == free


def count(held: Purse, kind: int) -> int:
    """How many tokens of a kind the purse holds."""
    return (held >> (BYTE * kind)) & MOST


def data(held: Purse) -> int:
    """How many Data tokens of all types the purse holds."""
    return count(held, SQUARE) + count(held, CIRCLE) + count(held, TRIANGLE)


def tokens(held: Purse) -> dict[str, int]:
    """What the purse holds, by name, without the kinds it lacks."""
    return {name: count(held, kind) for kind, name in enumerate(KINDS) if count(held, kind)}


def symbols(held: Purse) -> str:
    """What the purse holds as it is drawn: one sign a token."""
    return "".join(sign * count(held, kind) for kind, sign in enumerate(SYMBOLS))


def in_words(held: Purse) -> str:
    """What the purse holds in words: `2 squares and 1 triangle`."""
    parts = [f"{number} {name}{'s' if number > 1 else ''}" for name, number in tokens(held).items()]
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
