"""Ten thousand random games of every seat count end; a game's own tests say that none ends by its guard."""

import pytest

from labtable.kernel import load_game
from labtable.kernel.build import is_compiled
from labtable.lab.simulate import Plan, simulate
from tests.games.ours import OURS

GAMES = 10_000 if is_compiled() else 40
TABLES = [
    (name, seats) for name in OURS for seats in range(load_game(name).fewest_seats, load_game(name).most_seats + 1)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_ten_thousand_random_games_end(name: str, seats: int) -> None:
    outcome = simulate(Plan(game=name, bots=["random"] * seats, games=GAMES, seed=seats))
    assert outcome.games == GAMES
    assert sum(outcome.wins) + outcome.ties == GAMES
    assert outcome.decisions <= GAMES * load_game(name).most_decisions
