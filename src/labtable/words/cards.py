"""The cards of a game in a language: names, what they do, and their science."""

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from labtable.kernel import Game
from labtable.kernel.gallery import Face
from labtable.words.catalogue import Message, read_catalogue
from labtable.words.languages import ENGLISH, FOLDER, digest, said

FILE = "cards.ftl"
FIELDS = ("text", "science", "more")
"""What a card says besides its name, if it says it at all."""


def cards_in(game: Game, language: str) -> list[Face]:
    """The gallery of a game; a card that is not translated, or is another card now, stays English as a whole."""
    if said(language) == ENGLISH:
        return game.gallery()
    told = told_cards(FOLDER / language, game.name)
    return [_told(face, told.get(card_id(face))) for face in game.gallery()]


@cache
def told_cards(folder: Path, game: str) -> dict[str, Message]:
    """The cards of a game as a language's folder tells them, by their ids in a catalogue."""
    return read_catalogue(folder / game / FILE)


def card_id(face: Face) -> str:
    """How a card is called in a catalogue, where an id may not begin with a figure."""
    return f"card-{face.id}"


def digest_of(face: Face) -> str:
    """The digest of all English words of a card."""
    return digest(face.name, *(getattr(face, field) for field in FIELDS))


def _told(face: Face, message: Message | None) -> Face:
    if message is None or message.of != digest_of(face):
        return face
    return replace(face, name=message.words, **{field: message.attributes.get(field, "") for field in FIELDS})
