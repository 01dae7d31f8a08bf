"""The judgement: what a bot should like and dislike."""

import pytest

from labtable.bots.foresight import chances
from labtable.bots.greedy import GreedyBot
from labtable.games.adna.judgement import THREAT, prospects, race
from labtable.games.adna.table import AdnaTable
from labtable.kernel import NOBODY, Knowledge, seeded
from tests.games.adna.tables import GAME, a_table, fresh, give, play


def greedy_choice(table: AdnaTable) -> str:
    return GreedyBot(seeded(1)).choose(Knowledge(GAME, table, table.actor)).text


def test_a_longer_chain_is_better_and_a_uracil_is_worse_unless_there_is_a_cure() -> None:
    short, long = a_table("ACG", "ACG"), a_table("ACGT", "ACG")
    assert long.judgement(0) > short.judgement(0)
    assert long.judgement(1) < short.judgement(1)
    dirty = a_table("ACGTU", "ACG")
    assert dirty.judgement(0) < short.judgement(0)
    cured = a_table("ACGTU", "ACG")
    give(cured, 0, "rnase_a")
    assert cured.judgement(0) > dirty.judgement(0) + 2


def test_only_the_size_of_the_rivals_hand_counts() -> None:
    one, other = a_table("ACG", "ACG"), a_table("ACG", "ACG")
    give(one, 1, "A", "detergent", "ecori")
    give(other, 1, "U", "goggles", "apai")
    assert one.judgement(0) == other.judgement(0)


def test_on_an_imagined_table_both_hands_count_alike() -> None:
    table = a_table("ACGT", "ACGT")
    before = table.leads()
    assert before[0] == -before[1] < 0, "the other will draw"
    give(table, 1, "detergent")
    assert table.leads()[1] > before[1]
    give(table, 0, "detergent")
    assert table.leads() == pytest.approx(before)


def test_before_anybody_has_drawn_nobody_is_ahead() -> None:
    assert fresh().leads() == [0.0, 0.0]


def test_who_can_complete_the_chain_is_far_ahead_and_who_nearly_can_is_ahead() -> None:
    clean, dirty, waiting = a_table("ACGT" * 5 + "A"), a_table("ACGT" * 5 + "AU"), a_table("", "ACGT" * 5 + "AC")
    before = [prospects(clean, 0), prospects(dirty, 0)]
    give(clean, 0, *"ACGT")
    assert prospects(clean, 0) > before[0] + 8, "it wins now"
    give(dirty, 0, *"ACGT")
    assert prospects(dirty, 0) < before[1] + 4, "a U has to go first"
    assert prospects(waiting, 1) == pytest.approx(race(waiting, 1, 0.0) + 3.0), "three bases will be drawn"


def test_a_rival_who_may_complete_the_chain_in_the_next_turn_is_a_threat_unless_a_uracil_is_in_it() -> None:
    near, nearer, dirty = a_table("ACG", "AC" * 10), a_table("ACG", "AC" * 11), a_table("ACG", "AC" * 11 + "U")
    assert near.judgement(0) - nearer.judgement(0) > THREAT
    assert near.judgement(0) - dirty.judgement(0) < THREAT


def test_the_end_is_won_or_lost() -> None:
    table = a_table("ACGT" * 6, "A")
    give(table, 0, "A")
    play(table, "lay:own:A")
    assert table.actor == NOBODY
    assert table.judgement(0) == -table.judgement(1) == 200.0


def test_a_game_won_counts_in_a_match() -> None:
    table = a_table("ACGT" * 6, "A", games=3)
    give(table, 0, "A")
    play(table, "lay:own:A")
    assert table.judgement(0) > 40 > 0 > table.judgement(1)


@pytest.mark.rule("adna", "A-10")
@pytest.mark.parametrize(
    ("won_by", "won", "points", "ahead"),
    [
        ("games", [2, 1], [10, 30], True),
        ("points", [2, 1], [10, 30], False),
        ("games", [1, 1], [30, 10], True),
        ("points", [2, 1], [20, 20], True),
    ],
)
def test_the_lead_in_a_match_is_counted_by_what_decides_it(
    won_by: str, won: list[int], points: list[int], ahead: bool
) -> None:
    def lead(won: list[int], points: list[int]) -> float:
        table = a_table("ACGT", "ACGT", games=5, match_won_by=won_by)
        table.game, table.won, table.points = 4, won, points
        return table.leads()[0]

    level = lead([0, 0], [0, 0])
    assert lead(won, points) != level
    assert (lead(won, points) > level) == ahead
    assert (lead(won[::-1], points[::-1]) < level) == ahead


