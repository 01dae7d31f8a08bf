"""A thousand random games of every seat count end, and ten thousand where there is time; a game's own tests say that none ends by its guard."""

import pytest

from labtable.kernel import load_game
from labtable.kernel.build import is_compiled
from labtable.lab.simulate import Plan, simulate
from tests.games.ours import OURS

GAMES = 1_000 if is_compiled() else 40
MANY = 10_000
TABLES = [
    (name, seats) for name in OURS for seats in range(load_game(name).fewest_seats, load_game(name).most_seats + 1)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_end(name: str, seats: int) -> None:
    check_end(name, seats, GAMES)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_ten_thousand_random_games_end(name: str, seats: int) -> None:
    check_end(name, seats, MANY)


def check_end(name: str, seats: int, games: int) -> None:
    outcome = simulate(Plan(game=name, bots=["random"] * seats, games=games, seed=seats))
    assert outcome.games == games
    assert sum(outcome.wins) + outcome.ties == games
    assert outcome.decisions <= games * load_game(name).most_decisions
