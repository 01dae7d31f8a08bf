"""Simulations: the same plan gives the same games, and the figures add up."""

import msgspec
import pytest

from labtable.bots import bot_rng, make_bot
from labtable.kernel import BadInput, load_game, seeded
from labtable.lab.side import Laid, Opened, Side
from labtable.lab.simulate import (
    CHUNK,
    Plan,
    Rounds,
    Simulation,
    Tally,
    no_games,
    outcome_of,
    play_one,
    play_some,
    simulate,
)
from labtable.lab.statistics import mean, share
from tests.bots.tables import Over

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
    assert simulate(other).scores != simulate(PLAN).scores


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
    assert (round(share(0, 10).high, 3), round(share(10, 10).low, 3), round(share(10, 10).high, 3)) == (
        0.278,
        0.722,
        1.0,
    )
    assert (round(share(2.5, 10).low, 3), round(share(2.5, 10).high, 3)) == (0.081, 0.558)
    assert str(estimate) == "0.8 [0.711, 0.867]"


def test_a_mean_has_a_normal_interval() -> None:
    estimate = mean(total=30, squares=300, trials=5)
    assert estimate.value == 6.0
    assert round(estimate.high - estimate.value, 2) == 4.8
    assert mean(5, 25, 1).low == 5


def count(tally: Tally, table: Over, sitting: list[int]) -> None:
    """Count a game that is over, with these bots at the seats."""
    bots = [make_bot("random", seeded(1)) for _ in sitting]
    play_one(Opened(Side(game="pdb", bots=["random"] * len(sitting))), Laid(table, bots, sitting), tally)


def test_a_shared_win_is_shared_among_the_bots_that_won_it() -> None:
    tally = no_games(3)
    count(tally, Over([0, 2], [7, 3, 7], round=4), sitting=[1, 2, 0])
    assert tally.win_points == [0.5, 0.5, 0.0]
    assert (tally.ties, tally.wins, tally.seat_wins) == (1, [0, 0, 0], [0, 0, 0])


def test_a_win_alone_and_all_scores_belong_to_the_bot_that_sat_there() -> None:
    tally = no_games(3)
    count(tally, Over([2], [1, 2, 5], round=9), sitting=[1, 2, 0])
    assert (tally.win_points, tally.wins) == ([1.0, 0.0, 0.0], [1, 0, 0])
    assert tally.seat_wins == [0, 0, 1]
    assert (tally.ties, tally.games) == (0, 1)
    assert (tally.scores, tally.squared_scores) == ([5, 1, 2], [25, 1, 4])
    assert (tally.rounds, tally.shortest, tally.longest) == (9, 9, 9)


def test_tallies_are_added_up_and_the_shortest_and_longest_game_kept() -> None:
    tally, other = no_games(2), no_games(2)
    count(tally, Over([0], [6, 2], round=5), sitting=[0, 1])
    count(other, Over([0, 1], [3, 4], round=9), sitting=[1, 0])
    count(other, Over([1], [0, 1], round=3), sitting=[0, 1])
    tally.add(other)
    assert (tally.games, tally.ties, tally.rounds, tally.shortest, tally.longest) == (3, 1, 17, 3, 9)
    assert (tally.wins, tally.seat_wins, tally.win_points) == ([1, 1], [1, 1], [1.5, 1.5])
    assert (tally.scores, tally.squared_scores) == ([10, 6], [52, 14])


def test_with_rotation_a_bot_moves_on_one_seat_a_game() -> None:
    for games, wins_by_seat in ((1, [1, 0, 0]), (2, [1, 1, 0]), (3, [1, 1, 1]), (4, [2, 1, 1])):
        outcome = simulate(msgspec.structs.replace(PLAN, games=games))
        assert (outcome.wins[0], outcome.seat_wins) == (games, wins_by_seat)


def test_every_game_of_a_plan_is_fixed_by_its_seed_and_its_number() -> None:
    """Deals and bots alike, so that a game can be played again alone."""
    plan = Plan(game="pdb", bots=["random", "greedy"], games=3, seed=5, options={"target": 4})
    expected = no_games(2)
    for number in range(3):
        seed = (5 << 32) + number
        table = load_game("pdb").new(seed, 2, plan.options)
        sitting = [0, 1] if number % 2 == 0 else [1, 0]
        bots = [make_bot(plan.bots[sitting[seat]], bot_rng(seed, seat)) for seat in range(2)]
        play_one(Opened(plan.side), Laid(table, bots, sitting), expected)
    assert play_some(plan, 0) == expected


def test_no_two_bots_and_no_bot_and_the_table_share_their_chance() -> None:
    words = [rng.word() for seed in (1, 2) for rng in (seeded(seed), *(bot_rng(seed, seat) for seat in range(5)))]
    assert len(set(words)) == len(words)
    assert bot_rng(1, 0).word() == bot_rng(1, 0).word()


def test_a_chunk_ends_where_the_next_begins() -> None:
    plan = Plan(game="pdb", bots=["random", "random"], games=CHUNK + 3, seed=3, options={"target": 3})
    assert [play_some(plan, start).games for start in (0, CHUNK)] == [CHUNK, 3]


def test_the_figures_of_an_outcome_are_shares_and_means_a_game() -> None:
    tally = no_games(2)
    count(tally, Over([0], [6, 2], round=5), sitting=[0, 1])
    count(tally, Over([0, 1], [4, 4], round=10), sitting=[0, 1])
    outcome = outcome_of(Plan(game="pdb", bots=["a", "b"], games=2), load_game("pdb"), {}, tally, 4.0)
    assert [each.value for each in outcome.win_shares] == [0.75, 0.25]
    assert [each.value for each in outcome.scores] == [5.0, 3.0]
    assert outcome.rounds == Rounds(7.5, 5, 10)
    assert outcome.win_shares[0] == share(1.5, 2)
    assert outcome.scores[0] == mean(10, 52, 2)
