"""Worth: what a position is worth to every seat, on tables that a seat imagines.

On each imagined table the match is played on to its end, or for as many turns as the game asks for, by bots that slip:
they take what looks best at first sight, or now and then what looks nearly as good. Bots that never slip would play the
same match again and again, and a trifle early in it would decide all; `docs/review.md` tells how well these play-outs
agree with long ones of strong bots.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from labtable.bots.playout import PlayOut
from labtable.kernel import Game, Knowledge, Move, Rng, Table, seeded

STEP_BITS: Final = 64
SEAT_BITS: Final = 48
LOOK: Final = 1 << 40  # the dice of looks are others than those of comparisons


def dice(step: int, seat: int, number: int) -> Rng:
    """The dice of one imagined table: they hang on its number alone, and on nothing that lies on the table."""
    return seeded((step + 1) << STEP_BITS | (seat + 1) << SEAT_BITS | number)


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
