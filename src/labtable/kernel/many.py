"""Many tables of one game, moved on together; what is to be decided at each lies in one row of bytes.

A table that has come to its end begins anew at once. Every game of every table has a seed of its own, so that it
hangs on nothing but the seed of all, the table's number, and how many games were played there before.
"""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from mypy_extensions import i64, u8

from labtable.kernel.errors import BadInput
from labtable.kernel.move import Move
from labtable.kernel.observation import Observation
from labtable.kernel.option import Chosen
from labtable.kernel.rng import Rng, seeded
from labtable.kernel.table import NOBODY, Table

if TYPE_CHECKING:
    from labtable.kernel.game import Game

BYTES_A_MOVE: Final = 4
BITS_OF_A_SEED: Final = 64
BITS_OF_A_NUMBER: Final = 32
GAMES_APART: Final = BITS_OF_A_SEED + BITS_OF_A_NUMBER
CHOOSING: Final = (1 << BITS_OF_A_NUMBER) - 1  # no table plays so many games


class Ending:
    """A match that came to its end: at which table, what it brought every seat, and whether it was cut short."""

    def __init__(self, index: int, returns: list[float], scores: list[int], decisions: int, cut_short: bool) -> None:
        self.index = index
        self.returns = returns
        self.scores = scores
        self.decisions = decisions
        self.cut_short = cut_short


class ManyTables:
    """Tables with numbers from `first` on, each waiting for a decision; `step` makes one at every table."""

    def __init__(
        self, game: "Game", number: int, seats: int, chosen: Chosen, seed: int, first: int, limit: int, observing: bool
    ) -> None:
        self.game = game
        self.observation: Observation = game.observation
        self.seats = seats
        self.chosen = chosen
        self.seed = seed & ((1 << BITS_OF_A_SEED) - 1)
        self.first = first
        self.limit = limit
        self.observing = observing
        self.games = [0] * number
        self.decisions = [0] * number
        self.offers: list[list[Move]] = [[] for _ in range(number)]
        self.choosing = [self.generator(index, CHOOSING) for index in range(number)]
        self.endings: list[Ending] = []
        self.actors = BytesWriter()
        self.actors.write(bytes(number))
        self.no_moves = self.observation.none_legal * number
        self.blank = self.observation.blank * number if observing else b""
        self.masks = BytesWriter()
        self.pages = BytesWriter()
        self.tables = [self.begin(index) for index in range(number)]
        self.show()

    def generator(self, index: int, game: int) -> Rng:
        """The chance of one game at one table."""
        return seeded(self.seed + ((self.first + index) << BITS_OF_A_SEED) + (game << GAMES_APART))

    def begin(self, index: int) -> Table:
        """A new game at a table, up to its first decision."""
        table: Table = self.game.lay_out(self.generator(index, self.games[index]), self.seats, self.chosen)
        self.games[index] += 1
        self.decisions[index] = 0
        table.hush()
        return table

    def step(self, moves: bytes) -> None:
        """Make a move at every table, four bytes each; one that is not legal is refused, and nothing was done."""
        self.check(moves)
        self.endings = []
        catalogue: list[Move] = self.game.catalogue.moves
        for index, table in enumerate(self.tables):
            table.carry_out(catalogue[read_i32_le(moves, index * BYTES_A_MOVE)])
            table.hush()
            self.decisions[index] += 1
            if table.actor == NOBODY or self.decisions[index] >= self.limit:
                self.end(index)
        self.show()

    def check(self, moves: bytes) -> None:
        """Refuse a row of moves in which one cannot be made."""
        number: i64 = len(self.tables)
        if len(moves) != number * BYTES_A_MOVE:
            raise BadInput(f"There are {number} tables here, and {len(moves) // BYTES_A_MOVE} moves for them.")
        known = self.observation.moves
        for index in range(number):
            move: i64 = i64(read_i32_le(moves, index * BYTES_A_MOVE))
            if not 0 <= move < known or not self.masks[index * known + move]:
                raise BadInput(f"Table {self.first + index}: move {move} is not legal there; its mask tells which are.")

    def end(self, index: int) -> None:
        """Note how a match ended, and begin the next one."""
        table = self.tables[index]
        cut_short = table.actor != NOBODY
        self.endings.append(Ending(index, table.returns(), table.scores(), self.decisions[index], cut_short))
        self.tables[index] = self.begin(index)

    def show(self) -> None:
        """Write down who must decide at each table, what can be chosen, and what the one who decides sees."""
        self.masks.truncate(0)
        self.masks.write(self.no_moves)
        self.pages.truncate(0)
        self.pages.write(self.blank)
        mask: i64 = 0
        page: i64 = 0
        for index, table in enumerate(self.tables):
            actor: i64 = table.actor
            self.actors[index] = u8(actor)
            legal = table.legal()
            self.offers[index] = legal
            for move in legal:
                self.masks[mask + move.id] = 1
            if self.observing:
                self.observation.write(table, actor, self.pages, page)
            mask += self.observation.moves
            page += self.observation.size

    def at_random(self) -> bytes:
        """A legal move for every table, each as likely as the others there."""
        chosen = BytesWriter()
        for index, offers in enumerate(self.offers):
            write_i32_le(chosen, offers[self.choosing[index].below(len(offers))].id)
        return chosen.getvalue()
