"""Bugs that the tests must notice: mutants as data, an area a file, and the way to plant them."""

from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent


class Unplantable(Exception):
    """A mutant whose snippet does not lie exactly once in its file."""


class Mutant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bug of one line: what it does, the snippet that it replaces, and the tests that should fail with it."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    survives: str = ""
    """Why no test notices it, where none does."""

    def planted(self) -> str:
        """The text of its file with the bug in it."""
        text = (ROOT / self.file).read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise Unplantable(f"{self.old!r} is in {self.file} {text.count(self.old)} times, not once")
        return text.replace(self.old, self.new)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    mutant: list[Mutant]


def read_mutants() -> dict[str, list[Mutant]]:
    """All mutants by area, which is the name of their file."""
    files = sorted(FOLDER.glob("*.toml"))
    return {file.stem: msgspec.toml.decode(file.read_bytes(), type=_File).mutant for file in files}
