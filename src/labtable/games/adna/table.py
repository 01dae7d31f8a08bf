"""The table of Adna's Lab: what lies on it and who must decide."""

from typing import Final

from labtable.games.adna.edition import Edition
from labtable.games.adna.phases import OPENING
from labtable.games.adna.thermometer import ROOM
from labtable.games.adna.titles import Announcement, Play
from labtable.kernel.cards import Cards
from labtable.kernel.fixed import Fixed
from labtable.kernel.rng import Rng
from labtable.kernel.table import NOBODY, Table

FIRST_BASES: Final = 6  # §P2, §P5


class Settings(Fixed):
    """The options of a match."""

    def __init__(
        self,
        goal: int,
        games: int,
        points_first: bool,
        both_draw: bool,
        opening_uracil: bool,
        second_lays: int,
        sizes: list[int],
    ) -> None:
        more = "" if second_lays == FIRST_BASES else f" {second_lays}"  # older records tell nothing of it
        super().__init__(f"{goal} {games} {points_first} {both_draw} {opening_uracil} {sizes}{more}")
        self.goal = goal
        self.games = games
        self.points_first = points_first
        self.both_draw = both_draw
        self.opening_uracil = opening_uracil
        self.second_lays = second_lays
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

    def copy_onto(self, twin: "AdnaTable") -> None:
        """Bring another table of this match to the same state; the cards are its own already."""
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

    @property
    def revelations(self) -> int:
        """§A-54 Chance, and every face that somebody came to know."""
        return self.rng.counter + self.cards.revelations

    def games_won(self, seat: int) -> int:
        """§A-62 The games of the match so far."""
        return self.won[seat]

    def whose_turn(self) -> int:
        return self.active
