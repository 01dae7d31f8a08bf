"""What is said at the tables: the messages of a game and of all tables, in English and in each language."""

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from labtable.kernel import BadInput, Game
from labtable.words.languages import ENGLISH, FOLDER, digest, said

WORDS, TABLE = "words.ftl", "table.ftl"
OF = re.compile(r"of ([0-9a-f]{8})")


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
    from fluent.syntax import FluentParser, FluentSerializer, ast  # here: a browser has no such library

    found: dict[str, Entry] = {}
    write = FluentSerializer().serialize_entry
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8") if path.exists() else "").body:
        if isinstance(entry, ast.Junk):
            raise BadInput(f"{path} is no Fluent file: {(entry.content or '').strip()!r} cannot be read.")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise BadInput(f"{path} tells {entry.id.name} twice.")
            found[entry.id.name] = _entry(entry, write)
    return found


def _entry(message: Any, write: Callable[[Any], str]) -> Entry:
    from fluent.syntax import ast

    named = OF.search(message.comment.content if message.comment else "")
    message.comment = None
    return Entry(
        source=write(message),
        arguments=frozenset(each.id.name for each in _all(message, ast.VariableReference)),
        refers=frozenset(each.id.name for each in _all(message, ast.MessageReference)),
        of=named.group(1) if named else "",
    )


def _all(node: Any, kind: type) -> Iterable[Any]:
    """Everything of a kind within a part of a file."""
    if isinstance(node, kind):
        yield node
    for part in vars(node).values():
        for each in part if isinstance(part, list) else [part]:
            if hasattr(each, "traverse") or hasattr(each, "to_json"):
                yield from _all(each, kind)


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
