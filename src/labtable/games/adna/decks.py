"""The three decks, the letters of the bases, and sets of faces."""

from typing import Final

from mypy_extensions import i64

BASES: Final = 0
REACTIONS: Final = 1
ENZYMES: Final = 2
DECKS: Final = (BASES, REACTIONS, ENZYMES)
DECK_NAMES: Final = ("bases", "reactions", "enzymes")

A: Final = 0
C: Final = 1
G: Final = 2
T: Final = 3
U: Final = 4
LETTERS: Final = ("A", "C", "G", "T", "U")
DNA_FACES: Final = 15  # the set of A, C, G and T

HIGHEST_BIT: Final = 1 << 61
EVERY_FACE: Final = (1 << 61) - 1

Faces = i64  # a set of faces of one deck, one bit each


def bit(face: i64) -> Faces:
    """The set of one face; mypyc would compile `1 << face` to a shift of 32 bits, so we come from above."""
    return HIGHEST_BIT >> (61 - face)
