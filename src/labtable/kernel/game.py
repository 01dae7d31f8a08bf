"""A game: its static facts, and the door to its tables."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Self
from uuid import uuid4
from weakref import WeakValueDictionary

import msgspec

from labtable.kernel.cards import Cards
from labtable.kernel.digest import attributes
from labtable.kernel.edition import CardSource, CardText, EditionFile
from labtable.kernel.errors import BadInput
from labtable.kernel.event import Event
from labtable.kernel.form import CardKind
from labtable.kernel.gallery import Face
from labtable.kernel.measure import Count, Fate, Stretch
from labtable.kernel.move import Catalogue, Move
from labtable.kernel.option import Chosen, Option, read_options
from labtable.kernel.reason import Change, Names, Reason, score_reasons
from labtable.kernel.rng import Rng, seeded
from labtable.kernel.rule import Rule, Rulebook
from labtable.kernel.table import Table
from labtable.kernel.view import Check, View

if TYPE_CHECKING:
    from labtable.kernel.observation import Observation, Plane


class EditionName(msgspec.Struct, frozen=True):
    """Which cards a game is played with: a name for people, a digest for certainty."""

    name: str
    digest: str


OPENED: WeakValueDictionary[str, "Game"] = WeakValueDictionary()
"""All games of this process by their marks, in the order in which they were opened."""


class Game(ABC):
    """The static facts of a game in one edition."""

    mark: str
    """What tells it from every other game that was ever opened."""
    opened_with: CardSource
    """The card file it was opened with, or its text; None if with its own cards."""
    card_text: CardText | None = None
    """The text of its cards; None for a game that reads no card files."""
    cards: EditionFile | None = None
    """Its cards as they were read."""
    workshop: Sequence[CardKind] = ()
    """The kinds of its cards that people can make."""

    name: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    most_sharing: int = 1
    """How many people may share a seat."""
    seats_see_alike: bool = False
    """Whether all seats and spectators see the same, save the turn; a picture can then be shared."""
    hides_nothing: bool = False
    """Whether everything is open, the order of every pile too, so that a seat has nothing to imagine."""
    unknown: str = "what the others hold and how the piles lie"
    """What a seat cannot know, in a few words; nothing is told of it if everything is open."""
    minutes: int
    """About how long a match takes among people."""
    seconds_a_decision: int = 10
    """About how long people take for one of their decisions, so that a match of usual length takes its minutes."""
    options: tuple[Option, ...] = ()
    rulebook: Rulebook
    edition: EditionName
    known_as: tuple[str, ...] = ()
    """Digests by which older records know this edition."""
    catalogue: Catalogue
    most_decisions: int
    """No match takes more decisions than this, however it is played."""
    usual_decisions: int = 10_000
    """Hardly a match takes more decisions than this, even of players who choose at random: programs stop there."""
    events: tuple[type[Event], ...]
    """All that can happen on its tables."""
    counts: tuple[Count, ...] = ()
    """What is worth counting in it, besides what is counted in every game."""
    fates: tuple[Fate, ...] = ()
    """Which events tell what becomes of its cards."""
    stretch: Stretch = "turn"
    """What a match is cut into to see who is ahead when; a round, where a turn is a single move."""
    starter_words: str = "Starter"
    told_in_order: tuple[str, ...] = ()
    """The lists of its view of which its planes tell the order too; of all others only what is in them."""

    def __new__(cls, edition: CardSource = None, *more: object, **named: object) -> Self:
        """Every game is known from its opening, so that a pickle can say where its things are."""
        game = super().__new__(cls)
        game.mark = uuid4().hex
        game.opened_with = edition.absolute() if isinstance(edition, Path) else edition
        OPENED[game.mark] = game
        return game

    def __init__(self, edition: CardSource = None) -> None:
        """A game that reads no card files; one that does has an `__init__` of its own."""
        if edition is not None:
            raise BadInput(f"{self.title} reads no card files, so there is no other edition of it.")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from labtable.kernel.pickling import reopen  # here, because it opens games by the registry

        return reopen, (self.mark, self.name, self.rulebook.version, self.edition.digest, self.opened_with)

    def new(self, seed: int, seats: int, options: dict[str, object] | None = None, *, listening: bool = False) -> Table:
        """A table at the start of a match; the seed fixes every draw, the first player too.

        Who is listening hears what happens from the very start; `listen()` on the table is too late for the set-up.
        """
        self.check_seats(seats)
        return self.lay_out(seeded(seed), seats, read_options(self.options, options or {}), listening=listening)

    def is_known_as(self, digest: str) -> bool:
        """Whether this edition is meant by a digest, its own or one by which older records know it."""
        return digest in (self.edition.digest, *self.known_as)

    def beside(self, name: str) -> Path | None:
        """A file that lies beside the game's module, if there is one."""
        path = Path(inspect.getfile(type(self))).with_name(name)
        return path if path.is_file() else None

    def starter(self, table: Table) -> int:
        """The seat that begins, on a table that is set up; places are counted from it."""
        return table.whose_turn()

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not take."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput(f"{self.title} takes {self.fewest_seats} to {self.most_seats} seats, not {seats}.")

    def lay_out(self, rng: Rng, seats: int, chosen: Chosen, *, listening: bool = False) -> Table:
        """A table that is set up, perhaps with somebody listening; seats and options are checked."""
        table = self.bare_table(rng, seats, chosen)
        if listening:
            table.listen()
        self.set_up(table, chosen)
        return table

    @abstractmethod
    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> Table:
        """A table on which nothing has happened yet."""

    @abstractmethod
    def set_up(self, table: Table, chosen: Chosen) -> None:
        """Make a bare table ready for the first decision, and tell what happens if somebody listens."""

    @abstractmethod
    def gallery(self) -> list[Face]:
        """Every card and piece with a face; views name them by their ids."""

    @abstractmethod
    def view(self, table: Table, seat: int | None) -> View:
        """What a seat, or a spectator (None), sees of a table."""

    @cached_property
    def observation(self) -> "Observation":
        """What a seat sees of a table as numbers, for programs that learn."""
        from labtable.kernel.observation import observation_of  # here, because a page without compiled parts lacks it

        return observation_of(self)

    def planes(self) -> "list[Plane]":
        """What only this game has to tell in numbers, besides what is told of every game."""
        return []

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

    def checks(self, table: Table, move: Move) -> list[Check]:
        """All that a refused move needs and whether it is there, by what the actor knows; or nothing."""
        return []

    def trifling(self, table: Table) -> bool:
        """Whether the choice on this table is one that a review does not judge, such as one of cards to throw away."""
        return table.routine() is not None

    def warning(self, table: Table, move: Move) -> str:
        """One sentence where a legal move harms the actor or helps only others, by what the actor knows; or nothing."""
        return ""

    def tie_breaks(self, table: Table) -> Sequence[str]:
        """For each number of a rank after the first, how it parts two seats, with places for level, mine and theirs."""
        return ()

    def called(self, table: Table, move: Move, names: Names) -> str:
        """A move as it is recommended, by what the actor knows: `Claim Insulin`."""
        return move.label

    def reasons(self, change: Change) -> list[Reason]:
        """What speaks for a move; a game that knows its own words tells more."""
        return score_reasons(change)

    def science(self, event: Event) -> str:
        """The science of the card that an event tells of, or nothing."""
        return self._sciences.get(event.told() or "", "")

    @cached_property
    def _sciences(self) -> dict[str, str]:
        return {face.id: face.science for face in self.gallery()}

    def board(self, view: View, names: list[str]) -> object | None:
        """A view drawn for a terminal, as something that rich prints; None leaves the drawing to the terminal."""
        return None
