"""Discovery cards: C1 to C6, S-30 to S-35."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.events import Reshuffled
from labtable.games.stem.kinds import NONE
from tests.games.stem.tables import (
    a_table,
    field,
    finds_on_top,
    give,
    hand,
    heard,
    in_field,
    lay,
    offered,
    on_top,
    play,
    refused,
)


@pytest.mark.rule("stem", "V1", "C2", "S-32")
def test_steps_come_in_any_order_but_each_only_once() -> None:
    table = a_table()
    lay(table, 0, "carver", "5S")
    field(table, "5SM", "3S")
    give(table, 0, "curie", "fleming")
    play(table, "hero:curie")
    assert table.works[0][-1].step == 2, "the Experiment is the only card left for her"
    assert table.steps[0] == 0b10100


@pytest.mark.rule("stem", "C3", "C5", "S-30")
@pytest.mark.parametrize(("hero", "can"), [("curie", True), ("cailun", True), ("watt", False), ("noether", False)])
def test_a_split_discovery_is_scored_by_either_type(hero: str, can: bool) -> None:
    table = a_table()
    field(table, "1ST")
    give(table, 0, hero)
    assert (refused(table, f"hero:{hero}") is None) == can


@pytest.mark.rule("stem", "S-30", "E4")
def test_enhancements_follow_the_hero_not_the_discovery() -> None:
    table = a_table()
    field(table, "1ST")
    give(table, 0, "curie", "radio", "microscope")
    play(table, "hero:curie")
    assert refused(table, "attach:radio") == "E4"
    assert refused(table, "attach:microscope") is None


@pytest.mark.rule("stem", "C6", "S-31")
def test_the_step_of_a_wild_card_is_declared_and_must_be_lacking() -> None:
    table = a_table()
    lay(table, 0, "carver", "5S")
    field(table, "WST", "5SM")
    give(table, 0, "curie", "watt")
    assert refused(table, "hero:watt") == "S-11", "the type must match all the same"
    play(table, "hero:curie")
    assert refused(table, "step:publish_results") == "S-31"
    assert refused(table, "pass") == "S-12"
    assert offered(table) == {"step:observation", "step:hypothesis", "step:experiment", "step:analyze_data"}
    play(table, "step:analyze_data")
    assert table.works[0][-1].step == 3
    assert table.steps[0] == 0b11000


@pytest.mark.rule("stem", "S-31", "S-69")
def test_the_last_lacking_step_is_declared_by_itself_and_then_a_wild_card_is_closed() -> None:
    table = a_table()
    table.steps[0] = 0b11110
    field(table, "WST", "WSM")
    give(table, 0, "curie", "carver")
    play(table, "hero:curie", "field:WST")
    assert table.works[0][-1].step == 0
    table.phase = phases.ACTION
    assert refused(table, "hero:carver") == "S-11"


@pytest.mark.rule("stem", "S-33")
def test_an_empty_discovery_deck_is_made_of_the_discards_and_not_earlier() -> None:
    table = a_table()
    field(table, "1T", "2T")
    finds_on_top(table, "3T")
    table.discovery_discard = table.discovery_deck[:-1]
    table.discovery_deck = table.discovery_deck[-1:]
    table.field[2:] = []
    table.listen()
    play(table, "pass", "drop:1T")
    assert in_field(table) == ["3T", "2T"]
    assert table.discovery_deck == []
    play(table, "pass", "drop:2T")
    assert len(table.discovery_discard) == 0
    assert Reshuffled in heard(table, None)


@pytest.mark.rule("stem", "S-33")
def test_a_gap_stays_when_both_are_empty_and_an_empty_field_makes_the_round_the_last() -> None:
    table = a_table()
    field(table, "1S", "2T")
    table.discovery_deck.clear()
    give(table, 0, "curie")
    play(table, "hero:curie")
    assert in_field(table) == [None, "2T", None, None, None]
    assert not table.last_round
    give(table, 1, "cailun")
    play(table, "hero:cailun", "stop", "stop")
    assert in_field(table) == [None] * 5
    assert table.last_round


@pytest.mark.rule("stem", "S-35")
def test_ramanujan_keeps_one_of_four_and_the_rest_go_under_the_deck() -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "ramanujan")
    on_top(table, "abacus", "radio", "steam", "coil")
    below = list(table.hero_deck[:-4])
    table.listen()
    play(table, "hero:ramanujan")
    assert offered(table) == {"take:abacus", "take:radio", "take:steam", "take:coil"}
    assert refused(table, "take:curie") == "S-35"
    assert refused(table, "none") == "S-13"
    play(table, "take:steam")
    assert hand(table, 0)[0] == "steam"
    assert {table.face(card).id for card in table.hero_deck[:3]} == {"abacus", "radio", "coil"}
    assert table.hero_deck[3:] == below


@pytest.mark.rule("stem", "S-35", "S-40")
@pytest.mark.parametrize("left", [0, 1])
def test_ramanujan_looks_at_what_there_is(left: int) -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "ramanujan")
    on_top(table, "abacus")
    del table.hero_deck[: len(table.hero_deck) - left]
    play(table, "hero:ramanujan")
    assert hand(table, 0) == ["abacus"] * left
    assert table.phase != phases.ABILITY


@pytest.mark.rule("stem", "S-35")
def test_shen_kuo_may_put_one_of_four_into_the_field() -> None:
    table = a_table()
    field(table, "1M", "2T", "3T")
    finds_on_top(table, "1S", "2S", "3S", "4S")
    give(table, 0, "shenkuo")
    table.listen()
    play(table, "hero:shenkuo", "field:1M")
    assert offered(table) == {"put:1S", "put:2S", "put:3S", "put:4S", "none"}
    assert refused(table, "put:5S") == "S-35"
    assert refused(table, "field:2T") == "S-13"
    play(table, "put:4S")
    assert refused(table, "field:1M") == "S-26"
    assert refused(table, "none") == "S-13"
    play(table, "field:3T")
    assert in_field(table)[2] == "4S"
    assert [table.find(card).id for card in table.discovery_discard] == ["3T"]
    assert {table.find(card).id for card in table.discovery_deck[:3]} == {"1S", "2S", "3S"}


@pytest.mark.rule("stem", "S-35")
def test_shen_kuo_may_do_without_and_finds_no_place_in_a_field_with_a_single_card() -> None:
    table = a_table()
    field(table, "1M", "2T")
    give(table, 0, "shenkuo")
    play(table, "hero:shenkuo", "field:1M", "none")
    assert in_field(table)[1] == "2T"
    table = a_table()
    field(table, "1M")
    give(table, 0, "shenkuo")
    play(table, "hero:shenkuo")
    assert table.works[0][0].discovery != NONE
    table = a_table()
    field(table, "1M", "2T")
    table.discovery_deck.clear()
    give(table, 0, "shenkuo")
    play(table, "hero:shenkuo", "field:1M")
    assert table.phase != phases.ABILITY, "nothing to look at"
