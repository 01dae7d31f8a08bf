"""Tournaments: fair pairings, true ratings, and bots that fail."""

from pathlib import Path

import pytest

from labtable.kernel import BadInput, load_game, read_record, seeded, verify
from labtable.lab.ratings import elo, ratings, tally
from labtable.lab.tournament import Entry, pairings, points_of, tournament
from labtable.testing import random_table

ENTRY = Entry(game="pdb", bots=["random", "greedy"], games=12, seats=2, seed=5)


def test_every_pair_and_every_mirror_plays_each_deal_from_every_seat() -> None:
    todo = pairings(ENTRY)
    assert len(todo) == 3 * 12
    pair = [(each.deal, each.seat) for each in todo if (each.alone, each.others) == (0, 1)]
    assert pair == [(deal, seat) for deal in range(6) for seat in range(2)]


def test_the_stronger_bot_is_rated_higher_and_the_mirror_is_even() -> None:
    outcome = tournament(ENTRY)
    assert [each.bot for each in outcome.standings] == ["greedy", "random"]
    assert outcome.standings[0].rating.low > 0 > outcome.standings[1].rating.high
    assert outcome.pairs[0].points.value < 0.1
    assert [mirror.points.value for mirror in outcome.mirrors][1] == pytest.approx(0.5, abs=0.35)
    assert outcome.faults == []


def test_two_cores_play_the_same_tournament_as_one() -> None:
    done: list[int] = []
    assert tournament(ENTRY, 2, done.append) == tournament(ENTRY)
    assert sum(done) == 36


def test_with_more_seats_one_bot_sits_alone() -> None:
    outcome = tournament(Entry(game="pdb", bots=["greedy", "random"], games=8, seats=4))
    assert outcome.pairs[0].wins.value > 0.9
    assert outcome.seats == 4


def test_games_are_kept_as_records_if_asked(tmp_path: Path) -> None:
    tournament(Entry(game="pdb", bots=["greedy", "random"], games=2, seats=2, records=tmp_path))
    kept = sorted(tmp_path.glob("*.jsonl"))
    assert len(kept) == 6
    for path in kept:
        verify(load_game("pdb"), read_record(path))


def test_a_bot_that_fails_forfeits_its_game_and_the_rest_go_on(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("def choose(knowledge, rng):\n    return 'nonsense'\n")
    for bots in (["random", str(broken)], [str(broken), "random"]):
        outcome = tournament(Entry(game="pdb", bots=bots, games=4, seats=2))
        assert outcome.standings[0].bot == "random"
        assert len(outcome.faults) == 1
        assert "no legal move" in outcome.faults[0]
        against = outcome.pairs[0].points.value
        assert against == (1.0 if bots[0] == "random" else 0.0)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (Entry(game="pdb", bots=["random"], games=2, seats=2), "at least two bots"),
        (Entry(game="pdb", bots=["random", "random"], games=2, seats=2), "each named once"),
        (Entry(game="pdb", bots=["random", "greedy"], games=0, seats=2), "at least one game"),
        (Entry(game="pdb", bots=["random", "genius"], games=2, seats=2), "no bot 'genius'"),
        (Entry(game="pdb", bots=["random", "greedy"], games=2, seats=9), "2 to 4 seats"),
    ],
)
def test_an_entry_that_cannot_be_played_is_refused(entry: Entry, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        tournament(entry)


def test_ratings_follow_the_results() -> None:
    meetings = [(0, 1, 1.0)] * 75 + [(0, 1, 0.0)] * 25
    high, low = elo(tally(2, meetings))
    assert high - low == pytest.approx(190, abs=12)
    rated = ratings(2, meetings, seeded(1))
    assert rated[0].low < rated[0].value < rated[0].high


def test_who_wins_every_game_is_not_rated_as_if_that_were_certain() -> None:
    few, many = (ratings(2, [(0, 1, 1.0)] * games, seeded(1))[0] for games in (6, 60))
    assert few.low < few.value < few.high
    assert few.value < many.value
    assert few.low > 0.0, "six wins out of six are no chance"
    assert many.low > few.low


def test_points_count_who_is_ahead_of_whom() -> None:
    table = random_table(load_game("pdb"), 4, 3, moves=10_000)
    total = sum(points_of(table, seat) for seat in range(3))
    assert total == pytest.approx(1.5)
    assert points_of(table, table.winners()[0]) == 1.0
