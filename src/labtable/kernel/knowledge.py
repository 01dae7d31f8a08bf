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

    @property
    def game(self) -> "Game":
        """The game that is played: what everybody can read about it."""
        return self._game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._table.seats

    def apart(self, rng: Rng) -> "Knowledge":
        """The same knowledge, held apart from the table: there is nothing behind it but what this seat may know."""
        return Knowledge(self._game, self.imagine(rng), self.seat)

    def imagine(self, rng: Rng) -> Table:
        """A table that looks the same from this seat, with everything hidden dealt anew."""
        return self._table.imagine(self.seat, rng)
