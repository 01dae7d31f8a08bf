"""The workshop: forms for cards of one's own, whether they can be played with, and how they will lie on the table."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from labtable.hall.book import Made
from labtable.hall.shelf import made_of
from labtable.kernel import BadInput, Face, Game, load_game
from labtable.kernel.changes import Changes, Entry, changes_text, is_changes, is_of_cards, parsed, read_changes
from labtable.kernel.form import KindForm, form_of
from labtable.kernel.mistakes import LETTERS
from labtable.kernel.problem import Problem
from labtable.kernel.workshop import Bench, strange_cards, without

SENT = "that was sent"
NO_CHANGES = 'This is no set of changes; one begins with `changes = "GAME"`. A whole card file goes to `--edition`.'


class Workbench(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to make cards for a game."""

    game: str
    kinds: list[KindForm]
    rows: dict[str, list[Entry]]
    """The cards of its own deck, as they stand in its card file."""
    letters: dict[str, int]
    """How many letters a text may have."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes that are to be looked at: as they are edited, or as a text."""

    changes: Changes | None = None
    toml: str = ""


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a card, at which field, and the paragraph that says so."""

    table: str
    id: str
    field: str
    words: str
    rule: str


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """How many cards of a kind the deck has now, and had before."""

    table: str
    now: int
    before: int


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """Changes that were looked at."""

    changes: Changes
    toml: str
    troubles: list[Trouble]
    faces: list[Face]
    """The cards that are new or changed, as they will lie on the table; as far as they can be drawn."""
    remarks: dict[str, str]
    """What is to be said of a card, by its id."""
    made: Made | None
    deck: list[Count]
    edition: str
    """The digest of the deck; nothing while it cannot be played with."""


@lru_cache
def bench_of(name: str) -> Bench:
    """The bench of a game."""
    return Bench(load_game(name))


def workbench(name: str) -> Workbench:
    """All that is needed to make cards for a game."""
    bench = bench_of(name)
    kinds = [form_of(kind, bench.shapes[kind.table]) for kind in bench.kinds.values()]
    rows = {table: rows for table, rows in bench.standard.items() if is_of_cards(rows)}
    return Workbench(game=name, kinds=kinds, rows=rows, letters=dict(LETTERS))


def changes_of(sheet: Sheet) -> Changes:
    """The changes on a sheet."""
    if sheet.changes is not None:
        parsed(changes_text(sheet.changes))  # what cannot be written as a text, or is too long for one
        return sheet.changes
    return read_sent(sheet.toml)


def read_sent(text: str) -> Changes:
    """The changes in a text that a stranger sent."""
    parsed(text)
    if not is_changes(text):
        raise BadInput(NO_CHANGES)
    return read_changes(SENT, text)


def opened(name: str, text: str) -> Game:
    """A game with the cards of a text that somebody sent, or one sentence."""
    changes = read_sent(text)
    return bench_of(name).opened(changes)


def sent_cards(game: Game, text: str) -> Game:
    """A game with the cards of a stranger: changes of its own deck, or a whole card file."""
    return opened(game.name, text) if is_changes(text) else strange_cards(game, text, SENT)


def checked(name: str, sheet: Sheet) -> Checked:
    """Changes, looked at."""
    bench = bench_of(name)
    changes = changes_of(sheet)
    problems = bench.problems(changes)
    game, late = _tried(bench, changes) if not problems else (None, None)
    problems += [late] if late is not None else []
    shown = game or _tried(bench, without(changes, problems))[0] or bench.game
    made = made_of(shown)
    own = made.cards if made is not None else {}
    return Checked(
        changes=changes,
        toml=changes_text(changes),
        troubles=[_trouble(problem) for problem in problems],
        faces=[replace(face, own=own[face.id]) for face in shown.gallery() if face.id in own],
        remarks=_remarks(bench, changes),
        made=made,
        deck=[_count(table, bench.game, shown) for table in bench.kinds],
        edition=game.edition.digest if game is not None else "",
    )


def _tried(bench: Bench, changes: Changes) -> tuple[Game | None, Problem | None]:
    """The game with changes, or why it cannot be opened."""
    try:
        return bench.opened(changes), None
    except BadInput as error:
        return None, Problem(str(error).rstrip("."))


def _trouble(problem: Problem) -> Trouble:
    return Trouble(table=problem.table, id=problem.id, field=problem.field, words=problem.sentence, rule=problem.rule)


def _remarks(bench: Bench, changes: Changes) -> dict[str, str]:
    found = {
        str(row.get("id")): bench.kinds[table].remark(row) for table, row in changes.rows() if table in bench.kinds
    }
    return {id: remark for id, remark in found.items() if remark}


def _count(table: str, before: Game, now: Game) -> Count:
    return Count(table=table, now=_cards(now, table), before=_cards(before, table))


def _cards(game: Game, table: str) -> int:
    """How many cards of a table lie in a deck."""
    return sum(getattr(row, "copies", 1) for row in getattr(game.cards, table))
