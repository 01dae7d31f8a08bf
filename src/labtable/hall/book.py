"""The book of a game: what it is called, whom it is for, its options, cards and rules, as a page needs them."""

from typing import Literal

import msgspec

from labtable.kernel.gallery import Face
from labtable.kernel.option import OptionValue
from labtable.kernel.workshop import How
from labtable.words import Labels


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that people can choose."""

    name: str
    words: str


class GameEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the shelf."""

    name: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    minutes: int
    sharing: bool
    """Whether two people may share a side."""
    lesson: bool
    """Whether it has a guided first game."""
    workshop: bool
    """Whether people can make cards for it."""
    album: int
    """How many of its cards have something of science to tell; those that tell the same count once."""


class Paragraph(msgspec.Struct, frozen=True, kw_only=True):
    """A paragraph of the rulebook; `chapter` is its heading, `on` what a ruling rules on."""

    number: str
    title: str
    words: str
    printed: str
    chapter: str
    on: list[str]


class OptionEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game, ready for a form."""

    name: str
    title: str
    words: str
    rule: str
    house: bool
    """Whether it is a house rule, which most tables leave as it is."""
    kind: Literal["toggle", "number", "choice"]
    default: OptionValue
    low: int | None = None
    high: int | None = None
    choices: dict[str, str] = {}
    """Each value with its words for people."""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """What people have changed of a game's own deck."""

    name: str
    author: str
    cards: dict[str, How]
    """The ids of the cards that are new or changed."""
    gone: list[str]
    """The names of the cards that were taken out."""


class GameBook(msgspec.Struct, frozen=True, kw_only=True):
    """All that a page needs to know of a game."""

    entry: GameEntry
    language: str
    """The language of its cards and rules."""
    labels: Labels
    """The words around cards and rules, in the same language."""
    edition: str
    """The digest of its cards."""
    made: Made | None
    """None for the game's own cards."""
    levels: list[Level]
    options: list[OptionEntry]
    words: list[str]
    """What is said at its table, as Fluent files: the English, and what a language tells better."""
    cards: list[Face]
    rules: list[Paragraph]
