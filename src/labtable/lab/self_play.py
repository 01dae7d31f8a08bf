"""Matches of bots with themselves, from which a network learns: what a seat saw, and what the match brought it."""

from array import array
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from labtable.bots.foresight import results
from labtable.bots.search import advance
from labtable.bots.sight import Sight
from labtable.kernel import NOBODY, Game, Table, seeded
from labtable.kernel.move import Move
from labtable.kernel.option import read_options
from labtable.kernel.rng import Rng

FINE: Final = 1 << 24
LEAST: Final = 1.0e-9
LONGEST: Final = 4000  # decisions of a match


class Way(NamedTuple):
    """How moves are chosen in self-play, and how much of it is kept."""

    slip: float
    """How readily a move is taken that is not quite the best."""
    astray: float
    """How often any move is made."""
    kept: float
    """About how many positions of a match are learned from."""


class Seen:
    """What seats saw, page by page, and what it came to."""

    def __init__(self) -> None:
        self.pages: list[bytes] = []
        self.judged = array("f")
        self.worth = array("f")
        self.match = array("I")
        self.matches = 0
        self.decisions = 0


def play_matches(game: Game, sight: Sight, seats: Sequence[int], seeds: range, way: Way) -> Seen:
    """Some matches, whose numbers of seats take turns."""
    seen = Seen()
    usual = 100.0
    for seed in seeds:
        before = seen.decisions
        play_match(game, sight, seats[seed % len(seats)], seed, way, way.kept / usual, seen)
        usual += 0.1 * (seen.decisions - before - usual)
    return seen


def play_match(game: Game, sight: Sight, seats: int, seed: int, way: Way, share: float, seen: Seen) -> None:
    """A match to its end; some of what was seen on the way is kept."""
    rng = seeded(seed ^ (1 << 80))
    table = game.lay_out(seeded(seed), seats, read_options(game.options, {}))
    table.hush()
    looked: list[tuple[bytes, float, int]] = []
    decisions = 0
    while table.actor != NOBODY and decisions < LONGEST:
        if int(rng.below(FINE)) < share * FINE:
            seat = int(rng.below(seats))
            looked.append((game.observation.numbers(table, seat), table.leads()[seat] / table.swing(), seat))
        advance(table, chosen(table, sight, way, rng))
        decisions += 1
    seen.decisions += decisions
    if table.actor != NOBODY:
        return
    worth = results(table)
    for page, judged, seat in looked:
        seen.pages.append(page)
        seen.judged.append(judged)
        seen.worth.append(worth[seat])
        seen.match.append(seed & 0xFFFFFFFF)
    seen.matches += 1


def chosen(table: Table, sight: Sight, way: Way, rng: Rng) -> Move:
    """A move that looks good to its seat, the better the likelier, and now and then any."""
    moves = table.legal()
    if len(moves) == 1:
        return moves[0]
    if int(rng.below(FINE)) < way.astray * FINE:
        return moves[rng.below(len(moves))]
    imagined = table.imagine(table.actor, rng)
    sights = [sight.first(imagined, move) for move in moves]
    best = max(sights)
    usual = way.slip * max(LEAST, best - sum(sights) / len(sights))
    parts = [exp((each - best) / usual) for each in sights]
    left = int(rng.below(FINE)) / FINE * sum(parts)
    for move, part in zip(moves, parts, strict=True):
        left -= part
        if left < 0.0:
            return move
    return moves[sights.index(best)]
