"""Turns: T1 to T9, S-10 to S-26 and S-69."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.kinds import ALL_STEPS, NONE
from tests.games.stem.tables import (
    a_table,
    discarded,
    field,
    finds_on_top,
    give,
    hand,
    in_field,
    lay,
    offered,
    on_hero,
    on_top,
    play,
    refused,
    start,
)


@pytest.mark.rule("stem", "T1", "S-10", "T6")
def test_the_action_is_to_score_to_add_or_to_pass() -> None:
    table = a_table()
    field(table, "1S", "2T")
    lay(table, 0, "carver", "3S")
    give(table, 0, "curie", "microscope", "eureka", "rival")
    assert offered(table) == {"pass", "hero:curie", "add:microscope"}
    assert refused(table, "play:eureka") == "S-60"
    assert refused(table, "answer:rival") == "S-62"
    assert refused(table, "stop") == "S-10"
    assert refused(table, "hero:turing") == "D2"
    assert refused(table, "add:telescope") == "D2"
    play(table, "pass")
    assert table.scored == 0


@pytest.mark.rule("stem", "H2", "S-11")
def test_a_hero_is_played_only_if_the_field_has_a_card_for_it() -> None:
    table = a_table()
    field(table, "2T", "3S")
    lay(table, 0, "wu", "3SM")
    give(table, 0, "curie", "cailun")
    assert refused(table, "hero:curie") == "S-11", "the only Science card has a step that is scored"
    assert refused(table, "hero:cailun") is None


@pytest.mark.rule("stem", "S-12", "T2", "C3", "C2")
def test_a_hero_is_announced_with_its_field_card_and_then_scores() -> None:
    table = a_table()
    field(table, "1S", "2S", "3T", "4S")
    lay(table, 0, "carver", "4SE")
    give(table, 0, "curie", "abacus")
    play(table, "hero:curie")
    assert table.works[0][-1].hero.id == "curie"
    assert offered(table) == {"field:1S", "field:2S"}
    assert refused(table, "field:3T") == "C3"
    assert refused(table, "field:4S") == "C2"
    assert refused(table, "field:5S") == "S-12"
    assert refused(table, "stop") == "S-12"
    play(table, "field:2S")
    assert in_field(table)[1] is None
    assert table.steps[0] == 0b01010
    assert (table.phase, table.scored) == (phases.ENHANCE, 1)
    assert table.scores()[0] == 3 + 4


@pytest.mark.rule("stem", "S-12")
def test_the_announced_card_is_reserved_until_the_ability_is_done() -> None:
    table = a_table()
    field(table, "1S", "2T", "3T")
    give(table, 0, "wu")
    play(table, "hero:wu")
    assert table.find(table.reserved).id == "1S"
    assert offered(table) == {"field:2T", "field:3T", "stop"}
    play(table, "stop")
    assert table.reserved == NONE
    assert table.works[0][0].step == 0


@pytest.mark.rule("stem", "E2", "T3", "S-15", "S-17")
def test_after_scoring_one_item_and_one_location_go_on_this_hero_only() -> None:
    table = a_table()
    field(table, "1S")
    lay(table, 0, "carver", "2S")
    give(table, 0, "curie", "microscope", "radium", "garden", "abacus", "eureka")
    play(table, "hero:curie")
    assert offered(table) == {"attach:microscope", "attach:radium", "attach:garden", "stop"}
    assert refused(table, "attach:abacus") == "E4"
    assert refused(table, "attach:coil") == "D2"
    assert refused(table, "add:microscope") == "S-15"
    play(table, "attach:microscope")
    assert refused(table, "attach:radium") == "E3"
    play(table, "attach:garden")
    assert on_hero(table, 0, "curie") == ["microscope", "garden"]
    assert on_hero(table, 0, "carver") == []
    assert table.phase == phases.WINDOW, "both places are full, so the player goes on"


@pytest.mark.rule("stem", "S-14")
def test_an_enhancement_that_the_ability_drew_can_be_added_at_once() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "cailun")
    on_top(table, "radio", "abacus")
    play(table, "hero:cailun", "attach:radio")
    assert on_hero(table, 0, "cailun") == ["radio"]


@pytest.mark.rule("stem", "T5", "S-16", "T8")
def test_adding_puts_one_card_on_one_own_hero_and_a_field_card_must_go() -> None:
    table = a_table()
    field(table, "1S", "2T")
    give(table, 0, "microscope", "garden", "abacus")
    assert refused(table, "add:microscope") == "S-16", "no Hero at all"
    lay(table, 0, "carver", "3S")
    lay(table, 0, "curie", "4S", "telescope")
    lay(table, 0, "wu", "5S")
    play(table, "add:microscope")
    assert offered(table) == {"own:carver", "own:wu"}
    assert refused(table, "own:curie") == "E3"
    assert refused(table, "own:turing") == "S-16"
    assert refused(table, "pass") == "S-16"
    play(table, "own:wu")
    assert on_hero(table, 0, "wu") == ["microscope"]
    assert table.phase == phases.DROP
    assert table.played == [1, 0, 0]


@pytest.mark.rule("stem", "S-16", "S-69")
def test_a_single_hero_for_the_card_is_not_asked_for() -> None:
    table = a_table()
    field(table, "1S")
    lay(table, 0, "carver", "3S", "telescope")
    give(table, 0, "microscope", "garden", "lecture")
    assert refused(table, "add:microscope") == "E3"
    assert refused(table, "add:lecture") == "E4"
    play(table, "add:garden")
    assert on_hero(table, 0, "carver") == ["telescope", "garden"]


@pytest.mark.rule("stem", "T7", "S-19", "T8", "S-34")
def test_who_scored_fills_the_gap_and_who_did_not_discards_a_field_card_first() -> None:
    table = a_table(seats=2)
    field(table, "1ST", "2TE", "3TE", "4TM", "5TM")
    finds_on_top(table, "1SE", "2SE")
    give(table, 0, "curie")
    play(table, "hero:curie")
    assert in_field(table) == ["1SE", "2TE", "3TE", "4TM", "5TM"]
    assert table.active == 1
    play(table, "pass")
    assert offered(table) == {"drop:1SE", "drop:2TE", "drop:3TE", "drop:4TM", "drop:5TM"}
    assert refused(table, "drop:5TE") == "S-19"
    assert refused(table, "pass") == "S-19"
    play(table, "drop:3TE")
    assert in_field(table) == ["1SE", "2TE", "2SE", "4TM", "5TM"]
    assert [table.find(card).id for card in table.discovery_discard] == ["3TE"]


@pytest.mark.rule("stem", "S-19")
def test_an_empty_field_asks_for_nothing_and_is_filled() -> None:
    table = a_table()
    play(table, "pass")
    assert table.active == 1
    assert None not in in_field(table)


@pytest.mark.rule("stem", "S-20")
def test_replacing_field_cards_is_not_scoring() -> None:
    table = a_table()
    field(table, "1T", "2T", "3T")
    give(table, 0, "shift")
    start(table)
    play(table, "play:shift", "pass")
    assert table.phase == phases.DROP


@pytest.mark.rule("stem", "T9", "S-21")
def test_up_to_three_cards_are_discarded_one_by_one_and_then_the_hand_is_filled_to_six() -> None:
    table = a_table()
    give(table, 0, "abacus", "radio", "steam", "coil", "garden")
    on_top(table, "curie", "carver", "wu", "watt")
    play(table, "pass")
    assert refused(table, "discard:curie") == "D2"
    assert refused(table, "pass") == "S-21"
    play(table, "discard:abacus", "discard:steam", "discard:coil")
    assert discarded(table) == ["abacus", "steam", "coil"]
    assert hand(table, 0) == ["radio", "garden", "curie", "carver", "wu", "watt"]
    assert table.active == 1


@pytest.mark.rule("stem", "S-21", "S-22")
def test_more_than_six_cards_must_go_even_beyond_three() -> None:
    table = a_table()
    many = ("abacus", "radio", "steam", "coil", "garden", "lab", "library", "lecture", "wisdom", "radium", "engine")
    give(table, 0, *many)
    play(table, "pass")
    assert refused(table, "stop") == "S-21"
    play(table, *[f"discard:{id}" for id in many[:4]])
    assert refused(table, "stop") == "S-21"
    play(table, "discard:garden")
    assert hand(table, 0) == list(many[5:])
    assert table.active == 1, "five are gone, six are left: nothing may go any more"


@pytest.mark.rule("stem", "S-21", "S-69")
def test_stopping_early_is_open_and_an_empty_hand_is_not_asked() -> None:
    table = a_table()
    give(table, 0, "abacus")
    play(table, "pass", "stop")
    assert len(table.hands[0]) == 6
    assert table.active == 1
    play(table, "pass")
    play(table, f"drop:{in_field(table)[0]}")
    assert table.active == 2, "an empty hand has nothing to discard"
    assert len(table.hands[1]) == 6


@pytest.mark.rule("stem", "S-23", "S-22", "S-66", "S-63")
def test_an_inspiration_in_anothers_turn_is_no_action_and_brings_no_refill_but_maybe_a_large_hand() -> None:
    table = a_table()
    give(table, 1, "cut", "eureka", "abacus", "radio", "steam", "coil")
    give(table, 0, "lecture")
    start(table)
    assert table.actor == 1
    play(table, "play:cut")
    assert len(table.hands[1]) == 5, "not filled up"
    play(table, "play:eureka")
    assert len(table.hands[1]) == 7, "more than six is no harm now"
    assert (table.phase, table.actor) == (phases.ACTION, 0)


@pytest.mark.rule("stem", "T4", "S-18", "S-25")
def test_a_leave_lets_the_player_score_once_more_and_no_more_than_two_in_a_turn() -> None:
    table = a_table()
    field(table, "1E", "2TE", "3E", "4E", "5E")
    give(table, 0, "gilbreth", "watt", "jazari", "roebling")
    play(table, "hero:gilbreth", "field:1E", "stop")
    assert table.phase == phases.EXTRA
    assert refused(table, "pass") == "S-25"
    assert offered(table) == {"decline", "hero:watt", "hero:jazari", "hero:roebling"}
    play(table, "hero:watt")
    assert refused(table, "field:4E") == "S-25", "four points are more than the leave allows"
    play(table, "field:3E", "stop")
    assert table.steps[0] == 0b00101
    assert table.phase == phases.DISCARD
    assert None not in in_field(table), "filled after both"


@pytest.mark.rule("stem", "S-25")
def test_a_leave_can_be_declined_and_ends_with_the_turn() -> None:
    table = a_table()
    field(table, "1E", "2TE")
    give(table, 0, "gilbreth", "watt")
    play(table, "hero:gilbreth", "field:1E", "stop", "decline", "stop")
    assert (table.active, table.leaves) == (1, [])


@pytest.mark.rule("stem", "S-25")
def test_a_leave_needs_a_card_in_hand_and_a_step_to_score() -> None:
    table = a_table()
    field(table, "1E")
    give(table, 0, "gilbreth")
    play(table, "hero:gilbreth")
    assert table.active == 1, "nothing in hand, nothing asked"


@pytest.mark.rule("stem", "S-25", "S-60")
def test_breakthrough_is_for_the_own_turn_and_may_follow_any_action() -> None:
    table = a_table(seats=2)
    field(table, "1ST", "2SE", "3ST")
    give(table, 0, "breakthrough", "curie", "carver", "wu")
    give(table, 1, "eureka")
    start(table)
    play(table, "pass", "pass")
    play(table, "pass")
    assert table.actor == 0
    play(table, "play:breakthrough")
    play(table, "pass")
    play(table, "hero:curie", "field:2SE", "stop", "pass")
    assert table.phase == phases.DISCARD
    assert table.scored == 1


@pytest.mark.rule("stem", "S-25")
def test_breakthrough_is_useless_after_two_scorings_with_a_wide_leave_with_all_steps_and_for_others() -> None:
    table = a_table(seats=2)
    field(table, "1ST")
    give(table, 0, "breakthrough", "eureka")
    start(table)
    assert refused(table, "play:breakthrough") is None
    table.scored = 2
    assert refused(table, "play:breakthrough") == "S-25"
    table.scored = 0
    table.leaves = [99]
    assert refused(table, "play:breakthrough") == "S-25"
    table.leaves = [3]
    assert refused(table, "play:breakthrough") is None, "a narrower leave does not hinder"
    table.steps[0] = ALL_STEPS
    assert refused(table, "play:breakthrough") == "S-25"
    table.steps[0] = 0
    table.active = 1
    assert refused(table, "play:breakthrough") == "S-25"


@pytest.mark.rule("stem", "S-25")
def test_of_two_leaves_the_wider_is_used() -> None:
    table = a_table()
    field(table, "1E", "2E", "3TE")
    give(table, 0, "gilbreth", "watt", "breakthrough", "abacus")
    start(table)
    play(table, "play:breakthrough", "hero:gilbreth", "field:1E", "stop")
    assert sorted(table.leaves) == [3, 99]
    play(table, "hero:watt", "field:2E")
    assert table.leaves == [3]


@pytest.mark.rule("stem", "S-18", "S-25")
@pytest.mark.parametrize(("scored", "asked"), [(1, True), (2, False)])
def test_a_leave_that_is_left_over_brings_no_third_scoring(scored: int, asked: bool) -> None:
    table = a_table(inspiration_windows="none")
    field(table, "1E", "2TE")
    give(table, 0, "watt")
    table.scored = scored
    table.leaves = [99]
    play(table, "pass")
    assert (table.phase == phases.EXTRA) == asked


@pytest.mark.rule("stem", "S-18")
def test_the_option_allows_a_third_scoring() -> None:
    table = a_table(max_scores_per_turn=3)
    field(table, "1E", "2TE", "3E")
    give(table, 0, "gilbreth", "watt", "jazari", "breakthrough", "abacus")
    start(table)
    play(table, "play:breakthrough", "hero:gilbreth", "field:1E", "stop")
    play(table, "hero:watt", "field:2TE", "stop", "hero:jazari", "stop")
    assert table.scored == 3


@pytest.mark.rule("stem", "S-26", "S-24")
def test_changed_field_cards_are_discarded_first_and_gaps_of_scoring_stay() -> None:
    table = a_table()
    field(table, "1S", "2T", "3T", "4T")
    table.discovery_deck.clear()
    give(table, 0, "wu", "eureka")
    play(table, "hero:wu")
    assert refused(table, "field:1S") == "S-26", "reserved"
    assert refused(table, "pass") == "S-13"
    play(table, "field:2T")
    assert refused(table, "field:2T") == "S-26", "chosen already"
    play(table, "field:4T")
    assert {in_field(table)[1], in_field(table)[3]} == {"2T", "4T"}, "shuffled back and dealt again"
    assert in_field(table)[0] is None
