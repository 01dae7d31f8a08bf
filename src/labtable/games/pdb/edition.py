"""An edition: everything of a card file that the rules use."""

from labtable.games.pdb.actions import Action, Additional, Card, Innovate, Recruit
from labtable.games.pdb.moves import Moves
from labtable.games.pdb.tokens import Purse
from labtable.kernel.fixed import Fixed


class Edition(Fixed):
    """The Supply (§S4), the boxes (§S1) and the cards (§C1), with the moves they make possible."""

    def __init__(self, id: str, supply: Purse, actions: list[Action], cards: list[Card]) -> None:
        super().__init__(id)
        self.supply = supply
        self.actions = actions
        self.cards = cards
        self.moves = Moves(actions)
        self.recruits = [action for action in actions if isinstance(action, Recruit)]
        self.innovates = [action for action in actions if isinstance(action, Innovate)]
        self.additionals = [action for action in actions if isinstance(action, Additional)]
