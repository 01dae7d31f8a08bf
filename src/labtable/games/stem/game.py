"""S.T.E.M.: Epic Heroes, as the registry hands it out."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, cast

from labtable.games.stem import board, setup
from labtable.games.stem.cards import read_card_file
from labtable.games.stem.edition import Options
from labtable.games.stem.events import EVENTS
from labtable.games.stem.flow import question_of
from labtable.games.stem.gallery import gallery_of
from labtable.games.stem.in_play import TableInPlay
from labtable.games.stem.kinds import AFTER_ACTION, ANSWERING, TURN_START
from labtable.games.stem.moves import StemMove
from labtable.games.stem.rules import RULEBOOK
from labtable.games.stem.stack import MOST_INSPIRATIONS
from labtable.games.stem.table import StemTable
from labtable.games.stem.view import StemView, view_of
from labtable.kernel.errors import BadInput
from labtable.kernel.gallery import Face
from labtable.kernel.game import EditionName, Game
from labtable.kernel.move import Catalogue, Move
from labtable.kernel.option import Choice, Number, OptionValue, Toggle
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY, Table
from labtable.kernel.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType

MOMENTS = {"turn_start": TURN_START, "response": ANSWERING, "after_action": AFTER_ACTION}
WINDOW_CHOICES = tuple(
    "+".join(name for name, used in zip(MOMENTS, chosen, strict=True) if used) or "none"
    for chosen in product((True, False), repeat=len(MOMENTS))
)
MOST_ROUNDS = 100
MOST_SCORES = 5

OPTIONS = (
    Choice(
        name="first_player",
        rule="S-02",
        default="random",
        choices=("random", "1", "2", "3", "4"),
        words="Who begins: drawn by lot, or the seat with this number.",
    ),
    Toggle(
        name="remove_solid_with_two_players",
        rule="S-03",
        default=True,
        words="Whether Discoveries of a single type leave the game with two players.",
    ),
    Toggle(
        name="face_down_enhancements",
        rule="S-06",
        default=False,
        words="Whether Enhancements lie face down until the end.",
    ),
    Toggle(name="challenges", rule="S-07", default=False, words="Whether four Challenge cards are in the game."),
    Number(
        name="max_scores_per_turn",
        rule="S-18",
        default=2,
        low=1,
        high=MOST_SCORES,
        words="How many Discoveries can be scored in one turn at most, if cards allow it.",
    ),
    Choice(
        name="inspiration_windows",
        rule="S-60",
        default=WINDOW_CHOICES[0],
        choices=WINDOW_CHOICES,
        words="At which moments Inspirations can be played.",
    ),
    Choice(
        name="tiebreak_count",
        rule="S-74",
        default="played_from_hand",
        choices=("played_from_hand", "in_front"),
        words="Which cards decide a tie: those played from the hand, or those in front of the players.",
    ),
    Number(
        name="max_rounds",
        rule="S-75",
        default=40,
        low=1,
        high=MOST_ROUNDS,
        words="The game is scored after this round at the latest.",
    ),
)


class StemGame(Game):
    """S.T.E.M.: Epic Heroes in one edition."""

    name = "stem"
    title = "S.T.E.M.: Epic Heroes"
    summary = "Heroes of science score the five steps of the scientific method."
    fewest_seats = 2  # §S-01
    most_seats = 4
    minutes = 30
    options = OPTIONS
    rulebook = RULEBOOK
    events = EVENTS

    def __init__(self, edition: Path | None = None) -> None:
        self.cards, self._edition = read_card_file(edition)
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

    def bare_table(self, rng: Rng, seats: int, options: dict[str, OptionValue]) -> TableInPlay:
        windows = str(options["inspiration_windows"]).split("+")
        chosen = Options(
            keep_solid=not options["remove_solid_with_two_players"],
            face_down=bool(options["face_down_enhancements"]),
            challenges=bool(options["challenges"]),
            max_scores=int(options["max_scores_per_turn"]),
            windows=sum(bit for name, bit in MOMENTS.items() if name in windows),
            count_table=options["tiebreak_count"] == "in_front",
            max_rounds=int(options["max_rounds"]),
        )
        return TableInPlay(self._edition, chosen, seats, rng)

    def set_up(self, table: Table, options: dict[str, OptionValue]) -> None:
        """§S-02 The first player as the option says."""
        named = str(options["first_player"])
        first = NOBODY if named == "random" else int(named) - 1
        if first >= table.seats:
            raise BadInput(f"Option first_player names seat {named}, but there are {table.seats} seats.")
        setup.lay_out(cast(StemTable, table), first)

    def gallery(self) -> list[Face]:
        return gallery_of(self.cards, self._edition)

    def view(self, table: Table, seat: int | None) -> StemView:
        return view_of(self, cast(StemTable, table), seat)

    def shown_moves(self, table: Table) -> Sequence[Move]:
        stem = cast(StemTable, table)
        return question_of(stem).shown(stem)

    def lack(self, table: Table, move: Move, rule: Rule) -> str:
        stem = cast(StemTable, table)
        return question_of(stem).lacking(stem, cast(StemMove, move), rule)

    def board(self, view: View, names: list[str]) -> "RenderableType":
        return board.draw(self._edition, cast(StemView, view), names)
