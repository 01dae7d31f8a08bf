"""Long play: ten thousand random games of every seat count, and greedy games that no guard ends."""

import pytest

from labtable.bots import bot_rng, make_bot
from labtable.games.gsa.table import GsaTable
from labtable.kernel import NOBODY, play_out
from tests.games.gsa.tables import GAME


def finished(bot: str, seats: int, seed: int) -> GsaTable:
    table = GAME.new(seed, seats)
    assert isinstance(table, GsaTable)
    bots = [make_bot(bot, bot_rng(seed, seat)) for seat in range(seats)]
    play_out(GAME, table, bots)
    return table


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_thousand_random_games_end(seats: int) -> None:
    for seed in range(10_000):
        assert finished("random", seats, seed).actor == NOBODY


@pytest.mark.slow
@pytest.mark.rule("gsa", "G-86")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_game_of_greedy_bots_is_ended_by_a_guard(seats: int) -> None:
    for seed in range(300):
        assert finished("greedy", seats, seed).trigger != NOBODY
