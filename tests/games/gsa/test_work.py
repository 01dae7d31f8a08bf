"""Work on projects: paragraphs A1 to A4, G-20 to G-33."""

import pytest

from labtable.games.gsa.phases import NAMING
from tests.games.gsa.tables import (
    GAME,
    a_table,
    fresh,
    give,
    hand,
    lacking,
    lay,
    names,
    offered,
    pair,
    play,
    project,
    put_on_top,
    refused,
    unit,
)

PROJECTS = [row.id for row in GAME.cards.project]


@pytest.mark.rule("gsa", "A1", "G-20", "G-26")
def test_any_number_of_actions_in_any_order() -> None:
    table = a_table()
    give(table, 0, "flower", "egg", "mouse", "cross", "frog")
    play(table, "start:flower", "attach:cross:flower", "start:egg", "attach:frog:egg")
    assert table.actor == 0
    assert len(table.units) == 2
    assert refused(table, "start:flower") == "G-20"


@pytest.mark.rule("gsa", "A2", "O2", "G-27")
def test_a_started_project_lies_open_and_costs_its_points_until_it_is_completed() -> None:
    table = a_table()
    give(table, 0, "egg")
    play(table, "start:egg")
    assert table.scores() == [-3, 0, 0]
    assert all(table.cards.knows(seat, unit(table, "egg").card) for seat in range(3))
    play(table, "end")
    assert table.actor == 1, "there is nothing to discard: a project on the table stays"


@pytest.mark.rule("gsa", "A3", "G-21")
def test_only_a_card_of_the_hand_that_the_project_lacks_can_be_attached() -> None:
    table = a_table()
    lay(table, 0, "egg", "frog")
    give(table, 0, "microscopy", "frog", "mouse")
    assert refused(table, "attach:frog:egg") == "G-21"
    assert refused(table, "attach:mouse:egg") == "G-21"
    assert refused(table, "attach:expression:egg") == "G-21"
    play(table, "attach:microscopy:egg")
    assert lacking(table, "egg") == {"expression"}
    assert hand(table, 0) == ["frog", "mouse"]
    assert refused(table, "attach:frog:flower") == "A3"


@pytest.mark.rule("gsa", "G-22")
def test_nobody_attaches_to_a_project_of_others() -> None:
    table = a_table()
    lay(table, 1, "egg")
    lay(table, 2, "flower")
    give(table, 0, "frog")
    assert refused(table, "attach:frog:egg") == "G-22"
    pair(table, "egg", "flower")
    assert refused(table, "attach:frog:egg") == "G-22"


@pytest.mark.rule("gsa", "G-23")
def test_an_attached_card_stays_and_is_not_used_again() -> None:
    table = a_table()
    lay(table, 0, "egg", "microscopy")
    lay(table, 0, "safety")
    assert refused(table, "attach:microscopy:safety") == "G-21"
    assert offered(table) == {"end"}
    assert refused(table, "remove:microscopy") == "G-92"


@pytest.mark.rule("gsa", "A4", "G-24", "G-25", "S3", "O1")
def test_the_last_need_completes_a_project_at_once_even_in_the_turn_it_was_started() -> None:
    table = a_table()
    give(table, 0, "flower", "cress", "cross")
    play(table, "start:flower", "attach:cress:flower", "attach:cross:flower")
    assert table.units == []
    assert table.scored_by[project(table, "flower")] == 0
    assert sorted(names(table, table.burn_pile)) == ["cress", "cross"]
    assert table.scores() == [2, 0, 0]


@pytest.mark.rule("gsa", "G-24", "G-68")
def test_on_completion_wilds_and_guards_are_set_aside() -> None:
    table = a_table()
    lay(table, 0, "flower", "stockcentre:cress", "backup")
    give(table, 0, "cross")
    play(table, "attach:cross:flower")
    assert names(table, table.burn_pile) == ["cross"]
    assert sorted(names(table, table.aside)) == ["backup", "stockcentre"]


@pytest.mark.rule("gsa", "G-26")
def test_nothing_is_played_in_another_players_turn() -> None:
    table = a_table()
    give(table, 1, "flower", "grant")
    assert refused(table, "start:flower") == "G-20"
    assert refused(table, "play:grant") == "G-60"


@pytest.mark.rule("gsa", "G-27", "H3")
def test_a_project_on_the_table_cannot_be_discarded() -> None:
    table = a_table()
    lay(table, 0, "egg")
    give(table, 0, "flower")
    play(table, "end")
    assert refused(table, "discard:egg") == "G-72"
    assert offered(table) == {"discard:flower", "done"}


@pytest.mark.rule("gsa", "D3", "A4")
@pytest.mark.parametrize("id", PROJECTS)
def test_every_project_can_be_started_and_completed_for_its_points(id: str) -> None:
    table = a_table(mandatory_mode="voluntary")
    row = next(row for row in GAME.cards.project if row.id == id)
    give(table, 0, id, *row.needs)
    play(table, f"start:{id}")
    for number, need in enumerate(row.needs, start=1):
        assert table.scores()[0] == -len(row.needs)
        play(table, f"attach:{need}:{id}")
        assert (id in [table.edition.projects[each.project].id for each in table.units]) == (number < len(row.needs))
    assert table.scores()[0] == (0 if row.mandatory else len(row.needs))
    assert sorted(names(table, table.burn_pile)) == sorted(row.needs)


@pytest.mark.rule("gsa", "D4", "G-30")
def test_drawn_mandatory_projects_go_on_the_table_by_themselves() -> None:
    table = a_table()
    table.phase, table.to_name = NAMING, 2
    put_on_top(table, "data", "animal")
    table.listen()
    play(table, "draw:project", "draw:project")
    assert [table.edition.projects[each.project].id for each in table.units] == ["animal", "data"]
    assert hand(table, 0) == []
    assert table.scores()[0] == -4


@pytest.mark.rule("gsa", "G-30")
def test_in_voluntary_mode_a_mandatory_project_is_held_started_and_discarded_like_another() -> None:
    table = a_table(mandatory_mode="voluntary")
    give(table, 0, "data", "animal")
    assert {"start:data", "start:animal"} <= offered(table)
    play(table, "start:data", "end")
    assert offered(table) == {"discard:animal", "done"}
    play(table, "discard:animal")
    assert names(table, table.discard_pile) == ["animal"]


@pytest.mark.rule("gsa", "G-30", "G-72")
def test_a_forced_project_is_never_discarded() -> None:
    table = a_table()
    give(table, 0, "flower")
    play(table, "end")
    give(table, 0, "data")
    assert refused(table, "discard:data") == "G-30"


@pytest.mark.rule("gsa", "G-32")
def test_a_mandatory_project_raises_the_hand_limit() -> None:
    table = a_table()
    lay(table, 0, "data")
    give(table, 0, "mouse")
    play(table, "end")
    assert table.actor == 1
    assert hand(table, 0) == ["mouse"]


@pytest.mark.rule("gsa", "G-33", "G-81")
def test_a_mandatory_project_joins_collaborations_and_can_end_the_game() -> None:
    table = a_table()
    lay(table, 0, "safety")
    lay(table, 1, "egg")
    play(table, "offer:safety:egg", "accept")
    assert lacking(table, "safety") == {"microscopy", "pcr", "frog", "expression"}
    table = a_table()
    lay(table, 0, "safety", "pcr")
    table.armed = True
    give(table, 0, "microscopy")
    play(table, "attach:microscopy:safety")
    assert table.trigger == 0


def test_a_dealt_table_is_ready_for_play() -> None:
    assert fresh().legal()
