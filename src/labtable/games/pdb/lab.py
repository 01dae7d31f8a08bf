"""A lab: what one player owns."""

from mypy_extensions import i64

from labtable.games.pdb.tokens import Purse


class Lab:
    """A player's Researchers, played or not, tokens and Depositions (§S5)."""

    def __init__(self, seat: i64, researchers: i64, unplayed: i64, purse: Purse, depositions: list[int]) -> None:
        self.seat = seat
        self.researchers = researchers
        self.unplayed = unplayed
        self.purse = purse
        self.depositions = depositions

    def clone(self) -> "Lab":
        return Lab(self.seat, self.researchers, self.unplayed, self.purse, self.depositions.copy())
