"""The table of PDB: the game: what lies on it and who must decide; the chapters say what may be done."""

from labtable.games.pdb import end, setup, turn
from labtable.games.pdb.actions import Place
from labtable.games.pdb.edition import Edition
from labtable.games.pdb.judgement import SWING, judge
from labtable.games.pdb.lab import Lab
from labtable.games.pdb.moves import LayAside, Pick
from labtable.games.pdb.rules import GAME_OVER
from labtable.games.pdb.tokens import Purse
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY, Table


class PdbTable(Table):
    """Board, Supply, deck and labs (§S1 to §S6)."""

    def __init__(self, edition: Edition, seats: int, rng: Rng, target: int, leader_may_hold: bool) -> None:
        super().__init__(seats, rng)
        self.edition = edition
        self.target = target
        self.leader_may_hold = leader_may_hold
        self.leader = NOBODY  # §C2
        self.supply: Purse = 0
        self.laid_out: Purse = 0  # starting Data not yet taken; none once play has begun
        self.labs: list[Lab] = []
        self.deck: list[int] = []
        self.open_cards: list[int] = []
        self.standing: list[int] = []  # whose Researcher is on each box
        self.holders: list[int] = []  # who owns each Additional Action

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

    def clone(self) -> "PdbTable":
        twin = PdbTable(self.edition, self.seats, self.rng.clone(), self.target, self.leader_may_hold)
        twin.actor = self.actor
        twin.round = self.round
        twin.leader = self.leader
        twin.supply = self.supply
        twin.laid_out = self.laid_out
        twin.labs = [lab.clone() for lab in self.labs]
        twin.deck = self.deck.copy()
        twin.open_cards = self.open_cards.copy()
        twin.standing = self.standing.copy()
        twin.holders = self.holders.copy()
        return twin

    def imagine(self, seat: int, rng: Rng) -> "PdbTable":
        """§P-20 Only the order of the deck is unknown, and to every seat alike."""
        twin = self.clone()
        twin.deck.sort()  # so that the same chance deals the same deck whatever the hidden order
        rng.shuffle(twin.deck)
        twin.rng = rng.fork()
        return twin

    @property
    def revelations(self) -> int:
        """§P-20 Chance, and every card that left the deck."""
        return self.rng.counter - len(self.deck)

    def scores(self) -> list[int]:
        return [end.achievement(lab) for lab in self.labs]

    def winners(self) -> list[int]:
        return end.winners(self) if self.actor == NOBODY else []

    def judgement(self, seat: int) -> float:
        return judge(self, seat)

    def swing(self) -> float:
        return SWING
