"""A table of the GSA Starter Deck in play: what may be done at it and what it is worth, as the chapters say."""

from labtable.games.gsa import end, flow, hidden
from labtable.games.gsa.judgement import judge, presume, swing_among
from labtable.games.gsa.phases import ANSWERING
from labtable.games.gsa.rules import GAME_OVER
from labtable.games.gsa.table import GsaTable
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY


class TableInPlay(GsaTable):
    """The table that players sit at: it asks the chapters."""

    def legal(self) -> list[Move]:
        return [] if self.actor == NOBODY else flow.question_of(self).offers(self)

    def refusal(self, move: Move) -> Rule | None:
        """§E2 Nothing may be done after the end; otherwise the phase says why not."""
        return GAME_OVER if self.actor == NOBODY else flow.question_of(self).refused(self, move)

    def carry_out(self, move: Move) -> None:
        flow.choose(self, move)

    def clone(self) -> "TableInPlay":
        twin = TableInPlay(self.edition, self.options, self.seats, self.rng.clone())
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "TableInPlay":
        """§G-91 Hidden faces are dealt anew."""
        twin = self.clone()
        hidden.deal_anew(twin, seat, rng)
        twin.rng = rng.fork()
        return twin

    def scores(self) -> list[int]:
        return end.scores(self)

    def ranks(self) -> list[list[int]]:
        return end.ranks(self)

    def judgement(self, seat: int) -> float:
        return judge(self, seat)

    def swing(self) -> float:
        return swing_among(self.seats)

    def midway(self) -> bool:
        return flow.question_of(self).midway(self)

    def presumed(self) -> Move | None:
        """An offer is answered as the other player would like it best."""
        return presume(self) if self.phase == ANSWERING else None
