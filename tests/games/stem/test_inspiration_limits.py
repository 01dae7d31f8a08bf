"""When Inspirations can no longer be played, and what waits for answers: S-60, S-62, S-67 and S-80."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.kinds import NONE
from labtable.kernel import NOBODY
from tests.games.stem.tables import (
    a_table,
    field,
    give,
    hand,
    play,
    refused,
    start,
    throw,
)


@pytest.mark.rule("stem", "S-67", "S-12")
def test_what_an_ability_needs_is_chosen_only_after_the_answers() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing")
    give(table, 1, "rival")
    give(table, 2, "abacus")
    play(table, "hero:turing")
    assert (table.phase, table.aim_seat) == (phases.ANSWER, NONE)
    play(table, "pass")
    assert (table.phase, table.actor) == (phases.ABILITY, 0)


@pytest.mark.rule("stem", "S-62")
def test_nothing_is_played_in_the_middle_of_an_effect() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing", "eureka")
    give(table, 1, "eureka")
    play(table, "hero:turing")
    assert refused(table, "play:eureka") == "S-13"


@pytest.mark.rule("stem", "S-80")
def test_after_forty_inspirations_no_more_are_played_in_this_turn() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "eureka", "shift")
    give(table, 1, "rival")
    start(table)
    table.inspirations = 39
    play(table, "play:eureka")
    assert table.inspirations == 40
    assert hand(table, 1) == ["rival"], "nobody can answer it"
    assert table.phase == phases.ACTION
    table.phase = phases.WINDOW
    assert refused(table, "play:shift") == "S-80"


@pytest.mark.rule("stem", "S-80")
def test_two_eurekas_that_draw_each_other_are_stopped() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "eureka")
    throw(table, "eureka")
    table.hero_deck.clear()
    start(table)
    for _ in range(40):
        play(table, "play:eureka")
    assert table.phase == phases.ACTION
    assert hand(table, 0) == ["eureka"]


@pytest.mark.rule("stem", "S-60")
def test_in_the_last_turn_the_moment_after_the_action_is_the_last() -> None:
    table = a_table(seats=2)
    table.last_round = True
    table.active = table.actor = 1
    give(table, 1, "eureka")
    play(table, "pass")
    assert table.phase == phases.WINDOW
    play(table, "play:eureka")
    assert table.actor == NOBODY
    assert len(table.hands[1]) == 3, "no drawing to six"
