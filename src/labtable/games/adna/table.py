"""The table of Adna's Lab: what lies on it and who must decide; the chapters say what may be done."""

from labtable.games.adna import choices, cutting, effects, end, requirements, settle, thermometer, turn
from labtable.games.adna.decks import BASES, REACTIONS, held
from labtable.games.adna.edition import Edition
from labtable.games.adna.judgement import SWING, judge, lead
from labtable.games.adna.moves import Base, Discard, Lay, Place, Step
from labtable.games.adna.phases import (
    ADD,
    ANSWER,
    CHOOSE,
    DELETE,
    DISCARD,
    FILL,
    INSERT,
    MAIN,
    MUTATE,
    OPENING,
    REPAIR,
    STEP,
)
from labtable.games.adna.rules import (
    ADDING,
    ANSWERS,
    BSA_STEP,
    DELETION,
    DISCARDS,
    FIRST_SIX,
    GAME_OVER,
    INSERTING,
    LOOSE_PIECE,
    MUTATION,
    REARRANGING,
    YOUR_TURN,
)
from labtable.games.adna.thermometer import ROOM
from labtable.games.adna.titles import ACTION, Announcement, Play
from labtable.games.adna.titles import ANSWER as ANSWERING
from labtable.games.adna.titles import REPAIR as REPAIRING
from labtable.kernel.cards import Cards
from labtable.kernel.fixed import Fixed
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY, Table

# What is to be done in each phase: the rule that refuses everything else.
TO_BE_DONE: list[Rule] = [
    GAME_OVER,
    FIRST_SIX,
    MUTATION,
    YOUR_TURN,
    ANSWERS,
    LOOSE_PIECE,
    ADDING,
    REARRANGING,
    REARRANGING,
    DELETION,
    INSERTING,
    BSA_STEP,
    DISCARDS,
]


class Settings(Fixed):
    """The options of a match."""

    def __init__(
        self, goal: int, games: int, points_first: bool, both_draw: bool, opening_uracil: bool, sizes: list[int]
    ) -> None:
        super().__init__(f"{goal} {games} {points_first} {both_draw} {opening_uracil} {sizes}")
        self.goal = goal
        self.games = games
        self.points_first = points_first
        self.both_draw = both_draw
        self.opening_uracil = opening_uracil
        self.sizes = sizes  # of the three decks


