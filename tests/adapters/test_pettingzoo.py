"""PettingZoo's own suite, held over every game, seat count and some options."""

import sys
import time
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

from labtable.adapters.pettingzoo import env, raw_env
from labtable.kernel import BadInput, load_game
from tests.games.ours import OURS

with warnings.catch_warnings():  # its tests import games of its own in a way that it has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

pytestmark = pytest.mark.filterwarnings(  # a space with a mask, as in its own board games, and a mask out of turn
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)

SEATS = [
    (name, seats) for name in OURS for seats in range(load_game(name).fewest_seats, load_game(name).most_seats + 1)
]
CYCLES = 60
OPTIONS: dict[str, dict[str, Any]] = {
    "adna": {"length": 15, "games": 2, "both_draw": True},
    "gsa": {"mandatory_mode": "voluntary", "max_rounds": 3},
    "pdb": {"target": 3, "leader_may_hold": True},
    "stem": {"face_down_enhancements": True, "challenges": True},
}


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_interface_is_kept(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("game", OURS)
def test_the_interface_is_kept_with_other_options(game: str) -> None:
    api_test(env(game, **OPTIONS[game]), num_cycles=CYCLES)


@pytest.mark.parametrize("game", OURS)
def test_a_seed_fixes_everything(game: str) -> None:
    seed_test(partial(env, game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", OURS)
def test_a_table_is_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game))
    assert "Seat 1" in capsys.readouterr().out


@pytest.mark.parametrize("game", OURS)
def test_its_speed_can_be_measured(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that runs faster, so that nobody waits five seconds."""
    quick = SimpleNamespace(time=lambda: 50 * time.time())
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", quick)
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


def test_a_match_that_grows_too_long_is_truncated() -> None:
    raw = raw_env("pdb", longest=3)
    raw.reset(seed=1)
    for _ in range(3):
        raw.step(raw.action_space(raw.agent_selection).sample(raw.observe(raw.agent_selection)["action_mask"]))
    assert all(raw.truncations.values())
    assert not any(raw.terminations.values())


def test_a_move_that_is_not_legal_ends_the_match_for_who_makes_it() -> None:
    played = env("pdb")
    played.reset(seed=1)
    mover = played.agent_selection
    played.step(np.int64(45))
    assert played.rewards[mover] == -1
    assert all(played.terminations.values())


@pytest.mark.parametrize(
    ("game", "asked", "words"),
    [
        ("pdb", {"seats": 9}, "PDB: the game takes 2 to 4 seats, not 9"),
        ("pdb", {"goal": 3}, "There is no option 'goal'"),
        ("pdb", {"longest": 0}, "An environment needs a whole number from 1 on for longest, not 0"),
        ("go", {}, "There is no game 'go'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(game: str, asked: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        env(game, **asked)


@pytest.mark.parametrize("game", OURS)
def test_every_game_is_found_by_its_name(game: str) -> None:
    made = pettingzoo.make("aec", f"labtable/{game}-v0", seats=2)
    made.reset(seed=1)
    assert made.possible_agents == ["seat_1", "seat_2"]
