"""Gymnasium's own checker, held over every game; one seat plays, bots sit at the others."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from labtable.adapters.gymnasium import LOST, Seat
from labtable.kernel import BadInput, load_game
from tests.games.ours import OURS

SEATS = [
    (name, seats) for name in OURS for seats in range(load_game(name).fewest_seats, load_game(name).most_seats + 1)
]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_interface_is_kept(game: str, seats: int) -> None:
    env = gymnasium.make(f"labtable/{game}-v0", bots="random", seat=seats - 1, seats=seats, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", OURS)
def test_every_game_is_found_by_its_name_and_plays_to_an_end(game: str) -> None:
    env = gymnasium.make(f"labtable/{game}-v0", bots="random", seats=2)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        _, brought, ended, cut_short, info = env.step(env.action_space.sample(info["action_mask"]))
        over = ended or cut_short
    assert brought in (-1, 0, 1)
    assert not info["action_mask"].any()
    assert len(info["scores"]) == 2


def test_a_seed_fixes_the_match_and_the_bots() -> None:
    rows = []
    for _ in range(2):
        env = Seat("gsa", ["greedy", "random"], seats=3)
        seen, info = env.reset(seed=8)
        rows.append([seen])
        for _ in range(10):
            seen, *_, info = env.step(np.flatnonzero(info["action_mask"])[0])
            rows[-1].append(seen)
    np.testing.assert_array_equal(rows[0], rows[1])


def test_a_move_that_is_not_legal_loses_the_match_at_once() -> None:
    env = Seat("pdb", seats=2)
    env.reset(seed=1)
    _, brought, ended, cut_short, info = env.step(np.int64(np.argmin(env.action_masks())))
    assert (brought, ended, cut_short, info["illegal"]) == (LOST, True, False, True)


def test_a_match_that_grows_too_long_is_truncated() -> None:
    env = Seat("pdb", "random", seats=2, longest=1)
    _, info = env.reset(seed=1)
    _, brought, ended, cut_short, _ = env.step(np.flatnonzero(info["action_mask"])[0])
    assert (brought, ended, cut_short) == (0, False, True)


def test_a_table_is_drawn_as_the_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = Seat("adna", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "Seat 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"seat": 2, "seats": 2}, "There are seats 0 to 1 here, no seat 2"),
        ({"bots": ["random"], "seats": 3}, "There are 2 other seats, and 1 bots for them"),
        ({"bots": "clever"}, "There is no bot 'clever'; the bots are: random, greedy"),
        ({"target": 99}, "target"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(asked: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        Seat("pdb", **asked)  # type: ignore[arg-type]  # what is wrong is the point
