"""The search bot: it finds what is there to be found, says what it thinks, and keeps to its budget."""

from itertools import pairwise
from pathlib import Path
from time import perf_counter

import pytest

from labtable.bots import SearchBot, Thinker, make_bot, read_budget
from labtable.bots.bot import Weighed
from labtable.bots.foresight import chances, squash
from labtable.bots.levels import LEVELS, LevelBot, slips
from labtable.bots.search import Node, heats_for, play_on, unbeaten
from labtable.bots.sight import JUDGED
from labtable.bots.temper import read_temper, temper_of
from labtable.games.pdb import PdbGame
from labtable.kernel import NOBODY, BadInput, Game, Knowledge, Table, load_game, seeded
from labtable.testing import random_table
from tests.games.ours import OURS

PDB = load_game("pdb")
GSA = load_game("gsa")
ADNA = load_game("adna")
STEM = load_game("stem")
GAMES = [load_game(name) for name in OURS]


def thinker(spec: str, seed: int = 1) -> Thinker:
    bot = make_bot(spec, seeded(seed))
    assert isinstance(bot, Thinker)
    return bot


def a_position(seed: int = 3, moves: int = 25) -> Knowledge:
    table = random_table(PDB, seed, 2, moves)
    return Knowledge(PDB, table, table.actor)


def a_win_at_hand() -> Knowledge:
    """Who publishes now has won; nothing else is nearly as good."""
    table = PDB.new(1, 2, {"first_leader": "1", "target": 3})
    while table.legal()[0].text.startswith("take:"):
        table.play(table.legal()[0])
    publish = [move for move in table.legal() if move.text == "publish"]
    for _ in range(2):
        while table.actor != 0:
            table.play(next(move for move in table.legal() if move.text != "publish"))
        table.play(publish[0])
    while table.actor != 0:
        table.play(next(move for move in table.legal() if move.text not in ("publish", "lead")))
    return Knowledge(PDB, table, 0)


def test_the_same_seed_and_iterations_give_the_same_move_and_the_same_thoughts() -> None:
    once, again = (thinker("search:200").weigh(a_position()) for _ in range(2))
    assert [(each.move.text, each.worth, each.visits) for each in once] == [
        (each.move.text, each.worth, each.visits) for each in again
    ]
    assert thinker("search:200").choose(a_position()) is thinker("search:200").choose(a_position())


def test_it_weighs_every_legal_move_and_looks_most_at_the_best() -> None:
    weighed = thinker("search:300").weigh(a_position())
    assert [each.move for each in weighed] == a_position().legal()
    assert 100 <= sum(each.visits for each in weighed) <= 300, "the budget is used, and never overdrawn"
    assert all(0.0 <= each.worth <= 1.0 for each in weighed)
    best = max(weighed, key=lambda each: (each.visits, each.worth))
    assert thinker("search:300").choose(a_position()) is best.move


def test_half_of_the_moves_stay_in_the_running_after_every_heat() -> None:
    assert [heats_for(moves) for moves in (1, 2, 3, 4, 5, 16, 17)] == [0, 1, 2, 2, 3, 4, 5]
    looks = {each.visits for each in thinker("search:80").weigh(a_position())}  # too few to put anything beyond doubt
    assert len(looks) == heats_for(len(a_position().legal()))


def contest(good: float, bad: float, results: int) -> list[Node]:
    """Two moves that brought about this much, time and again."""
    root = Node(None, NOBODY)
    root.children = [Node(None, 0), Node(None, 0)]
    for number in range(results):
        for child, brought in zip(root.children, (good, bad), strict=True):
            root.learn(child, brought + 0.05 * (number % 3 - 1))
    return unbeaten(root.children, root.usual())


def test_a_move_that_is_beaten_beyond_doubt_leaves_the_running_at_once() -> None:
    assert len(contest(0.7, 0.3, results=24)) == 1
    assert len(contest(0.52, 0.5, results=24)) == 2
    assert len(contest(0.7, 0.3, results=6)) == 2


