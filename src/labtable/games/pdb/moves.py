"""The catalogue: every box with every exchange, the starting Data, and the Researcher laid aside."""

from labtable.games.pdb.actions import Action, Additional, Place
from labtable.games.pdb.tokens import DATA, KINDS
from labtable.kernel.move import Move


class Pick(Move):
    """The choice of a starting Data token (§S7)."""

    def __init__(self, id: int, kind: int) -> None:
        super().__init__(id, f"take:{KINDS[kind]}", f"Starting Data: take 1 {KINDS[kind]}")
        self.kind = kind


class LayAside(Move):
    """The Researcher that can do nothing is laid aside (§P-09)."""

    def __init__(self, id: int) -> None:
        super().__init__(id, "lay-aside", "Lay this Researcher aside: there is nothing they can do")


class Moves:
    """All moves of an edition; each box is given its own."""

    def __init__(self, actions: list[Action]) -> None:
        self.picks = [Pick(id, kind) for id, kind in enumerate(DATA)]
        self.places: list[Place] = []
        self.on_board: list[Place] = []  # those of the board, without the cards'
        for action in actions:
            for exchange in action.exchanges:
                text = f"{action.id}:{exchange.text}" if exchange.text else action.id
                label = f"{action.name}: {exchange.label}"
                move = Place(len(self.picks) + len(self.places), text, label, action, exchange)
                action.moves.append(move)
                self.places.append(move)
            if not isinstance(action, Additional):
                self.on_board += action.moves
        self.lay_aside = LayAside(len(self.picks) + len(self.places))

    def all(self) -> list[Move]:
        """Every move in the order of the catalogue."""
        return [*self.picks, *self.places, self.lay_aside]
