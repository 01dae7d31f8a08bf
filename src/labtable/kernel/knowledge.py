"""Knowledge: what a player at a seat may use to decide."""

from typing import TYPE_CHECKING

from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.table import Table

if TYPE_CHECKING:
    from labtable.kernel.game import Game
    from labtable.kernel.view import View


class Knowledge:
    """One seat's door to a table: its view, its legal moves, and tables it can imagine."""

    def __init__(self, game: "Game", table: Table, seat: int) -> None:
        self.seat = seat
        self._game = game
        self._table = table

    def legal(self) -> list[Move]:
        """The moves this seat may choose from now; none while another seat decides."""
        return self._table.legal() if self._table.actor == self.seat else []

    def view(self) -> "View":
        """What this seat sees."""
        return self._game.view(self._table, self.seat)

    def slip(self, level: str) -> float:
        """How readily a level takes a move that is not quite the best in this game."""
        return self._game.slips.get(level, 0.0)

    @property
    def turns_ahead(self) -> int:
        """How many turns bots that search play on in this game before they judge a position."""
        return self._game.rounds_ahead * self._table.seats

    @property
    def most_looks(self) -> int:
        """How many looks ahead are of use to a level in this game."""
        return self._game.most_looks

    @property
    def within_turn(self) -> bool:
        """Whether bots that search look no further than the end of the turn in this game."""
        return self._game.within_turn

    def imagine(self, rng: Rng) -> Table:
        """A table that looks the same from this seat, with everything hidden dealt anew."""
        return self._table.imagine(self.seat, rng)
