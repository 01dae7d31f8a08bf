"""The three decks, the letters of the bases, and sets of faces."""

from typing import Final, cast

from mypy_extensions import i64

from labtable.kernel.rng import Thing

BASES: Final = 0
REACTIONS: Final = 1
ENZYMES: Final = 2
DECKS: Final[list[int]] = [BASES, REACTIONS, ENZYMES]  # a tuple would be made anew by every compiled loop
DECK_NAMES: Final = ("bases", "reactions", "enzymes")

A: Final = 0
C: Final = 1
G: Final = 2
T: Final = 3
U: Final = 4
LETTERS: Final = ("A", "C", "G", "T", "U")
DNA_FACES: Final = 15  # the set of A, C, G and T

HIGHEST_FACE: Final = 61
HIGHEST_BIT: Final = 1 << 61
EVERY_FACE: Final = (1 << 61) - 1
A_PRIME: Final = 67  # by which all powers of 2 below 2**66 leave different remainders
FACE_BY_REMAINDER: Final = bytes(
    [next((face for face in range(61) if 2**face % A_PRIME == left), 0) for left in range(A_PRIME)]
)

Faces = i64  # a set of faces of one deck, one bit each


def bit(face: i64) -> Faces:
    """The set of one face; mypyc would compile `1 << face` to a shift of 32 bits, so we come from above."""
    return HIGHEST_BIT >> (HIGHEST_FACE - face)


def swift(numbers: list[int]) -> list[i64]:
    """The very same list; compiled, what is read of it by its place needs no counting of references."""
    return cast(list[i64], numbers)


def lowest(faces: Faces) -> i64:
    """The first face of a set that is not empty; `faces &= faces - 1` takes it away."""
    return FACE_BY_REMAINDER[(faces & -faces) % A_PRIME]


def add_those(faces: Faces, of: list[Thing], to: list[Thing]) -> None:
    """Add what belongs to the faces of a set, in their order."""
    while faces:
        to.append(of[lowest(faces)])
        faces &= faces - 1


def by_sets(of: list[Thing]) -> list[list[Thing]]:
    """What belongs to the faces of a set, for every set of a few faces."""
    those: list[list[Thing]] = []
    for faces in range(1 << len(of)):
        those.append([])
        add_those(faces, of, those[-1])
    return those
