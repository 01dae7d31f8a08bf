"""A table of Adna's Lab in play: what may be done at it and what it is worth, as the chapters say."""

from typing import cast

from labtable.games.adna import end, flow
from labtable.games.adna.judgement import SWING, judge, lead
from labtable.games.adna.phases import ANSWER, DISCARD, REPAIR
from labtable.games.adna.settle import Reply
from labtable.games.adna.table import AdnaTable
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule


class TableInPlay(AdnaTable):
    """The table that players sit at: it asks the chapters."""

    def legal(self) -> list[Move]:
        return flow.question_of(self).offers(self)

    def refusal(self, move: Move) -> Rule | None:
        """§A-09, §A-22 Nothing after the end, and in each phase only what is asked for."""
        return flow.question_of(self).refused(self, move)

    def carry_out(self, move: Move) -> None:
        flow.choose(self, move)

    def clone(self) -> "TableInPlay":
        twin = TableInPlay(self.edition, self.settings, self.rng.clone(), self.cards.clone())
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "TableInPlay":
        """§A-54 All faces the seat has not seen are dealt anew, each among the unseen cards of its deck."""
        twin = self.clone()
        twin.cards.imagine(seat, rng)
        twin.rng = rng.fork()
        return twin

    def scores(self) -> list[int]:
        return self.points.copy()

    def ranks(self) -> list[list[int]]:
        return end.ranks(self)

    def judgement(self, seat: int) -> float:
        return judge(self, seat)

    def leads(self) -> list[float]:
        ahead = lead(self)
        return [ahead, -ahead]

    def swing(self) -> float:
        return SWING

    def silence(self) -> Move | None:
        return flow.question_of(self).silence(self)

    def speechless(self) -> bool:
        return self.phase in (ANSWER, REPAIR) and cast(Reply, flow.question_of(self)).speechless(self)

    def midway(self) -> bool:
        return flow.question_of(self).midway(self)

    def routine(self) -> Move | None:
        """Discards hardly change who wins."""
        return self.edition.moves.done if self.phase == DISCARD else None
