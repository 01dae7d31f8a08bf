"""What an environment is asked for, and the matches that it then lays out."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from labtable.kernel import NOBODY, BadInput, Game, Table, load_game
from labtable.kernel.option import OptionValue, read_options
from labtable.kernel.rng import seeded

SEEDS = 1 << 63


class Match:
    """A table that is played; whoever is asked in secret and holds no answer passes unasked."""

    def __init__(self, game: Game, table: Table, longest: int) -> None:
        self.game = game
        self.table = table
        self.longest = longest
        self.decisions = 0
        table.hush()

    def play(self, move: int) -> None:
        """Make a move by its number; one that is not legal is refused."""
        self.table.play(self.game.catalogue.moves[move])
        self.table.hush()
        self.decisions += 1

    @property
    def cut_short(self) -> bool:
        """Whether it grew too long before it came to its end."""
        return self.table.actor != NOBODY and self.decisions >= self.longest

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.table.actor == NOBODY or self.cut_short


class Start(NamedTuple):
    """A game with its seats and options, after how many decisions a match is cut short, and the seeds to come."""

    game: Game
    seats: int
    options: dict[str, OptionValue]
    longest: int
    seeds: "Seeds"

    @classmethod
    def of(cls, game: str, asked: Mapping[str, object]) -> "Start":
        """From what was asked for by name: `seats`, `longest`, and options of the game."""
        opened = load_game(game)
        rest = dict(asked)
        seats = whole("seats", rest.pop("seats", opened.most_seats))
        longest = whole("longest", rest.pop("longest", opened.usual_decisions))
        opened.check_seats(seats)
        return cls(opened, seats, read_options(opened.options, rest), longest, Seeds())

    def match(self, seed: int | None) -> Match:
        """A new match; without a seed the next one of a row that the last seed began."""
        table = self.game.lay_out(seeded(self.seeds.next(seed)), self.seats, self.options)
        return Match(self.game, table, self.longest)


class Seeds:
    """A row of seeds that one seed begins; without any it begins by chance."""

    def __init__(self) -> None:
        self.chance = np.random.default_rng()

    def next(self, seed: int | None = None) -> int:
        """The next seed, or the one that is given, from which the row then goes on."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
            return seed
        return int(self.chance.integers(SEEDS))


def whole(what: str, number: object) -> int:
    """A whole number from 1 on."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadInput(f"An environment needs a whole number from 1 on for {what}, not {number!r}.")
    return number
