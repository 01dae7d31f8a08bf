"""Rounds: many matches of bots with themselves, and what they showed, as arrays that a network can learn from."""

from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from labtable.bots.sight import JUDGED, Sight
from labtable.bots.weights import learned_from
from labtable.kernel import load_game
from labtable.lab.crew import Crew
from labtable.lab.self_play import Seen, Way, play_matches

MATCHES_A_PART: Final = 50
USUAL: Final = Way(slip=0.35, astray=0.03, kept=16.0)


class Part(msgspec.Struct, frozen=True):
    """Some matches to be played; plain data, so that it can be sent to another process."""

    game: str
    weights: bytes
    first: int
    matches: int


class Rounds(NamedTuple):
    """What many matches showed, as arrays."""

    pages: NDArray[np.uint8]
    judged: NDArray[np.float32]
    worth: NDArray[np.float32]
    match: NDArray[np.uint32]


def played(game: str, crew: Crew, weights: bytes, seeds: range) -> Rounds:
    """The matches of a round, a seed each, by judgement or by what the weights have learned."""
    starts = range(seeds.start, seeds.stop, MATCHES_A_PART)
    parts = [Part(game, weights, first, min(MATCHES_A_PART, seeds.stop - first)) for first in starts]
    seen = list(crew.results(play_part, parts))
    size = load_game(game).observation.size
    return Rounds(
        np.frombuffer(b"".join(page for each in seen for page in each.pages), np.uint8).reshape(-1, size),
        *(np.concatenate([np.array(getattr(each, name)) for each in seen]) for name in ("judged", "worth", "match")),
    )


def play_part(part: Part) -> Seen:
    """Some matches of a round."""
    game = load_game(part.game)
    sight: Sight = learned_from("The network", part.weights, game) if part.weights else JUDGED
    seats = range(game.fewest_seats, game.most_seats + 1)
    return play_matches(game, sight, seats, range(part.first, part.first + part.matches), USUAL)
