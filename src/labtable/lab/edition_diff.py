"""What two card files have differently, line by line, and on which cards."""

import tomllib
from difflib import ndiff

from labtable.kernel import Game

MOST_LINES = 60
OF_THE_FILE = ("name", "known_as")  # what a card file is called, and its digests: no card is otherwise for it


def differing(before: Game, after: Game) -> list[str]:
    """The lines of the cards that differ, each card under its name; none if the rules read the same."""
    if before.card_text is None or after.card_text is None or before.edition.digest == after.edition.digest:
        return []
    was, now = entries(before.card_text.text), entries(after.card_text.text)
    found: list[str] = []
    for key in [*was, *(key for key in now if key not in was)]:
        old, new = was.get(key, []), now.get(key, [])
        if old != new:
            found += [f" {key}", *marked(old, new)]
    return found[:MOST_LINES]


def marked(old: list[str], new: list[str]) -> list[str]:
    """The lines that went and came."""
    lines = [line for line in ndiff(old, new) if line[0] in "+-"]
    return [("−" if line[0] == "-" else "+") + line[2:] for line in lines]


def entries(text: str) -> dict[str, list[str]]:
    """A card file as lines of what each entry says."""
    found: dict[str, list[str]] = {}
    for table, value in tomllib.loads(text).items():
        if table in OF_THE_FILE:
            continue
        rows = value if isinstance(value, list) else [value]
        for number, row in enumerate(rows):
            if isinstance(row, dict):
                key = f"{table} {row.get('id', number + 1)}: {row.get('name', '')}".rstrip(": ")
                found[key] = [f"{name} = {shown(part)}" for name, part in row.items()]
            else:
                found.setdefault(table, []).append(shown(row))
    return found


def shown(value: object) -> str:
    """A value as a card file writes it, nearly."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {shown(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
