"""A catalogue: the messages of a Fluent file, their attributes, and the digest of the English each was made of."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from labtable.kernel import BadInput

OF = re.compile(r"of ([0-9a-f]{8})")


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A message as it stands in a catalogue."""

    words: str
    """Empty where all that it says is in its attributes."""
    attributes: dict[str, str]
    of: str
    """The digest of the English that it says; empty in a catalogue that is no translation."""


@cache
def read_catalogue(path: Path) -> dict[str, Message]:
    """The messages of a Fluent file; none if there is no such file."""
    return {
        message.id.name: Message(
            words=_plain(path, message.value),
            attributes={each.id.name: _plain(path, each.value) for each in message.attributes},
            of=of,
        )
        for message, of in messages_in(path)
    }


def messages_in(path: Path) -> Iterator[tuple[Any, str]]:
    """Every message of a Fluent file as it is parsed, without its comment, and the digest that stands there."""
    from fluent.syntax import FluentParser, ast  # here: a browser has no such library, and needs only English

    seen: set[str] = set()
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8") if path.exists() else "").body:
        if isinstance(entry, ast.Junk):
            raise BadInput(f"{path} is no Fluent file: {(entry.content or '').strip()!r} cannot be read.")
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise BadInput(f"{path} tells {entry.id.name} twice.")
            seen.add(entry.id.name)
            named = OF.search(entry.comment.content or "") if entry.comment else None
            entry.comment = None
            yield entry, named.group(1) if named else ""


def _plain(path: Path, pattern: object) -> str:
    """Words without arguments; cards and labels have none."""
    from fluent.syntax import ast

    if pattern is None:
        return ""
    assert isinstance(pattern, ast.Pattern), pattern
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.value)
        else:
            raise BadInput(f"{path} has an argument in {''.join(parts)!r}; cards and labels take none.")
    return "".join(parts)
