"""What is said at the tables: the messages of a game and of all tables, in English and in each language."""

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from labtable.kernel import Game
from labtable.words.catalogue import OF, messages_in
from labtable.words.languages import ENGLISH, FOLDER, digest, said

WORDS, TABLE = "words.ftl", "table.ftl"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A message as its file has it."""

    source: str
    """Its own lines, without a comment."""
    arguments: frozenset[str]
    refers: frozenset[str]
    """The messages that it is made of."""
    of: str
    """The digest of the English that it says; empty in the English."""

    @property
    def digest(self) -> str:
        """What tells it from all other messages."""
        return digest(self.source)


def words_of(game: Game, language: str) -> list[str]:
    """What is said at a table of this game, file by file, each after those that it tells better.

    What a language does not say, or says of other English than there is now, is said in English.
    """
    english = [FOLDER / ENGLISH / TABLE, folder_of(game) / WORDS]
    files = [path.read_text(encoding="utf-8") for path in english if path.exists()]
    if said(language) == ENGLISH:
        return files
    told = [FOLDER / language / TABLE, FOLDER / language / folder_of(game).name / WORDS]
    return [*files, *(_fresh(told[number], english[number]) for number in (0, 1))]


def folder_of(game: Game) -> Path:
    """Where a game lies, with its English words; one that is made of another may leave them to that."""
    kinds = [kind for kind in type(game).__mro__ if issubclass(kind, Game)]
    folders = [Path(str(sys.modules[kind.__module__].__file__)).parent for kind in kinds]
    return next((folder for folder in folders if (folder / WORDS).exists()), folders[0])


def _fresh(path: Path, english: Path) -> str:
    """The messages of a translation that say what the English says."""
    source = entries(english)
    fresh = {id: entry for id, entry in entries(path).items() if id in source and entry.of == source[id].digest}
    return "".join(entry.source for entry in fresh.values())


@cache
def entries(path: Path) -> Mapping[str, Entry]:
    """The messages of a Fluent file by their ids; none if there is no such file."""
    return {message.id.name: _entry(message, of) for message, of in messages_in(path)}


def _entry(message: Any, of: str) -> Entry:
    from fluent.syntax import FluentSerializer, ast
    from fluent.syntax.visitor import Visitor

    named: dict[type, set[str]] = {ast.VariableReference: set(), ast.MessageReference: set()}

    class References(Visitor):
        def generic_visit(self, node: Any) -> None:
            if type(node) in named:
                named[type(node)].add(node.id.name)
            super().generic_visit(node)

    References().visit(message)
    return Entry(
        source=FluentSerializer().serialize_entry(message),
        arguments=frozenset(named[ast.VariableReference]),
        refers=frozenset(named[ast.MessageReference]),
        of=of,
    )


def takes(found: Mapping[str, Entry], id: str) -> frozenset[str]:
    """The arguments of a message, with those of all that it is made of."""
    return found[id].arguments.union(*(takes(found, other) for other in found[id].refers if other in found))


def stamped(path: Path, english: Path) -> str:
    """A translation in which each message tells the English that it says, as it is now."""
    source = entries(english)
    lines: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        id = line.partition(" =")[0]
        if id in source:
            if lines and OF.search(lines[-1]) and lines[-1].startswith("# "):
                lines.pop()
            lines.append(f"# of {source[id].digest}")
        lines.append(line)
    return "\n".join(lines) + "\n"
