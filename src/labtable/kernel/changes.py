"""Changes: an edition as what it does to a game's own deck, with the cards that are added, changed and taken out.

The result is a whole card file as text, so that whatever is opened with it needs neither the changes nor the deck.
"""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from labtable.kernel.errors import BadInput
from labtable.kernel.problem import Problem
from labtable.kernel.toml import loads, read_toml
from labtable.kernel.toml_text import key, rows_of, toml_of
from labtable.kernel.words import counted

KIND: Final = "set of changes"
MARK: Final = "changes"
MOST_CARDS: Final = 60
MOST_TEXT: Final = 96 * 1024
"""The longest text of changes that a stranger may send, in bytes."""

Entry = dict[str, object]
Entries = dict[str, list[Entry]]


class Changes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an edition changes of a game's own deck, by the tables of its card file.

    A card that is changed stands here whole, under its id in the deck.
    """

    changes: Annotated[str, Meta(min_length=1, max_length=40)]
    """The game."""
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    author: Annotated[str, Meta(max_length=80)] = ""
    take_out: dict[str, list[str]] = {}
    change: Entries = {}
    add: Entries = {}

    def rows(self) -> Iterator[tuple[str, Entry]]:
        """Every card that is added or changed, with its table."""
        for rows in (self.change, self.add):
            for table, entries in rows.items():
                for entry in entries:
                    yield table, entry


def is_changes(text: str) -> bool:
    """Whether a text is a set of changes, and no whole card file; a text that is neither is told by who reads it."""
    try:
        return MARK in loads(KIND, "that was sent", text)
    except BadInput:
        return False


def read_changes(source: str, text: str) -> Changes:
    """The changes in a text."""
    return read_toml(KIND, source, text, Changes)


def changes_text(changes: Changes) -> str:
    """Changes as a text that reads as the same."""
    whole: dict[str, Any] = msgspec.to_builtins(changes)
    parts = [toml_of({name: whole[name] for name in (MARK, "name", "author") if whole[name]})]
    if whole["take_out"]:
        parts.append(toml_of({"take_out": whole["take_out"]}))
    for how in ("change", "add"):
        parts += [rows_of(f"{how}.{key(table)}", rows) for table, rows in whole[how].items() if rows]
    return "\n".join(parts)


def expanded(game: str, source: str, text: str, standard: str) -> str:
    """The text of the whole card file that changes make of a game's own."""
    changes = read_changes(source, text)
    wrong = next(misfits(changes, game, tomllib.loads(standard)), None)
    if wrong is not None:
        raise BadInput(f"The {KIND} {source}, {wrong}.")
    return applied_text(changes, standard)


def applied_text(changes: Changes, standard: str) -> str:
    """The text of the whole card file, of changes that fit."""
    return toml_of(applied(changes, tomllib.loads(standard)))


def misfits(changes: Changes, game: str, standard: Mapping[str, Any]) -> Iterator[Problem]:
    """What the changes say of cards that are not as they say."""
    if changes.changes != game:
        yield Problem(f"these are changes of the game {changes.changes!r}, not of {game!r}", field=MARK)
        return
    if len(list(changes.rows())) > MOST_CARDS:
        yield Problem(f"an edition adds and changes {counted(MOST_CARDS, 'card')} at most", field="add")
    ids = {table: {row["id"] for row in rows} for table, rows in standard.items() if is_of_cards(rows)}
    for table in {*changes.add, *changes.change, *changes.take_out} - {*ids}:
        yield Problem(f"this game has no cards of the kind {table!r}; it has {', '.join(ids)}", field=table)
    for table, rows in changes.change.items():
        for row in rows:
            if table in ids and id_of(row) not in ids[table]:
                yield Problem("the deck has no such card to be changed", "id", table, id_of(row))
    for table, gone in changes.take_out.items():
        for id in gone:
            if table in ids and id not in ids[table]:
                yield Problem("the deck has no such card to be taken out", "take_out", table, id)


def id_of(row: Entry) -> str:
    """The id of a card; nothing if it has none that can be one."""
    id = row.get("id")
    return id if isinstance(id, str) else ""


def is_of_cards(rows: object) -> bool:
    """Whether a table of a card file holds cards."""
    return isinstance(rows, list) and bool(rows) and all(isinstance(row, dict) and "id" in row for row in rows)


def applied(changes: Changes, standard: Mapping[str, Any]) -> dict[str, Any]:
    """The whole card file, with changed cards in their places and new ones behind."""
    whole: dict[str, Any] = {"name": changes.name, "changed": standard["name"]}
    if changes.author:
        whole["author"] = changes.author
    for table, rows in standard.items():
        if is_of_cards(rows):
            anew = {row["id"]: row for row in changes.change.get(table, [])}
            gone = changes.take_out.get(table, [])
            kept = [anew.get(row["id"], row) for row in rows if row["id"] not in gone]
            whole[table] = [*kept, *changes.add.get(table, [])]
        elif table not in ("name", "known_as", "author"):
            whole[table] = rows
    return whole


def parsed(text: str) -> dict[str, Any]:
    """A text of a stranger as TOML, or one sentence."""
    if len(text.encode(errors="replace")) > MOST_TEXT:
        raise BadInput(f"An edition has {MOST_TEXT // 1024} KiB at most; take some pictures out.")
    return loads(KIND, "that was sent", text)
