"""Counting: the pieces of a review, done on the tables of its match."""

from time import perf_counter
from typing import Final

from labtable.bots.endings import foresee
from labtable.bots.playout import shares
from labtable.bots.reasons import Adviser
from labtable.bots.sight import JUDGED
from labtable.kernel import NOBODY, Game, Knowledge, Move, Record, Table
from labtable.kernel.reason import Names
from labtable.kernel.record import lay_again, replay_on
from labtable.kernel.words import YOU
from labtable.review.lines import curve
from labtable.review.moments import opening
from labtable.review.pieces import (
    Compare,
    Compared,
    Counted,
    Draw,
    Drawn,
    Explain,
    Explained,
    Look,
    Looked,
    Piece,
    Seen,
    Survey,
    Surveyed,
)
from labtable.review.unknown import knew
from labtable.review.worth import compared, dice, looked

MOST_REASONS: Final = 2
REASONS: Final = 1 << 41  # the dice of reasons


class Desk:
    """A match on the desk: its table before the first step, and after each."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.tables = [lay_again(game, record.header)]
        table = self.tables[0].clone()
        for _ in replay_on(game, table, record):
            self.tables.append(table.clone())

    def count(self, piece: Piece) -> Counted:
        """Do a piece of the review."""
        match piece:
            case Survey():
                return self.survey(piece.names)
            case Look():
                return self.look(piece)
            case Draw():
                return Drawn(curve(piece.seen))
            case Compare():
                return self.compare(piece)
            case Explain():
                return self.explain(piece)

    def survey(self, names: list[str]) -> Surveyed:
        """Go through the match."""
        told = [each for each in opening(self.game, self.record, names) if each is not None]
        steps = zip(self.tables, self.record.steps, strict=False)
        return Surveyed(
            opening=told[0],
            worth_a_thought=[
                number for number, (table, step) in enumerate(steps) if is_worth_a_thought(self.game, table, step.move)
            ],
            alike=self.game.seats_see_alike,
            shares=shares(self.tables[-1]) if told[0].over else [],
        )

    def look(self, piece: Look) -> Looked:
        """What positions are worth."""
        began = perf_counter()
        seen = [self._look(step, range(piece.first, piece.first + piece.tables)) for step in piece.steps]
        return Looked(seen, perf_counter() - began)

    def _look(self, step: int, tables: range) -> list[Seen]:
        """Where all know the same, the tables of one are those of all; else each seat is told by its own."""
        table = self.tables[step]
        if table.actor == NOBODY:
            return [Seen(1, share, share * share, sure=True) for share in shares(table)]
        seats = range(table.seats)
        if self.game.seats_see_alike:
            rows = looked(self.game, table, step, table.actor, tables)
            return [seen([row[seat] for row in rows]) for seat in seats]
        return [seen([row[seat] for row in looked(self.game, table, step, seat, tables)]) for seat in seats]

    def compare(self, piece: Compare) -> Compared:
        """What moves are worth to who chooses."""
        began, table = perf_counter(), self.tables[piece.step]
        moves = [self.move(text) for text in piece.moves] or table.legal()
        tables = range(piece.first, piece.first + piece.tables)
        rows = [[worth[table.actor] for worth in row] for row in compared(self.game, table, piece.step, moves, tables)]
        imagined = Knowledge(self.game, table, table.actor).imagine(dice(piece.step, table.actor, REASONS))
        return Compared([move.text for move in moves], rows, JUDGED.likely(imagined).text, perf_counter() - began)

    def explain(self, piece: Explain) -> Explained:
        """Why a move is good, as its player may be told."""
        table = self.tables[piece.step]
        seat, rng = table.actor, dice(piece.step, table.actor, REASONS)
        names = Names([YOU if each == seat else name for each, name in enumerate(piece.names)])
        knowledge = Knowledge(self.game, table, seat)
        adviser, move = Adviser(knowledge, names, rng), self.move(piece.move)
        fate = foresee(knowledge, rng)[table.legal().index(move)]
        reasons = adviser.reasons(move, self.move(piece.other) if piece.other else None, fate)
        return Explained(
            titles=[adviser.title(self.move(text)) for text in piece.named],
            reasons=[reason.words for reason in reasons[:MOST_REASONS]],
            knew=knew(self.game, piece.names[seat]),
        )

    def move(self, text: str) -> Move:
        """The move of this text."""
        found = self.game.catalogue.named(text)
        assert found is not None, "who counts asks for moves that are there"
        return found


def is_worth_a_thought(game: Game, table: Table, played: str) -> bool:
    """Whether something was chosen that is no trifle, and was not let pass as usual."""
    if len(table.legal()) < 2 or game.trifling(table):
        return False
    usual = [each.text for each in (table.silence(), table.presumed()) if each is not None]
    return played not in usual


def seen(values: list[float]) -> Seen:
    """How many there are, their sum, and the sum of their squares."""
    return Seen(len(values), sum(values), sum(value * value for value in values))
