"""S.T.E.M.: Epic Heroes, as the registry hands it out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from labtable.games.stem import phases, setup
from labtable.games.stem.cards import CardFile, make_edition
from labtable.games.stem.checks import checks_of
from labtable.games.stem.edition import Options
from labtable.games.stem.events import EVENTS
from labtable.games.stem.flow import question_of
from labtable.games.stem.gallery import gallery_of
from labtable.games.stem.in_play import TableInPlay
from labtable.games.stem.kinds import AFTER_ACTION, ANSWERING, TURN_START
from labtable.games.stem.look import view_of
from labtable.games.stem.measures import COUNTS, FATES
from labtable.games.stem.moves import StemMove
from labtable.games.stem.reasons import called_by, reasons_of
from labtable.games.stem.rules import RULEBOOK
from labtable.games.stem.stack import MOST_INSPIRATIONS
from labtable.games.stem.table import StemTable
from labtable.games.stem.view import StemView
from labtable.games.stem.workshop import KINDS
from labtable.kernel.edition import CardSource, find_cards, read_cards
from labtable.kernel.gallery import Face
from labtable.kernel.game import EditionName, Game
from labtable.kernel.move import Catalogue, Move
from labtable.kernel.option import BY_LOT, Choice, Chosen, Number, Toggle, seats_or_lot
from labtable.kernel.reason import Change, Names, Reason
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.table import Table
from labtable.kernel.view import Check, View

if TYPE_CHECKING:
    from labtable.kernel.observation import Plane

MOMENTS = {"turn_start": TURN_START, "response": ANSWERING, "after_action": AFTER_ACTION}
WINDOW_CHOICES = {
    "turn_start+response+after_action": "As a turn starts, in answer, after an action",
    "turn_start+response": "As a turn starts and in answer",
    "turn_start+after_action": "As a turn starts and after an action",
    "turn_start": "As a turn starts only",
    "response+after_action": "In answer and after an action",
    "response": "In answer only",
    "after_action": "After an action only",
    "none": "Never",
}
MOST_ROUNDS = 100
MOST_SCORES = 5

FIRST_PLAYER = Choice(
    name="first_player",
    title="Who begins",
    rule="S-02",
    default=BY_LOT,
    choices=seats_or_lot(4),
    words="Who begins: drawn by lot, or the seat with this number.",
)
REMOVE_SOLID = Toggle(
    name="remove_solid_with_two_players",
    title="Fewer Discoveries for two",
    house=True,
    rule="S-03",
    default=True,
    words="Whether Discoveries of a single type leave the game with two players.",
)
FACE_DOWN = Toggle(
    name="face_down_enhancements",
    title="Enhancements lie face down",
    house=True,
    rule="S-06",
    default=False,
    words="Whether Enhancements lie face down until the end.",
)
CHALLENGES = Toggle(
    name="challenges",
    title="Challenge cards",
    rule="S-07",
    default=False,
    words="Whether four Challenge cards are in the game.",
)
MAX_SCORES = Number(
    name="max_scores_per_turn",
    title="Discoveries scored in a turn",
    house=True,
    rule="S-18",
    default=2,
    low=1,
    high=MOST_SCORES,
    words="How many Discoveries can be scored in one turn at most, if cards allow it.",
)
INSPIRATION_WINDOWS = Choice(
    name="inspiration_windows",
    title="When Inspirations are played",
    house=True,
    rule="S-60",
    default="turn_start+response+after_action",
    choices=WINDOW_CHOICES,
    words="At which moments Inspirations can be played.",
)
TIEBREAK_COUNT = Choice(
    name="tiebreak_count",
    title="What breaks a tie",
    house=True,
    rule="S-74",
    default="played_from_hand",
    choices={"played_from_hand": "Cards played from the hand", "in_front": "Cards in front of the players"},
    words="Which cards decide a tie: those played from the hand, or those in front of the players.",
)
MAX_ROUNDS = Number(
    name="max_rounds",
    title="Longest game, in rounds",
    house=True,
    rule="S-75",
    default=40,
    low=1,
    high=MOST_ROUNDS,
    words="The game is scored after this round at the latest.",
)
PLAYED_DECIDE = ("Level on {level}; {mine} cards played to {theirs}.",)  # §S-74
IN_FRONT_DECIDE = ("Level on {level}; {mine} cards in front to {theirs}.",)


class StemGame(Game):
    """S.T.E.M.: Epic Heroes in one edition."""

    cards: CardFile
    workshop = KINDS

    name = "stem"
    title = "S.T.E.M.: Epic Heroes"
    summary = "Heroes of science score the five steps of the scientific method."
    fewest_seats = 2  # §S-01
    most_seats = 4
    minutes = 30
    seconds_a_decision = 8
    unknown = "the cards in the hands of others, what lies face down, and the order of the decks"
    options = (
        FIRST_PLAYER,
        REMOVE_SOLID,
        FACE_DOWN,
        CHALLENGES,
        MAX_SCORES,
        INSPIRATION_WINDOWS,
        TIEBREAK_COUNT,
        MAX_ROUNDS,
    )
    rulebook = RULEBOOK
    events = EVENTS
    counts = COUNTS
    fates = FATES
    usual_decisions = 2_000
    told_in_order = ("announced",)

    def __init__(self, edition: CardSource = None) -> None:
        self.card_text = find_cards(__package__, edition)
        self.cards = read_cards(self.card_text, CardFile)
        self.known_as = self.cards.goes_by
        self._edition = make_edition(self.cards)
        self.edition = EditionName(self.cards.name, self._edition.id)
        self.catalogue = Catalogue(self._edition.moves.all)
        self.most_decisions = self.most_seats + MOST_ROUNDS * self.most_seats * self._most_in_a_turn()

    def _most_in_a_turn(self) -> int:
        """More decisions than any turn can take.

        Each Inspiration (§S-80) comes after at most three passes and asks for at most two aims, a place and an
        addition; each moment ends with at most four passes. A scoring asks for Hero, card and step, four passes and
        answers, a few choices an effect, and then Enhancements; each discard takes a card of the Hero deck.
        """
        effects = max(len(card.does) for card in self._edition.cards)
        scoring = 3 + self.most_seats + 8 * (effects + 2) + 10
        moments = (MOST_SCORES + 2) * self.most_seats
        return (
            MOST_INSPIRATIONS * (self.most_seats + 6)
            + moments
            + MOST_SCORES * scoring
            + len(self._edition.hero_deck)
            + 10
        )

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> TableInPlay:
        windows = INSPIRATION_WINDOWS.of(chosen).split("+")
        options = Options(
            keep_solid=not REMOVE_SOLID.of(chosen),
            face_down=FACE_DOWN.of(chosen),
            challenges=CHALLENGES.of(chosen),
            max_scores=MAX_SCORES.of(chosen),
            windows=sum(bit for name, bit in MOMENTS.items() if name in windows),
            count_table=TIEBREAK_COUNT.of(chosen) == "in_front",
            max_rounds=MAX_ROUNDS.of(chosen),
        )
        return TableInPlay(self._edition, options, seats, rng)

    def set_up(self, table: Table, chosen: Chosen) -> None:
        """§S-02 The first player as the option says."""
        setup.lay_out(cast(StemTable, table), FIRST_PLAYER.seat_of(chosen, table.seats))

    def gallery(self) -> list[Face]:
        return gallery_of(self.cards, self._edition)

    def view(self, table: Table, seat: int | None) -> StemView:
        return view_of(self, cast(StemTable, table), seat)

    def planes(self) -> "list[Plane]":
        from labtable.games.stem.planes import planes_of  # only programs that learn ask for it

        return planes_of(self._edition)

    def shown_moves(self, table: Table) -> Sequence[Move]:
        stem = cast(StemTable, table)
        return question_of(stem).shown(stem)

    def lack(self, table: Table, move: Move, rule: Rule) -> str:
        stem = cast(StemTable, table)
        return question_of(stem).lacking(stem, cast(StemMove, move), rule)

    def checks(self, table: Table, move: Move) -> list[Check]:
        return checks_of(cast(StemTable, table), cast(StemMove, move))

    def trifling(self, table: Table) -> bool:
        """Discards hardly change who wins."""
        return cast(StemTable, table).phase == phases.DISCARD

    def tie_breaks(self, table: Table) -> Sequence[str]:
        """§S-74 The cards that the option counts."""
        return IN_FRONT_DECIDE if cast(StemTable, table).options.count_table else PLAYED_DECIDE

    def called(self, table: Table, move: Move, names: Names) -> str:
        return called_by(cast(StemTable, table), move, names)

    def reasons(self, change: Change) -> list[Reason]:
        return reasons_of(change, cast(StemTable, change.before), cast(StemTable, change.after))

    def board(self, view: View, names: list[str]) -> object:
        from labtable.games.stem import board  # here: rich is for terminals, and a browser has none

        return board.draw(self._edition, cast(StemView, view), names)
