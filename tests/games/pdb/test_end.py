"""The end of a round and of the game: rules 15 and 16, P-15 to P-18."""

import pytest

from labtable.games.pdb.actions import NO_CARD
from labtable.games.pdb.end import LAST_ROUND
from labtable.games.pdb.events import Acquired, Joined, Placed, RoundEnded, TurnedUp
from labtable.games.pdb.table import PdbTable
from labtable.kernel import NOBODY
from tests.games.pdb.tables import a_table, give, place_cards, play, refused, staff


def finish_round(table: PdbTable) -> None:
    """Let everybody do something that brings no Data, until the round is over."""
    before = table.round
    while table.round == before and table.actor != NOBODY:
        texts = {move.text: move for move in table.legal()}
        table.play(next(texts[box] for box in ("prep_1", "prep_2", "grow", "lead") if box in texts))


@pytest.mark.rule("pdb", "15", "P-18")
def test_the_end_of_a_round_follows_its_steps() -> None:
    table = a_table(seats=2)
    table.round = 2
    place_cards(table, "4hhb", "1aoi", "4ins")
    staff(table, 0, 2)
    give(table, 0, square=2, triangle=1)
    play(table, "innovate_1", "lead", "recruit")
    table.labs[1].unplayed = 0
    assert table.round == 3
    assert [lab.researchers for lab in table.labs] == [3, 1]
    assert table.scores() == [3, 0]
    assert NO_CARD not in table.open_cards
    assert table.actor == table.leader == 1


@pytest.mark.rule("pdb", "15", "P-18")
def test_events_tell_the_steps_of_the_end_in_their_order() -> None:
    table = a_table(seats=2)
    table.round = 2
    place_cards(table, "4hhb", "1aoi", "4ins")
    give(table, 0, square=2, triangle=1)
    table.listen()
    play(table, "innovate_1", "recruit")
    assert table.events is not None
    assert [type(event) for event in table.events] == [Placed, Placed, Joined, Acquired, RoundEnded, TurnedUp]


@pytest.mark.rule("pdb", "16")
def test_the_game_ends_with_the_round_in_which_somebody_reaches_twelve() -> None:
    table = a_table(seats=2)
    give(table, 0, achievement=11)
    play(table, "publish")
    assert table.scores()[0] == 12
    assert table.actor == 1
    play(table, "prep_1")
    assert table.actor == NOBODY
    assert table.legal() == []
    assert table.winners() == [0]
    assert refused(table, "prep_2") == "16"


@pytest.mark.rule("pdb", "16")
def test_the_winner_need_not_be_the_one_who_ended_the_game() -> None:
    table = a_table(seats=2)
    place_cards(table, "4hhb", "1aoi", "4ins")
    give(table, 0, achievement=11)
    give(table, 1, achievement=10, square=2, triangle=1)
    play(table, "publish", "innovate_1")
    assert table.scores() == [12, 13]
    assert table.winners() == [1]


@pytest.mark.rule("pdb", "P-15", "A12")
def test_cards_count_three_without_tokens_and_target_can_be_another() -> None:
    table = a_table(seats=2, target=3)
    place_cards(table, "4hhb", "1aoi", "4ins")
    give(table, 0, square=2, triangle=1)
    give(table, 1, achievement=2)
    table.supply = 0
    play(table, "innovate_1")
    assert table.actor == 1, "Achievement is counted when the round ends"
    table.play(table.legal()[0])
    assert table.actor == NOBODY
    assert table.winners() == [0]


@pytest.mark.rule("pdb", "P-15", "P-05")
def test_the_thirty_tokens_limit_publish_alone() -> None:
    table = a_table(seats=2, target=24)
    give(table, 0, achievement=15)
    give(table, 1, achievement=15)
    assert refused(table, "publish") == "P-05"


@pytest.mark.rule("pdb", "16", "P-16")
def test_a_tie_goes_to_the_most_data_and_is_shared_if_that_is_equal_too() -> None:
    table = a_table(seats=3)
    for seat in (0, 1):
        give(table, seat, achievement=12)
    give(table, 1, circle=1)
    finish_round(table)
    assert table.winners() == [1]

    table = a_table(seats=3)
    for seat in (0, 1):
        give(table, seat, achievement=12, triangle=1)
    finish_round(table)
    assert table.winners() == [0, 1]
    assert table.scores() == [12, 12, 0]


@pytest.mark.rule("pdb", "P-17")
def test_after_two_hundred_rounds_the_game_is_scored_as_it_stands() -> None:
    table = a_table(seats=2)
    table.round = LAST_ROUND - 1
    finish_round(table)
    assert table.actor != NOBODY
    give(table, 1, achievement=1)
    finish_round(table)
    assert table.actor == NOBODY
    assert table.winners() == [1]
    assert LAST_ROUND == 200


def test_nobody_has_won_before_the_end() -> None:
    assert a_table().winners() == []
