"""Bots: they play whole games, know only their seat, and greedy is worth its name."""

import pytest

from labtable.bots import Bot, bot_maker, bot_rng, make_bot
from labtable.bots.greedy import GreedyBot
from labtable.kernel import BadInput, Game, Knowledge, Move, load_game, play_out, seeded
from labtable.kernel.build import is_compiled
from labtable.testing import random_table
from tests.games.ours import OURS

BOTS = ["random", "greedy", "search:20" if is_compiled() else "search:3"]
GAMES = [load_game(name) for name in OURS]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=OURS)
def test_a_bot_plays_a_game_to_its_end(game: Game, name: str) -> None:
    seats = game.fewest_seats
    table = game.new(4, seats)
    bots = [make_bot(name, bot_rng(4, seat)) for seat in range(seats)]
    decisions = play_out(game, table, bots)
    assert 0 < decisions <= game.most_decisions
    assert table.winners()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=OURS)
def test_a_bot_chooses_the_same_on_tables_that_look_the_same(game: Game, name: str) -> None:
    for seed in range(12):
        table = random_table(game, seed, game.fewest_seats, moves=5 * seed)
        if table.actor < 0:
            continue
        seat = table.actor
        twin = table.imagine(seat, seeded(99))
        choices = {
            make_bot(name, bot_rng(seed, seat)).choose(Knowledge(game, each, seat)).text for each in (table, twin)
        }
        assert len(choices) == 1


def test_greedy_takes_the_move_that_it_weighs_highest() -> None:
    game = load_game("pdb")
    table = random_table(game, 3, 2, moves=20)
    knowledge = Knowledge(game, table, table.actor)
    weighed = GreedyBot(seeded(1)).weigh(knowledge)
    best = max(weighed, key=lambda each: each.worth)
    assert {each.move for each in weighed} == set(knowledge.legal())
    assert GreedyBot(seeded(1)).choose(knowledge).text in {
        each.move.text for each in weighed if each.worth == best.worth
    }


def test_the_random_bot_takes_every_move_as_often_as_any_other() -> None:
    table = random_table(load_game("pdb"), 3, 2, moves=20)
    bot, knowledge = make_bot("random", seeded(1)), Knowledge(load_game("pdb"), table, table.actor)
    moves = knowledge.legal()
    taken = [bot.choose(knowledge) for _ in range(100 * len(moves))]
    assert all(60 < taken.count(move) < 140 for move in moves)


def test_a_bot_in_plain_python_can_sit_down() -> None:
    class First(Bot):
        def choose(self, knowledge: Knowledge) -> Move:
            return knowledge.legal()[0]

    game = load_game("pdb")
    table = game.new(1, 2)
    play_out(game, table, [First(), First()])
    assert table.winners()


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match="There is no bot 'genius'; the bots are: random, greedy"):
        bot_maker("genius")
