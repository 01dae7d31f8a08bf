"""Worth: what a position is worth to every seat, on tables that a seat imagines.

On each imagined table the match is played on to its end, or for as many turns as the game asks for, by bots that slip:
they take what looks best at first sight, or now and then what looks nearly as good. Bots that never slip would play the
same match again and again, and a trifle early in it would decide all; `docs/review.md` tells how well these play-outs
agree with long ones of strong bots.
"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from labtable.bots.foresight import chances
from labtable.bots.search import advance, first_sight, likely
from labtable.bots.temper import temper_of
from labtable.kernel import NOBODY, Game, Knowledge, Move, Rng, Table, seeded

STEP_BITS: Final = 64
SEAT_BITS: Final = 48
LOOK: Final = 1 << 40  # the dice of looks are others than those of comparisons
FINE: Final = 1 << 24
LEAST: Final = 1.0e-6
FURTHEST: Final = 10_000  # moves that are played on


def dice(step: int, seat: int, number: int) -> Rng:
    """The dice of one imagined table: they hang on its number alone, and on nothing that lies on the table."""
    return seeded((step + 1) << STEP_BITS | (seat + 1) << SEAT_BITS | number)


class PlayOut:
    """How the bots of a game play on."""

    def __init__(self, game: Game, turns: int | None = None) -> None:
        temper = temper_of(game)
        self._game = game
        self._slip = max(LEAST, temper.review_slip)
        self._turns = temper.review_turns if turns is None else turns

    def worth(self, table: Table, rng: Rng) -> list[float]:
        """What a table is worth to every seat; all together they share one victory."""
        turns, mover = self._turns, NOBODY
        for _ in range(FURTHEST):
            if table.actor == NOBODY:
                return shares(table)
            if table.whose_turn() != mover:
                if turns == 0 and mover != NOBODY:
                    break
                turns, mover = turns - 1, table.whose_turn()
            advance(table, self.chosen(table, rng))
        return chances(table)

    def chosen(self, table: Table, rng: Rng) -> Move:
        """What is taken for granted, or one of the moves that look good, the better the likelier."""
        presumed = table.presumed()
        if presumed is not None:
            return presumed
        moves = table.legal()
        if len(moves) == 1:
            return moves[0]
        return likely(table) if self._game.trifling(table) else slipped(table, moves, self._slip, rng)

    def after(self, imagined: Table, move: Move, rng: Rng) -> list[float]:
        """What a table is worth after a move."""
        twin = imagined.clone()
        advance(twin, move)
        return self.worth(twin, rng)


def slipped(table: Table, moves: Sequence[Move], slip: float, rng: Rng) -> Move:
    """One of these moves: less likely the more it falls behind, measured by what most of them do."""
    sights = [first_sight(table, move) for move in moves]
    best = max(sights)
    usual = slip * max(LEAST, best - sum(sights) / len(sights))
    shares_of = [exp((sight - best) / usual) for sight in sights]
    left = rng.below(FINE) / FINE * sum(shares_of)
    for move, share in zip(moves, shares_of, strict=True):
        left -= share
        if left < 0.0:
            return move
    return moves[sights.index(best)]


def shares(table: Table) -> list[float]:
    """What every seat has of the victory at the end."""
    winners = table.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]


def looked(game: Game, table: Table, step: int, seat: int, tables: range) -> list[list[float]]:
    """What a position is worth to all seats, on each of the tables that one of them imagines."""
    play_out, knowledge = PlayOut(game), Knowledge(game, table, seat)
    rows = []
    for number in tables:
        rng = dice(step, seat, LOOK | number)
        rows.append(play_out.worth(knowledge.imagine(rng), rng))
    return rows


def compared(game: Game, table: Table, step: int, moves: Sequence[Move], tables: range) -> Iterator[list[list[float]]]:
    """What every move is worth to all seats, on each of the tables that its chooser imagines, with the same luck."""
    play_out, knowledge = PlayOut(game), Knowledge(game, table, table.actor)
    for number in tables:
        rng = dice(step, table.actor, number)
        imagined = knowledge.imagine(rng)
        yield [play_out.after(imagined, move, rng.clone()) for move in moves]
