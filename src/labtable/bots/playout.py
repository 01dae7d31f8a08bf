"""Playing a table to its end."""

from labtable.bots.bot import Bot
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.record import Record
from labtable.kernel.table import NOBODY, Table


def play_out(table: Table, bots: list[Bot], knowledge: list[Knowledge], record: Record | None = None) -> int:
    """Let the bots play to the end, each with its seat's knowledge; returns the number of their decisions.

    Who holds no answer passes without being asked; a record tells of that too.
    """
    decisions = 0
    while table.actor != NOBODY:
        if table.speechless():
            _pass(table, record)
            continue
        seat = table.actor
        move = bots[seat].choose(knowledge[seat])
        if record is not None:
            record.note(table, move.text)
        table.play(move)
        decisions += 1
    return decisions


def _pass(table: Table, record: Record | None) -> None:
    passing = table.silence()
    assert passing is not None, "who is speechless can be silent"
    if record is not None:
        record.note(table, passing.text)
    table.carry_out(passing)
