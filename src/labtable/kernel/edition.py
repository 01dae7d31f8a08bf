"""Editions: a game's cards as a TOML file, checked on load so that a mistake names its card and field."""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from labtable.kernel.errors import BadInput

DIGEST_BYTES = 8
PLACE = re.compile(r" - at (?:`key` in )?`\$\.?(.*)`$")

Shape = TypeVar("Shape")


def read_file(path: Path) -> str:
    """The text of a card file, or one sentence saying why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadInput(f"The card file {path} cannot be read: {reason}.") from error


def read_cards(source: str, text: str, shape: type[Shape]) -> Shape:
    """The cards of a TOML text in the given shape; a mistake names the source, the card and the field."""
    return read_toml("card file", source, text, shape)


def read_toml(kind: str, source: str, text: str, shape: type[Shape]) -> Shape:
    """A TOML text of some kind in the given shape; a mistake names the source, the entry and the field."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"The {kind} {source} is not TOML: {error}.") from error
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        message = str(error)
        place = PLACE.search(message)
        where = _where(raw, place.group(1)) if place else ""
        raise BadInput(f"The {kind} {source}{where}: {PLACE.sub('', message)}.") from error


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


def digest_of(text: str) -> str:
    """A fingerprint of a card file, the same on every machine."""
    lines = "\n".join(text.splitlines())
    return hashlib.blake2b(lines.encode(), digest_size=DIGEST_BYTES).hexdigest()
