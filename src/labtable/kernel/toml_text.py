"""Writing TOML: a card file, or changes of one, as text again; its remarks are lost."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_of(cards: Mapping[str, Any]) -> str:
    """A card file: what has no parts first, then tables, then rows of tables."""
    plain = {name: value for name, value in cards.items() if not is_table(value) and not is_rows(value)}
    parts = [lines_of(plain)]
    parts += [f"[{key(name)}]\n{lines_of(value)}" for name, value in cards.items() if is_table(value)]
    for name, rows in cards.items():
        if is_rows(rows):
            parts.append(rows_of(key(name), rows))
    return "\n".join(parts)


def rows_of(heading: str, rows: Iterable[Mapping[str, Any]]) -> str:
    """Rows of a table, each under its heading."""
    return "\n".join(f"[[{heading}]]\n{lines_of(row)}" for row in rows)


def is_table(value: object) -> bool:
    """Whether a value is a table of its own."""
    return isinstance(value, dict)


def is_rows(value: object) -> bool:
    """Whether a value is rows of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def lines_of(table: Mapping[str, Any]) -> str:
    """A line for each value of a table."""
    return "".join(f"{key(name)} = {value_of(value)}\n" for name, value in table.items())


def key(name: str) -> str:
    """A name, in quotes where it needs them."""
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def value_of(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)} = {value_of(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(value_of, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
