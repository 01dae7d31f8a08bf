"""Modifiers: paragraphs A5, D7, G-59 to G-69, G-94; every Modifier card is played here."""

from pathlib import Path

import pytest

from labtable.games.gsa.events import Drew, DrewHidden, Played, Refilled, Stole, StoleHidden
from labtable.games.gsa.phases import ACTING
from tests.games.gsa.tables import (
    GAME,
    a_table,
    give,
    hand,
    keep,
    lacking,
    lay,
    names,
    offered,
    pair,
    play,
    put_on_burn,
    put_on_discard,
    put_on_top,
    refused,
    unit,
)

CARDS = Path(__file__).parents[3] / "src" / "labtable" / "games" / "gsa" / "cards.toml"


@pytest.mark.rule("gsa", "A5", "D7", "G-60", "G-68")
def test_a_modifier_acts_at_once_and_rests_aside_until_the_turn_ends() -> None:
    table = a_table()
    give(table, 0, "grant")
    put_on_top(table, "mouse", "fly")
    play(table, "play:grant")
    assert hand(table, 0) == ["fly", "mouse"]
    assert names(table, table.aside) == ["grant"]
    assert table.burn_pile == []
    play(table, "end", "discard:fly", "discard:mouse")
    assert table.aside == []
    assert names(table, table.burn_pile) == ["grant"]


@pytest.mark.rule("gsa", "G-60")
def test_a_modifier_is_played_from_the_own_hand_only_and_not_in_the_discard_phase() -> None:
    table = a_table()
    give(table, 1, "grant")
    assert refused(table, "play:grant") == "G-60"
    give(table, 0, "grant", "flower")
    play(table, "end")
    assert refused(table, "play:grant") == "G-70"


@pytest.mark.rule("gsa", "G-66", "G-14")
def test_research_grant_draws_two_more_which_only_its_player_sees() -> None:
    table = a_table()
    give(table, 0, "grant")
    put_on_burn(table, "mouse", "fly")
    keep(table.resource_pile, 1)
    table.listen()
    play(table, "play:grant")
    assert len(table.hands[0]) == 2
    assert not any(table.cards.knows(1, card) for card in table.hands[0])
    assert table.events is not None
    assert [type(e) for e in table.events if e.reaches(0)] == [Played, Refilled, Drew]
    assert [type(e) for e in table.events if e.reaches(1)] == [Played, Refilled, DrewHidden]


@pytest.mark.rule("gsa", "G-62", "G-15", "G-68")
def test_research_grant_needs_one_card_and_never_draws_itself() -> None:
    table = a_table()
    give(table, 0, "grant")
    keep(table.resource_pile, 1)
    play(table, "play:grant")
    assert len(table.hands[0]) == 1
    table = a_table()
    give(table, 0, "grant")
    keep(table.resource_pile, 0)
    assert refused(table, "play:grant") == "G-62"
    assert "play:grant" not in offered(table)


@pytest.mark.rule("gsa", "G-11", "G-90", "G-92")
def test_freezer_stock_takes_any_species_or_technique_out_of_the_discard_pile() -> None:
    table = a_table()
    give(table, 0, "freezer")
    put_on_discard(table, "mouse", "flower", "pcr", "contam", "fly")
    table.listen()
    play(table, "play:freezer")
    assert offered(table) == {"type:mouse", "type:pcr", "type:fly"}
    assert refused(table, "type:yeast") == "G-62"
    assert refused(table, "end") == "G-92"
    play(table, "type:pcr")
    assert hand(table, 0) == ["pcr"]
    assert names(table, table.discard_pile) == ["mouse", "flower", "contam", "fly"]
    assert table.cards.knows(1, table.hands[0][0])


@pytest.mark.rule("gsa", "G-92", "G-62")
def test_a_single_possibility_is_filled_in() -> None:
    table = a_table()
    give(table, 0, "freezer")
    put_on_discard(table, "flower", "contam")
    assert refused(table, "play:freezer") == "G-62"
    put_on_discard(table, "mouse")
    play(table, "play:freezer")
    assert hand(table, 0) == ["mouse"]


