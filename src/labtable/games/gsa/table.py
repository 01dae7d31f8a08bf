"""The table of the GSA Starter Deck: what lies on it and who must decide."""

from abc import abstractmethod

from labtable.games.gsa.edition import Edition
from labtable.games.gsa.options import Options
from labtable.games.gsa.phases import NAMING
from labtable.games.gsa.unit import NO_CARD, Unit
from labtable.kernel.cards import Cards
from labtable.kernel.rng import Rng
from labtable.kernel.table import NOBODY, Table


class GsaTable(Table):
    """The piles, the hands, the projects in progress, and where the turn stands."""

    cards: Cards
    project_pile: list[int]  # the last card is the top one, in every pile
    resource_pile: list[int]
    discard_pile: list[int]
    burn_pile: list[int]
    aside: list[int]  # §G-68
    hands: list[list[int]]
    units: list[Unit]
    scored_by: list[int]  # by project: whose score pile it lies in
    waiting: list[int]  # by seat: reductions of the next draw phase (§G-67)
    refusals: list[int]  # by seat: offers refused this turn (§G-40)
    refused_pairs: list[int]
    named: list[int]  # sources named this turn (§G-10)
    fresh: list[int]  # hidden cards drawn just now, nothing done since

    def __init__(self, edition: Edition, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.edition = edition
        self.options = options
        self.phase = NAMING
        self.first = NOBODY
        self.active = NOBODY  # whose turn it is, whoever is asked
        self.turn = 0  # turns that are over
        self.to_name = 0
        self.limit = 0
        self.quiet = True  # nothing attached, no project taken this turn (§G-86)
        self.idle = 0
        self.armed = False
        self.trigger = NOBODY
        self.turns_left = 0  # §G-82, the one being played included; 0 before the end is triggered
        self.playing = NO_CARD  # the Modifier whose parts are chosen
        self.target = NO_CARD
        self.offered_own = NO_CARD
        self.offered_other = NO_CARD

    def clear(self) -> None:
        """A bare table: no cards lie anywhere."""
        self.project_pile, self.resource_pile = [], []
        self.discard_pile, self.burn_pile, self.aside = [], [], []  # §G-04
        self.hands = [[] for _ in range(self.seats)]
        self.units = []
        self.scored_by = [NOBODY] * len(self.edition.projects)
        self.waiting = [0] * self.seats
        self.refusals = [0] * self.seats
        self.refused_pairs, self.named, self.fresh = [], [], []

    @abstractmethod
    def clone(self) -> "GsaTable":
        """A table in the same state that shares nothing changeable with this one; nobody listens to it."""

    def copy_onto(self, twin: "GsaTable") -> None:
        """Bring another table of this match to the same state."""
        twin.actor = self.actor
        twin.round = self.round
        twin.cards = self.cards.clone()
        twin.project_pile = self.project_pile.copy()
        twin.resource_pile = self.resource_pile.copy()
        twin.discard_pile = self.discard_pile.copy()
        twin.burn_pile = self.burn_pile.copy()
        twin.aside = self.aside.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.units = [unit.clone() for unit in self.units]
        twin.scored_by = self.scored_by.copy()
        twin.waiting = self.waiting.copy()
        twin.refusals = self.refusals.copy()
        twin.refused_pairs = self.refused_pairs.copy()
        twin.named = self.named.copy()
        twin.fresh = self.fresh.copy()
        self.copy_turn(twin)

    def copy_turn(self, twin: "GsaTable") -> None:
        """Where the turn and the game stand."""
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.to_name = self.to_name
        twin.limit = self.limit
        twin.quiet = self.quiet
        twin.idle = self.idle
        twin.armed = self.armed
        twin.trigger = self.trigger
        twin.turns_left = self.turns_left
        twin.playing = self.playing
        twin.target = self.target
        twin.offered_own = self.offered_own
        twin.offered_other = self.offered_other

    @property
    def revelations(self) -> int:
        """§G-90 Chance, and every face that somebody came to know."""
        return self.rng.counter + self.cards.revelations

    def whose_turn(self) -> int:
        return self.active
