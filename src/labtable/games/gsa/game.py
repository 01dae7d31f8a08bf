"""The GSA Starter Deck, as the registry hands it out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from labtable.games.gsa import flow, phases, setup
from labtable.games.gsa.cards import FEWEST_SEATS, RESOURCES_A_SEAT, CardFile, make_edition
from labtable.games.gsa.checks import checks_of
from labtable.games.gsa.edition import MOST_SEATS, Edition
from labtable.games.gsa.events import EVENTS
from labtable.games.gsa.gallery import gallery_of
from labtable.games.gsa.in_play import TableInPlay
from labtable.games.gsa.lack import lack_of
from labtable.games.gsa.look import view_of
from labtable.games.gsa.measures import COUNTS, FATES
from labtable.games.gsa.options import USUAL_TIEBREAK, Options
from labtable.games.gsa.reasons import called_by, reasons_of
from labtable.games.gsa.rules import RULEBOOK
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.view import GsaView
from labtable.games.gsa.workshop import KINDS
from labtable.kernel.edition import CardSource, find_cards, read_cards
from labtable.kernel.errors import BadInput
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

FIRST_PLAYER = Choice(
    name="first_player",
    title="Who takes the first turn",
    rule="G-02",
    default=BY_LOT,
    choices=seats_or_lot(5),
    words="Who takes the first turn: drawn by lot, or the seat with this number.",
)
COLLABORATION = Toggle(
    name="collaboration",
    title="Collaborations",
    rule="G-52",
    default=True,
    words="Whether players may offer each other collaborations.",
)
REFUSALS = Number(
    name="refusals_per_turn",
    title="Offers that one refuses in a turn",
    house=True,
    rule="G-40",
    default=2,
    low=1,
    high=9,
    words="How many offers a player refuses in a turn before they are left in peace.",
)
MANDATORY_MODE = Choice(
    name="mandatory_mode",
    title="Mandatory projects",
    house=True,
    rule="G-30",
    default="forced",
    choices={"forced": "By themselves", "voluntary": "Started like others"},
    words="Whether mandatory projects go on the table by themselves, or are started and discarded like others.",
)
RECYCLE = Toggle(
    name="recycle_discard_when_starved",
    title="An empty supply is filled again",
    house=True,
    rule="G-15",
    default=True,
    words="Whether the Discard pile is shuffled in when Resource and Burn pile are both empty.",
)
VOLUNTARY_DISCARD = Toggle(
    name="allow_voluntary_discard",
    title="Discarding within the hand limit",
    house=True,
    rule="G-72",
    default=False,
    words="Whether Resource cards within the hand limit may be discarded too.",
)
MAX_ROUNDS = Number(
    name="max_rounds",
    title="Longest game, in rounds",
    house=True,
    rule="G-86",
    default=80,
    low=1,
    high=200,
    words="After so many rounds the game is scored as it stands.",
)
IDLE_ROUNDS = Number(
    name="idle_rounds",
    title="Rounds in which nothing happens",
    house=True,
    rule="G-86",
    default=8,
    low=1,
    high=40,
    words="After so many rounds without a card attached or a project drawn the game is scored as it stands.",
)
TIEBREAK = Choice(
    name="tiebreak",
    title="What breaks a tie",
    house=True,
    rule="G-85",
    default=USUAL_TIEBREAK,
    choices={
        USUAL_TIEBREAK: "More completed, then fewer unfinished",
        "unfinished+completed": "Fewer unfinished, then more completed",
        "completed": "More completed",
        "unfinished": "Fewer unfinished",
        "shared": "Nothing: they share the win",
    },
    words="What decides a tie: more completed projects, fewer unfinished ones, one after the other, or nothing.",
)
TIE_BREAKS = {
    "completed": "Level on {level}; {mine} regular projects completed to {theirs}.",
    "unfinished": "Level on {level}; {mine} left unfinished to {theirs}.",
}  # §G-85


class GsaGame(Game):
    """The GSA Starter Deck in one edition."""

    cards: CardFile
    workshop = KINDS

    name = "gsa"
    title = "GSA Starter Deck"
    summary = "Geneticists finish research projects, alone or together (a fan-made deck for the printed rules)."
    fewest_seats = FEWEST_SEATS  # §G-01
    most_seats = MOST_SEATS
    minutes = 25
    seconds_a_decision = 5
    unknown = "the cards in the hands of others that were not shown, and the order of the piles"
    options = (
        FIRST_PLAYER,
        COLLABORATION,
        REFUSALS,
        MANDATORY_MODE,
        RECYCLE,
        VOLUNTARY_DISCARD,
        MAX_ROUNDS,
        IDLE_ROUNDS,
        TIEBREAK,
    )
    rulebook = RULEBOOK
    events = EVENTS
    counts = COUNTS
    fates = FATES
    usual_decisions = 2_000
    told_in_order = ("discard",)

    def __init__(self, edition: CardSource = None) -> None:
        self.card_text = find_cards(__package__, edition)
        self.cards = read_cards(self.card_text, CardFile)
        self.known_as = self.cards.goes_by
        self._edition = make_edition(self.cards)
        self.edition = EditionName(self.cards.name, self._edition.id)
        self.catalogue = Catalogue(self._edition.moves.everything)
        self.most_decisions = decisions_at_most(self._edition)

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> GsaTable:
        """§G-07 With cards for everybody."""
        edition = self._edition
        if len(edition.projects) < seats or len(edition.resources) < RESOURCES_A_SEAT * seats:
            raise BadInput(f"The card file {self.cards.name!r} has too few cards for {seats} seats.")
        table = TableInPlay(edition, options_of(chosen), seats, rng)
        table.clear()
        return table

    def set_up(self, table: Table, chosen: Chosen) -> None:
        """§G-02 The first player as the option says."""
        setup.lay_out(cast(GsaTable, table), FIRST_PLAYER.seat_of(chosen, table.seats))

    def gallery(self) -> list[Face]:
        return gallery_of(self.cards, self._edition)

    def view(self, table: Table, seat: int | None) -> GsaView:
        return view_of(self, cast(GsaTable, table), seat)

    def planes(self) -> "list[Plane]":
        from labtable.games.gsa.planes import planes_of  # only programs that learn ask for it

        return planes_of(self._edition)

    def shown_moves(self, table: Table) -> Sequence[Move]:
        """The moves of this phase with the cards that the actor holds or sees."""
        at = cast(GsaTable, table)
        return flow.question_of(at).shown(at)

    def lack(self, table: Table, move: Move, rule: Rule) -> str:
        return lack_of(cast(GsaTable, table), move, rule)

    def checks(self, table: Table, move: Move) -> list[Check]:
        return checks_of(cast(GsaTable, table), move)

    def trifling(self, table: Table) -> bool:
        """Discards hardly change who wins."""
        return cast(GsaTable, table).phase == phases.DISCARDING

    def tie_breaks(self, table: Table) -> Sequence[str]:
        """§G-85 In the order of the option."""
        return [TIE_BREAKS[count] for count in cast(GsaTable, table).options.tiebreak.split("+") if count in TIE_BREAKS]

    def called(self, table: Table, move: Move, names: Names) -> str:
        return called_by(cast(GsaTable, table), move, names)

    def reasons(self, change: Change) -> list[Reason]:
        return reasons_of(change, cast(GsaTable, change.before), cast(GsaTable, change.after))

    def board(self, view: View, names: list[str]) -> object:
        from labtable.games.gsa import board  # here: rich is for terminals, and a browser has none

        return board.draw(self._edition, cast(GsaView, view), names)


def options_of(chosen: Chosen) -> Options:
    """The options of a match as the rules use them."""
    return Options(
        RECYCLE.of(chosen),
        MANDATORY_MODE.of(chosen) == "forced",
        COLLABORATION.of(chosen),
        REFUSALS.of(chosen),
        VOLUNTARY_DISCARD.of(chosen),
        MAX_ROUNDS.of(chosen),
        IDLE_ROUNDS.of(chosen),
        TIEBREAK.of(chosen),
    )


def decisions_at_most(edition: Edition) -> int:
    """More decisions than any match can take: every Modifier is played once a turn at most (§G-68).

    In a turn a seat names sources, starts every project, attaches every resource and all that
    Modifiers bring, fills the parts of its Modifiers, makes offers until all have refused often
    enough, and discards its hand.
    """
    resources, projects = len(edition.resources), len(edition.projects)
    played = sum(1 for face in edition.resources if face >= edition.first_modifier)
    offers = 2 * MOST_SEATS * (REFUSALS.high + 1)
    a_turn = 4 + 2 * projects + 2 * resources + 20 * played + offers
    return (MAX_ROUNDS.high + 2) * MOST_SEATS * a_turn
