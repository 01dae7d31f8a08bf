"""How a translation stands: what is missing, what the English has changed since, and what nothing asks for any more."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from labtable.kernel import Game, game_names, load_game
from labtable.words import cards, rules, sentences
from labtable.words.catalogue import read_catalogue
from labtable.words.labels import ENGLISH_LABELS, Labels, label_id
from labtable.words.languages import ENGLISH, FOLDER, LABELS, digest, said

OURS = "labtable.games."
Digests = Mapping[str, str]
"""The names of things to be translated, and the digest of the English of each, or of what a translation was made of."""


def standing(language: str, folder: Path = FOLDER) -> list[str]:
    """All that is not as it should be in a language's folder, in a line each."""
    if language == ENGLISH:
        return []
    if not (folder / language).exists():
        return [_beginning(language, folder)]
    here = folder / language
    found = list(_compared(here / LABELS, labels_wanted(), _labels_told(here)))
    found += _spoken(here / sentences.TABLE, FOLDER / ENGLISH / sentences.TABLE)
    for game in map(load_game, game_names()):
        if type(game).__module__.startswith(OURS):
            found += _of_game(game, here)
    return found


def _of_game(game: Game, here: Path) -> Iterator[str]:
    yield from _spoken(here / game.name / sentences.WORDS, sentences.folder_of(game) / sentences.WORDS)
    yield from _compared(here / game.name / cards.FILE, cards_wanted(game), _cards_told(game.name, here))
    yield from _compared(here / game.name / rules.FILE, rules_wanted(game), _rules_told(game.name, here))


def _spoken(path: Path, source: Path) -> Iterator[str]:
    """What is said at the tables: each message, and the facts that it may speak of."""
    english, told = sentences.entries(source), sentences.entries(path)
    wanted = {id: entry.digest for id, entry in english.items()}
    yield from _compared(path, wanted, {id: entry.of for id, entry in told.items()})
    for id in english.keys() & told.keys():
        unknown = sentences.takes(told, id) - sentences.takes(english, id)
        lacking = sentences.takes(english, id) - sentences.takes(told, id)
        for name in sorted(unknown):
            yield f"{_place(path)}: {id} speaks of ${name}, which the English does not have"
        for name in sorted(lacking):
            yield f"{_place(path)}: {id} does not speak of ${name}, as the English does"


def labels_wanted() -> Digests:
    """The labels, and the digests of their English words."""
    return {label_id(name): digest(getattr(ENGLISH_LABELS, name)) for name in Labels.__struct_fields__}


def cards_wanted(game: Game) -> Digests:
    """The cards of a game, and the digests of their English words."""
    return {cards.card_id(face): cards.digest_of(face) for face in game.gallery()}


def rules_wanted(game: Game) -> Digests:
    """The blocks of a rulebook, and the digests of their English words."""
    return {key: block.digest for key, block in rules.read_blocks(game.rulebook.text).items()}


def _labels_told(here: Path) -> Digests:
    return {name: message.of for name, message in read_catalogue(here / LABELS).items()}


def _cards_told(game: str, here: Path) -> Digests:
    return {name: message.of for name, message in cards.told_cards(here, game).items()}


def _rules_told(game: str, here: Path) -> Digests:
    return {key: block.of for key, block in rules.read_blocks(rules.text_in(here, game)).items()}


def _compared(path: Path, wanted: Digests, told: Digests) -> Iterator[str]:
    """What two lists of digests differ in."""
    where = _place(path)
    for name, of in wanted.items():
        if name not in told:
            yield f"{where}: {name} is missing; its English is {of}"
        elif told[name] != of:
            yield f"{where}: the English of {name} has changed; it is {of} now"
    for name in told:
        if name not in wanted:
            yield f"{where}: nothing asks for {name}"


def _place(path: Path) -> str:
    """A file as it is named: from its language's folder on."""
    return "/".join(path.parts[-2 if path.name in (LABELS, sentences.TABLE) else -3 :])


def _beginning(language: str, folder: Path) -> str:
    model = next(path.parent for path in sorted(folder.glob(f"*/{LABELS}")) if path.parent.name != ENGLISH)
    return (
        f"There is nothing in {language!r} yet. Copy the folder {model} to {folder / language}, and translate what it "
        "says, file by file. Delete what you have not come to: it is then listed here, and readers get the English."
    )


def stamp(language: str) -> None:
    """Write beside every message of the tables which English it says: that which there is now."""
    here = FOLDER / said(language)
    sources = {here / sentences.TABLE: FOLDER / ENGLISH / sentences.TABLE}
    for game in map(load_game, game_names()):
        sources[here / game.name / sentences.WORDS] = sentences.folder_of(game) / sentences.WORDS
    for path, english in sources.items():
        if path.exists():
            path.write_text(sentences.stamped(path, english), encoding="utf-8")
    sentences.entries.cache_clear()
