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
        seat = table.actor
        passing = table.silence() if table.speechless() else None
        move = bots[seat].choose(knowledge[seat]) if passing is None else passing
        decisions += passing is None
        if record is not None:
            record.note(table, move.text)
        table.play(move)
    return decisions