def test_where_one_move_is_left_no_more_time_is_spent() -> None:
    weighed = thinker("search:3000").weigh(a_win_at_hand())
    assert sum(each.visits for each in weighed) < 1500


def test_a_small_budget_looks_only_at_the_moves_that_look_best() -> None:
    weighed = thinker("search:12").weigh(a_position())
    assert len(weighed) > 4
    assert sum(each.visits for each in weighed) <= 12
    assert sum(each.visits > 0 for each in weighed) < len(weighed)


def test_it_takes_a_win_that_lies_two_of_its_own_turns_away() -> None:
    assert thinker("search:300").choose(a_win_at_hand()).text == "publish"


def test_a_budget_in_seconds_is_kept() -> None:
    began = perf_counter()
    thinker("search:0.05s").choose(a_position())
    assert perf_counter() - began < 1.0


def test_a_single_legal_move_needs_no_thought() -> None:
    table = PDB.new(1, 2)
    knowledge = Knowledge(PDB, table, table.actor)
    bot = SearchBot(seeded(1), read_budget("100"))
    assert bot.choose(knowledge) in knowledge.legal()


@pytest.mark.parametrize("budget", ["", "0", "0s", "fast", "-3", "1m"])
def test_a_budget_that_makes_no_sense_is_refused(budget: str) -> None:
    with pytest.raises(BadInput, match="A search has a budget such as"):
        make_bot(f"search:{budget}", seeded(1))


def test_chances_are_certain_at_the_end_and_count_the_margin() -> None:
    table = random_table(PDB, 4, 3, moves=10_000)
    results = chances(table)
    winner = table.winners()[0]
    assert results[winner] == max(results) > 0.9
    assert min(results) < 0.1
    assert squash(0.0) == 0.5
    assert squash(1e9) <= 1.0


def test_the_chances_of_all_seats_add_up_to_one_and_a_second_rival_counts() -> None:
    for game in GAMES:
        table = random_table(game, 4, game.most_seats, moves=40)
        if game.most_seats > 2:
            assert sum(chances(table)) == pytest.approx(1.0)
            assert all(lead < alone for lead, alone in zip(table.leads(), leads_over_the_strongest(table), strict=True))


def leads_over_the_strongest(table: Table) -> list[float]:
    judged = [table.judgement(seat) + table.owed(seat) for seat in range(table.seats)]
    return [judged[seat] - max(judged[:seat] + judged[seat + 1 :]) for seat in range(table.seats)]


def test_between_two_a_lead_is_the_difference() -> None:
    for game in (load_game("pdb"), load_game("gsa"), load_game("stem")):
        table = random_table(game, 4, 2, moves=40)
        assert table.leads() == leads_over_the_strongest(table)


def test_a_level_that_slips_varies_and_one_that_does_not_slip_does_not() -> None:
    slippery = {thinker("easy", seed).choose(a_position()).text for seed in range(20)}
    assert len(slippery) > 1
    assert len({thinker("expert", seed).choose(a_win_at_hand()).text for seed in range(5)}) == 1
    assert isinstance(make_bot("hard", seeded(1)), LevelBot)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_higher_level_slips_less_and_the_highest_never(game: Game) -> None:
    found = [temper_of(game).slip(level.name) for level in LEVELS]
    assert all(lower > higher for lower, higher in pairwise(found))
    assert found[-1] == 0.0


def test_a_slip_takes_the_likelier_move_more_often_and_never_a_blunder() -> None:
    move = a_position().legal()[0]
    best, fair, poor, blunder = slips([Weighed(move, worth, 9) for worth in (0.6, 0.55, 0.5, 0.2)], slip=0.8)
    assert best == 1.0 > fair > poor > 0.0
    assert blunder == 0.0, "it falls behind more than one and a half times as far as moves do on average"


def test_moves_that_are_all_alike_are_all_as_likely() -> None:
    move = a_position().legal()[0]
    assert slips([Weighed(move, 0.5, 9)] * 3, slip=0.2) == [1.0, 1.0, 1.0]


