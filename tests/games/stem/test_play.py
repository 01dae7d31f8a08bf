"""Whole games of S.T.E.M. between bots: greedy is the better player, and no game needs the guard."""

import pytest

from labtable.bots import bot_rng, make_bot
from labtable.games.stem.table import StemTable
from labtable.kernel import play_out
from labtable.kernel.build import is_compiled
from labtable.lab.simulate import Plan, simulate
from tests.games.stem.tables import GAME

GAMES = 200 if is_compiled() else 10


@pytest.mark.many_games
@pytest.mark.parametrize("rivals", [1, 3])
def test_greedy_beats_random(rivals: int) -> None:
    outcome = simulate(Plan(game="stem", bots=["greedy", *["random"] * rivals], games=GAMES, seed=7))
    assert outcome.win_shares[0].value >= (0.85 if is_compiled() else 0.7)


@pytest.mark.many_games
@pytest.mark.rule("stem", "S-75")
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_by_a_fifth_step_and_not_by_the_guard(bot: str, seats: int) -> None:
    for seed in range(GAMES // 5):
        table = GAME.new(seed, seats)
        assert isinstance(table, StemTable)
        bots = [make_bot(bot, bot_rng(seed, seat)) for seat in range(seats)]
        play_out(GAME, table, bots)
        assert table.last_round
        assert table.round < table.options.max_rounds
