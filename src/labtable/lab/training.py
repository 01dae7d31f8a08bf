"""Training: a network learns from matches of bots with themselves, round by round, each time by what it has learned."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from labtable.bots.weights import Title, Weights, learned_from, planes_digest
from labtable.kernel import Game, load_game
from labtable.lab.crew import Crew
from labtable.lab.fit import fit
from labtable.lab.rounds import Rounds, played

APART = 1 << 32  # between the seeds of two rounds
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


class Learned(NamedTuple):
    """What a round came to: the weights as a file, and how well they tell what was not learned from."""

    number: int
    positions: int
    before: float
    after: float
    file: bytes


def train(plan: Plan, crew: Crew, keep: Callable[[int, Rounds], None] = lambda number, seen: None) -> Iterator[Learned]:
    """Round after round; the same plan brings the same matches, however many processes play them.

    What each round showed can be kept before anything is learned from it.
    """
    game, weights = load_game(plan.game), plan.begin
    if weights:
        learned_from("The file to begin with", weights, game)
    rounds: list[Rounds] = []
    for number in range(1, plan.rounds + 1):
        first = (plan.seed << 40) + number * APART
        latest = played(plan.game, crew, weights, range(first, first + plan.matches))
        keep(number, latest)
        rounds = [*rounds, latest][-KEPT_ROUNDS:]
        seen = Rounds(*map(np.concatenate, zip(*rounds, strict=True)))
        found = fit(
            *seen, game.observation.usual(), plan.units, passes=plan.passes, seed=plan.seed + number, device=plan.device
        )
        title = titled(game, plan.units, found.trust, f"round {number}, {len(seen.worth)} positions")
        weights = Weights(title, found.layers).to_bytes()
        tested = [each for _, each in found.losses]
        yield Learned(number, len(seen.worth), tested[0], min(tested), weights)


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
