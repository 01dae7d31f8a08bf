"""Turns: game rules 1 to 14 and the rulings on them."""

import pytest

from labtable.games.pdb.events import LaidAside
from labtable.games.pdb.tokens import tokens
from labtable.testing import random_table
from tests.games.pdb.tables import GAME, a_table, give, offered, play, refused, staff


@pytest.mark.rule("pdb", "1", "3", "P-04")
def test_turns_go_to_the_left_circuit_after_circuit_until_nobody_can_play() -> None:
    table = a_table(leader=1)
    staff(table, 0, 2)
    staff(table, 1, 2)
    actors = []
    for box in ("prep_1", "prep_2", "publish", "grow"):
        actors.append(table.actor)
        play(table, box)
    assert actors == [1, 2, 0, 1]
    assert table.actor == 0
    play(table, "graduate:square")
    assert (table.round, table.actor) == (2, 1)


@pytest.mark.rule("pdb", "2")
def test_the_leader_takes_the_first_turn_of_a_round() -> None:
    assert a_table(leader=2).actor == 2


@pytest.mark.rule("pdb", "4", "7", "8")
def test_a_turn_is_one_researcher_on_one_box_and_then_the_next_player_must_play() -> None:
    table = a_table()
    staff(table, 0, 2)
    play(table, "prep_1")
    assert table.labs[0].unplayed == 1
    assert table.actor == 1


@pytest.mark.rule("pdb", "5")
def test_an_action_whose_cost_cannot_be_paid_is_refused() -> None:
    table = a_table()
    assert refused(table, "grow") == "5"
    give(table, 0, sample=1)
    assert refused(table, "grow") is None
    assert refused(table, "nmr:square") == "5"


@pytest.mark.rule("pdb", "6")
def test_tokens_come_at_once_but_recruits_and_cards_when_the_round_ends() -> None:
    table = a_table(seats=2)
    table.round = 2
    staff(table, 0, 3)
    give(table, 0, square=2, triangle=1)
    staff(table, 1, 0)
    play(table, "prep_2")
    assert tokens(table.labs[0].purse) == {"sample": 2, "square": 2, "triangle": 1}
    play(table, "recruit")
    assert table.labs[0].researchers == 3
    assert not any(lab.depositions for lab in table.labs)
    play(table, "innovate_1")
    assert table.labs[0].researchers == 4
    assert table.scores()[0] == 3 or 0 in table.holders


@pytest.mark.rule("pdb", "9")
def test_a_player_without_an_unplayed_researcher_is_skipped() -> None:
    table = a_table()
    staff(table, 1, 1, unplayed=0)
    play(table, "prep_1")
    assert table.actor == 2


@pytest.mark.rule("pdb", "10")
def test_a_placed_researcher_stays_on_its_box_until_the_round_ends() -> None:
    table = a_table(seats=2)
    play(table, "prep_1")
    assert 0 in table.standing
    assert table.labs[0].unplayed == 0
    play(table, "prep_2")
    assert set(table.standing) == {-1}
    assert table.labs[0].unplayed == 1


@pytest.mark.rule("pdb", "11")
def test_a_box_is_used_once_a_round_but_graduate_again_and_again() -> None:
    table = a_table()
    for seat in range(3):
        staff(table, seat, 3)
    play(table, "publish")
    assert refused(table, "publish") == "11"
    play(table, "graduate:square", "graduate:square", "graduate:square")
    assert refused(table, "graduate:square") is None


@pytest.mark.rule("pdb", "12")
def test_with_no_usable_box_the_player_must_graduate() -> None:
    table = a_table()
    staff(table, 0, 2)
    table.standing = [1] * len(table.standing)
    assert offered(table) == {"graduate:square", "graduate:circle", "graduate:triangle"}


@pytest.mark.rule("pdb", "13")
def test_the_last_researcher_may_not_graduate() -> None:
    table = a_table()
    assert refused(table, "graduate:triangle") == "13"


@pytest.mark.rule("pdb", "P-10")
def test_placed_researchers_count_as_owned_but_a_waiting_recruit_does_not() -> None:
    table = a_table(seats=2)
    table.round = 2
    staff(table, 0, 2)
    staff(table, 1, 0)
    play(table, "recruit")
    assert refused(table, "graduate:square") is None, "the placed one counts"
    staff(table, 0, 1)
    assert refused(table, "graduate:square") == "13", "the waiting one does not"


@pytest.mark.rule("pdb", "14")
def test_no_token_is_ever_made_or_lost() -> None:
    for seed in range(30):
        table = random_table(GAME, seed, 2 + seed % 3, moves=10 * seed)
        total = table.supply + table.laid_out + sum(lab.purse for lab in table.labs)  # type: ignore[attr-defined]
        assert total == a_table().edition.supply


@pytest.mark.rule("pdb", "P-09")
def test_a_researcher_that_can_do_nothing_is_laid_aside_and_comes_back() -> None:
    table = a_table(seats=2)
    staff(table, 1, 0)
    table.standing = [1] * len(table.standing)
    assert offered(table) == {"lay-aside"}
    watched = table.clone()
    watched.listen()
    play(watched, "lay-aside")
    assert watched.events is not None
    assert watched.events[0] == LaidAside(seat=watched.labs[0].seat)
    play(table, "lay-aside")
    assert table.labs[0].researchers == 1
    assert table.labs[0].unplayed == 1
    assert (table.round, table.actor) == (2, 0)


@pytest.mark.rule("pdb", "P-09", "8")
def test_nobody_may_pass_by_choice() -> None:
    assert refused(a_table(), "lay-aside") == "P-09"


@pytest.mark.rule("pdb", "P-11")
def test_graduating_is_a_free_choice_and_the_researcher_can_be_recruited_again_at_once() -> None:
    table = a_table(seats=2)
    table.round = 2
    staff(table, 0, 10)
    assert refused(table, "recruit") == "P-05"
    play(table, "graduate:circle")
    assert (table.labs[0].researchers, table.labs[0].unplayed) == (9, 9)
    assert table.actor == 1
    play(table, "prep_1")
    assert refused(table, "recruit") is None
