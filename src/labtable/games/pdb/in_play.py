"""A table of PDB: the game in play: what may be done at it and what it is worth, as the chapters say."""

from labtable.games.pdb import end, setup, turn
from labtable.games.pdb.actions import Place
from labtable.games.pdb.edition import Edition
from labtable.games.pdb.judgement import SWING, judge
from labtable.games.pdb.moves import LayAside, Pick
from labtable.games.pdb.rules import GAME_OVER
from labtable.games.pdb.table import PdbTable
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY


class TableInPlay(PdbTable):
    """The table that players sit at: it asks the chapters."""

    def legal(self) -> list[Move]:
        if self.actor == NOBODY:
            return []
        return setup.picks(self) if self.laid_out else turn.choices(self)

    def refusal(self, move: Move) -> Rule | None:
        """§16 Nothing may be done after the end."""
        if self.actor == NOBODY:
            return GAME_OVER
        if isinstance(move, Place):
            return turn.place_refused(self, move)
        if isinstance(move, Pick):
            return setup.pick_refused(self, move)
        assert isinstance(move, LayAside), f"{move} is a move of another game"
        return turn.lay_aside_refused(self)

    def carry_out(self, move: Move) -> None:
        if isinstance(move, Pick):
            setup.pick(self, move)
        else:
            turn.take_turn(self, move)

    def clone(self) -> "TableInPlay":
        twin = TableInPlay(self.edition, self.seats, self.rng.clone(), self.target, self.leader_may_hold)
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "TableInPlay":
        """§P-20 Only the order of the deck is unknown, and to every seat alike."""
        twin = self.clone()
        twin.deck.sort()  # so that the same chance deals the same deck whatever the hidden order
        rng.shuffle(twin.deck)
        twin.rng = rng.fork()
        return twin

    def scores(self) -> list[int]:
        return end.scores(self)

    def ranks(self) -> list[list[int]]:
        return end.ranks(self)

    def judgement(self, seat: int) -> float:
        return judge(self, seat)

    def swing(self) -> float:
        return SWING


class BalancedInPlay(TableInPlay):
    """A table with the balanced start of §P-22, on which everybody may recruit once a round."""

    def __init__(self, edition: Edition, seats: int, rng: Rng, target: int, leader_may_hold: bool) -> None:
        super().__init__(edition, seats, rng, target, leader_may_hold)
        self.recruited = [0] * seats  # in which round each seat did so last

    def is_balanced(self) -> bool:
        return True

    def waiting(self, seat: int) -> int:
        return 1 if self.recruited[seat] == self.round else 0

    def standing_on(self, box: int) -> list[int]:
        """§P-22 On Recruit Researcher stand all who recruited in this round."""
        if self.standing[box] != NOBODY and any(each.index == box for each in self.edition.recruits):
            return [seat for seat in range(self.seats) if self.waiting(seat) > 0]
        return super().standing_on(box)

    def remember_recruit(self, seat: int) -> None:
        self.recruited[seat] = self.round

    def clone(self) -> "BalancedInPlay":
        twin = BalancedInPlay(self.edition, self.seats, self.rng.clone(), self.target, self.leader_may_hold)
        self.copy_onto(twin)
        twin.recruited = self.recruited.copy()
        return twin
