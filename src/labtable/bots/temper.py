"""Temper: how the bots of a game slip, how far they look and where they stop, from a file beside the game."""

from functools import cache
from typing import Final

import msgspec

from labtable.kernel import Game
from labtable.kernel.toml import read_toml

FILE: Final = "temper.toml"


class Temper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What bots should know about playing a game well, or not too well."""

    slips: dict[str, float] = msgspec.field(default_factory=lambda: {"easy": 1.2, "medium": 0.6, "hard": 0.3})
    """How readily a level takes a move that is not quite the best: more where luck hides mistakes, less where every one
    costs the game. A move that falls behind by this part of what most fall behind is a third as likely as the best."""
    rounds_ahead: int = 0
    """How many rounds bots that search play on before they judge a position, where what is begun takes turns to pay."""
    most_looks: int = 2000
    """How often a level looks ahead at most for a move: fewer where more of it is of no use, more where depth pays."""
    within_turn: bool = False
    """Whether bots that search look no further than the end of the turn, where luck decides so much of what follows
    that a position before the next turn cannot be compared with one after it."""

    learned: dict[str, int] = msgspec.field(default_factory=dict)
    """The levels that see by what a network has learned, if it fits the cards, and how often each looks ahead."""

    review_slip: float = 0.3
    """How readily the bots of a review's play-outs take a move that is not quite the best at first sight."""
    review_turns: int = -1
    """After how many turns a review judges a position; below 0 it plays on to the end of the match."""
    review_tables: int = 88
    """On how many imagined tables a review compares moves at most."""

    def slip(self, level: str) -> float:
        """How readily a level slips; one that is not named never does."""
        return self.slips.get(level, 0.0)


@cache
def temper_of(game: Game) -> Temper:
    """The temper of a game's bots; the usual one where the game says nothing."""
    file = game.beside(FILE)
    return Temper() if file is None else read_temper(str(file), file.read_text(encoding="utf-8"))


def read_temper(source: str, text: str) -> Temper:
    """The temper in a TOML text; a mistake names the source and the field."""
    return read_toml("temper file", source, text, Temper)