class AdnaTable(Table):
    """Decks, chains, thermometer (§O7) and hands of two seats (§O4, §A-08)."""

    def __init__(self, edition: Edition, settings: Settings, rng: Rng, cards: Cards) -> None:
        super().__init__(2, rng)
        self.edition = edition
        self.settings = settings
        self.goal = settings.goal
        self.games = settings.games
        self.points_first = settings.points_first
        self.both_draw = settings.both_draw
        self.opening_uracil = settings.opening_uracil
        self.sizes = settings.sizes
        self.cards = cards
        self.decks: list[list[int]] = []  # the top is the end of the list
        self.hands: list[list[int]] = []  # three a seat, by deck
        self.chains: list[list[int]] = []  # from 5' to 3'
        self.level = ROOM
        self.phase = OPENING
        self.active = NOBODY  # whose turn it is
        self.stack: list[Announcement] = []  # announced and not settled yet, the last one last
        self.loose: list[int] = []  # the piece an enzyme cut off
        self.tray: list[int] = []  # bases that lie open, to be laid
        self.picks: list[int] = []  # places chosen so far
        self.left = 0  # how many more can be chosen
        self.inserted = False  # whether a base was laid at the cut
        self.last: Play | None = None  # §A-27 what the thermometer shows a picture of
        self.game = 1
        self.points = [0, 0]
        self.won = [0, 0]

    def legal(self) -> list[Move]:
        phase = self.phase
        if phase == MAIN:
            return turn.choices(self)
        if phase == ANSWER:
            return settle.answers(self)
        if phase == REPAIR:
            return settle.repairs(self)
        if phase == DISCARD:
            return turn.discards(self)
        if phase == STEP:
            return [move for move in self.edition.moves.steps if effects.step_refused(self, move.direction) is None]
        if phase in (MUTATE, CHOOSE, DELETE):
            return choices.places(self)
        return [] if self.actor == NOBODY else choices.bases(self)

    def refusal(self, move: Move) -> Rule | None:
        """§A-09, §A-22 Nothing after the end, and in each phase only what is asked for."""
        if isinstance(move, Play):
            return self.play_refused(move)
        if isinstance(move, Lay):
            asked = self.phase == MAIN
            return turn.lay_refused(self, move, held(self, self.actor, BASES)) if asked else TO_BE_DONE[self.phase]
        if isinstance(move, Base):
            asked = self.phase in (OPENING, ADD, FILL, INSERT)
            return choices.base_refused(self, move.face) if asked else TO_BE_DONE[self.phase]
        if isinstance(move, Place):
            asked = self.phase in (MUTATE, CHOOSE, DELETE)
            return choices.place_refused(self, move.place) if asked else TO_BE_DONE[self.phase]
        if isinstance(move, Discard):
            return turn.discard_refused(self, move) if self.phase == DISCARD else TO_BE_DONE[self.phase]
        if isinstance(move, Step):
            return effects.step_refused(self, move.direction) if self.phase == STEP else TO_BE_DONE[self.phase]
        return self.word_refused(move)

    def play_refused(self, move: Play) -> Rule | None:
        """§A-53 Actions in one's turn, answers to announcements, repairs of a cut."""
        seat = self.actor
        if self.phase == MAIN and move.kind == ACTION:
            leads = held(self, seat, move.title.deck)
            return requirements.action_refused(self, seat, move, leads, held(self, seat, REACTIONS))
        if self.phase == ANSWER and move.kind == ANSWERING:
            return requirements.answer_refused(self, move, held(self, seat, REACTIONS))
        if self.phase == REPAIR and move.kind == REPAIRING:
            return requirements.repair_refused(self, seat, move, held(self, seat, REACTIONS))
        return TO_BE_DONE[self.phase]

    def word_refused(self, move: Move) -> Rule | None:
        """A word only where it ends or declines something."""
        moves = self.edition.moves
        if move is moves.end and self.phase == MAIN:
            return None
        if move is moves.done and self.phase in (CHOOSE, INSERT, DISCARD):
            return choices.done_refused(self)
        if move is moves.pass_ and self.phase in (ANSWER, REPAIR):
            return None
        if move is moves.leave and self.phase == MUTATE:
            return choices.leave_refused(self)
        return TO_BE_DONE[self.phase]

    def carry_out(self, move: Move) -> None:
        if isinstance(move, Lay):
            turn.lay(self, move)
        elif isinstance(move, Play):
            settle.announce(self, self.actor, move)
        elif isinstance(move, Base):
            choices.lay_base(self, move.face)
        elif isinstance(move, Place):
            choices.choose_place(self, move.place)
        elif isinstance(move, Discard):
            turn.discard(self, move)
        elif isinstance(move, Step):
            thermometer.move_to(self, self.level + move.direction)
            settle.resume(self)
        else:
            self.carry_out_word(move)

    def carry_out_word(self, move: Move) -> None:
        """What each word ends."""
        moves = self.edition.moves
        if move is moves.end:
            turn.end_plays(self)
        elif move is moves.pass_:
            settle.pass_on(self)
        elif move is moves.done:
            choices.done(self)
        else:
            turn.draw_cards(self)

    def clone(self) -> "AdnaTable":
        twin = AdnaTable(self.edition, self.settings, self.rng.clone(), self.cards.clone())
        twin.actor = self.actor
        twin.round = self.round
        twin.decks = [deck.copy() for deck in self.decks]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.chains = [chain.copy() for chain in self.chains]
        twin.level = self.level
        twin.phase = self.phase
        twin.active = self.active
        twin.stack = [announcement.clone() for announcement in self.stack]
        twin.loose = self.loose.copy()
        twin.tray = self.tray.copy()
        twin.picks = self.picks.copy()
        twin.left = self.left
        twin.inserted = self.inserted
        twin.last = self.last
        twin.game = self.game
        twin.points = self.points.copy()
        twin.won = self.won.copy()
        return twin

    def imagine(self, seat: int, rng: Rng) -> "AdnaTable":
        """§A-54 All faces the seat has not seen are dealt anew, each among the unseen cards of its deck."""
        twin = self.clone()
        twin.cards.imagine(seat, rng)
        twin.rng = rng.fork()
        return twin

    @property
    def revelations(self) -> int:
        """§A-54 Chance, and every face that somebody came to know."""
        return self.rng.counter + self.cards.revelations

    def scores(self) -> list[int]:
        return self.points.copy()

    def winners(self) -> list[int]:
        return end.winners(self) if self.actor == NOBODY else []

    def games_won(self, seat: int) -> int:
        """§A-62 The games of the match so far."""
        return self.won[seat]

    def judgement(self, seat: int) -> float:
        return judge(self, seat)

    def leads(self) -> list[float]:
        ahead = lead(self)
        return [ahead, -ahead]

    def whose_turn(self) -> int:
        return self.active

    def swing(self) -> float:
        return SWING

    def silence(self) -> Move | None:
        """§A-53, §A-59 Nobody may know who is asked for an answer or a repair, or that somebody passes."""
        return self.edition.moves.pass_ if self.phase in (ANSWER, REPAIR) else None

    def speechless(self) -> bool:
        """§A-53 Who holds no answer, or nothing to repair with, can only pass."""
        if self.phase == ANSWER:
            return not settle.can_answer(self, self.actor)
        return self.phase == REPAIR and not cutting.can_repair(self, self.actor)

    def midway(self) -> bool:
        """A choice of several steps: bases to lay, places to choose, the step after BSA."""
        return self.phase in (ADD, CHOOSE, FILL, DELETE, INSERT, STEP) or len(self.picks) > 0

    def routine(self) -> Move | None:
        """Discards hardly change who wins."""
        return self.edition.moves.done if self.phase == DISCARD else None
