"""Sides: what is played in the lab, with which cards and options and by which bots, and one match of it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from labtable.bots import Bot, bot_maker, bot_rng
from labtable.bots.own import check_plays, is_own
from labtable.kernel import BadInput, Game, Player, Record, Table, load_game, play_out, seeded
from labtable.kernel.edition import CardSource
from labtable.kernel.option import OptionValue, read_options

SEED_BITS = 32  # of a deal's number, below the seed of all
WHOLE = 2520  # a win as a whole number that up to ten can share


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """What is played; plain data, so that it can be sent to another process."""

    game: str
    bots: list[str]
    """One for each seat."""
    options: dict[str, object] = {}
    edition: CardSource = None

    def check(self) -> dict[str, OptionValue]:
        """Refuse what cannot be played, before any match is; all options with their values."""
        game = load_game(self.game, self.edition)
        game.check_seats(len(self.bots))
        for name in self.bots:
            bot_maker(name)
            check_plays(name, self.game)
        game.new(0, len(self.bots), self.options)
        return read_options(game.options, self.options)


class Laid(NamedTuple):
    """A match that is ready: the table, who plays at each seat, and which of the bots that is."""

    table: Table
    players: list[Bot]
    sitting: Sequence[int]


class Opened:
    """A side in the process in which it is played: the game and the makers of its bots, ready for many matches."""

    def __init__(self, side: Side) -> None:
        self.game: Game = load_game(side.game, side.edition)
        self.seats = len(side.bots)
        self.options = read_options(self.game.options, side.options)
        self.makers = [bot_maker(name) for name in side.bots]

    def lay(self, seed: int, sitting: Sequence[int], *, listening: bool = False) -> Laid:
        """The match of a seed, with these bots at the seats; the seed fixes the deal, and each bot's own chance."""
        table = self.game.lay_out(seeded(seed), self.seats, self.options, listening=listening)
        return Laid(table, [self.makers[bot](bot_rng(seed, seat)) for seat, bot in enumerate(sitting)], sitting)

    def play(
        self,
        laid: Laid,
        players: Sequence[Player] | None = None,
        record: Record | None = None,
        watch: Callable[[int], None] | None = None,
    ) -> int:
        """Play a match to its end; how many decisions it took."""
        return play_out(self.game, laid.table, laid.players if players is None else players, record, watch)


def called(bot: str) -> str:
    """A bot as it is told: one of one's own by the name of its file or folder, wherever that is."""
    return Path(bot).name if is_own(bot) else bot


def seed_of(seed: int, deal: int) -> int:
    """The seed of one deal among many."""
    return (seed << SEED_BITS) + deal


def rotated(seats: int, number: int) -> list[int]:
    """Which bot sits at each seat if they move on by one seat a match: bot b of match n at (b + n) mod seats."""
    shift = number % seats
    return [(seat - shift) % seats for seat in range(seats)]


def check_number(number: int, of: str) -> None:
    """Refuse to play nothing."""
    if number < 1:
        raise BadInput(f"{of}, not {number}.")
