"""Sheets: nine fronts on a page, and on the next one their backs, mirrored, so that they meet when it is turned."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from labtable.printing.paper import ACROSS, DOWN, Paper
from labtable.printing.pieces import Card, Token

A_SHEET = ACROSS * DOWN
SMALL = 16.0
"""How wide a small piece is."""
MARGIN = 7.0
FOOT = 13.0


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of one piece of paper by their numbers, row by row as each side shows them; None where no card lies."""

    fronts: list[int | None]
    backs: list[str | None]


class SmallSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The small pieces of one piece of paper by their numbers; alike on both sides."""

    fronts: list[int | None]
    backs: list[int | None]


class SmallPieces(msgspec.Struct, frozen=True, kw_only=True):
    """How small pieces lie on a paper, and all their sheets; in millimetres."""

    across: int
    wide: float
    left: float
    top: float
    sheets: list[SmallSheet]


Place = TypeVar("Place")


def sheets_of(cards: Sequence[Card]) -> list[Sheet]:
    """Every copy of every card, nine a sheet; each kind of back begins on the sheet where the one before it ended."""
    numbers = [number for number, card in enumerate(cards) for _ in range(card.copies)]
    return [_sheet(cards, numbers[start : start + A_SHEET]) for start in range(0, len(numbers), A_SHEET)]


def _sheet(cards: Sequence[Card], numbers: list[int]) -> Sheet:
    fronts = [*numbers, *[None] * (A_SHEET - len(numbers))]
    backs = [None if number is None else cards[number].back for number in fronts]
    return Sheet(fronts=fronts, backs=list(mirrored(backs, ACROSS)))


def small_pieces(tokens: Sequence[Token], paper: Paper) -> SmallPieces:
    """Every small piece, as many on a page as it has room for."""
    across, down = int((paper.wide - 2 * MARGIN) / SMALL), int((paper.high - paper.top - FOOT) / SMALL)
    numbers = [number for number, token in enumerate(tokens) for _ in range(token.count)]
    most = across * down
    parts = [numbers[start : start + most] for start in range(0, len(numbers), most)]
    filled = [[*part, *[None] * (-len(part) % across)] for part in parts]
    sheets = [SmallSheet(fronts=part, backs=list(mirrored(part, across))) for part in filled]
    return SmallPieces(across=across, wide=SMALL, left=(paper.wide - across * SMALL) / 2, top=paper.top, sheets=sheets)


def mirrored(places: Sequence[Place], across: int) -> Iterator[Place]:
    """The places of a side as the other side shows them when the paper is turned on its long edge."""
    for start in range(0, len(places), across):
        yield from reversed(places[start : start + across])
