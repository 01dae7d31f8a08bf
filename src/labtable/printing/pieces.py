"""What is printed of a game: cards with fronts and backs, small pieces, boards, and words."""

import re
from typing import Literal, Self
from urllib.parse import unquote

import msgspec

from labtable.kernel.gallery import Face

WIKIPEDIA = "wikipedia.org/wiki/"
LONGEST_SOURCE = 48
LONGEST = {"name": 80, "author": 40, "sub": 100, "does": 400, "science": 600, "badge": 12}
"""Letters of a text; whatever is longer ends in dots."""
LONGEST_SLOT = 40
LONGEST_WORD = 24
BREAK = "\u200b"

Mark = Literal["card", "round", "square", "diamond", "hexagon", "star"]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """The colours of a kind of card."""

    ink: str
    frame: str
    plate: str


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """A small drawing in a coin, perhaps with a word under it."""

    drawing: str
    name: str = ""
    round: bool = False
    look: Look | None = None


class Site(msgspec.Struct, frozen=True, kw_only=True):
    """The letters an enzyme looks for on both strands, and behind which one it cuts."""

    letters: str
    partners: str
    cut: int
    both: bool
    ink: str
    tint: str


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """The front of a card, and which back it has; a drawing is named, and found among the drawings of the game."""

    id: str
    kind: str
    name: str
    back: str
    look: Look
    face: Literal["card", "base", "discovery"] = "card"
    copies: int = 1
    mark: Mark = "card"
    signs: tuple[str, ...] = ()
    """Small drawings beside the kind."""
    badge: str = ""
    wins: str = ""
    loses: str = ""
    drawing: str = ""
    beside: tuple[str, ...] = ()
    """Further drawings beside the first, on a card that somebody has made."""
    ground: str = ""
    dots: str = ""
    sub: str = ""
    latin: bool = False
    slots: tuple[Slot, ...] = ()
    trade: tuple[str, ...] = ()
    """What it takes and gives: names of drawings, and words between them."""
    site: Site | None = None
    does: str = ""
    science: str = ""
    source: str = ""
    own: bool = False
    """Whether it is no card of the standard edition."""
    author: str = ""
    types: tuple[tuple[str, str, Look], ...] = ()
    """Of a Discovery: who may score it, as name, drawing and colours."""

    def cut_short(self) -> Self:
        """The card with no text longer than any card could hold."""
        most = {name: shortened(getattr(self, name), longest) for name, longest in LONGEST.items()}
        slots = tuple(msgspec.structs.replace(slot, name=shortened(slot.name, LONGEST_SLOT)) for slot in self.slots)
        return msgspec.structs.replace(self, **most, slots=slots)

    @property
    def kind_of(self) -> str:
        """What such cards are called together."""
        return "Discovery" if self.face == "discovery" else self.kind.split(" · ")[0]


class Back(msgspec.Struct, frozen=True, kw_only=True):
    """The back of a pile: its drawing over a ground that fills the bleed."""

    drawing: str
    ground: str
    cover: bool = False
    """Whether the drawing goes on into the bleed."""


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A small square piece, alike on both sides."""

    name: str
    drawing: str
    count: int
    ground: str = "#ffffff"
    word: str = ""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A page that lies on the table: which template draws it, and what it needs."""

    template: str
    title: str
    content: dict[str, object] = {}
    count: int = 1


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of the rules: its title and its words, and the number of its paragraph if it has one."""

    title: str
    words: str
    number: str = ""
    part: str = ""


class Kit(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game on paper."""

    game: str
    cards: list[Card]
    backs: dict[str, Back]
    tokens: list[Token] = []
    boards: list[Board] = []
    drawings: dict[str, str]
    pictures: dict[str, bytes] = {}
    """Images of one's own, by the names of their files."""
    goal: int = 0
    """What a board says one plays for."""
    needs: list[str]
    """What one needs that is on no sheet."""
    credit: str
    """Who made the printed game, and its licence."""


def is_own(face: Face, standard: dict[str, Face]) -> bool:
    """Whether a card differs from the one of the standard edition, or is none of it.

    What a project needs is told by other cards' names; that these have changed does not make it another one.
    """
    usual = standard.get(face.id)
    if usual is None or face.kind != "project":
        return usual != face
    return msgspec.structs.replace(face, text="") != msgspec.structs.replace(usual, text="")


def shown_source(source: str) -> str:
    """An address as short as a card can tell it; a long one is told by its place alone."""
    short = source.removeprefix("https://").removeprefix("www.").removeprefix("en.").removesuffix("/")
    if short.startswith(WIKIPEDIA):
        title = short.removeprefix(WIKIPEDIA).replace("_", " ")
        told = unquote(title)
        return f"wikipedia: {shortened(told if told.isprintable() else title, LONGEST_SOURCE - len('wikipedia: '))}"
    return short if len(short) <= LONGEST_SOURCE else f"{short.split('/')[0]}/…"


def shortened(text: str, longest: int) -> str:
    """A text of so many letters at most, whose longest words may break anywhere."""
    short = text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"
    return re.sub(rf"\S{{{LONGEST_WORD},}}", lambda word: BREAK.join(word[0]), short)
