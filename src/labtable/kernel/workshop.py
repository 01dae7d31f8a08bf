"""The workshop: whether the cards that somebody made can be played with, and what they make of the deck."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from labtable.kernel.changes import Changes, applied, applied_text, id_of, is_of_cards, misfits
from labtable.kernel.edition import KIND, CardText, EditionFile, Row, all_problems, find_cards
from labtable.kernel.errors import BadInput
from labtable.kernel.form import shapes_of
from labtable.kernel.game import Game
from labtable.kernel.mistakes import PLACE, mistakes, wrong_in
from labtable.kernel.problem import Problem
from labtable.kernel.toml import loads

SOURCE: Final = "from the workshop"
OF_A_RECORD: Final = "of the record"
MOST_ROWS: Final = 240
MOST_MOVES: Final = 40_000
LONGEST_MOVE: Final = 120
MOST_WHOLE: Final = 160 * 1024
"""The longest whole card file that a stranger may send, in bytes."""

How = Literal["new", "changed"]


class Bench:
    """A game's own deck, on which people change cards."""

    def __init__(self, game: Game) -> None:
        """Of a game that has kinds of cards to be made."""
        if game.card_text is None or game.cards is None or not game.workshop:
            raise BadInput(f"{game.title} has no cards to be made.")
        self.game = type(game)()
        self.kinds = {kind.table: kind for kind in game.workshop}
        self.text = find_cards(type(game).__module__.rpartition(".")[0], None).text
        self.standard: dict[str, Any] = tomllib.loads(self.text)
        self.shape: type[EditionFile] = type(game.cards)
        self.shapes: Mapping[str, type[Row]] = shapes_of(self.shape)

    def problems(self, changes: Changes) -> list[Problem]:
        """All that is wrong with changes, as far as it can be told before a game is opened with them."""
        found = [*self._misfits(changes)]
        for table, entry in changes.rows():
            if table in self.shapes:
                found += mistakes(table, entry, self.shapes[table], self.kinds.get(table))
        return [*found, *self._of_the_whole(without(changes, found))]

    def _misfits(self, changes: Changes) -> Iterator[Problem]:
        for name, text in (("name", changes.name), ("author", changes.author)):
            for wrong in wrong_in(name, text):
                yield Problem(wrong, name)
        yield from misfits(changes, self.game.name, self.standard)

    def _of_the_whole(self, changes: Changes) -> Iterator[Problem]:
        """What is wrong with the deck that the changes make."""
        try:
            cards = msgspec.convert(applied(changes, self.standard), self.shape)
        except msgspec.ValidationError as error:  # each card fits by itself, so there are too many, or none is left
            yield Problem(f"such a deck cannot be: {PLACE.sub('', str(error))}")
            return
        tables = {id_of(entry): table for table, entry in changes.rows()}
        for problem in all_problems(cards):
            yield problem._replace(table=problem.table or tables.get(problem.id, ""))

    def opened(self, changes: Changes) -> Game:
        """The game with the deck that changes make; without anything wrong, or one sentence that tells the first."""
        problem = next(iter(self.problems(changes)), None)
        if problem is not None:
            raise BadInput(f"The edition {changes.name!r}, {problem}.")
        return self.tried_out(changes)

    def tried_out(self, changes: Changes) -> Game:
        """The game with the deck that changes make in which no problem was found."""
        return played_with(self.game, CardText(SOURCE, applied_text(changes, self.text)))


def without(changes: Changes, problems: Sequence[Problem]) -> Changes:
    """Changes without the cards in which something is wrong."""
    wrong = {(problem.table, problem.id) for problem in problems}
    kept = [
        {table: [row for row in rows if (table, id_of(row)) not in wrong] for table, rows in how.items()}
        for how in (changes.add, changes.change)
    ]
    return replace(changes, add=kept[0], change=kept[1])


def without_card(changes: Changes, table: str, id: str) -> Changes:
    """Changes without one card: one that is new is not there, one that is changed is as it was."""
    return without(changes, [Problem("", table=table, id=id)])


def played_with(game: Game, text: CardText) -> Game:
    """The game with cards that somebody made, tried out: it can be laid out, and is no larger than a game may be."""
    opened = type(game)(text)
    moves = opened.catalogue.moves
    if len(moves) > MOST_MOVES or max(len(move.text) for move in moves) > LONGEST_MOVE:
        raise BadInput("These cards make more moves, or longer ones, than a table can hold; make fewer of them.")
    for seats in {opened.fewest_seats, opened.most_seats}:
        opened.new(0, seats)
    return opened


def strange_cards(game: Game, text: str, source: str = OF_A_RECORD) -> Game:
    """The game with a whole card file that a stranger sent, held to what the workshop allows."""
    if len(text.encode(errors="replace")) > MOST_WHOLE:
        raise BadInput(f"The card file {source} has {MOST_WHOLE // 1024} KiB at most.")
    raw = loads(KIND, source, text)
    rows = [row for rows in raw.values() if is_of_cards(rows) for row in rows]
    if len(rows) > MOST_ROWS:
        raise BadInput(f"The card file {source} has {MOST_ROWS} cards at most, not {len(rows):,}.")
    for row in rows:
        for name, value in row.items():
            for wrong in wrong_in(name, value):
                raise BadInput(f"The card file {source}, {str(row['id'])[:40]!r}, field {name[:40]}: {wrong}.")
    return played_with(game, CardText(source, text))


def own_cards(game: Game) -> dict[str, How]:
    """The cards that are not as in the game's own deck, by their ids: new ones, and changed ones."""
    before = standard_rows(type(game))
    now = _rows(game)
    return {id: "changed" if id in before else "new" for id, row in now.items() if before.get(id) != row}


def taken_out(game: Game) -> list[str]:
    """The names of the cards of the game's own deck that are not in this one."""
    now = _rows(game)
    return [str(getattr(row, "name", id)) for id, row in standard_rows(type(game)).items() if id not in now]


@cache
def standard_rows(kind: type[Game]) -> dict[str, Row]:
    """The cards of a game's own deck, by their ids."""
    return _rows(kind())


def _rows(game: Game) -> dict[str, Row]:
    return {} if game.cards is None else {row.id: row for row in game.cards.rows()}
