"""The greedy bot: it tries every legal move in its mind and takes the one after which things look best."""

from typing import Final

from labtable.bots.bot import Thinker, Weighed
from labtable.bots.endings import OPEN, foresee, verdict
from labtable.bots.foresight import after
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.table import Table

MOST_TABLES: Final = 200  # how many tables it looks at for one decision, however many steps a choice has


class GreedyBot(Thinker):
    """Looks one choice ahead with the game's own judgement, on a table it imagines."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._tables_left = 0
        self._saw_an_end = False

    def choose(self, knowledge: Knowledge) -> Move:
        moves = knowledge.legal()
        if len(moves) == 1:
            return moves[0]
        weighed = self._weighed(knowledge, moves, True)
        best = max([each.rank() for each in weighed])
        equals = [each.move for each in weighed if each.rank() == best]
        return equals[self._rng.below(len(equals))]

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        """Every legal move with its worth in points, all on the same imagined table."""
        return self._weighed(knowledge, knowledge.legal(), False)

    def _weighed(self, knowledge: Knowledge, moves: list[Move], wins_alone: bool) -> list[Weighed]:
        """The same; who only chooses need not know of any end but a win."""
        imagined = knowledge.imagine(self._rng)
        worths = []
        self._saw_an_end = False
        for move in moves:
            self._tables_left = MOST_TABLES // len(moves)
            worths.append(self._worth_after(imagined, move, knowledge.seat))
        fates = foresee(knowledge, self._rng, wins_alone) if self._saw_an_end else [OPEN] * len(moves)
        return [Weighed(moves[place], worths[place], 1, fates[place]) for place in range(len(moves))]

    def _worth_after(self, before: Table, move: Move, seat: int) -> float:
        """What a move is worth to a seat, a choice of several steps followed to its best end."""
        table = after(before, move)
        self._tables_left -= 1
        if table.actor == seat and table.midway() and self._tables_left > 0:
            return max([self._worth_after(table, step, seat) for step in table.legal()])
        if verdict(before, table, seat) != OPEN:
            self._saw_an_end = True
        return table.judgement(seat)
