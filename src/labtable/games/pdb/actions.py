"""The Action boxes, in the order of the booklet: what each takes, gives, and when it is closed."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from labtable.games.pdb.events import Graduated, Placed, Traded
from labtable.games.pdb.lab import Lab
from labtable.games.pdb.rules import (
    BALANCED_START,
    BOX_USED,
    CANNOT_PAY,
    LAST_RESEARCHER,
    LEADS_ALREADY,
    NO_CARD_THERE,
    NOT_IN_ROUND_ONE,
    NOT_YOUR_CARD,
    SUPPLY_EMPTY,
)
from labtable.games.pdb.tokens import Purse, covers, tokens
from labtable.kernel.fixed import Fixed
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY

if TYPE_CHECKING:
    from labtable.games.pdb.table import PdbTable

RESEARCHERS_A_COLOUR: Final = 10  # §C3
NO_CARD: Final = -1
NO_OWN_COST: Final = -1


class Exchange:
    """What a box takes from a lab and what it gives: one choice of a box (§P-19)."""

    def __init__(self, text: str, label: str, pay: Purse, gain: Purse) -> None:
        self.text = text
        self.label = label
        self.pay = pay
        self.gain = gain


class Action(Fixed):
    """An Action box: a place for one Researcher a round, and the exchanges to choose from.

    The boxes that only exchange tokens need nothing more: §A3 Publish, §A4 Prepare Samples, §A5 Grow
    Crystals, §A6 X-ray, §A7 NMR, §A8 Electron Microscopy and §A9 Analyze Data.
    """

    def __init__(self, id: str, name: str, index: int, exchanges: list[Exchange]) -> None:
        super().__init__(id)
        self.name = name
        self.index: i64 = index
        self.exchanges = exchanges
        self.moves: list[Place] = []

    def closed(self, table: "PdbTable", lab: Lab) -> Rule | None:
        """§11 Why the box is closed to this lab, whatever the exchange."""
        return BOX_USED if table.standing[self.index] != NOBODY else None

    def price(self, table: "PdbTable", exchange: Exchange) -> Purse:
        """What the exchange costs on this table."""
        return exchange.pay

    def least(self, exchange: Exchange) -> Purse:
        """What the exchange costs on every table, whatever lies there."""
        return exchange.pay

    def refused(self, table: "PdbTable", lab: Lab, exchange: Exchange) -> Rule | None:
        """§5 A cost must be paid; §P-05 the Supply must pay in full; §P-06 after it got the cost."""
        if not covers(lab.purse, exchange.pay):
            return CANNOT_PAY
        return None if covers(table.supply + exchange.pay, exchange.gain) else SUPPLY_EMPTY

    def perform(self, table: "PdbTable", lab: Lab, exchange: Exchange) -> None:
        """§6, §10 The Researcher stays on the box; cost and gain change hands at once."""
        table.standing[self.index] = lab.seat
        self.trade(table, lab, exchange, Placed)

    def trade(self, table: "PdbTable", lab: Lab, exchange: Exchange, told: type[Traded]) -> None:
        """§14 Tokens go to the Supply and come from it, here and during set-up only."""
        pay = self.price(table, exchange)
        lab.purse += exchange.gain - pay
        table.supply += pay - exchange.gain
        if table.events is not None:
            paid, gained = tokens(pay), tokens(exchange.gain)
            table.tell(told(seat=lab.seat, box=self.id, pay=paid, gain=gained))


class Place(Move):
    """The choice of a box and one of its exchanges (§4)."""

    def __init__(self, id: int, text: str, label: str, action: Action, exchange: Exchange) -> None:
        super().__init__(id, text, label)
        self.action = action
        self.exchange = exchange
        self.least: Purse = action.least(exchange)


class Recruit(Action):
    """§A1 One more Researcher, waiting here until the round ends (§6)."""

    def closed(self, table: "PdbTable", lab: Lab) -> Rule | None:
        """§A1 Not in the first round; §P-05 not with all ten."""
        if self.taken(table, lab):
            return BOX_USED
        if table.round == 1:
            return NOT_IN_ROUND_ONE
        return SUPPLY_EMPTY if lab.researchers >= RESEARCHERS_A_COLOUR else None

    def taken(self, table: "PdbTable", lab: Lab) -> bool:
        """§11 One use a round; §P-22 with a balanced start one use by each."""
        if table.is_balanced():
            return table.waiting(lab.seat) > 0
        return table.standing[self.index] != NOBODY

    def perform(self, table: "PdbTable", lab: Lab, exchange: Exchange) -> None:
        """§6 The recruit waits until the round ends."""
        super().perform(table, lab, exchange)
        table.remember_recruit(lab.seat)


class Lead(Action):
    """§A2 The Leader token changes hands."""

    def closed(self, table: "PdbTable", lab: Lab) -> Rule | None:
        """§P-07 The Leader leads already, unless the option lets them hold on; §P-22 perhaps not in the first round."""
        if table.standing[self.index] != NOBODY:
            return BOX_USED
        if table.round == 1 and table.is_balanced():
            return BALANCED_START
        return LEADS_ALREADY if table.leader == lab.seat and not table.leader_may_hold else None

    def perform(self, table: "PdbTable", lab: Lab, exchange: Exchange) -> None:
        """§P-08 The token moves at once; whose turn it is does not change before the next round."""
        super().perform(table, lab, exchange)
        table.leader = lab.seat


class Graduate(Action):
    """§A10 A Researcher leaves for one Data token."""

    def closed(self, table: "PdbTable", lab: Lab) -> Rule | None:
        """§13, §P-10 Never the only Researcher a lab owns; §11 otherwise as often as one likes."""
        return LAST_RESEARCHER if lab.researchers <= 1 else None

    def perform(self, table: "PdbTable", lab: Lab, exchange: Exchange) -> None:
        """§P-11 The Researcher is back in the Supply at once and may be recruited again."""
        lab.researchers -= 1
        self.trade(table, lab, exchange, Graduated)


class Innovate(Action):
    """§A11 Data for the card that lies here; the card comes when the round ends (§6)."""

    def __init__(self, id: str, name: str, index: int, exchanges: list[Exchange], place: int) -> None:
        super().__init__(id, name, index, exchanges)
        self.place: i64 = place

    def closed(self, table: "PdbTable", lab: Lab) -> Rule | None:
        """§P-14 One claim a round; §P-13 an empty box stays closed."""
        if table.standing[self.index] != NOBODY:
            return BOX_USED
        return NO_CARD_THERE if table.open_cards[self.place] == NO_CARD else None

    def refused(self, table: "PdbTable", lab: Lab, exchange: Exchange) -> Rule | None:
        """§5 The price must be paid; there is nothing that the Supply could lack."""
        return None if covers(lab.purse, self.price(table, exchange)) else CANNOT_PAY

    def price(self, table: "PdbTable", exchange: Exchange) -> Purse:
        """§P-21 A card may carry its own cost."""
        own = table.edition.cards[table.open_cards[self.place]].cost
        return exchange.pay if own == NO_OWN_COST else own

    def least(self, exchange: Exchange) -> Purse:
        """§P-21 Nothing for certain, since the card may ask for other tokens."""
        return 0


class Additional(Action):
    """§P-12 A box on a card, for its owner alone: §A13 Automation, §A14, §A15 IH/M and §A16 XFEL."""

    def __init__(self, id: str, name: str, index: int, exchanges: list[Exchange], place: int) -> None:
        super().__init__(id, name, index, exchanges)
        self.place: i64 = place

    def closed(self, table: "PdbTable", lab: Lab) -> Rule | None:
        """§P-12 Nobody else's, and once a round."""
        if table.holders[self.place] != lab.seat:
            return NOT_YOUR_CARD
        return BOX_USED if table.standing[self.index] != NOBODY else None


class Card(Fixed):
    """An Innovation card: a PDB Deposition (§A12), or the box of an Additional Action (§P-12)."""

    def __init__(self, id: str, name: str, cost: i64, action: Additional | None) -> None:
        super().__init__(id)
        self.name = name
        self.cost = cost
        self.action = action
