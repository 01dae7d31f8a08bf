"""Sight: what a position promises a seat, as a bot that searches sees it: by judgement, or by what was learned."""

from typing import TYPE_CHECKING, Final

from labtable.bots.foresight import chances, follow, results, squash
from labtable.bots.net import Net
from labtable.kernel.move import Move
from labtable.kernel.table import NOBODY, Table

if TYPE_CHECKING:
    from labtable.kernel.observation import Observation

STEEPEST: Final = 0.25  # the chances that a lead of one swing brings at most
SUREST: Final = 8.0  # swings of lead, beyond which the judgement says no more
MOST_STEPS: Final = 40  # tables that are looked at to follow one choice to its end


class Sight:
    """The game's own judgement."""

    def worth(self, table: Table, seat: int) -> float:
        """How good a position looks for a seat, in chances; only differences count."""
        return STEEPEST * table.judgement(seat) / table.swing()

    def chances(self, table: Table) -> list[float]:
        """The result that each seat may expect, from 0 to 1."""
        return chances(table)

    def first(self, table: Table, move: Move) -> float:
        """How good the position looks for the actor after a move, and after what follows from it."""
        twin = table.clone()
        twin.play(move)
        return self.worth(self.settled(twin, table.actor), table.actor)

    def likely(self, table: Table) -> Move:
        """The move that is taken for granted, or the one that looks best at first sight."""
        presumed = table.presumed()
        if presumed is not None:
            return presumed
        moves = table.legal()
        return moves[0] if len(moves) == 1 else max(moves, key=lambda move: self.first(table, move))

    def settled(self, table: Table, seat: int) -> Table:
        """The table after what is taken for granted, and a choice of several steps followed to its best end."""
        follow(table)
        left = MOST_STEPS
        while left > 0 and table.actor == seat and table.midway():
            best = table
            most = -1.0e9
            for move in table.legal():
                left -= 1
                twin = table.clone()
                twin.play(move)
                follow(twin)
                judged = self.worth(twin, seat)
                if judged > most:
                    most = judged
                    best = twin
            table = best
        return table


class Learned(Sight):
    """The judgement, and what a network has learned of what it does not see, from the numbers that a seat sees."""

    def __init__(self, observation: "Observation", net: Net, trust: float) -> None:
        self.observation = observation
        self.net = net
        self.trust = trust

    def worth(self, table: Table, seat: int) -> float:
        if table.actor == NOBODY:
            return results(table)[seat]
        return self._chance(table, seat, table.leads()[seat])

    def chances(self, table: Table) -> list[float]:
        if table.actor == NOBODY:
            return results(table)
        return [self._chance(table, seat, lead) for seat, lead in enumerate(table.leads())]

    def _chance(self, table: Table, seat: int, lead: float) -> float:
        judged = max(-SUREST, min(SUREST, lead / table.swing()))
        return squash(self.trust * judged + self.net.of(self.observation.numbers(table, seat)))


JUDGED: Final = Sight()
