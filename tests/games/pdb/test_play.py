"""Whole games: how long they take, and how well greedy plays."""

import pytest

from labtable.games.pdb.end import LAST_ROUND
from labtable.kernel.build import is_compiled
from labtable.lab.simulate import Plan, simulate

MANY = 2_000 if is_compiled() else 40
SOME = 500 if is_compiled() else 40


@pytest.mark.rule("pdb", "P-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_random_game_ends_by_the_guard(seats: int) -> None:
    outcome = simulate(Plan(game="pdb", bots=["random"] * seats, games=MANY, seed=1))
    assert outcome.rounds.most < LAST_ROUND


@pytest.mark.many_games
def test_one_greedy_beats_three_random_in_four_games_of_five() -> None:
    outcome = simulate(Plan(game="pdb", bots=["greedy", "random", "random", "random"], games=SOME, seed=1))
    assert outcome.wins[0] >= 0.8 * SOME
