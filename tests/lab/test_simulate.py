"""Simulations: the same plan gives the same games, and the figures add up."""

import msgspec
import pytest

from labtable.kernel import BadInput
from labtable.lab.simulate import CHUNK, Plan, Simulation, simulate
from labtable.lab.statistics import mean, share

PLAN = Plan(game="pdb", bots=["greedy", "random", "random"], games=12, seed=7)


def figures(outcome: Simulation) -> dict[str, object]:
    return {
        name: value for name, value in msgspec.to_builtins(outcome).items() if not name.endswith(("seconds", "second"))
    }


def test_the_same_plan_gives_the_same_figures_on_one_core_and_on_two() -> None:
    plan = Plan(game="pdb", bots=["random", "random"], games=CHUNK + 10, seed=3)
    seen: list[int] = []
    assert figures(simulate(plan, 2, seen.append)) == figures(simulate(plan))
    assert sum(seen) == CHUNK + 10


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(PLAN, seed=8)
    assert figures(simulate(other)) != figures(simulate(PLAN))


def test_wins_belong_to_bots_and_seats_are_rotated() -> None:
    outcome = simulate(PLAN)
    assert outcome.wins[0] >= 11
    assert sum(outcome.wins) + outcome.ties == 12
    assert min(outcome.seat_wins) >= 3
    fixed = simulate(msgspec.structs.replace(PLAN, rotate=False))
    assert fixed.seat_wins[0] == fixed.wins[0]


def test_options_reach_the_game() -> None:
    short = simulate(msgspec.structs.replace(PLAN, options={"target": 3}))
    assert short.rounds.most < simulate(PLAN).rounds.mean
    assert short.options["target"] == 3


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"games": 0}, "at least one game"),
        ({"bots": ["random"]}, "2 to 4 seats, not 1"),
        ({"bots": ["random", "genius"]}, "no bot 'genius'"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"target": 99}}, "3 to 24"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_any_game(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        simulate(msgspec.structs.replace(PLAN, **change))


def test_a_share_has_wilsons_interval() -> None:
    estimate = share(80, 100)
    assert (round(estimate.low, 3), round(estimate.high, 3)) == (0.711, 0.867)
    assert share(0, 10).low == 0.0
    assert str(estimate) == "0.8 [0.711, 0.867]"


def test_a_mean_has_a_normal_interval() -> None:
    estimate = mean(total=30, squares=300, trials=5)
    assert estimate.value == 6.0
    assert round(estimate.high - estimate.value, 2) == 4.8
    assert mean(5, 25, 1).low == 5
