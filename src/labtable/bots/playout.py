"""Play-outs: a match is played on by bots that slip, so that what it comes to does not hang on a trifle.

They take what looks best at first sight, or now and then what looks nearly as good. Bots that never slip would play the
same match again and again where little is left to luck.
"""

from math import exp
from typing import Final

from labtable.bots.foresight import chances
from labtable.bots.search import advance
from labtable.bots.sight import JUDGED
from labtable.bots.temper import temper_of
from labtable.kernel.game import Game
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.table import NOBODY, Table

FINE: Final = 1 << 24
LEAST: Final = 1.0e-6
FURTHEST: Final = 10_000  # moves that are played on


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
        return JUDGED.likely(table) if self._game.trifling(table) else slipped(table, moves, self._slip, rng)

    def after(self, imagined: Table, move: Move, rng: Rng) -> list[float]:
        """What a table is worth after a move."""
        twin = imagined.clone()
        advance(twin, move)
        return self.worth(twin, rng)


def slipped(table: Table, moves: list[Move], slip: float, rng: Rng) -> Move:
    """One of these moves: less likely the more it falls behind, measured by what most of them do."""
    sights = [JUDGED.first(table, move) for move in moves]
    best = max(sights)
    usual = slip * max(LEAST, best - sum(sights) / len(sights))
    parts = [exp((sight - best) / usual) for sight in sights]
    left = rng.below(FINE) / FINE * sum(parts)
    for place in range(len(moves)):
        left -= parts[place]
        if left < 0.0:
            return moves[place]
    return moves[sights.index(best)]


def shares(table: Table) -> list[float]:
    """What every seat has of the victory at the end."""
    winners = table.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
