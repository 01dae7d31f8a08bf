"""The table of S.T.E.M.: what lies on it, and where in the turn the players are."""

from abc import abstractmethod

from labtable.games.stem import phases
from labtable.games.stem.ability import Asking, Effect
from labtable.games.stem.card import Card, Discovery, Work
from labtable.games.stem.edition import Edition, Options
from labtable.games.stem.kinds import HERO, NONE
from labtable.kernel.cards import Cards
from labtable.kernel.rng import Rng
from labtable.kernel.table import NOBODY, Table


class Bottom:
    """§S-78 Cards that a seat saw before they went under a deck in random order; never changed, only replaced."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards


class StemTable(Table):
    """Decks, Field, hands and what lies in front of the players; `in_play` tells what may be done with them.

    A digest names every value by the name it has here, and records keep digests; so all of them lie side by side.
    """

    cards: Cards  # of the Hero deck
    finds: Cards  # of the Discovery deck
    marks: list[int]  # §S-78 what each hidden card of the Hero deck can be
    hero_deck: list[int]
    hero_discard: list[int]
    discovery_deck: list[int]
    discovery_discard: list[int]
    field: list[int]
    hands: list[list[int]]
    works: list[list[Work]]
    aside: list[list[int]]  # §S-04
    aside_faces: list[list[int]]  # §S-79 what each seat set aside and shuffled in
    hero_bottoms: list[Bottom]
    discovery_bottoms: list[Bottom]
    steps: list[int]  # as bits
    played: list[int]  # §S-74
    inspired: list[int]
    challenges: list[int]

    def __init__(self, edition: Edition, options: Options, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.edition = edition
        self.options = options
        self.moves = edition.moves
        self.phase = phases.MULLIGAN
        self.first = NOBODY  # §B4
        self.active = NOBODY
        self.immune = 0  # §S-47 seats, as bits
        self.last_round = False  # §S-70

    def clear(self) -> None:
        """A bare table: no cards lie anywhere."""
        self.hero_deck, self.hero_discard = [], []
        self.discovery_deck, self.discovery_discard = [], []
        self.hero_bottoms, self.discovery_bottoms = [], []
        self.hands = [[] for _ in range(self.seats)]
        self.works = [[] for _ in range(self.seats)]
        self.aside = [[] for _ in range(self.seats)]
        self.aside_faces = [[] for _ in range(self.seats)]
        self.steps = [0] * self.seats
        self.played = [0] * self.seats
        self.inspired = [0] * self.seats
        self.challenges = []
        self.start_of_turn()
        self.start_of_effects()

    @abstractmethod
    def clone(self) -> "StemTable":
        """A table of this game, made by `copy_onto`."""

    @abstractmethod
    def imagine(self, seat: int, rng: Rng) -> "StemTable":
        """A table of this game as the seat can imagine it."""

    def copy_onto(self, twin: "StemTable") -> None:
        """What is always replaced and never changed is shared: Bottoms, Challenges, and what was set aside."""
        twin.actor = self.actor
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.cards = self.cards.clone()
        twin.finds = self.finds.clone()
        twin.marks = self.marks.copy()
        twin.hero_deck = self.hero_deck.copy()
        twin.hero_discard = self.hero_discard.copy()
        twin.discovery_deck = self.discovery_deck.copy()
        twin.discovery_discard = self.discovery_discard.copy()
        twin.field = self.field.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.works = [works.copy() for works in self.works]
        twin.aside = self.aside.copy()
        twin.aside_faces = self.aside_faces.copy()
        twin.hero_bottoms = self.hero_bottoms
        twin.discovery_bottoms = self.discovery_bottoms
        twin.steps = self.steps.copy()
        twin.played = self.played.copy()
        twin.inspired = self.inspired.copy()
        twin.immune = self.immune
        twin.challenges = self.challenges
        twin.last_round = self.last_round
        self.copy_turn_onto(twin)
        self.copy_effects_onto(twin)

    def start_of_turn(self) -> None:
        """What belongs to one turn."""
        self.scored = 0
        self.leaves: list[int] = []  # §S-25
        self.limit = 0
        self.discarded = 0
        self.inspirations = 0  # §S-80
        self.hero = NONE  # the Hero announced last
        self.reserved = NONE  # §S-12
        self.declared = NONE
        self.most_points = 0
        self.kept = 0  # how many cards the seat that drew last had kept
        self.drawer = NOBODY

    def copy_turn_onto(self, twin: "StemTable") -> None:
        """The part of a clone that belongs to one turn."""
        twin.scored = self.scored
        twin.leaves = self.leaves.copy()
        twin.limit = self.limit
        twin.discarded = self.discarded
        twin.inspirations = self.inspirations
        twin.hero = self.hero
        twin.reserved = self.reserved
        twin.declared = self.declared
        twin.most_points = self.most_points
        twin.kept = self.kept
        twin.drawer = self.drawer

    def start_of_effects(self) -> None:
        """What belongs to the card that is dealt with."""
        self.after_window = 0
        self.asked = 0
        self.stack: list[int] = []
        self.stack_seats: list[int] = []
        self.cancelled = False
        self.doer = NOBODY
        self.doing: Asking | None = None
        self.agenda: list[Effect] = []
        self.stage = 0
        self.aimed = False
        self.aim_seat = NONE
        self.aim_work = NONE
        self.aim_card = NONE
        self.looked: list[int] = []
        self.picks: list[int] = []

    def copy_effects_onto(self, twin: "StemTable") -> None:
        """The part of a clone that belongs to the card that is dealt with."""
        twin.after_window = self.after_window
        twin.asked = self.asked
        twin.stack = self.stack.copy()
        twin.stack_seats = self.stack_seats.copy()
        twin.cancelled = self.cancelled
        twin.doer = self.doer
        twin.doing = self.doing
        twin.agenda = self.agenda.copy()
        twin.stage = self.stage
        twin.aimed = self.aimed
        twin.aim_seat = self.aim_seat
        twin.aim_work = self.aim_work
        twin.aim_card = self.aim_card
        twin.looked = self.looked.copy()
        twin.picks = self.picks.copy()

    def face(self, card: int) -> Card:
        """What a card of the Hero deck is."""
        return self.edition.cards[self.cards.faces[card]]

    def find(self, card: int) -> Discovery:
        """What a card of the Discovery deck is."""
        return self.edition.discoveries[self.finds.faces[card]]

    def narrow(self, card: int, mark: int) -> None:
        """§S-78 All learn that a card is nothing but this."""
        if self.marks[card] & ~mark:
            self.marks[card] &= mark
            self.cards.revelations += 1

    def next_seat(self, seat: int) -> int:
        """§S-02 Clockwise: the next higher seat."""
        return 0 if seat + 1 == self.seats else seat + 1

    def own_work(self, seat: int, face: int) -> int:
        """Where a Hero lies in front of a seat, or NONE."""
        for index, work in enumerate(self.works[seat]):
            if work.hero.index == face:
                return index
        return NONE

    def own_hero(self) -> int:
        """Where the Hero announced last lies: it came last."""
        return len(self.works[self.active]) - 1

    def seat_with(self, face: int) -> int:
        """In front of whom a Hero lies, or NONE."""
        for seat in range(self.seats):
            if self.own_work(seat, face) != NONE:
                return seat
        return NONE

    def shielded(self, seat: int) -> bool:
        """§S-47 Immune to the Inspirations of others, but not to the abilities of Heroes."""
        if not (self.immune >> seat) & 1:
            return False
        return not self.stack or self.face(self.stack[0]).kind != HERO

    def is_aiming(self) -> bool:
        """§S-67 Whether an Inspiration is being announced."""
        return self.phase == phases.AIM

    def take_aim_anew(self) -> None:
        """Nothing is aimed at yet."""
        self.stage = 0
        self.aim_seat = NONE
        self.aim_work = NONE
        self.aim_card = NONE

    @property
    def revelations(self) -> int:
        """§S-78 Chance, every face that somebody came to know, and every mark that narrows one."""
        return self.rng.counter + self.cards.revelations + self.finds.revelations

    def whose_turn(self) -> int:
        return self.active
