"""What rules and cards say in English and in another language, piece by piece."""

from collections.abc import Iterator

from labtable.kernel import load_game
from labtable.words import languages
from labtable.words.cards import FIELDS, card_id, told_cards
from labtable.words.languages import ENGLISH, FOLDER
from labtable.words.rules import read_blocks, text_in

GAMES = ("adna", "gsa", "pdb", "stem")
OTHERS = [code for code in languages() if code != ENGLISH]


def blocks(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Each block of a rulebook by its name, with its words in English and in a language."""
    told = read_blocks(text_in(FOLDER / language, game))
    for key, block in read_blocks(load_game(game).rulebook.text).items():
        yield f"{game} {key}", f"{block.title}\n{block.words}", f"{told[key].title}\n{told[key].words}"


def cards(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Each card by its name, with its words in English and in a language."""
    told = told_cards(FOLDER / language, game)
    for face in load_game(game).gallery():
        message = told[card_id(face)]
        english = [face.name, *(getattr(face, field) for field in FIELDS)]
        yield f"{game} {face.id}", "\n".join(english), "\n".join([message.words, *message.attributes.values()])


def pieces(language: str) -> Iterator[tuple[str, str, str]]:
    """All blocks and cards of all games."""
    for game in GAMES:
        yield from blocks(game, language)
        yield from cards(game, language)
