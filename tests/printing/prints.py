"""Prints to be measured: their pages, and what lies where on them, in millimetres from the upper left corner."""

import ctypes
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pypdfium2

from labtable.kernel import Game, load_game
from labtable.kernel.edition import CardText
from labtable.printing import paper_named, printed
from labtable.printing.kits import kit_of
from labtable.printing.paper import Paper
from labtable.printing.pieces import Kit

GAMES = ("adna", "gsa", "pdb", "stem")
POINT = 25.4 / 72
CARD_WIDE, CARD_HIGH = 63, 88
"""How large a card is, in millimetres; told here anew, so that the sheets are measured and not only compared."""
FRAME = 2.4
"""How far the frame of a card lies inside its cut."""
PATH = pypdfium2.raw.FPDF_PAGEOBJ_PATH
TEXT = pypdfium2.raw.FPDF_PAGEOBJ_TEXT


class Box(NamedTuple):
    """Something on a page."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: "Box", spare: float = 0.0) -> bool:
        """Whether another box lies within it."""
        return (
            self.left - spare <= other.left
            and self.top - spare <= other.top
            and other.right <= self.right + spare
            and other.bottom <= self.bottom + spare
        )


class Print:
    """A PDF that is looked at page by page."""

    def __init__(self, made: bytes) -> None:
        self.made = made
        self.document = pypdfium2.PdfDocument(made)

    def __len__(self) -> int:
        return len(self.document)

    def size(self, page: int) -> tuple[float, float]:
        wide, high = self.document[page].get_size()
        return wide * POINT, high * POINT

    def words(self, page: int) -> str:
        return str(self.document[page].get_textpage().get_text_bounded())

    def all_words(self) -> str:
        return "\n".join(self.words(page) for page in range(len(self)))

    def letters(self, page: int) -> Iterator[tuple[str, Box]]:
        """Every letter that is seen, and where."""
        text, high = self.document[page].get_textpage(), self.document[page].get_height()
        for number in range(text.count_chars()):
            letter = text.get_text_range(number, 1)
            if letter.strip():
                yield letter, upside_down(text.get_charbox(number), high)

    def fonts(self) -> set[str]:
        """The names of all letters."""
        found = set()
        for page in self.document:
            for each in page.get_objects(filter=[TEXT], max_depth=9):
                name = ctypes.create_string_buffer(99)
                pypdfium2.raw.FPDFFont_GetBaseFontName(pypdfium2.raw.FPDFTextObj_GetFont(each.raw), name, 99)
                found.add(name.value.decode().rpartition("+")[2])
        return found

    def lines(self, page: int) -> Iterator[Box]:
        """Every straight line across or down."""
        high = self.document[page].get_height()
        for each in self.document[page].get_objects(filter=[PATH], max_depth=3):
            box = upside_down(each.get_bounds(), high)
            if min(box.right - box.left, box.bottom - box.top) < 1.0:
                yield box

    def cuts(self, page: int, longest: float = 150.0) -> tuple[list[float], list[float]]:
        """Where the paper is cut: the lines down, and the lines across."""
        lines = list(self.lines(page))
        down = sorted({round((box.left + box.right) / 2, 2) for box in lines if box.bottom - box.top > longest})
        across = sorted({round((box.top + box.bottom) / 2, 2) for box in lines if box.right - box.left > longest})
        return down, across

    def colours(self, page: int, places: list[tuple[float, float]]) -> list[str]:
        """The colours at these places."""
        pixels = self.document[page].render(scale=4 * POINT, rev_byteorder=True).to_numpy()
        return ["#" + "".join(f"{part:02x}" for part in pixels[round(y * 4), round(x * 4)][:3]) for x, y in places]

    def sheets(self) -> list[int]:
        """The pages with the fronts of cards; each has its backs on the next one."""
        return [page for page in range(len(self)) if "fronts." in self.words(page)]


def upside_down(bounds: tuple[float, float, float, float], high: float) -> Box:
    left, bottom, right, top = bounds
    return Box(left * POINT, (high - top) * POINT, right * POINT, (high - bottom) * POINT)


def places_of(paper: Paper) -> list[Box]:
    """Where the nine cards of a sheet are to be cut."""
    return [Box(x, y, x + CARD_WIDE, y + CARD_HIGH) for x, y in paper.places()]


def edition_of(game: str, *changes: tuple[str, str]) -> Game:
    """A game with a changed copy of its card file."""
    found = load_game(game).card_text
    assert found is not None
    text = found.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return load_game(game, CardText("of a test", text))


@cache
def print_of(game: str, paper: str) -> Print:
    return Print(printed(load_game(game), paper_named(paper)))


@cache
def kit(game: str) -> Kit:
    return kit_of(load_game(game))
