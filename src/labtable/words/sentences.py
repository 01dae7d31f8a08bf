"""What is said at the tables: the Fluent files of a game and of all tables, in English and in each language."""

import sys
from pathlib import Path

from labtable.kernel import Game
from labtable.words.languages import ENGLISH, FOLDER, said

WORDS, TABLE = "words.ftl", "table.ftl"


def words_of(game: Game, language: str) -> list[str]:
    """What is said at a table of this game, file by file, each after those that it tells better."""
    return [path.read_text(encoding="utf-8") for path in paths_of(folder_of(game), said(language)) if path.exists()]


def paths_of(folder: Path, language: str) -> list[Path]:
    """The files of which a language is made, each after those that it tells better."""
    english = [FOLDER / ENGLISH / TABLE, folder / WORDS]
    return (
        english
        if language == ENGLISH
        else [*english, FOLDER / language / TABLE, FOLDER / language / folder.name / WORDS]
    )


def folder_of(game: Game) -> Path:
    """Where a game lies, with its English words."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent
