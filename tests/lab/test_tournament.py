"""Tournaments: fair pairings, true ratings, and bots that fail."""

from pathlib import Path

import pytest

from labtable.bots import bot_rng, make_bot
from labtable.kernel import BadInput, Knowledge, load_game, read_record, seeded, verify
from labtable.lab.ratings import PRIOR, elo, ratings, tally
from labtable.lab.tournament import Entry, Pairing, Played, outcome_of, pairings, play_pairing, points_of, tournament
from labtable.testing import random_table
from tests.bots.tables import Over

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


def test_points_are_shared_by_who_shares_the_win() -> None:
    shared = Over([0, 1], [5, 5, 3])
    assert [points_of(shared, seat) for seat in range(3)] == [0.75, 0.75, 0.0]
    assert [points_of(Over([0, 1], [4, 4]), seat) for seat in range(2)] == [0.5, 0.5]


def test_who_wins_is_ahead_of_all_and_the_others_are_ranked_by_their_points() -> None:
    table = Over([0], [2, 9, 5, 5])
    assert [points_of(table, seat) for seat in range(4)] == pytest.approx([1.0, 2 / 3, 1 / 6, 1 / 6])


def won(alone: int, others: int, points: float, fault: str = "") -> Played:
    return Played(Pairing(alone, others, 0, 0), points, points == 1.0, fault)


def test_an_outcome_counts_each_bots_points_whoever_sat_alone_and_leaves_mirrors_out() -> None:
    entry = Entry(game="pdb", bots=["a", "b", "c"], games=2, seats=2, seed=1)
    played = [won(0, 1, 1.0), won(0, 1, 0.5), won(0, 2, 0.0), won(0, 2, 0.5, "c fell asleep"), won(1, 2, 0.0)]
    outcome = outcome_of(entry, [*played, won(1, 2, 0.0), *(won(bot, bot, 1.0) for bot in range(3))])
    points = {each.bot: each.points.value for each in outcome.standings}
    assert points == {"a": 2.0 / 4, "b": 0.5 / 4, "c": 3.5 / 4}
    assert [each.bot for each in outcome.standings] == ["c", "a", "b"]
    assert [(each.bot, each.against, each.points.value) for each in outcome.pairs] == [
        ("a", "b", 0.75),
        ("a", "c", 0.25),
        ("b", "c", 0.0),
    ]
    assert [each.wins.value for each in outcome.pairs] == [0.5, 0.0, 0.0]
    assert [(each.bot, each.against, each.games) for each in outcome.mirrors] == [(bot, bot, 1) for bot in "abc"]
    assert (outcome.games, outcome.faults) == (9, ["c fell asleep"])


def test_every_pair_plays_the_same_deals_with_the_bot_that_sits_alone_at_its_seat(tmp_path: Path) -> None:
    entry = Entry(
        game="pdb", bots=["greedy", "random"], games=4, seats=3, seed=3, options={"target": 3}, records=tmp_path
    )
    for alone, others in ((0, 1), (1, 1)):
        for deal, seat in ((0, 0), (0, 2), (1, 1)):
            play_pairing(entry, Pairing(alone, others, seat, deal))
            header = read_record(tmp_path / f"{alone}-{others}-deal{deal}-seat{seat}.jsonl").header
            assert int(header.seed) == (3 << 32) + deal
            players = ["random"] * 3
            players[seat] = entry.bots[alone]
            assert header.players == players


def test_a_bot_at_a_seat_has_its_own_chance_in_every_deal(tmp_path: Path) -> None:
    entry = Entry(
        game="pdb", bots=["random", "greedy"], games=2, seats=2, seed=3, options={"target": 3}, records=tmp_path
    )
    play_pairing(entry, Pairing(0, 0, 0, 1))
    seed = (3 << 32) + 1
    table = load_game("pdb").new(seed, 2, entry.options)
    bots = [make_bot("random", bot_rng(seed, seat)) for seat in range(2)]
    for step in read_record(tmp_path / "0-0-deal1-seat0.jsonl").steps:
        chosen = bots[table.actor].choose(Knowledge(load_game("pdb"), table, table.actor))
        assert (step.seat, step.move) == (table.actor, chosen.text)
        table.play(chosen)
    assert table.winners()


def test_a_tie_leaves_two_bots_level_and_counts_for_both() -> None:
    assert tally(2, [(0, 1, 0.5)]) == [[0.0, PRIOR + 0.5], [PRIOR + 0.5, 0.0]]
    assert tally(2, [(0, 1, 1.0)]) == [[0.0, PRIOR + 1.0], [PRIOR, 0.0]]
    assert elo(tally(2, [(0, 1, 0.5)] * 8)) == pytest.approx([0.0, 0.0])


def test_ten_to_one_is_worth_four_hundred_points_also_through_a_third() -> None:
    points = [[0.0, 10.0, 100.0], [1.0, 0.0, 10.0], [1.0, 1.0, 0.0]]
    assert elo(points) == pytest.approx([400.0, 0.0, -400.0], abs=0.5)


def test_an_interval_of_a_rating_holds_the_middle_and_shrinks_with_more_games() -> None:
    few, many = (ratings(2, [(0, 1, 1.0), (0, 1, 0.0)] * games, seeded(1)) for games in (5, 80))
    for rated in (few, many):
        assert rated[0].low == pytest.approx(-rated[1].high)
        assert rated[0].value == pytest.approx(0.0)
        assert rated[0].low < 0.0 < rated[0].high
    assert few[0].high - few[0].low == pytest.approx(220, abs=40)
    assert many[0].high - many[0].low == pytest.approx(55, abs=12)
    assert ratings(2, [(0, 1, 1.0)], seeded(1)) == ratings(2, [(0, 1, 1.0)], seeded(1))


def test_a_shared_win_is_nobodys_win_alone() -> None:
    options: dict[str, object] = {"tiebreak": "shared", "max_rounds": 1}
    entry = Entry(game="gsa", bots=["random", "random"], games=1, seats=2, options=options)
    shared = 0
    for deal in range(20):
        both = [play_pairing(entry, Pairing(0, 1, seat, deal)) for seat in range(2)]
        assert sum(each.won for each in both) == (0 if both[0].points == 0.5 else 1)
        shared += both[0].points == 0.5
    assert shared > 0
