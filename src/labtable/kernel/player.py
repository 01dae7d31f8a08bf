"""Players: whoever decides for a seat, and the one loop in which they play a table to its end."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.table import NOBODY, Table

if TYPE_CHECKING:
    from labtable.kernel.game import Game
    from labtable.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Whoever sits at a seat and decides by what it knows: a bot, or a person at a terminal."""

    @abstractmethod
    def choose(self, knowledge: Knowledge) -> Move:
        """One of `knowledge.legal()`, which nobody checks again; asked only when the seat must decide."""


def play_out(
    game: "Game",
    table: Table,
    players: Sequence[Player],
    record: "Record | None" = None,
    watch: Callable[[int], None] | None = None,
) -> int:
    """Let the players play a table to its end, each with its seat's knowledge; returns the number of their decisions.

    Who holds no answer passes without being asked. A record tells of that too, and who watches hears whose move it was
    after every move.
    """
    sitting = list(players)
    knowledge = [Knowledge(game, table, seat) for seat in range(table.seats)]
    decisions = 0
    unheard = record is None and watch is None  # those who pass can do so all at once
    while True:
        if unheard:
            table.hush()
        if table.actor == NOBODY:
            return decisions
        seat = table.actor
        passing = table.silence() if not unheard and table.speechless() else None
        decisions += passing is None
        move = sitting[seat].choose(knowledge[seat]) if passing is None else passing
        if record is not None:
            record.note(table, move.text)
        table.carry_out(move)
        if watch is not None:
            watch(seat)
