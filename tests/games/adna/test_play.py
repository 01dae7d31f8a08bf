"""Whole games: how long they take, and how well greedy plays."""

import pytest

from labtable.games.adna.end import LAST_TURN
from labtable.games.adna.table import AdnaTable
from labtable.kernel import NOBODY
from labtable.kernel.build import is_compiled
from labtable.lab.simulate import Plan, simulate
from labtable.testing.play import Match
from tests.games.adna.tables import GAME

MANY = 1_000 if is_compiled() else 40
SOME = 300 if is_compiled() else 20
FEW = 120 if is_compiled() else 10


def test_random_games_end_before_the_guard() -> None:
    outcome = simulate(Plan(game="adna", bots=["random", "random"], games=MANY, seed=1))
    assert sum(outcome.wins) + outcome.ties == MANY
    assert outcome.rounds.most <= LAST_TURN


@pytest.mark.many_games
@pytest.mark.rule("adna", "A-52")
def test_fewer_than_one_greedy_game_in_a_hundred_ends_by_the_guard() -> None:
    ends = [simulate(Plan(game="adna", bots=["greedy", "greedy"], games=1, seed=seed)) for seed in range(FEW)]
    assert sum(end.rounds.most >= LAST_TURN for end in ends) < 0.01 * FEW


@pytest.mark.many_games
def test_greedy_beats_random() -> None:
    outcome = simulate(Plan(game="adna", bots=["greedy", "random"], games=SOME, seed=1))
    assert outcome.wins[0] >= 0.85 * SOME


def test_no_card_is_ever_made_or_lost() -> None:
    for seed in range(15):
        match = Match(GAME, seed, 2, {"games": 2, "length": 15})
        for table in match.positions():
            assert isinstance(table, AdnaTable)
            piles = [*table.decks, *table.hands, *table.chains, table.loose, table.tray]
            assert sorted(card for pile in piles for card in pile) == list(range(240))
        assert match.table.actor == NOBODY
