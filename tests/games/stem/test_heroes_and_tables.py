"""Abilities of Heroes that change what lies on the table: Enhancements, Heroes used again, Discoveries swapped."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.events import Swapped
from tests.games.stem.tables import (
    a_table,
    discarded,
    field,
    give,
    hand,
    heard,
    in_field,
    lay,
    offered,
    on_hero,
    on_top,
    play,
    refused,
)


@pytest.mark.rule("stem", "S-46")
def test_tesla_adds_an_enhancement_of_the_hand_to_another_hero() -> None:
    table = a_table()
    field(table, "1E")
    lay(table, 0, "curie", "2S")
    lay(table, 0, "carver", "3S", "telescope")
    lay(table, 0, "wu", "4S")
    give(table, 0, "tesla", "microscope", "garden", "steam")
    play(table, "hero:tesla")
    assert offered(table) == {"attach:microscope", "attach:garden", "none"}
    assert refused(table, "attach:steam") == "E4", "this Hero is not another one"
    assert refused(table, "attach:coil") == "D2"
    assert refused(table, "stop") == "S-13"
    play(table, "attach:microscope")
    assert offered(table) == {"own:curie", "own:wu"}
    assert refused(table, "own:carver") == "E3"
    assert refused(table, "own:tesla") == "S-16"
    assert refused(table, "none") == "S-13"
    play(table, "own:wu")
    assert on_hero(table, 0, "wu") == ["microscope"]
    assert table.played[0] == 2


@pytest.mark.rule("stem", "S-46", "S-69")
def test_tesla_is_asked_while_a_place_is_free_and_may_do_without() -> None:
    table = a_table()
    field(table, "1E")
    lay(table, 0, "curie", "2S")
    give(table, 0, "tesla", "steam")
    play(table, "hero:tesla")
    assert offered(table) == {"none"}
    play(table, "none")
    assert table.phase == phases.ENHANCE
    table = a_table()
    field(table, "1E")
    give(table, 0, "tesla", "steam")
    play(table, "hero:tesla")
    assert table.phase == phases.ENHANCE, "no other Hero"
    table = a_table()
    field(table, "1E")
    lay(table, 0, "curie", "2S")
    give(table, 0, "tesla")
    play(table, "hero:tesla")
    assert table.active == 1, "nothing in hand"


@pytest.mark.rule("stem", "S-47", "S-51")
def test_hopper_may_discard_one_enhancement_of_an_opponents_hero() -> None:
    table = a_table()
    field(table, "1T")
    lay(table, 0, "curie", "2S", "radium")
    lay(table, 1, "watt", "3E", "steam", "shipyard")
    lay(table, 2, "wu", "4S")
    lay(table, 2, "nakamoto", "5T", "radio")
    give(table, 0, "hopper")
    play(table, "hero:hopper")
    assert offered(table) == {"target:watt", "none"}
    assert refused(table, "target:nakamoto") == "S-47"
    assert refused(table, "target:wu") == "S-65"
    assert refused(table, "target:curie") == "S-67"
    assert refused(table, "target:germain") == "S-67"
    assert refused(table, "stop") == "S-13"
    play(table, "target:watt")
    assert offered(table) == {"enhancement:steam", "enhancement:shipyard"}
    assert refused(table, "enhancement:coil") == "S-65"
    assert refused(table, "none") == "S-13"
    table.listen()
    play(table, "enhancement:shipyard")
    assert on_hero(table, 1, "watt") == ["steam"]
    assert discarded(table) == ["shipyard"]


@pytest.mark.rule("stem", "S-47", "S-13")
def test_hopper_may_do_without_and_has_nothing_to_do_against_protection_alone() -> None:
    table = a_table()
    field(table, "1T")
    lay(table, 1, "watt", "3E", "steam")
    give(table, 0, "hopper", "lecture")
    play(table, "hero:hopper", "none")
    assert on_hero(table, 1, "watt") == ["steam"]
    table = a_table()
    field(table, "1T")
    lay(table, 1, "nakamoto", "3T", "radio")
    give(table, 0, "hopper", "lecture")
    play(table, "hero:hopper")
    assert table.phase == phases.ENHANCE


@pytest.mark.rule("stem", "S-50", "S-52", "E5", "S-12")
def test_archimedes_may_take_an_enhancement_and_place_it_on_himself_or_another() -> None:
    table = a_table()
    field(table, "1T")
    lay(table, 0, "curie", "2S")
    lay(table, 0, "watt", "5E")
    lay(table, 1, "wu", "3S", "radium")
    give(table, 0, "archimedes", "telescope")
    table.listen()
    play(table, "hero:archimedes", "target:wu")
    assert offered(table) == {"own:curie", "own:archimedes"}
    assert refused(table, "own:watt") == "E4"
    assert refused(table, "own:turing") == "S-50"
    assert refused(table, "none") == "S-50"
    assert refused(table, "pass") == "S-50"
    play(table, "own:archimedes")
    assert on_hero(table, 0, "archimedes") == ["radium"]
    assert refused(table, "attach:telescope") == "E3"
    assert table.played[0] == 1, "§S-74 it counts for who played it"


@pytest.mark.rule("stem", "S-44", "S-62")
def test_lovelace_uses_the_ability_of_another_own_hero_again() -> None:
    table = a_table()
    field(table, "1T")
    lay(table, 0, "cailun", "2T")
    lay(table, 0, "curie", "3S")
    lay(table, 1, "pascal", "3M")
    give(table, 0, "lovelace")
    on_top(table, "abacus", "lecture")
    play(table, "hero:lovelace")
    assert offered(table) == {"own:cailun", "none"}
    assert refused(table, "own:curie") == "S-44", "nothing for when she is played"
    assert refused(table, "own:lovelace") == "S-44"
    assert refused(table, "own:pascal") == "S-44", "not an own Hero"
    assert refused(table, "pass") == "S-13"
    table.listen()
    play(table, "own:cailun")
    assert hand(table, 0) == ["abacus", "lecture"]


@pytest.mark.rule("stem", "S-44")
def test_lovelace_may_do_without_and_is_not_asked_without_a_hero_to_repeat() -> None:
    table = a_table()
    field(table, "1T")
    lay(table, 0, "cailun", "2T")
    give(table, 0, "lovelace", "lecture")
    play(table, "hero:lovelace", "none")
    assert hand(table, 0) == ["lecture"]
    table = a_table()
    field(table, "1T")
    give(table, 0, "lovelace", "lecture")
    play(table, "hero:lovelace")
    assert table.phase == phases.ENHANCE


@pytest.mark.rule("stem", "S-44")
def test_what_lovelace_repeats_happens_as_if_it_stood_on_her() -> None:
    table = a_table()
    field(table, "1T")
    lay(table, 0, "fleming", "2S")
    give(table, 0, "lovelace")
    on_top(table, "radio")
    play(table, "hero:lovelace", "own:fleming", "attach:radio")
    assert on_hero(table, 0, "lovelace") == ["radio"], "a Technology Item fits her, not Fleming"
    table = a_table()
    field(table, "1T")
    lay(table, 0, "tesla", "2E")
    give(table, 0, "lovelace", "steam", "radio")
    play(table, "hero:lovelace", "own:tesla")
    assert offered(table) == {"attach:steam", "none"}, "on any Hero but her, the copied one included"


@pytest.mark.rule("stem", "S-48", "S-20", "S-32")
def test_al_khwarizmi_swaps_another_discovery_for_a_field_card_of_its_step() -> None:
    table = a_table()
    field(table, "1M", "2S", "2E", "3S", "WSM")
    lay(table, 0, "curie", "2SM", "radium")
    lay(table, 0, "watt", "4E")
    give(table, 0, "khwarizmi")
    play(table, "hero:khwarizmi", "field:1M")
    assert offered(table) == {"own:curie", "none"}
    assert refused(table, "own:watt") == "S-48"
    assert refused(table, "own:khwarizmi") == "S-48"
    assert refused(table, "own:turing") == "S-48"
    assert refused(table, "pass") == "S-13"
    table.listen()
    play(table, "own:curie")
    assert in_field(table)[1] == "2SM", "the only fitting card is swapped without asking"
    work = table.works[0][0]
    assert table.find(work.discovery).id == "2S"
    assert (work.step, on_hero(table, 0, "curie")) == (1, ["radium"])
    assert Swapped in heard(table, 2)


@pytest.mark.rule("stem", "S-48")
def test_an_own_wild_card_may_be_given_for_its_declared_step_but_none_taken() -> None:
    table = a_table()
    field(table, "1M", "3S", "3ST", "WST", "2T")
    lay(table, 0, "curie", "WSM", step=2)
    give(table, 0, "khwarizmi", "abacus")
    play(table, "hero:khwarizmi", "own:curie")
    assert offered(table) == {"field:3S", "field:3ST"}
    assert refused(table, "field:WST") == "S-48"
    assert refused(table, "field:1M") == "S-48", "reserved"
    assert refused(table, "field:5M") == "S-48"
    assert refused(table, "none") == "S-13"
    play(table, "field:3ST")
    assert in_field(table)[2] == "WSM"
    assert table.works[0][0].step == 2
    assert table.scored == 1, "only his own scoring counts"


@pytest.mark.rule("stem", "S-48")
def test_al_khwarizmi_may_do_without() -> None:
    table = a_table()
    field(table, "1M", "3S")
    lay(table, 0, "curie", "3ST")
    give(table, 0, "khwarizmi", "abacus")
    play(table, "hero:khwarizmi", "none")
    assert in_field(table)[1] == "3S"
