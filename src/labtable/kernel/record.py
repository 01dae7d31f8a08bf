"""Records: a match as JSON Lines, a header and one move a line, closed by the result."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from labtable.kernel.deal import FairDeal, prove
from labtable.kernel.digest import digest
from labtable.kernel.errors import BadInput, BadRecord
from labtable.kernel.game import EditionName, Game
from labtable.kernel.move import Move
from labtable.kernel.option import OptionValue, read_options
from labtable.kernel.seal import is_sealed, sealed, seals, unsealed
from labtable.kernel.table import NOBODY, Table

FORMAT = 2
UNSEALED = 1  # the format of records that were never sealed
WITH_CARDS = 3  # the format of records that carry the card file with which they were played

Line = TypeVar("Line")


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a match was played with: enough to lay the same table again."""

    labtable: int = FORMAT
    game: str
    edition: EditionName
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: str
    players: list[str] = []
    deal: FairDeal | UnsetType = UNSET
    """How the seed came about, where the deal can be proved fair."""
    cards: str | UnsetType = UNSET
    """The card file, in the text of a record that carries it."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One move of a match."""

    seat: int
    move: str


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a match ended; the digest proves that a replay came to the same table."""

    scores: list[int]
    winners: list[int]
    digest: str


class Record(msgspec.Struct):
    """A match, finished or not: replay, database rows, golden test, bug report and training data."""

    header: Header
    steps: list[Step]
    result: Result | None = None
    cards: str = ""
    """The card file, where people made cards of their own; it is told once, in the header's line."""

    def note(self, table: Table, move: str) -> None:
        """Add the move that the table's actor is about to make."""
        self.steps.append(Step(table.actor, move))

    def close(self, table: Table) -> None:
        """Write down how the match ended."""
        self.result = result_of(table, self.header.edition)

    def text(self) -> str:
        """The record as JSON Lines."""
        lines = self._lines()
        if self.header.labtable != UNSEALED:
            lines = sealed(lines, closed=self.result is not None)
        return "".join(f"{line}\n" for line in lines)

    def _lines(self) -> list[str]:
        header = replace(self.header, labtable=WITH_CARDS, cards=self.cards) if self.cards else self.header
        parts = [header, *self.steps, *([self.result] if self.result else [])]
        return [msgspec.json.encode(part).decode() for part in parts]

    def seal(self) -> str:
        """The seal of its last line: of a closed record, that of the whole match."""
        return seals(self._lines())[-1]

    def write(self, path: Path) -> None:
        """Write the record to a file, whole or not at all."""
        draft = path.with_name(path.name + ".part")
        try:
            draft.write_text(self.text(), encoding="utf-8")
            os.replace(draft, path)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise BadInput(f"The record cannot be written to {path}: {error.strerror}.") from error


def new_record(
    game: Game, seed: int, seats: int, options: dict[str, object] | None = None, players: list[str] | None = None
) -> Record:
    """An empty record of a match that is about to begin."""
    header = Header(
        game=game.name,
        edition=game.edition,
        rules=game.rulebook.version,
        seats=seats,
        options=read_options(game.options, options or {}),
        seed=str(seed),
        players=players or [],
    )
    return Record(header, [], cards=cards_made(game))


def cards_made(game: Game) -> str:
    """The card file that its records carry: of a deck that people have changed, and of no other."""
    made = game.cards is not None and game.cards.changed
    return game.card_text.text if made and game.card_text is not None else ""


def result_of(table: Table, edition: EditionName) -> Result:
    """The result of a table that has come to its end, with its edition called as the record calls it."""
    return Result(table.scores(), table.winners(), digest(table, names={"edition": edition.digest}))


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadRecord(f"The record {path} cannot be read: {reason}.") from error
    return parse_record(text)


def parse_record(text: str) -> Record:
    """The record in a text; a line that cannot be read is named by its number."""
    lines = text.splitlines()
    is_whole = bool(lines) and is_sealed(lines[0])
    lines = unsealed(lines) if is_whole else lines
    header = _decode(1, lines[0] if lines else "", Header)
    _check_format(header, is_whole)
    closed = len(lines) > 1 and '"digest"' in lines[-1]
    moves = lines[1:-1] if closed else lines[1:]
    steps = [_decode(number, line, Step) for number, line in enumerate(moves, start=2)]
    cards = "" if header.cards is UNSET else header.cards
    told = replace(header, labtable=FORMAT, cards=UNSET) if cards else header
    return Record(told, steps, _decode(len(lines), lines[-1], Result) if closed else None, cards)


