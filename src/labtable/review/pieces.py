"""Pieces: a review is counted in small ones, so that whoever counts can be asked for something else between two."""

import msgspec

from labtable.review.findings import Curve, Opening


class Survey(msgspec.Struct, frozen=True, tag="survey"):
    """Go through the match once."""

    names: list[str]


class Surveyed(msgspec.Struct, frozen=True, tag="surveyed"):
    """What happened, and which choices are worth a thought."""

    opening: Opening
    worth_a_thought: list[int]
    """The steps, counted from 0, at which something was chosen that may change a chance."""
    alike: bool
    """Whether all seats know the same."""
    shares: list[float]
    """What every seat has of the victory; of a match that broke off, nothing."""


class Look(msgspec.Struct, frozen=True, tag="look"):
    """What are positions worth to every seat, by what it knows?"""

    steps: list[int]
    """After so many steps."""
    first: int
    tables: int


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """What a position was worth to a seat: on how many tables, in all, and the squares."""

    tables: int
    total: float
    squares: float
    sure: bool = False
    """Whether it is over, and nothing is left to chance."""


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """For every position what it is worth to every seat."""

    seen: list[list[Seen]]
    seconds: float


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """How do the lines of all seats run through what was measured?"""

    seen: list[list[Seen | None]]


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """The lines."""

    curve: Curve


class Compare(msgspec.Struct, frozen=True, tag="compare"):
    """What are moves worth at a step, on the same imagined tables?"""

    step: int
    moves: list[str]
    """All that are legal, if none is named."""
    first: int
    tables: int


class Compared(msgspec.Struct, frozen=True, tag="compared"):
    """For every imagined table what each move is worth to its chooser."""

    moves: list[str]
    rows: list[list[float]]
    obvious: str
    """The move that looks best at first sight."""
    seconds: float


class Explain(msgspec.Struct, frozen=True, tag="explain"):
    """What speaks for a move rather than another, and what are these moves called?"""

    step: int
    move: str
    other: str
    named: list[str]
    names: list[str]


class Explained(msgspec.Struct, frozen=True, tag="explained"):
    """Titles, reasons, and what the chooser could not know."""

    titles: list[str]
    reasons: list[str]
    knew: str


Piece = Survey | Look | Draw | Compare | Explain
Counted = Surveyed | Looked | Drawn | Compared | Explained
