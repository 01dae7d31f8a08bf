"""PDB: the game, as the registry hands it out."""

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, cast

from labtable.games.pdb import setup
from labtable.games.pdb.cards import CardFile, make_edition
from labtable.games.pdb.checks import checks_of
from labtable.games.pdb.events import EVENTS
from labtable.games.pdb.gallery import gallery_of
from labtable.games.pdb.in_play import BalancedInPlay, TableInPlay
from labtable.games.pdb.lack import lack_of
from labtable.games.pdb.look import view_of
from labtable.games.pdb.measures import COUNTS, FATES
from labtable.games.pdb.reasons import called_by, reasons_of
from labtable.games.pdb.rules import RULEBOOK
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.view import PdbView
from labtable.games.pdb.workshop import KINDS
from labtable.kernel.edition import CardSource, find_cards, read_cards
from labtable.kernel.gallery import Face
from labtable.kernel.game import EditionName, Game
from labtable.kernel.move import Catalogue, Move
from labtable.kernel.option import BY_LOT, Choice, Chosen, Number, Toggle, seats_or_lot
from labtable.kernel.reason import Change, Names, Reason
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY, Table
from labtable.kernel.view import Check, View

if TYPE_CHECKING:
    from labtable.kernel.observation import Plane

FIRST_LEADER = Choice(
    name="first_leader",
    title="Who leads the first round",
    rule="P-02",
    default=BY_LOT,
    choices=seats_or_lot(4),
    words="Who leads the first round: drawn by lot, or the seat with this number.",
)
LEADER_MAY_HOLD = Toggle(
    name="leader_may_hold",
    title="The Leader may hold on",
    house=True,
    rule="P-07",
    default=False,
    words="Whether the Leader may choose Lead the Field to keep the token from others.",
)
TARGET = Number(
    name="target",
    title="Achievements that end the game",
    rule="P-15",
    default=12,
    low=3,
    high=24,
    words="How many Achievements end the game with their round.",
)
BALANCED = Toggle(
    name="balanced",
    title="A balanced start",
    house=True,
    rule="P-22",
    default=False,
    words="Whether all may recruit in a round, start with Data, and the Leader is drawn anew after the first.",
)
TIE_BREAKS = ("Level on {level}; {mine} Data to {theirs}.",)  # §P-16


class PdbGame(Game):
    """PDB: the game in one edition."""

    cards: CardFile
    workshop = KINDS

    name = "pdb"
    title = "PDB: the game"
    summary = "Structural biologists race to deposit protein structures."
    fewest_seats = 2  # §P-01
    most_seats = 4
    minutes = 30
    seconds_a_decision = 16
    options = (FIRST_LEADER, LEADER_MAY_HOLD, TARGET, BALANCED)
    seats_see_alike = True  # §P-20
    unknown = "the order of the cards in the deck"
    rulebook = RULEBOOK
    events = EVENTS
    counts = COUNTS
    fates = FATES
    usual_decisions = 1_000
    stretch = "round"
    starter_words = "First Leader"
    most_decisions = 3 + 200 * 4 * 10  # picks, then rounds (§P-17) × seats × Researchers (§C3)

    def __init__(self, edition: CardSource = None) -> None:
        self.card_text = find_cards(__package__, edition)
        self.cards = read_cards(self.card_text, CardFile)
        self.known_as = self.cards.goes_by
        self._edition = make_edition(self.cards)
        self.edition = EditionName(self.cards.name, self._edition.id)
        self.catalogue = Catalogue(self._edition.moves.all())

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> TableInPlay:
        kind = BalancedInPlay if BALANCED.of(chosen) else TableInPlay
        return kind(self._edition, seats, rng, TARGET.of(chosen), LEADER_MAY_HOLD.of(chosen))

    def set_up(self, table: Table, chosen: Chosen) -> None:
        """§P-02 The first Leader as the option says."""
        setup.lay_out(cast(PdbTable, table), FIRST_LEADER.seat_of(chosen, table.seats))

    def starter(self, table: Table) -> int:
        """§P-02 The first Leader, though others pick their Data before."""
        return cast(PdbTable, table).leader

    def gallery(self) -> list[Face]:
        return gallery_of(self.cards, self._edition)

    def view(self, table: Table, seat: int | None) -> PdbView:
        return view_of(self, cast(PdbTable, table), seat)

    def planes(self) -> "list[Plane]":
        from labtable.games.pdb.planes import planes_of  # only programs that learn ask for it

        return planes_of(self._edition)

    def shown_moves(self, table: Table) -> Sequence[Move]:
        """The starting Data, or every box of the board and of the cards that somebody owns."""
        at = cast(PdbTable, table)
        if at.laid_out:
            return self._edition.moves.picks
        owned = [each.moves for each in self._edition.additionals if at.holders[each.place] != NOBODY]
        return [*self._edition.moves.on_board, *chain(*owned)]

    def lack(self, table: Table, move: Move, rule: Rule) -> str:
        return lack_of(cast(PdbTable, table), move, rule)

    def checks(self, table: Table, move: Move) -> list[Check]:
        return checks_of(cast(PdbTable, table), move)

    def tie_breaks(self, table: Table) -> Sequence[str]:
        return TIE_BREAKS

    def called(self, table: Table, move: Move, names: Names) -> str:
        return called_by(cast(PdbTable, table), move, names)

    def reasons(self, change: Change) -> list[Reason]:
        return reasons_of(change, cast(PdbTable, change.before), cast(PdbTable, change.after))

    def board(self, view: View, names: list[str]) -> object:
        from labtable.games.pdb import board  # here: rich is for terminals, and a browser has none

        return board.draw(self._edition, cast(PdbView, view), names)
