"""The table of the GSA Starter Deck: what lies on it and who must decide; the chapters say what may be done."""

from labtable.games.gsa import actions, collaboration, discard, draw, end, hidden, modifiers
from labtable.games.gsa.edition import Edition
from labtable.games.gsa.events import TurnBegan
from labtable.games.gsa.judgement import judge, presume, swing_among
from labtable.games.gsa.moves import Answer, Discard, Name
from labtable.games.gsa.options import Options
from labtable.games.gsa.phases import ACTING, ANSWERING, ASK_CARD, ASK_UNIT, DISCARDING, NAMING
from labtable.games.gsa.rules import GAME_OVER
from labtable.games.gsa.unit import NO_CARD, Unit
from labtable.kernel.cards import Cards
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
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

    def begin_turn(self, seat: int) -> None:
        """§T1 A turn begins with its draw phase; §G-40 refusals are forgotten."""
        self.active = seat
        self.actor = seat
        self.round = self.turn // self.seats + 1
        self.quiet = True
        self.named = []
        self.refused_pairs = []
        self.refusals = [0] * self.seats
        if self.events is not None:
            self.tell(TurnBegan(seat=seat, round=self.round, scores=self.scores()))
        draw.begin(self)

    def legal(self) -> list[Move]:
        if self.actor == NOBODY:
            return []
        phase = self.phase
        if phase == ACTING:
            return actions.choices(self)
        if phase == NAMING:
            return draw.sources(self)
        if phase == ANSWERING:
            return collaboration.answers(self)
        return discard.choices(self) if phase == DISCARDING else modifiers.parts(self)

    def refusal(self, move: Move) -> Rule | None:
        """§E2 Nothing may be done after the end; otherwise the phase says why not."""
        if self.actor == NOBODY:
            return GAME_OVER
        phase = self.phase
        if phase == ACTING:
            return actions.refused(self, move)
        if phase == NAMING:
            return draw.name_refused(self, move)
        if phase == ANSWERING:
            return collaboration.answer_refused(self, move)
        return discard.refused(self, move) if phase == DISCARDING else modifiers.part_refused(self, move)

    def carry_out(self, move: Move) -> None:
        if self.phase == ACTING:
            actions.act(self, move)
        elif isinstance(move, Name):
            draw.name(self, move)
        elif isinstance(move, Answer):
            collaboration.answer(self, move.accepts)
        elif self.phase == DISCARDING:
            if isinstance(move, Discard):
                discard.discard(self, move)
            else:
                end.end_turn(self)
        else:
            modifiers.fill(self, move)

    def ask(self, phase: int) -> None:
        """Ask the active player for a part of a Modifier (§G-92)."""
        modifiers.ask(self, phase)

    def clone(self) -> "GsaTable":
        twin = GsaTable(self.edition, self.options, self.seats, self.rng.clone())
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
        return twin

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

    def imagine(self, seat: int, rng: Rng) -> "GsaTable":
        """§G-91 Hidden faces are dealt anew."""
        twin = self.clone()
        hidden.deal_anew(twin, seat, rng)
        twin.rng = rng.fork()
        return twin

    @property
    def revelations(self) -> int:
        """§G-90 Chance, and every face that somebody came to know."""
        return self.rng.counter + self.cards.revelations

    def scores(self) -> list[int]:
        return end.scores(self)

    def winners(self) -> list[int]:
        return end.winners(self) if self.actor == NOBODY else []

    def judgement(self, seat: int) -> float:
        return judge(self, seat)

    def whose_turn(self) -> int:
        return self.active

    def swing(self) -> float:
        return swing_among(self.seats)

    def midway(self) -> bool:
        """While sources are named, and while the parts of a Modifier are chosen."""
        return ASK_UNIT <= self.phase <= ASK_CARD or (self.phase == NAMING and len(self.named) > 0)

    def presumed(self) -> Move | None:
        """An offer is answered as the other player would like it best."""
        return presume(self) if self.phase == ANSWERING else None