def _check_format(header: Header, is_sealed: bool) -> None:
    if header.labtable not in (UNSEALED, FORMAT, WITH_CARDS):
        raise BadRecord(
            f"Line 1: this is a record of format {header.labtable}; "
            f"formats {UNSEALED} to {WITH_CARDS} can be read here."
        )
    if is_sealed != (header.labtable != UNSEALED):
        raise BadRecord(f"Line 1: a record of format {FORMAT} or later is sealed on every line, and no other is.")
    if bool(header.cards) != (header.labtable == WITH_CARDS):
        raise BadRecord(f"Line 1: a record of format {WITH_CARDS} carries its cards, and no other does.")


def _decode(number: int, line: str, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"Line {number}: this is not the {kind.__name__.lower()} of a record: {error}.") from error


def lay_again(game: Game, header: Header, *, listening: bool = False) -> Table:
    """The table of a record before its first move, perhaps with somebody listening to its set-up.

    Older rules are named before other cards, which often come along with them.
    """
    if header.game != game.name:
        raise BadRecord(f"Line 1: this is a match of {header.game}, not of {game.name}.")
    if header.rules != game.rulebook.version:
        raise BadRecord(
            f"Line 1: this match was played under rules version {header.rules}; "
            f"version {game.rulebook.version} is the one played here."
        )
    if not game.is_known_as(header.edition.digest):
        raise BadRecord(
            f"Line 1: this match was played with {header.game}, edition {header.edition.name!r} "
            f"({header.edition.digest}); give that card file with --edition."
        )
    if not header.seed.isdecimal():
        raise BadRecord(f"Line 1: a seed is a whole number, not {header.seed!r}.")
    try:
        return game.new(int(header.seed), header.seats, dict(header.options), listening=listening)
    except BadInput as error:
        raise BadRecord(f"Line 1: {error}") from error


def replay_on(game: Game, table: Table, record: Record) -> Iterator[Step]:
    """Play the record's moves on its table, handing out each step after it is done."""
    for number, step in enumerate(record.steps, start=2):
        play_step(game, table, number, step)
        yield step


def play_step(game: Game, table: Table, number: int, step: Step) -> None:
    """Play one step, which stands in this line of its record, or say why it cannot be played."""
    table.carry_out(move_of(game, table, number, step))


def move_of(game: Game, table: Table, number: int, step: Step) -> Move:
    """The move of a step, which stands in this line of its record, if it can be made on this table."""
    move = game.catalogue.named(step.move)
    if move is None:
        raise BadRecord(f"Line {number}: {game.title} has no move {step.move!r}.")
    if table.actor == NOBODY:
        raise BadRecord(f"Line {number}: the game is over before the move {step.move!r}.")
    if step.seat != table.actor:
        raise BadRecord(f"Line {number}: seat {table.actor} must decide here, not seat {step.seat}.")
    rule = table.refusal(move)
    if rule is not None:
        raise BadRecord(f"Line {number}: the move {step.move!r} is refused by §{rule.number}: {rule.words}")
    return move


def replay(game: Game, record: Record) -> Table:
    """The table at the end of a record, every move checked against the rules."""
    table = lay_again(game, record.header)
    for _ in replay_on(game, table, record):
        pass
    return table


def verify(game: Game, record: Record, *, whole: bool = False) -> Table:
    """Replay a record and prove its deal and its result; one without a result is legal so far, and never whole."""
    if record.header.deal is not UNSET:
        prove(record.header.deal, record.header.seed)
    table = replay(game, record)
    line = len(record.steps) + 2
    if record.result is None and whole:
        raise BadRecord(f"Line {line}: here the record ends without its result, so what came after may be missing.")
    if record.result is None:
        return table
    if table.actor != NOBODY:
        raise BadRecord(f"Line {line}: the record claims a result, but the game is not over.")
    found = result_of(table, record.header.edition)
    if found != record.result:
        raise BadRecord(
            f"Line {line}: the record claims scores {record.result.scores}, winners {record.result.winners} and digest "
            f"{record.result.digest}; replaying it gives {found.scores}, {found.winners} and {found.digest}."
        )
    return table
