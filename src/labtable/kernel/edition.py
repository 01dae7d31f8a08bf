"""Editions: a game's cards as a TOML file, read in the game's own shape and known by what the rules read of it."""

import hashlib
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from labtable.kernel.changes import expanded, is_changes
from labtable.kernel.errors import BadInput
from labtable.kernel.picture import Picture
from labtable.kernel.problem import Problem
from labtable.kernel.toml import read_text, read_toml

KIND: Final = "card file"
STANDARD: Final = "cards.toml"
DIGEST_BYTES: Final = 8
TOLD: Final = "told"
"""Marks what is told to people and read by no rule; mending it makes no other edition."""

Id = Annotated[str, Meta(pattern="^[a-z0-9_]+$")]
Words = Annotated[str, Meta(min_length=1), TOLD]
Link = Annotated[str, Meta(pattern="^https://"), TOLD]
Remark = Annotated[str, TOLD]
Mark = Annotated[bool, TOLD]
Digests = Annotated[tuple[str, ...], TOLD]
Drawn = Annotated[Picture | None, TOLD]


class CardText(NamedTuple):
    """The text of a card file, and what it is called if something is wrong with it."""

    source: str
    text: str


CardSource = Path | CardText | None
"""Where cards come from: a file, its text, or the game's own package."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of a card file."""

    id: Id


class CardRow(Row, frozen=True, kw_only=True):
    """A card with a name, a sentence of science, what there is to tell beyond it, and where to read more."""

    name: Words
    science: Words
    more: Remark = ""
    source: Link
    picture: Drawn = None
    """What is drawn on a card of one's own; the game's own cards have their drawings."""
    author: Remark = ""


class EditionFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole card file; each game adds its rows, and says what makes no game."""

    name: Words
    known_as: Digests = ()
    """Every digest that this edition goes by: its own, and those by which older records know it."""
    author: Remark = ""
    changed: Remark = ""
    """The name of the edition of which it is made, if it is made of changes; then its digest covers every word."""

    @abstractmethod
    def rows(self) -> Sequence[Row]:
        """Every entry that has an id."""

    @abstractmethod
    def problems(self) -> Iterator[Problem]:
        """What has the right shape but makes no game, with the card and the field."""

    @property
    def digest(self) -> str:
        """A fingerprint of what the rules read, the same on every machine.

        Cards that people made may differ in words and pictures alone, and nobody is to see those of others; so the
        fingerprint of what is made of changes covers everything.
        """
        parts = _parts_of(self, with_told=bool(self.changed))
        return hashlib.blake2b(msgspec.json.encode(parts), digest_size=DIGEST_BYTES).hexdigest()

    @property
    def goes_by(self) -> tuple[str, ...]:
        """The digests by which records may know it; a copy that plays differently goes by none but its own."""
        return self.known_as if self.digest in self.known_as else (self.digest,)


Cards = TypeVar("Cards", bound=EditionFile)


def find_cards(package: str | None, source: CardSource) -> CardText:
    """The text of a card file, or of the one in the game's package; changes are carried out on the latter."""
    if source is None:
        assert package is not None, "a game is a package"
        return CardText(STANDARD, (files(package) / STANDARD).read_text(encoding="utf-8"))
    found = source if isinstance(source, CardText) else CardText(str(source), read_text(KIND, source))
    if package is None or not is_changes(found.text):
        return found
    standard = find_cards(package, None).text
    return CardText(found.source, expanded(package.rpartition(".")[2], found.source, found.text, standard))


def read_cards(found: CardText, shape: type[Cards]) -> Cards:
    """The cards in a text; whatever is wrong names the file, the card and the field."""
    cards = read_toml(KIND, found.source, found.text, shape)
    problem = next(all_problems(cards), None)
    if problem is not None:
        raise BadInput(f"The {KIND} {found.source}, {problem}.")
    return cards


def all_problems(cards: EditionFile) -> Iterator[Problem]:
    """All that is wrong with cards that have the right shape."""
    seen: set[str] = set()
    for row in cards.rows():
        if row.id in seen:
            yield Problem("another entry has this id already", field="id", id=row.id)
        seen.add(row.id)
    yield from cards.problems()


def _parts_of(thing: object, *, with_told: bool = False) -> object:
    """A part of a card file as plain lists: perhaps without what is only told, and without what is as it usually is.

    So a field that is new to the shape gives no other name to files that do not use it. What stands in a dictionary
    keeps its order, for moves are named by it.
    """
    if isinstance(thing, msgspec.Struct):
        read = [field for field in msgspec.structs.fields(thing) if with_told or not _is_told(field)]
        values = [(field.name, getattr(thing, field.name)) for field in read if not _as_usual(thing, field)]
        tag = thing.__struct_config__.tag
        return [tag, *sorted([name, _parts_of(value, with_told=with_told)] for name, value in values)]
    if isinstance(thing, dict):
        return [[key, _parts_of(value, with_told=with_told)] for key, value in thing.items()]
    return [_parts_of(part, with_told=with_told) for part in thing] if isinstance(thing, list | tuple) else thing


def _is_told(field: msgspec.structs.FieldInfo) -> bool:
    return TOLD in getattr(field.type, "__metadata__", ())


def _as_usual(thing: msgspec.Struct, field: msgspec.structs.FieldInfo) -> bool:
    usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return bool(getattr(thing, field.name) == usual)