def test_a_move_that_fell_out_of_the_running_is_no_better_than_those_that_stayed() -> None:
    move = a_position().legal()[0]
    stayed, fell, last = slips([Weighed(move, 0.6, 90), Weighed(move, 0.7, 9), Weighed(move, 0.4, 3)], slip=0.2)
    assert stayed == fell > last


class SlipperyGame(PdbGame):
    """As it is, but with another temper."""

    temper: Path

    def beside(self, name: str) -> Path | None:
        return self.temper


def test_how_much_a_level_slips_is_a_matter_of_the_game(tmp_path: Path) -> None:
    slippery = SlipperyGame()
    slippery.temper = tmp_path / "temper.toml"
    slippery.temper.write_text("slips = { medium = 9.0 }\n")
    table = random_table(PDB, 3, 2, moves=25)
    strict, forgiving = Knowledge(PDB, table, table.actor), Knowledge(slippery, table, table.actor)
    firm = {thinker("medium", seed).choose(strict).text for seed in range(20)}
    slipped = {thinker("medium", seed).choose(forgiving).text for seed in range(20)}
    assert len(slipped) > len(firm)


def test_as_many_turns_are_played_on_as_a_game_asks_for() -> None:
    table = GSA.new(5, 3)
    before = table.clone()
    play_on(table, 0)
    assert (table.actor, table.round) == (before.actor, before.round)
    play_on(table, temper_of(GSA).rounds_ahead * table.seats)
    assert (table.actor, table.round) == (before.actor, before.round + 1), "everybody has had a turn"


def test_playing_on_stops_at_the_end_of_the_game() -> None:
    table = random_table(GSA, 4, 2, moves=40)
    play_on(table, 1000)
    assert table.actor == NOBODY


def test_who_plays_on_takes_for_granted_what_bots_do_and_else_the_move_that_looks_best() -> None:
    asked = 0
    table = STEM.new(3, 2)
    for _ in range(60):
        move = JUDGED.likely(table)
        asked += table.presumed() is move
        assert move in table.legal()
        table.play(move)
    assert asked > 0
    table = a_position().imagine(seeded(1))
    assert JUDGED.first(table, JUDGED.likely(table)) == max(JUDGED.first(table, move) for move in table.legal())


def test_a_level_that_plays_on_has_time_for_fewer_iterations() -> None:
    table = random_table(GSA, 4, 2, moves=40)
    knowledge = Knowledge(GSA, table, table.actor)
    assert (temper_of(GSA).rounds_ahead, temper_of(PDB).rounds_ahead, knowledge.seats) == (1, 0, 2)
    assert [level.looks(temper_of(PDB).most_looks, 2) for level in LEVELS] == [10, 26, 100, 666]
    assert sum(each.visits for each in thinker("hard").weigh(knowledge)) <= 100


def test_a_level_looks_no_further_than_is_of_use() -> None:
    table = ADNA.new(4, 2)
    weighed = thinker("expert").weigh(Knowledge(ADNA, table, table.actor))
    assert 0 < sum(each.visits for each in weighed) <= temper_of(ADNA).most_looks < LEVELS[-1].iterations


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_somebody_s_turn_goes_on_while_others_are_asked(game: Game) -> None:
    table = game.new(2, 2)
    others_asked = 0
    while table.actor != NOBODY:
        assert 0 <= table.whose_turn() < 2
        others_asked += table.whose_turn() != table.actor
        table.play(JUDGED.likely(table) if table.presumed() is None else table.legal()[-1])
    assert (others_asked > 0) == (game.name != "pdb"), "only in PDB nobody answers"


class BareGame(PdbGame):
    """There is no temper beside this file."""


def test_a_game_without_a_temper_has_the_usual_one_and_a_wrong_one_is_told() -> None:
    assert temper_of(BareGame()).slips == {"easy": 1.2, "medium": 0.6, "hard": 0.3}
    with pytest.raises(BadInput, match=r"The temper file x\.toml: Object contains unknown field `slip`"):
        read_temper("x.toml", "slip = 1")
