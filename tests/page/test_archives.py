"""The archives of a site: Python in a browser compiles nothing of this package, and finds what it was given."""

import io
import zipfile
from pathlib import Path

import pytest

from labtable.server import sources
from labtable.server.page import FOLDER

GAMES = ("adna", "gsa", "pdb", "stem")
LIBRARY = FOLDER / "python/python_stdlib.zip"


def names_in(archive: bytes) -> list[str]:
    return zipfile.ZipFile(io.BytesIO(archive)).namelist()


def test_everything_in_the_archives_was_compiled_from_these_very_sources() -> None:
    archives = [sources.hall_archive(), *map(sources.game_archive, GAMES)]
    names = [name for archive in archives for name in names_in(archive)]
    assert [name for name in names if name.endswith(".py")] == [], "`make` compiles anew what has changed"
    assert {"labtable/page/own.pyc", "labtable/games/pdb/turn.pyc", "labtable/games/pdb/cards.toml"} <= set(names)


def test_a_source_that_has_changed_since_is_packed_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("__init__.py", "games/__init__.py", "kernel/rng.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("CHANGED = True")
    monkeypatch.setattr(sources, "PACKAGE", tmp_path)
    names = names_in(sources.hall_archive())
    assert [name for name in names if "rng" in name] == ["labtable/kernel/rng.py"]


def test_what_a_start_takes_of_the_library_is_compiled_and_the_rest_is_there() -> None:
    names = set(zipfile.ZipFile(LIBRARY).namelist())
    assert {"asyncio/base_events.pyc", "typing.pyc", "tomllib/_parser.pyc", "fractions.pyc", "colorsys.py"} <= names