@pytest.mark.rule("gsa", "G-94")
def test_of_equal_discards_the_one_nearest_the_top_is_taken() -> None:
    table = a_table()
    give(table, 0, "freezer")
    put_on_discard(table, "mouse", "fly", "mouse", "pcr")
    upper = table.discard_pile[2]
    play(table, "play:freezer", "type:mouse")
    assert table.hands[0] == [upper]


@pytest.mark.rule("gsa", "G-94", "G-45")
def test_of_equal_attached_cards_the_one_attached_first_goes() -> None:
    table = a_table(actor=2)
    lay(table, 0, "cycle", "screen")
    lay(table, 1, "body", "screen")
    first = unit(table, "cycle").attached[0]
    pair(table, "cycle", "body")
    give(table, 2, "contam")
    play(table, "play:contam")
    assert table.discard_pile == [first]
    assert "screen" not in lacking(table, "cycle"), "the second still fills the need"


@pytest.mark.rule("gsa", "G-64", "G-60")
def test_a_core_facility_stays_as_the_technique_that_is_named() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 0, "disease")
    lay(table, 1, "safety")
    give(table, 0, "core")
    play(table, "play:core")
    assert offered(table) == {"on:egg", "on:disease"}
    assert refused(table, "on:safety") == "G-64"
    play(table, "on:disease")
    assert offered(table) == {"type:editing", "type:cross", "type:expression"}
    assert refused(table, "type:mouse") == "G-64"
    assert refused(table, "type:pcr") == "G-64"
    play(table, "type:cross")
    assert lacking(table, "disease") == {"mouse", "editing", "expression"}
    assert table.aside == []
    assert not table.quiet


@pytest.mark.rule("gsa", "G-64", "G-24")
def test_a_stock_centre_fills_a_shared_need_and_may_complete_a_pair() -> None:
    table = a_table()
    lay(table, 0, "clock", "fly")
    lay(table, 1, "animal", "zebrafish")
    pair(table, "clock", "animal")
    give(table, 0, "pcr", "expression", "stockcentre")
    play(table, "attach:pcr:clock", "attach:expression:clock", "play:stockcentre")
    assert table.units == []
    assert table.scores() == [4, 0, 0]
    assert names(table, table.aside) == ["stockcentre"]


@pytest.mark.rule("gsa", "G-62")
def test_a_wild_needs_an_open_need_of_its_class() -> None:
    table = a_table()
    lay(table, 0, "safety")
    give(table, 0, "stockcentre", "core")
    assert refused(table, "play:stockcentre") == "G-62"
    assert "play:core" in offered(table)


@pytest.mark.rule("gsa", "G-59", "G-28")
def test_a_guard_lies_beside_any_own_project_and_fills_nothing() -> None:
    table = a_table()
    lay(table, 0, "data")
    lay(table, 0, "egg", "frog")
    lay(table, 1, "flower")
    give(table, 0, "backup")
    play(table, "play:backup")
    assert offered(table) == {"on:data", "on:egg"}
    assert refused(table, "on:flower") == "G-59"
    table.listen()
    play(table, "on:data")
    assert lacking(table, "data") == {"sequencing", "compute"}
    assert unit(table, "data").attached == []
    assert not table.quiet


@pytest.mark.rule("gsa", "G-59")
@pytest.mark.parametrize("attack", ["contam", "scooped"])
def test_a_guard_stops_the_next_attack_and_is_set_aside(attack: str) -> None:
    table = a_table()
    lay(table, 1, "egg", "frog", "microscopy", "backup")
    give(table, 0, attack)
    table.listen()
    play(table, f"play:{attack}")
    assert table.phase == ACTING, "no card is chosen"
    assert names(table, unit(table, "egg").attached) == ["frog", "microscopy"]
    assert sorted(names(table, table.aside)) == sorted(["backup", attack])
    assert table.discard_pile == []


