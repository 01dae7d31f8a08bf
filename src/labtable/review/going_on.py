"""Going on: how a match could go on after a move, on a table that its seat can imagine."""

from collections.abc import Iterator
from typing import Final

from labtable.bots.sight import JUDGED
from labtable.kernel import NOBODY, Game, Knowledge, Move, Table
from labtable.kernel.record import Step
from labtable.review.worth import dice

LINE: Final = 1 << 42  # the dice of lines
MOST_MOVES: Final = 12


def imagined(game: Game, table: Table, step: int) -> Table:
    """The table on which a line is shown: all that its seat could not know is dealt anew, somebody listening."""
    twin = Knowledge(game, table, table.actor).imagine(dice(step, table.actor, LINE))
    twin.listen()
    return twin


def line(table: Table, move: Move) -> Iterator[Step]:
    """A move and what follows it if everybody takes what looks best, until it is the seat's turn again.

    Each step is handed out when it is done; one in which somebody lets an answer pass is left out.
    """
    seat, is_others_turn = table.actor, False
    chosen: Move | None = move
    for _ in range(MOST_MOVES):
        if chosen is None:
            return
        step = Step(table.actor, chosen.text)
        is_silent = chosen is table.silence()
        table.play(chosen)
        table.hush()
        if not is_silent:
            yield step
        is_others_turn = is_others_turn or table.whose_turn() != seat
        is_over = table.actor == NOBODY or (is_others_turn and table.whose_turn() == seat)
        chosen = None if is_over else table.routine() or JUDGED.likely(table)
