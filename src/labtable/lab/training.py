"""Training: a network learns from matches of bots with themselves, round by round, each time by what it has learned."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from labtable.bots.sight import JUDGED, Sight
from labtable.bots.weights import Title, Weights, learned_from, planes_digest
from labtable.kernel import Game, load_game
from labtable.lab.crew import Crew
from labtable.lab.fit import fit
from labtable.lab.self_play import Seen, Way, play_matches

MATCHES_A_PART = 50
APART = 1 << 32  # between the seeds of two rounds
USUAL = Way(slip=0.35, astray=0.03, kept=16.0)
KEPT_ROUNDS = 4  # the latest of which are learned from


class Plan(NamedTuple):
    """What is asked for."""

    game: str
    rounds: int
    matches: int
    """Of each round."""
    passes: int
    """How often what was seen is gone through."""
    units: Sequence[int]
    """Of each layer but the last, which has one."""
    seed: int
    device: str
    begin: bytes = b""
    """The weights that it begins with; without any, with the game's own judgement."""


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


class Learned(NamedTuple):
    """What a round came to: the weights as a file, and how well they tell what was not learned from."""

    number: int
    positions: int
    before: float
    after: float
    file: bytes


def train(plan: Plan, crew: Crew) -> Iterator[Learned]:
    """Round after round; the same plan brings the same matches, however many processes play them."""
    game, weights = load_game(plan.game), plan.begin
    if weights:
        learned_from("The file to begin with", weights, game)
    rounds: list[Rounds] = []
    for number in range(1, plan.rounds + 1):
        rounds = [*rounds, played(plan, crew, weights, number)][-KEPT_ROUNDS:]
        seen = Rounds(*map(np.concatenate, zip(*rounds, strict=True)))
        found = fit(
            *seen, game.observation.usual(), plan.units, passes=plan.passes, seed=plan.seed + number, device=plan.device
        )
        title = titled(game, plan.units, found.trust, f"round {number}, {len(seen.worth)} positions")
        weights = Weights(title, found.layers).to_bytes()
        tested = [each for _, each in found.losses]
        yield Learned(number, len(seen.worth), tested[0], min(tested), weights)


def played(plan: Plan, crew: Crew, weights: bytes, number: int) -> Rounds:
    """The matches of a round."""
    first = (plan.seed << 40) + number * APART
    starts = range(0, plan.matches, MATCHES_A_PART)
    parts = [Part(plan.game, weights, first + at, min(MATCHES_A_PART, plan.matches - at)) for at in starts]
    seen = list(crew.results(play_part, parts))
    size = load_game(plan.game).observation.size
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


def titled(game: Game, units: Sequence[int], trust: float, told: str) -> Title:
    """What the weights are for."""
    observation = game.observation
    return Title(
        game=game.name,
        rules=game.rulebook.version,
        planes=planes_digest(observation),
        widths=[int(observation.size), *units, 1],
        trust=trust,
        told=told,
    )