@pytest.mark.rule("gsa", "G-59")
def test_a_guarded_target_must_be_legal_without_the_guard_and_guards_stay_when_projects_join() -> None:
    table = a_table()
    lay(table, 1, "egg", "backup")
    give(table, 0, "contam", "scooped")
    assert refused(table, "play:contam") == "G-62"
    assert refused(table, "play:scooped") == "G-62"
    lay(table, 2, "flower", "cress")
    pair(table, "flower", "egg")
    assert names(table, unit(table, "egg").guards) == ["backup"]


@pytest.mark.rule("gsa", "G-59")
def test_a_guard_does_not_stop_what_is_aimed_at_a_player() -> None:
    table = a_table(2)
    lay(table, 1, "egg", "backup")
    give(table, 1, "mouse")
    give(table, 0, "poach", "reviewer")
    play(table, "play:poach", "play:reviewer")
    assert hand(table, 0) == ["mouse"]
    assert table.waiting == [0, 1]


@pytest.mark.rule("gsa", "G-61", "G-27", "G-87", "G-23")
def test_change_of_direction_gives_a_project_up() -> None:
    table = a_table()
    lay(table, 0, "disease", "mouse", "core:cross", "backup", "editing")
    lay(table, 0, "data")
    table.armed = True
    keep(table.project_pile, 0)
    give(table, 0, "pivot")
    table.listen()
    play(table, "play:pivot")
    assert hand(table, 0) == ["mouse", "editing"]
    assert all(table.cards.knows(2, card) for card in table.hands[0])
    assert names(table, table.discard_pile) == ["disease"]
    assert sorted(names(table, table.aside)) == ["backup", "core", "pivot"]
    assert table.scores()[0] == -2, "it costs nothing; the mandatory project stays"
    assert table.armed
    assert table.project_pile == []


@pytest.mark.rule("gsa", "G-61", "G-30")
def test_change_of_direction_takes_no_mandatory_project_no_collaboration_and_none_of_others() -> None:
    table = a_table(mandatory_mode="voluntary")
    lay(table, 0, "data")
    lay(table, 0, "egg")
    lay(table, 1, "flower")
    pair(table, "egg", "flower")
    lay(table, 1, "body")
    give(table, 0, "pivot")
    assert refused(table, "play:pivot") == "G-62"
    lay(table, 0, "cycle")
    lay(table, 0, "death")
    play(table, "play:pivot")
    assert offered(table) == {"on:cycle", "on:death"}
    assert {refused(table, text) for text in ("on:data", "on:egg", "on:body")} == {"G-61"}


@pytest.mark.rule("gsa", "G-61", "G-65", "S2")
def test_contamination_moves_one_resource_of_others_to_the_discard_pile() -> None:
    table = a_table()
    lay(table, 0, "death", "worm")
    lay(table, 1, "animal", "mouse")
    lay(table, 1, "body")
    lay(table, 2, "egg", "frog", "microscopy")
    give(table, 0, "contam")
    table.listen()
    play(table, "play:contam")
    assert offered(table) == {"on:animal", "on:egg"}
    assert refused(table, "on:death") == refused(table, "on:body") == "G-61"
    play(table, "on:egg")
    assert offered(table) == {"remove:frog", "remove:microscopy"}
    assert refused(table, "remove:expression") == "G-65"
    play(table, "remove:frog")
    assert names(table, table.discard_pile) == ["frog"]
    assert lacking(table, "egg") == {"frog", "expression"}


