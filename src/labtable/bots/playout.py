"""Playing a table to its end."""

from labtable.bots.bot import Bot
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.table import NOBODY, Table


def play_out(table: Table, bots: list[Bot], knowledge: list[Knowledge]) -> int:
    """Let the bots play to the end, each with its seat's knowledge; returns the number of decisions."""
    decisions = 0
    while table.actor != NOBODY:
        seat = table.actor
        table.play(bots[seat].choose(knowledge[seat]))
        decisions += 1
    return decisions
