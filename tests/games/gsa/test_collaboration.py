"""Collaborations: paragraphs C1 to C6, G-40 to G-52, G-93."""

import pytest

from labtable.games.gsa.events import Accepted, Completed, Offered
from tests.games.gsa.tables import (
    GAME,
    a_table,
    give,
    lacking,
    lay,
    names,
    offered,
    pair,
    play,
    project,
    refused,
    unit,
)


@pytest.mark.rule("gsa", "C1", "C4", "G-40")
def test_an_accepted_offer_puts_two_projects_together_and_the_turn_goes_on() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 2, "flower")
    table.listen()
    play(table, "offer:egg:flower")
    assert table.actor == 2
    assert offered(table) == {"accept", "refuse"}
    for text in ("end", "attach:frog:egg", "draw:resource", "done"):
        assert refused(table, text) == "G-40"
    play(table, "accept")
    assert table.actor == 0
    assert unit(table, "egg") is unit(table, "flower")
    assert table.events is not None
    kinds = [type(event).__name__ for event in table.events if event.reaches(None)]
    assert kinds == [Offered.__name__, Accepted.__name__]


@pytest.mark.rule("gsa", "C4", "G-40", "G-88")
def test_a_refused_pair_is_not_offered_again_this_turn_and_two_refusals_are_enough() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 0, "body")
    lay(table, 1, "flower")
    lay(table, 1, "death")
    lay(table, 2, "cycle")
    play(table, "offer:egg:flower", "refuse")
    assert refused(table, "offer:egg:flower") == "G-40"
    play(table, "offer:egg:death", "refuse")
    assert refused(table, "offer:body:flower") == "G-40"
    assert table.refusals == [0, 2, 0]
    assert {text for text in offered(table) if text.startswith("offer")} == {"offer:egg:cycle", "offer:body:cycle"}
    play(table, "end")
    assert table.refusals == [0, 0, 0]
    assert table.refused_pairs == []


@pytest.mark.rule("gsa", "G-40")
def test_how_often_one_may_refuse_is_an_option() -> None:
    table = a_table(refusals_per_turn=1)
    lay(table, 0, "egg")
    lay(table, 1, "flower")
    lay(table, 1, "death")
    play(table, "offer:egg:flower", "refuse")
    assert refused(table, "offer:egg:death") == "G-40"


@pytest.mark.rule("gsa", "G-40")
def test_an_offer_names_an_own_project_and_one_of_another_player() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 0, "body")
    lay(table, 1, "flower")
    lay(table, 2, "cycle")
    assert refused(table, "offer:egg:body") == "G-40"
    assert refused(table, "offer:flower:cycle") == "G-40"
    assert refused(table, "accept") == "G-40", "nobody has offered anything"


@pytest.mark.rule("gsa", "G-41")
def test_a_project_in_a_hand_cannot_join_but_may_be_started_first() -> None:
    table = a_table()
    give(table, 0, "egg")
    lay(table, 1, "flower")
    give(table, 1, "body")
    assert refused(table, "offer:egg:flower") == "G-41"
    play(table, "start:egg")
    assert refused(table, "offer:egg:body") == "G-41"
    play(table, "offer:egg:flower")


@pytest.mark.rule("gsa", "C5", "G-42", "G-28")
def test_each_project_has_at_most_one_resource_when_they_join() -> None:
    table = a_table()
    lay(table, 0, "egg", "frog", "backup")
    lay(table, 1, "body", "fly", "screen")
    lay(table, 2, "death", "core:screen")
    assert refused(table, "offer:egg:body") == "G-42"
    play(table, "offer:egg:death", "accept")
    table = a_table()
    lay(table, 0, "egg", "frog", "core:microscopy")
    lay(table, 1, "flower")
    assert refused(table, "offer:egg:flower") == "G-42"


@pytest.mark.rule("gsa", "C6", "G-43", "G-51")
def test_one_collaboration_with_each_player_and_never_three_cards() -> None:
    table = a_table()
    for seat, id in ((0, "egg"), (0, "body"), (1, "flower"), (1, "death"), (2, "cycle")):
        lay(table, seat, id)
    pair(table, "egg", "flower")
    assert refused(table, "offer:body:death") == "G-43", "they are partners already"
    assert refused(table, "offer:egg:cycle") == "G-43", "a pair takes no third"
    assert refused(table, "offer:body:flower") == "G-43"
    assert refused(table, "offer:egg:flower") == "G-43"
    play(table, "offer:body:cycle", "accept")
    assert sum(not each.independent() for each in table.units) == 2


@pytest.mark.rule("gsa", "C2", "G-44")
def test_a_shared_need_is_filled_once() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 1, "death")
    pair(table, "egg", "death")
    assert lacking(table, "egg") == {"frog", "expression", "microscopy", "worm", "screen"}
    give(table, 0, "microscopy", "microscopy")
    play(table, "attach:microscopy:egg")
    assert refused(table, "attach:microscopy:egg") == "G-21"


