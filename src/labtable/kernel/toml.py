"""TOML files in a given shape; a mistake in one names the file, the entry and the field."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from labtable.kernel.errors import BadInput

PLACE = re.compile(r" - at (?:`key` in )?`\$\.?(.*)`$")
MOST_DOTS = 400
"""In a line, for a key of thousands of parts is read for half a minute."""
LONG_NUMBER = re.compile(r"0[box][0-9A-Fa-f_]{60,}")
"""Such numbers are read at any length, and then cannot be told."""

Shape = TypeVar("Shape")


def read_text(kind: str, path: Path) -> str:
    """The text of a file of some kind, or one sentence saying why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadInput(f"The {kind} {path} cannot be read: {reason}.") from error


def read_toml(kind: str, source: str, text: str, shape: type[Shape]) -> Shape:
    """A TOML text of some kind in the given shape; a mistake names the source, the entry and the field."""
    raw = loads(kind, source, text)
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        message = str(error)
        place = PLACE.search(message)
        where = _where(raw, place.group(1)) if place else ""
        raise BadInput(f"The {kind} {source}{where}: {PLACE.sub('', message)}.") from error


def loads(kind: str, source: str, text: str) -> dict[str, Any]:
    """A TOML text as it stands there."""
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):  # as TOML counts lines
        raise BadInput(f"The {kind} {source} is not TOML that can be read: a line of it has too many dots.")
    if LONG_NUMBER.search(text):
        raise BadInput(f"The {kind} {source} is not TOML that can be read: a number in it is too long.")
    try:
        return tomllib.loads(text)
    except ValueError as error:  # a number with thousands of digits is no TOMLDecodeError
        raise BadInput(f"The {kind} {source} is not TOML: {str(error).rstrip('.')}.") from error
    except RecursionError as error:
        raise BadInput(f"The {kind} {source} is not TOML that can be read: it is nested too deep.") from error


def _where(raw: dict[str, object], path: str) -> str:
    """A path such as `innovation[3].cost` in words: `, innovation "4hhb", field cost`."""
    table, _, rest = path.partition("[")
    index, _, field = rest.partition("]")
    rows = raw.get(table)
    if not index.isdigit() or not isinstance(rows, list):
        return f", field {path}"
    row = rows[int(index)]
    named = isinstance(row, dict) and "id" in row
    name = repr(row["id"]) if named else f"number {int(index) + 1}"
    return f", {table} {name}" + (f", field {field.lstrip('.')}" if field else "")
