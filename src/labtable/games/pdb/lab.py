"""A lab: what one player owns."""

from labtable.games.pdb.tokens import Purse


class Lab:
    """A player's Researchers, played or not, tokens and Depositions (§S5)."""

    def __init__(self, seat: int, researchers: int, unplayed: int, purse: Purse, depositions: list[int]) -> None:
        self.seat = seat
        self.researchers = researchers
        self.unplayed = unplayed
        self.purse = purse
        self.depositions = depositions

    def clone(self) -> "Lab":
        return Lab(self.seat, self.researchers, self.unplayed, self.purse, self.depositions.copy())