@pytest.mark.rule("gsa", "G-45")
def test_a_resource_that_both_bring_is_surplus_and_burned_with_the_rest() -> None:
    table = a_table()
    lay(table, 0, "cycle", "screen")
    lay(table, 1, "body", "screen")
    pair(table, "cycle", "body")
    assert len(unit(table, "cycle").attached) == 2
    give(table, 0, "yeast", "fly", "cross")
    play(table, "attach:yeast:cycle", "attach:fly:cycle", "attach:cross:cycle")
    assert names(table, table.burn_pile).count("screen") == 2


@pytest.mark.rule("gsa", "G-46")
def test_either_partner_fills_any_need_of_the_pair_in_the_own_turn() -> None:
    table = a_table(actor=1)
    lay(table, 0, "egg")
    lay(table, 1, "flower")
    pair(table, "egg", "flower")
    give(table, 1, "frog")
    play(table, "attach:frog:flower")
    assert "frog" not in lacking(table, "egg")


@pytest.mark.rule("gsa", "G-93")
def test_a_pair_goes_by_the_own_card_or_by_that_of_the_one_who_offered() -> None:
    table = a_table(actor=1)
    lay(table, 0, "egg", "frog")
    lay(table, 1, "flower")
    pair(table, "egg", "flower")
    give(table, 1, "microscopy")
    assert refused(table, "attach:microscopy:egg") == "G-93"
    lay(table, 2, "body", "fly")
    table = a_table(actor=2)
    lay(table, 0, "egg", "frog")
    lay(table, 1, "flower")
    pair(table, "egg", "flower")
    lay(table, 1, "body", "fly")
    give(table, 2, "contam")
    play(table, "play:contam")
    assert offered(table) == {"on:egg", "on:body"}
    assert refused(table, "on:flower") == "G-93"
    assert refused(table, "on:cycle") == "G-41"


@pytest.mark.rule("gsa", "C3", "G-47")
def test_a_pair_is_completed_together_and_each_scores_their_own_card() -> None:
    table = a_table()
    lay(table, 0, "cycle", "yeast")
    lay(table, 1, "body")
    pair(table, "cycle", "body")
    give(table, 0, "screen", "fly", "cross")
    table.listen()
    play(table, "attach:screen:cycle")
    assert len(table.units) == 1, "one's own needs are not enough"
    play(table, "attach:fly:cycle", "attach:cross:cycle")
    assert table.units == []
    assert table.scores() == [2, 3, 0]
    assert table.events is not None
    assert [event.seat for event in table.events if isinstance(event, Completed)] == [0, 1]


@pytest.mark.rule("gsa", "G-24", "G-47")
def test_joining_alone_can_complete_a_pair() -> None:
    table = a_table()
    lay(table, 0, "data", "sequencing")
    lay(table, 1, "scramble")
    for id in ("compute", "pcr", "ciliate"):
        unit(table, "scramble").filled |= 1 << table.edition.ids.index(id)
    play(table, "offer:data:scramble", "accept")
    assert table.scored_by[project(table, "data")] == 0
    assert table.scored_by[project(table, "scramble")] == 1


@pytest.mark.rule("gsa", "G-48")
def test_an_unfinished_collaboration_costs_both_and_nobody_can_leave_it() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    lay(table, 1, "body")
    pair(table, "cycle", "body")
    give(table, 0, "pivot")
    assert table.scores() == [-2, -3, 0]
    assert refused(table, "play:pivot") == "G-62"


@pytest.mark.rule("gsa", "G-49")
def test_a_collaboration_counts_once_for_each_partner() -> None:
    for actor in (0, 1):
        table = a_table(actor=actor)
        lay(table, 0, "cycle")
        lay(table, 1, "body")
        pair(table, "cycle", "body")
        give(table, actor, "mouse", "mouse")
        play(table, "end")
        assert table.limit == 1
        assert offered(table) == {"discard:mouse"}


@pytest.mark.rule("gsa", "G-50")
def test_two_players_have_one_collaboration_at_a_time() -> None:
    table = a_table(2)
    for seat, id in ((0, "egg"), (0, "body"), (1, "flower"), (1, "death")):
        lay(table, seat, id)
    play(table, "offer:egg:flower", "accept")
    assert refused(table, "offer:body:death") == "G-43"


@pytest.mark.rule("gsa", "G-52")
def test_a_match_can_go_without_collaborations() -> None:
    table = a_table(collaboration=False)
    lay(table, 0, "egg")
    lay(table, 1, "flower")
    assert refused(table, "offer:egg:flower") == "G-52"
    assert offered(table) == {"end"}


@pytest.mark.rule("gsa", "G-44")
def test_an_offer_is_drawn_from_nothing_but_what_is_seen_of_both_projects() -> None:
    table = a_table()
    third = lay(table, 2, "flower")
    own, other = lay(table, 0, "egg"), lay(table, 1, "cycle")
    play(table, "offer:egg:cycle")
    drawn = GAME.view(table, 1)
    own.filled |= other.needs & ~own.needs
    third.other = other.project
    assert GAME.view(table, 1) == drawn
