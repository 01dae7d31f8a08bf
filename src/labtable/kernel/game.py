"""A game: its static facts, and the door to its tables."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

import msgspec
from rich.console import RenderableType

from labtable.kernel.cards import Cards
from labtable.kernel.digest import attributes
from labtable.kernel.errors import BadInput
from labtable.kernel.event import Event
from labtable.kernel.gallery import Face
from labtable.kernel.move import Catalogue, Move
from labtable.kernel.option import Option, OptionValue, read_options
from labtable.kernel.rng import Rng, seeded
from labtable.kernel.rule import Rule, Rulebook
from labtable.kernel.table import Table
from labtable.kernel.view import View


class EditionName(msgspec.Struct, frozen=True):
    """Which cards a game is played with: a name for people, a digest for certainty."""

    name: str
    digest: str


class Game(ABC):
    """The static facts of a game in one edition."""

    name: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    most_sharing: int = 1
    """How many people may share a seat."""
    seats_see_alike: bool = False
    """Whether all seats and spectators see the same, save the turn; a picture can then be shared."""
    minutes: int
    """About how long a match takes among people."""
    options: tuple[Option, ...] = ()
    rulebook: Rulebook
    edition: EditionName
    catalogue: Catalogue
    most_decisions: int
    """No match takes more decisions than this, however it is played."""
    slips: Mapping[str, float] = MappingProxyType({"easy": 1.2, "medium": 0.6, "hard": 0.3})
    """How readily a level takes a move that is not quite the best: more where luck hides mistakes, less where every one
    costs the game. A move that falls behind by this part of what most fall behind is a third as likely as the best."""
    rounds_ahead: int = 0
    """How many rounds bots that search play on before they judge a position, where what is begun takes turns to pay."""
    most_looks: int = 2000
    """How often a level looks ahead at most for a move: fewer where more of it is of no use, more where depth pays."""
    within_turn: bool = False
    """Whether bots that search look no further than the end of the turn, where luck decides so much of what follows
    that a position before the next turn cannot be compared with one after it."""
    tells: Mapping[str, str] = MappingProxyType({})
    """The kinds of events that bring a card to the table, and which of their facts names it."""

    def __init__(self, edition: Path | None = None) -> None:
        """A game that reads no card files; one that does has an `__init__` of its own."""
        if edition is not None:
            raise BadInput(f"{self.title} reads no card files, so there is no other edition of it.")

    def new(self, seed: int, seats: int, options: dict[str, object] | None = None) -> Table:
        """A table at the start of a match; the seed fixes every draw, the first player too."""
        self.check_seats(seats)
        return self.lay_out(seeded(seed), seats, read_options(self.options, options or {}))

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not take."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput(f"{self.title} takes {self.fewest_seats} to {self.most_seats} seats, not {seats}.")

    @abstractmethod
    def lay_out(self, rng: Rng, seats: int, options: dict[str, OptionValue]) -> Table:
        """Set up a table; seats and options are checked."""

    @abstractmethod
    def gallery(self) -> list[Face]:
        """Every card and piece with a face; views name them by their ids."""

    @abstractmethod
    def view(self, table: Table, seat: int | None) -> View:
        """What a seat, or a spectator (None), sees of a table."""

    def open_view(self, table: Table) -> View:
        """What a spectator sees of a table with every hand open, for looking back after the end."""
        opened = table.clone()
        self.lay_open(opened)
        return self.view(opened, None)

    def lay_open(self, table: Table) -> None:
        """Let everybody know every card of a table."""
        for name in attributes(table):
            cards = getattr(table, name)
            if isinstance(cards, Cards):
                for card in range(len(cards.faces)):
                    cards.show(card)

    @abstractmethod
    def shown_moves(self, table: Table) -> Sequence[Move]:
        """The moves that a board shows in this position, legal or greyed out."""

    def lack(self, table: Table, move: Move, rule: Rule) -> str:
        """What stands between the actor and a refused move in this very case, by what the actor knows; or nothing."""
        return ""

    @abstractmethod
    def sentence(self, event: Event, names: list[str]) -> str:
        """An event as a sentence for the log."""

    def told(self, event: Event) -> str | None:
        """The card whose science is worth a line when this happens, by its id in the gallery."""
        fact = self.tells.get(event.kind)
        return None if fact is None else str(event.facts[fact])

    def science(self, event: Event) -> str:
        """The science of the card that an event tells of, or nothing."""
        return self._sciences.get(self.told(event) or "", "")

    @cached_property
    def _sciences(self) -> dict[str, str]:
        return {face.id: face.science for face in self.gallery()}

    @abstractmethod
    def board(self, view: View, names: list[str]) -> RenderableType:
        """A view drawn for a terminal."""
