"""The judgement: it prefers what a good player prefers."""

from labtable.games.pdb.judgement import VICTORY, judge
from tests.games.pdb.tables import a_table, give, place_cards, play, staff


def test_a_finished_game_is_won_or_lost() -> None:
    table = a_table(seats=2)
    give(table, 0, achievement=12)
    play(table, "prep_1", "prep_2")
    assert table.judgement(0) == VICTORY
    assert table.judgement(1) == -VICTORY


def test_a_claimed_card_counts_before_the_round_ends() -> None:
    table = a_table()
    place_cards(table, "4hhb", "automation", "4ins")
    give(table, 0, square=2, circle=2, triangle=2)
    staff(table, 0, 2)
    before = judge(table, 0)
    deposition, action = table.clone(), table.clone()
    play(deposition, "innovate_1")
    play(action, "innovate_2")
    assert judge(deposition, 0) > judge(action, 0)
    assert judge(deposition, 0) > before


def test_an_owned_action_a_waiting_recruit_and_the_leader_token_are_worth_something() -> None:
    table = a_table()
    table.round = 2
    before = judge(table, 1)
    owner = table.clone()
    owner.holders[0] = 1
    assert judge(owner, 1) > before
    leader = table.clone()
    leader.leader = 1
    assert judge(leader, 1) > before
    recruit = table.clone()
    recruit.actor = 1
    play(recruit, "recruit")
    assert judge(recruit, 1) > before


def test_a_rival_who_gets_ahead_makes_a_position_worse() -> None:
    table = a_table()
    before = judge(table, 0)
    give(table, 1, achievement=3)
    assert judge(table, 0) < before


def test_data_that_completes_a_set_is_worth_more_than_surplus() -> None:
    table = a_table()
    give(table, 0, square=2)
    completing, surplus = table.clone(), table.clone()
    give(completing, 0, triangle=1)
    give(surplus, 0, circle=1)
    assert judge(completing, 0) > judge(surplus, 0)
    empty = table.clone()
    empty.open_cards = [-1, -1, -1]
    assert judge(empty, 0) < judge(table, 0)
