"""Observations: what a seat sees of a table as a row of small numbers, named and counted plane by plane.

A game declares its planes once; sizes, documentation and the writing itself all come from them. A number is a byte:
what is larger than 255 is told as 255. Everything is told as the seat sees it: its own row comes first, then that of
the seat after it, and so on around the table.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from labtable.kernel.errors import BadInput
from labtable.kernel.fixed import BuiltOnce
from labtable.kernel.table import NOBODY, Table
from labtable.kernel.words import listed

if TYPE_CHECKING:
    from labtable.kernel.game import Game

PLACES: Final = ("own", "next", "third", "fourth", "fifth", "sixth")
MOST: Final = 255


def put(page: BytesWriter, at: i64, number: i64) -> None:
    """Write a number; what is below zero counts as none."""
    if number > 0:
        page[at] = u8(number) if number < MOST else u8(MOST)


def add(page: BytesWriter, at: i64) -> None:
    """Count one more."""
    if page[at] < MOST:
        page[at] = page[at] + 1


def place_of(table: Table, seat: i64, other: i64) -> i64:
    """How many places another seat sits behind this one, around the table."""
    place: i64 = other - seat
    return place if place >= 0 else place + table.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Plane(BuiltOnce):
    """One thing that a seat sees of a table: a number for every row and column, none of them named twice."""

    def __init__(
        self, name: str, words: str, rows: Sequence[str], columns: Sequence[str], usual: Sequence[int] = (1,)
    ) -> None:
        self.name = name
        self.words = words
        self.rows = list(rows)
        self.columns = list(columns)
        self.usual = [*usual] * len(self.columns) if len(usual) == 1 else [*usual]  # what a column seldom exceeds
        self.size = len(self.rows) * len(self.columns)
        self.start: i64 = 0  # where it begins in the observation it belongs to

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        """Write its numbers, from `at` on, over noughts."""
        raise NotImplementedError


class Seating(Plane):
    """How many sit at the table, and where the seat is that looks."""

    def __init__(self, most_seats: int) -> None:
        seats = [f"seat {seat + 1}" for seat in range(most_seats)]
        super().__init__(
            "seating",
            "How many seats there are, and which of them looks.",
            [""],
            ["seats", *seats],
            [most_seats] + [1] * most_seats,
        )

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        put(page, at, table.seats)
        page[at + 1 + seat] = 1


class Course(Plane):
    """The round, whether something is asked in secret, and whether the game is over."""

    def __init__(self) -> None:
        words = "The round; whether something is asked in secret; whether the match is over."
        super().__init__("course", words, [""], ["round", "in secret", "over"], [40, 1, 1])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        put(page, at, table.round)
        if table.actor == NOBODY:
            page[at + 2] = 1
        elif table.in_secret():
            page[at + 1] = 1


class Asked(Plane):
    """Who must decide, as far as the seat may know it."""

    def __init__(self, most_seats: int) -> None:
        words = "Who must decide; nobody, while others are asked in secret."
        super().__init__("asked", words, [""], PLACES[:most_seats])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        if table.actor == seat:
            page[at] = 1
        elif table.actor != NOBODY and not table.in_secret():
            page[at + place_of(table, seat, table.actor)] = 1


class Scores(Plane):
    """The scores as the seat may know them."""

    def __init__(self, most_seats: int) -> None:
        words = "The scores as the seat may know them."
        super().__init__("scores", words, PLACES[:most_seats], ["points", "below nought"], [20])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for other, score in enumerate(table.scores_seen(int(seat))):
            there: i64 = at + 2 * place_of(table, seat, other)
            put(page, there, score)
            put(page, there + 1, -score)


class Observation(BuiltOnce):
    """All planes of a game, one after the other, and how many moves it has."""

    def __init__(self, planes: Sequence[Plane], moves: int) -> None:
        self.planes = list(planes)
        self.moves: i64 = moves
        self.size: i64 = 0
        for plane in self.planes:
            plane.start = self.size
            self.size += plane.size
        if len({plane.name for plane in self.planes}) != len(self.planes):
            raise ValueError("two planes of an observation may not share a name")
        self.blank = bytes(self.size)
        self.none_legal = bytes(moves)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        """Write what a seat sees over `size` noughts."""
        for plane in self.planes:
            plane.write(table, seat, page, at + plane.start)

    def numbers(self, table: Table, seat: int) -> bytes:
        """What a seat sees of a table, a byte a number."""
        page = BytesWriter()
        page.write(self.blank)
        self.write(table, seat, page, 0)
        return page.getvalue()

    def plane(self, name: str, table: Table, seat: int) -> bytes:
        """What one plane tells of a table."""
        for plane in self.planes:
            if plane.name == name:
                page = BytesWriter()
                page.write(bytes(plane.size))
                plane.write(table, seat, page, 0)
                return page.getvalue()
        raise BadInput(f"There is no plane {name!r}; there are {listed([plane.name for plane in self.planes])}.")

    def mask(self, table: Table, seat: int) -> bytes:
        """A byte for every move of the catalogue: 1 if the seat may choose it now."""
        page = BytesWriter()
        page.write(self.none_legal)
        if table.actor == seat:
            for move in table.legal():
                page[move.id] = 1
        return page.getvalue()

    def usual(self) -> list[int]:
        """For every number what it seldom exceeds: who wants them all about as large divides by it."""
        return [usual for plane in self.planes for _ in plane.rows for usual in plane.usual]


def observation_of(game: "Game") -> Observation:
    """What every game tells, then what only this one does."""
    seats = game.most_seats
    return Observation(
        [Seating(seats), Course(), Asked(seats), Scores(seats), *game.planes()], len(game.catalogue.moves)
    )