@pytest.mark.rule("gsa", "G-61")
def test_contamination_reaches_collaborations_of_others_but_never_an_own_one() -> None:
    table = a_table(2)
    lay(table, 0, "egg", "frog")
    lay(table, 1, "flower", "cress")
    pair(table, "egg", "flower")
    give(table, 0, "contam")
    assert refused(table, "play:contam") == "G-62"
    table = a_table(3, actor=2)
    lay(table, 0, "egg", "frog")
    lay(table, 1, "flower", "cress")
    pair(table, "egg", "flower")
    give(table, 2, "contam")
    play(table, "play:contam")
    assert offered(table) == {"remove:frog", "remove:cress"}


@pytest.mark.rule("gsa", "G-65", "G-44")
def test_a_wild_and_a_real_card_of_one_type_are_two_choices_and_the_wild_is_set_aside() -> None:
    table = a_table(3, actor=2)
    lay(table, 0, "cycle", "core:screen")
    lay(table, 1, "body", "screen")
    pair(table, "cycle", "body")
    give(table, 2, "contam")
    play(table, "play:contam")
    assert offered(table) == {"remove:screen", "remove:core:screen"}
    play(table, "remove:core:screen")
    assert "screen" not in lacking(table, "cycle")
    assert sorted(names(table, table.aside)) == ["contam", "core"]
    assert table.discard_pile == []


@pytest.mark.rule("gsa", "G-62", "G-90")
def test_poached_postdoc_takes_a_random_resource_that_thief_and_victim_know() -> None:
    table = a_table()
    give(table, 1, "mouse", "flower")
    give(table, 0, "poach")
    table.listen()
    play(table, "play:poach")
    (card,) = table.hands[0]
    assert names(table, [card]) == ["mouse"]
    assert [table.cards.knows(seat, card) for seat in range(3)] == [True, True, False]
    assert hand(table, 1) == ["flower"]
    assert table.events is not None
    assert [type(e) for e in table.events if e.reaches(2)] == [Played, StoleHidden]
    assert [type(e) for e in table.events if e.reaches(1)] == [Played, Stole]


@pytest.mark.rule("gsa", "G-62", "G-92")
def test_poached_postdoc_needs_an_opponent_with_a_resource_card() -> None:
    table = a_table(4)
    give(table, 1, "flower")
    give(table, 0, "poach", "mouse")
    assert refused(table, "play:poach") == "G-62"
    give(table, 2, "fly")
    give(table, 3, "yeast")
    play(table, "play:poach")
    assert offered(table) == {"rival:3", "rival:4"}
    assert {refused(table, f"rival:{number}") for number in (1, 2, 5)} == {"G-62"}
    play(table, "rival:4")
    assert hand(table, 0) == ["mouse", "yeast"]


@pytest.mark.rule("gsa", "G-67", "G-62")
def test_more_revisions_waits_for_the_next_draw_phase_until_nothing_is_left_of_it() -> None:
    table = a_table()
    give(table, 0, "reviewer")
    table.waiting = [0, 2, 1]
    table.listen()
    play(table, "play:reviewer")
    assert table.waiting == [0, 2, 2]
    table = a_table()
    give(table, 0, "reviewer")
    table.waiting = [0, 2, 2]
    assert refused(table, "play:reviewer") == "G-62"


@pytest.mark.rule("gsa", "G-62", "G-82")
def test_more_revisions_needs_an_opponent_with_a_turn_to_come() -> None:
    table = a_table()
    give(table, 0, "reviewer")
    table.trigger, table.turns_left = 0, 1
    assert refused(table, "play:reviewer") == "G-62"
    table.turns_left = 2
    play(table, "play:reviewer")
    assert table.waiting == [0, 1, 0]


@pytest.mark.rule("gsa", "G-68")
def test_what_is_set_aside_is_no_part_of_a_refill() -> None:
    table = a_table()
    give(table, 0, "grant", "grant")
    keep(table.resource_pile, 2)
    play(table, "play:grant")
    assert table.resource_pile == []
    assert refused(table, "play:grant") == "G-62"


def test_every_modifier_of_the_deck_is_played_in_this_file() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for row in GAME.cards.modifier:
        assert f"play:{row.id}" in text
