"""The table of S.T.E.M.: what lies on it and who must decide; the chapters say what may be done."""

from labtable.games.stem import end, flow, inspiration, phases
from labtable.games.stem.bonuses import OPEN_EYES
from labtable.games.stem.card import Card, Discovery, Work
from labtable.games.stem.edition import Edition, Options
from labtable.games.stem.effects import Asking, Effect
from labtable.games.stem.judgement import judge, owed, swing_among
from labtable.games.stem.kinds import AFTER_ACTION, HERO, NONE, TURN_START
from labtable.games.stem.moves import StemMove
from labtable.games.stem.piles import Bottom
from labtable.games.stem.rules import GAME_OVER
from labtable.games.stem.unknown import imagine_faces
from labtable.kernel.cards import Cards
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.seats import SPECTATOR
from labtable.kernel.table import NOBODY, Table


class StemTable(Table):
    """Decks, Field, hands and what lies in front of the players, and where in the turn they are."""

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

    def open_window(self, after: int) -> None:
        """§S-60 A moment for Inspirations, unless the option leaves it out."""
        moment = TURN_START if after == phases.ACTION else AFTER_ACTION
        self.after_window = after
        self.asked = 0 if self.options.windows & moment else self.seats
        self.phase = phases.ASK_WINDOW

    def legal(self) -> list[Move]:
        return flow.offers(self)

    def refusal(self, move: Move) -> Rule | None:
        """§V2 Nothing may be done after the end."""
        if self.actor == NOBODY:
            return GAME_OVER
        assert isinstance(move, StemMove), f"{move} is a move of another game"
        return flow.refused(self, move)

    def carry_out(self, move: Move) -> None:
        assert isinstance(move, StemMove), f"{move} is a move of another game"
        flow.choose(self, move)

    def clone(self) -> "StemTable":
        """What is always replaced and never changed is shared: Bottoms, Challenges, and what was set aside."""
        twin = StemTable(self.edition, self.options, self.seats, self.rng.clone())
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
        self.copy_turn(twin)
        return twin

    def copy_turn(self, twin: "StemTable") -> None:
        """The part of `clone` that belongs to one turn and the card dealt with."""
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

    def imagine(self, seat: int, rng: Rng) -> "StemTable":
        """§S-79 All that the seat cannot know is dealt anew."""
        twin = self.clone()
        imagine_faces(twin, seat, rng)
        twin.rng = rng.fork()
        return twin

    @property
    def revelations(self) -> int:
        """§S-78 Chance, every face that somebody came to know, and every mark that narrows one."""
        return self.rng.counter + self.cards.revelations + self.finds.revelations

    def scores(self) -> list[int]:
        return [end.score(self, seat, OPEN_EYES) for seat in range(self.seats)]

    def scores_seen(self, seat: int | None) -> list[int]:
        """§S-06 The scores without the face-down Enhancements that a seat does not know."""
        if not self.options.face_down:
            return self.scores()
        eyes = SPECTATOR if seat is None else seat
        return [end.score(self, each, eyes) for each in range(self.seats)]

    def winners(self) -> list[int]:
        return end.winners(self) if self.actor == NOBODY else []

    def judgement(self, seat: int) -> float:
        return judge(self, seat)

    def owed(self, seat: int) -> float:
        return owed(self, seat)

    def whose_turn(self) -> int:
        return self.active

    def swing(self) -> float:
        return swing_among(self.seats)

    def silence(self) -> Move | None:
        """§S-61, §S-69 Nobody is told who is asked for an Inspiration, or that somebody passes."""
        return self.moves.pass_on if self.phase == phases.WINDOW or self.phase == phases.ANSWER else None

    def speechless(self) -> bool:
        """§S-61 Who holds no Inspiration for this moment can only pass."""
        if self.phase == phases.WINDOW:
            return not inspiration.can_play(self, self.actor)
        return self.phase == phases.ANSWER and not inspiration.can_answer(self, self.actor)

    def midway(self) -> bool:
        phase = self.phase
        if phase == phases.AIM or phase == phases.ABILITY:
            return True
        return phases.ADD_TO <= phase <= phases.DROP
