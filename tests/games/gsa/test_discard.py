"""The discard phase: paragraphs H1 to H3, G-63, G-70 to G-73."""

import pytest

from tests.games.gsa.tables import a_table, give, hand, lay, names, offered, pair, play, refused


@pytest.mark.rule("gsa", "H1", "G-70", "S2")
def test_resource_cards_above_the_number_of_projects_are_discarded_one_at_a_time() -> None:
    table = a_table()
    lay(table, 0, "egg")
    give(table, 0, "mouse", "fly", "yeast")
    play(table, "end")
    assert refused(table, "done") == "G-70"
    assert refused(table, "end") == "G-70"
    table.listen()
    play(table, "discard:yeast", "discard:mouse")
    assert table.actor == 1
    assert hand(table, 0) == ["fly"]
    assert names(table, table.discard_pile) == ["yeast", "mouse"]
    assert all(table.cards.knows(2, card) for card in table.discard_pile)


@pytest.mark.rule("gsa", "H2", "G-71", "H3")
def test_without_a_project_all_resource_cards_go_and_project_cards_may_stay() -> None:
    table = a_table()
    give(table, 0, "mouse", "flower", "fly")
    play(table, "end", "discard:mouse", "discard:fly")
    assert offered(table) == {"discard:flower", "done"}
    play(table, "done")
    assert hand(table, 0) == ["flower"]


@pytest.mark.rule("gsa", "G-63")
def test_modifiers_count_as_resource_cards() -> None:
    table = a_table()
    lay(table, 0, "egg")
    give(table, 0, "grant", "mouse")
    play(table, "end")
    assert offered(table) == {"discard:grant", "discard:mouse"}
    play(table, "discard:grant")
    assert names(table, table.discard_pile) == ["grant"]


@pytest.mark.rule("gsa", "G-72", "H3")
def test_project_cards_may_be_discarded_in_between_but_resources_only_above_the_limit() -> None:
    table = a_table()
    lay(table, 0, "egg")
    give(table, 0, "mouse", "flower", "cycle")
    assert refused(table, "discard:flower") == "G-72", "not in the action phase"
    assert refused(table, "done") == "G-72"
    play(table, "end")
    assert refused(table, "discard:mouse") == "G-72"
    assert refused(table, "discard:yeast") == "G-72", "it is not in the hand"
    play(table, "discard:flower", "done")
    assert hand(table, 0) == ["mouse", "cycle"]


@pytest.mark.rule("gsa", "G-72")
def test_with_the_option_resources_within_the_limit_may_go_too() -> None:
    table = a_table(allow_voluntary_discard=True)
    lay(table, 0, "egg")
    give(table, 0, "mouse")
    play(table, "end")
    assert offered(table) == {"discard:mouse", "done"}
    play(table, "discard:mouse")
    assert table.actor == 1


@pytest.mark.rule("gsa", "G-70")
def test_the_phase_ends_by_choice_once_the_limit_is_kept() -> None:
    table = a_table()
    give(table, 0, "flower", "cycle")
    play(table, "end")
    assert table.actor == 0
    play(table, "done")
    assert table.actor == 1


@pytest.mark.rule("gsa", "G-73")
def test_a_limit_that_falls_in_anothers_turn_is_kept_at_the_own_next_turn() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    lay(table, 1, "body", "screen")
    pair(table, "cycle", "body")
    give(table, 1, "mouse")
    give(table, 0, "yeast", "fly", "cross")
    play(table, "attach:yeast:cycle", "attach:fly:cycle", "attach:cross:cycle", "end")
    assert table.units == []
    assert table.actor == 1
    assert hand(table, 1) == ["mouse"], "nothing is discarded at once"
    play(table, "draw:resource", "draw:resource", "end")
    assert table.limit == 0
    assert len(table.hands[1]) == 3
    assert refused(table, "done") == "G-70"