@pytest.mark.parametrize("won_by", ["games", "points"])
@pytest.mark.parametrize("won", [[0, 0], [1, 0], [0, 1]])
def test_whoever_leads_in_a_match_this_game_still_counts_and_to_win_it_counts_most(won: list[int], won_by: str) -> None:
    def in_second_game(own: str) -> AdnaTable:
        table = a_table(own, "ACGT", games=3, match_won_by=won_by)
        table.game, table.won, table.points = 2, won.copy(), [10 * won[0], 10 * won[1]]
        give(table, 0, "A")
        return table

    short, long = in_second_game("ACGT" * 2), in_second_game("ACGT" * 6)
    assert short.leads()[0] + 4 < long.leads()[0]
    promised = chances(long)[0]
    play(long, "lay:own:A")
    assert chances(long)[0] > promised


@pytest.mark.parametrize(
    ("own", "rival", "at", "cards", "choice"),
    [
        ("ACG", "ACG", 25, ["U"], "lay:rival:U"),
        ("ACGU", "ACG", 37, ["rnase_a"], "play:rnase_a"),
        ("ACG", "GATCACGTACGT", 37, ["dpnii", "red_buffer"], "cut:dpnii:rival"),
        ("A", "GATGATTTTTTTT", 37, ["dpnii", "red_buffer"], "end"),
        ("ACGT" * 6, "AC", 25, ["T"], "lay:own:T"),
    ],
)
def test_greedy_does_what_is_plainly_good(own: str, rival: str, at: int, cards: list[str], choice: str) -> None:
    table = a_table(own, rival, at=at)
    give(table, 0, *cards)
    assert greedy_choice(table) == choice


def test_greedy_follows_a_choice_of_several_steps_to_its_end() -> None:
    table = a_table("ACU", "ACGT", at=37)
    give(table, 0, "deletion", "red_buffer")
    assert greedy_choice(table) == "play:deletion:own:red"
    play(table, "play:deletion:own:red")
    assert table.midway()
    first = greedy_choice(table)
    play(table, first)
    play(table, greedy_choice(table))
    assert not GAME.view(table, 0).chains[0].contaminated


@pytest.mark.parametrize(
    ("own", "rival", "at", "attack", "cards", "answer"),
    [
        ("ACGT", "ACGTAC", 25, "play:deletion:rival:red", ["ice_box"], "answer:ice_box"),
        ("ACGTU", "ACGT", 37, "play:deletion:own:red", ["detergent"], "answer:detergent"),
        ("ACGT", "ACGT", 55, "play:dntps:own", ["ice_box"], "answer:ice_box"),
        ("ACGT", "ACGT", 55, "play:dntps:rival", ["ice_box"], "pass"),
        ("ACGT", "ACGTA", 25, "play:uv_light:rival", ["ice_box"], "pass"),
    ],
)
def test_greedy_answers_what_costs_more_than_the_answer(
    own: str, rival: str, at: int, attack: str, cards: list[str], answer: str
) -> None:
    table = a_table(own, rival, at=at)
    give(table, 0, "deletion", "red_buffer", "dntps", "uv_light")
    give(table, 1, *cards)
    play(table, attack)
    assert greedy_choice(table) == answer


def test_greedy_answers_a_repair_that_saves_much() -> None:
    table = a_table("ACG", "GATC" + "ACGT" * 4, at=37)
    give(table, 0, "dpnii", "red_buffer", "detergent")
    give(table, 1, "linker", "A")
    play(table, "cut:dpnii:rival", "repair:linker")
    assert greedy_choice(table) == "answer:detergent"


def test_what_is_being_chosen_counts_as_done() -> None:
    table = a_table("ACGTU", "ACGT", at=37)
    give(table, 0, "deletion", "red_buffer", "dntps")
    done = a_table("ACG", "ACGT", at=37)
    give(done, 0, "dntps")
    play(table, "play:deletion:own:red")
    assert race(table, 0, 10.0) == race(done, 0, 10.0)
    play(table, "place:5")
    assert race(table, 0, 10.0) == race(done, 0, 10.0)
    play(table, "place:1")
    assert race(table, 0, 10.0) == race(done, 0, 10.0)


def test_an_enzyme_is_worth_more_the_less_is_missing() -> None:
    def worth(*cards: str, at: int = 37) -> float:
        table = a_table("ACG", "GATCACGTACGT", at=at)
        give(table, 0, *cards)
        return table.judgement(0)

    assert worth("dpnii", "red_buffer") > worth("dpnii", "red_buffer", at=25) > worth("dpnii", "blue_buffer")
    assert worth("dpnii", "blue_buffer") > worth("scrfi", "blue_buffer") > worth("bamhi", "blue_buffer")
