"""Adna's Lab, as the registry hands it out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from labtable.games.adna import flow, setup
from labtable.games.adna.cards import CardFile, make_edition
from labtable.games.adna.checks import checks_of
from labtable.games.adna.end import LAST_TURN
from labtable.games.adna.events import EVENTS
from labtable.games.adna.gallery import gallery_of
from labtable.games.adna.in_play import TableInPlay
from labtable.games.adna.lack import lack_of
from labtable.games.adna.look import view_of
from labtable.games.adna.measures import COUNTS, FATES
from labtable.games.adna.reasons import called_by, reasons_of
from labtable.games.adna.rules import RULEBOOK
from labtable.games.adna.setup import MOST_FIRST_BASES
from labtable.games.adna.table import FIRST_BASES, AdnaTable, Settings
from labtable.games.adna.view import AdnaView
from labtable.games.adna.warning import warning_of
from labtable.games.adna.workshop import KINDS
from labtable.kernel.cards import new_cards
from labtable.kernel.edition import CardSource, find_cards, read_cards
from labtable.kernel.gallery import Face
from labtable.kernel.game import EditionName, Game
from labtable.kernel.move import Catalogue, Move
from labtable.kernel.option import Choice, Chosen, Number, Toggle
from labtable.kernel.reason import Change, Names, Reason
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.table import Table
from labtable.kernel.view import Check, View

if TYPE_CHECKING:
    from labtable.kernel.observation import Plane

LENGTH = Number(
    name="length",
    title="Bases of a complete chain",
    rule="O1",
    default=25,
    low=15,
    high=40,
    words="How many DNA bases complete a chain and win.",
)
REACTIONS = Choice(
    name="reactions",
    title="The Reactions deck",
    rule="C4",
    default="reconciled",
    choices={"reconciled": "88 cards, with Distilled water", "printed": "90 cards, as the booklet lists"},
    words="The Reactions deck: 88 cards with Distilled water, or the booklet's list of 90 without it.",
)
BOTH_DRAW = Toggle(
    name="both_draw",
    title="Both draw in every turn",
    house=True,
    rule="A-01",
    default=False,
    words="Whether both players draw at the start of every turn.",
)
GAMES = Number(
    name="games",
    title="Games in a match",
    rule="A-62",
    default=1,
    low=1,
    high=6,
    words="A match is the best of so many games.",
)
MATCH_WON_BY = Choice(
    name="match_won_by",
    title="What wins a match",
    house=True,
    rule="A-10",
    default="games",
    choices={"games": "Games won", "points": "Sum of the points"},
    words="What decides a match of several games: the games won, or the sum of the points; the other breaks a tie.",
)
OPENING_URACIL = Toggle(
    name="opening_uracil",
    title="A U among the first bases counts",
    house=True,
    rule="A-04",
    default=True,
    words="Whether a U among the first six bases is laid and contaminates the chain.",
)
SECOND_LAYS = Number(
    name="second_lays",
    title="First bases of the second player",
    house=True,
    rule="A-63",
    default=FIRST_BASES,
    low=FIRST_BASES,
    high=MOST_FIRST_BASES,
    words="How many bases the second player lays first; 7 make up for the other's start.",
)
POINTS_DECIDE = ("Level on games won; {mine} points to {theirs}.",)  # §A-10
GAMES_DECIDE = ("Level on points; {mine} games won to {theirs}.",)

MOST_IN_A_TURN_BESIDES = 12  # two places of a mutation, the end of plays, three discards, and some air


def most_in_a_turn(cards: CardFile) -> int:
    """No turn has more decisions: Reactions and Enzymes cards only leave the hands in it (§A-27).

    So there are no more announcements than cards; each asks for its effects' choices and two passes, and lets its
    player draw and lay some bases besides those of the hands.
    """
    bases, reactions, enzymes = (
        max(len(deck) for deck in decks) for decks in zip(*map(cards.faces, (False, True)), strict=True)
    )
    effects = [sum(3 * effect.number + 2 for effect in row.does) for row in cards.reaction]
    return bases + (reactions + enzymes) * (max(effects) + 4) + MOST_IN_A_TURN_BESIDES


class AdnaGame(Game):
    """Adna's Lab in one edition."""

    cards: CardFile
    workshop = KINDS

    name = "adna"
    title = "Adna's Lab"
    summary = "Two labs build DNA chains and cut each other's."
    fewest_seats = 2  # §O4
    most_seats = 2
    most_sharing = 2  # §A-08
    minutes = 25
    seconds_a_decision = 14
    unknown = "the cards in the rival's hand that were not shown, and the order of the decks"
    options = (LENGTH, REACTIONS, BOTH_DRAW, GAMES, MATCH_WON_BY, OPENING_URACIL, SECOND_LAYS)
    rulebook = RULEBOOK
    events = EVENTS
    counts = COUNTS
    fates = FATES
    told_in_order = ("announced",)

    def __init__(self, edition: CardSource = None) -> None:
        self.card_text = find_cards(__package__, edition)
        self.cards = read_cards(self.card_text, CardFile)
        self.known_as = self.cards.goes_by
        self._edition = make_edition(self.cards)
        self.edition = EditionName(self.cards.name, self._edition.id)
        self.catalogue = Catalogue(self._edition.moves.made)
        self.most_decisions = GAMES.high * (MOST_FIRST_BASES * 2 + LAST_TURN * most_in_a_turn(self.cards))
        decks = {name: self.cards.faces(printed=name == "printed") for name in REACTIONS.choices}
        self._cards_laid_out = {name: [face for deck in decks[name] for face in deck] for name in decks}
        self._sizes = {name: [len(deck) for deck in decks[name]] for name in decks}
        self._faces = {face.id: face for face in gallery_of(self.cards, self._edition)}

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> AdnaTable:
        deck = REACTIONS.of(chosen)
        settings = Settings(
            LENGTH.of(chosen),
            GAMES.of(chosen),
            MATCH_WON_BY.of(chosen) == "points",
            BOTH_DRAW.of(chosen),
            OPENING_URACIL.of(chosen),
            SECOND_LAYS.of(chosen),
            self._sizes[deck],
        )
        table = TableInPlay(self._edition, settings, rng, new_cards(self._cards_laid_out[deck].copy()))
        table.decks = [[], [], []]
        return table

    def set_up(self, table: Table, chosen: Chosen) -> None:
        """§A-62 The first game of a match."""
        setup.lay_out(cast(AdnaTable, table))

    def gallery(self) -> list[Face]:
        return list(self._faces.values())

    def view(self, table: Table, seat: int | None) -> AdnaView:
        return view_of(self, cast(AdnaTable, table), seat)

    def lay_open(self, table: Table) -> None:
        """Only hands are opened: the view lists every known card of a deck, and decks stay as they are."""
        at = cast(AdnaTable, table)
        for hand in at.hands:
            for card in hand:
                at.cards.show(card)

    def planes(self) -> "list[Plane]":
        from labtable.games.adna.planes import planes_of  # only programs that learn ask for it

        return planes_of(self._edition, self.largest_decks())

    def largest_decks(self) -> list[int]:
        """§C4 How many cards the decks have at most, whatever the option says."""
        return [max(sizes) for sizes in zip(*self._sizes.values(), strict=True)]

    def shown_moves(self, table: Table) -> Sequence[Move]:
        """What the hand of the actor can be used for; cards that are not there would only hide the rest."""
        at = cast(AdnaTable, table)
        return flow.question_of(at).shown(at)

    def lack(self, table: Table, move: Move, rule: Rule) -> str:
        return lack_of(cast(AdnaTable, table), move, rule)

    def checks(self, table: Table, move: Move) -> list[Check]:
        return checks_of(cast(AdnaTable, table), move)

    def warning(self, table: Table, move: Move) -> str:
        return warning_of(cast(AdnaTable, table), move)

    def tie_breaks(self, table: Table) -> Sequence[str]:
        """§A-10 Games or points, whichever the option does not count first."""
        return GAMES_DECIDE if cast(AdnaTable, table).points_first else POINTS_DECIDE

    def called(self, table: Table, move: Move, names: Names) -> str:
        return called_by(cast(AdnaTable, table), move, names)

    def reasons(self, change: Change) -> list[Reason]:
        return reasons_of(change, cast(AdnaTable, change.before), cast(AdnaTable, change.after))

    def board(self, view: View, names: list[str]) -> object:
        from labtable.games.adna import board  # here: rich is for terminals, and a browser has none

        return board.draw(self._faces, cast(AdnaView, view), names)
