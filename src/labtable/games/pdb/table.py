"""The table of PDB: the game: what lies on it and who must decide."""

from labtable.games.pdb.edition import Edition
from labtable.games.pdb.lab import Lab
from labtable.games.pdb.tokens import Purse
from labtable.kernel.rng import Rng
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

    def copy_onto(self, twin: "PdbTable") -> None:
        """Bring another table of this match to the same state."""
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

    def is_balanced(self) -> bool:
        """§P-22 Whether the start is balanced."""
        return False

    def standing_on(self, box: int) -> list[int]:
        """§6, §10 Whose Researchers are on a box."""
        seat = self.standing[box]
        return [] if seat == NOBODY else [seat]

    def waiting(self, seat: int) -> int:
        """§A1 How many recruits of a seat wait until the round ends."""
        waiting = 0
        for box in self.edition.recruits:
            if self.standing[box.index] == seat:
                waiting += 1
        return waiting

    def remember_recruit(self, seat: int) -> None:
        """§P-22 Where several may recruit in a round, the box alone does not tell who did."""

    @property
    def revelations(self) -> int:
        """§P-20 Chance, and every card that left the deck."""
        return self.rng.counter - len(self.deck)
