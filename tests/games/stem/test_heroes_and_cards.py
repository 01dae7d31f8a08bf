"""Abilities of Heroes that draw, take, look, guess, give and discard."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.events import DrewHidden, Reshuffled, Scored, Wagered
from labtable.games.stem.events_cards import NamedKind, SawHand
from labtable.games.stem.kinds import UNLIMITED
from tests.games.stem.tables import (
    GAME,
    a_table,
    discarded,
    empty_decks,
    field,
    give,
    hand,
    heard,
    in_field,
    is_marked,
    knows,
    offered,
    on_hero,
    on_top,
    play,
    refused,
    throw,
)


@pytest.mark.rule("stem", "H3")
def test_cai_lun_draws_two_at_once() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "cailun")
    on_top(table, "abacus", "lecture")
    play(table, "hero:cailun")
    assert hand(table, 0) == ["abacus", "lecture"]


@pytest.mark.rule("stem", "S-46", "S-13")
def test_carver_must_take_an_enhancement_from_the_discards_or_draws() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "carver")
    throw(table, "watt", "abacus", "radio", "eureka")
    play(table, "hero:carver")
    assert offered(table) == {"take:abacus", "take:radio"}
    assert refused(table, "take:watt") == "S-13"
    assert refused(table, "none") == "S-13"
    table.listen()
    play(table, "take:radio")
    assert hand(table, 0) == ["radio"]
    assert discarded(table) == ["watt", "abacus", "eureka"]
    assert knows(table, 2, 0) == [True], "all know what came from the discard pile"


@pytest.mark.rule("stem", "S-46", "S-69")
def test_carver_takes_a_single_enhancement_without_asking_and_draws_if_there_is_none() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "carver")
    throw(table, "watt", "abacus")
    play(table, "hero:carver")
    assert hand(table, 0) == ["abacus"]
    table = a_table()
    field(table, "1S")
    give(table, 0, "carver")
    throw(table, "watt")
    on_top(table, "lecture")
    play(table, "hero:carver")
    assert hand(table, 0) == ["lecture"]


@pytest.mark.rule("stem", "S-46")
def test_benjamin_franklin_takes_an_inspiration_from_the_discards_or_draws() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "bfranklin")
    throw(table, "eureka", "abacus", "cut")
    play(table, "hero:bfranklin")
    assert offered(table) == {"take:eureka", "take:cut"}
    play(table, "take:cut")
    assert hand(table, 0) == ["cut"]


@pytest.mark.rule("stem", "S-46", "S-69")
def test_fleming_may_attach_the_card_he_draws_if_it_fits() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "fleming", "telescope")
    on_top(table, "microscope")
    play(table, "hero:fleming")
    assert offered(table) == {"attach:microscope", "none"}
    assert refused(table, "attach:telescope") == "S-46", "only the card just drawn"
    assert refused(table, "stop") == "S-13"
    play(table, "attach:microscope")
    assert on_hero(table, 0, "fleming") == ["microscope"]
    assert refused(table, "attach:telescope") == "E3", "§S-52 the place is full before step 5"
    assert table.played[0] == 2


@pytest.mark.rule("stem", "S-46", "S-69", "S-40")
def test_fleming_is_asked_whatever_he_draws_but_not_without_a_card() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "fleming")
    on_top(table, "watt")
    play(table, "hero:fleming")
    assert offered(table) == {"none"}
    play(table, "none")
    assert hand(table, 0) == ["watt"]
    table = a_table()
    field(table, "1S")
    give(table, 0, "fleming")
    empty_decks(table)
    play(table, "hero:fleming")
    assert table.phase != phases.ABILITY


@pytest.mark.rule("stem", "S-49", "S-78")
def test_rosalind_franklin_looks_at_a_hand_and_draws() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "rfranklin")
    give(table, 1, "abacus", "radio")
    give(table, 2, "steam")
    on_top(table, "lecture")
    table.listen()
    play(table, "hero:rfranklin")
    assert offered(table) == {"opponent:2", "opponent:3"}
    assert refused(table, "opponent:1") == "S-49"
    assert refused(table, "opponent:4") == "S-49"
    assert refused(table, "pass") == "S-13"
    play(table, "opponent:2")
    assert knows(table, 0, 1) == [True, True]
    assert knows(table, 2, 1) == [False, False]
    assert hand(table, 0) == ["lecture"]
    assert SawHand in heard(table, 0)
    assert SawHand not in heard(table, 2)


@pytest.mark.rule("stem", "S-49")
def test_rosalind_franklin_skips_the_look_if_nobody_holds_a_card() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "rfranklin")
    play(table, "hero:rfranklin")
    assert len(table.hands[0]) == 1


@pytest.mark.rule("stem", "S-49", "S-78")
def test_turing_names_a_kind_and_takes_a_card_of_it() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing")
    give(table, 1, "abacus", "radio", "watt")
    table.listen()
    play(table, "hero:turing")
    assert offered(table) == {"kind:hero", "kind:item", "kind:location", "kind:inspiration"}
    assert refused(table, "opponent:2") == "S-13"
    play(table, "kind:item")
    assert offered(table) == {"take:abacus", "take:radio"}
    assert refused(table, "take:watt") == "S-49"
    assert refused(table, "take:steam") == "S-49"
    assert refused(table, "none") == "S-49"
    play(table, "take:radio")
    assert hand(table, 0) == ["radio"]
    assert hand(table, 1) == ["abacus", "watt"]
    assert knows(table, 1, 0) == [True], "the two know it"
    assert knows(table, 2, 0) == [False]
    assert GAME.view(table, 2).players[0].hand[0].kinds == ["item"], "all know its kind"
    assert knows(table, 0, 1) == [True, True]
    assert table.played == [1, 0, 0], "nothing of this counts as played"


@pytest.mark.rule("stem", "S-49", "S-78")
def test_turing_finds_nothing_and_marks_the_whole_hand() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing", "lecture")
    give(table, 1, "abacus", "watt")
    table.listen()
    play(table, "hero:turing", "kind:location")
    assert table.phase == phases.ENHANCE
    assert GAME.view(table, 2).players[1].hand[0].kinds == ["hero", "item", "inspiration"]
    give(table, 1, "garden")
    assert is_marked(table, 1) == [True, True, False], "new cards have no mark"
    assert NamedKind in heard(table, 2)


@pytest.mark.rule("stem", "S-49")
def test_turing_needs_an_opponent_with_a_card() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing")
    play(table, "hero:turing")
    assert table.phase != phases.ABILITY
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing")
    give(table, 1, "abacus")
    give(table, 2, "radio")
    play(table, "hero:turing")
    assert offered(table) == {"opponent:2", "opponent:3"}
    assert refused(table, "kind:item") == "S-13"


@pytest.mark.rule("stem", "S-49", "S-78")
def test_hypatia_draws_two_and_must_give_one() -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "hypatia", "radio")
    on_top(table, "abacus", "lecture")
    table.listen()
    play(table, "hero:hypatia")
    assert offered(table) == {"give:radio", "give:abacus", "give:lecture"}
    assert refused(table, "give:watt") == "D2"
    assert refused(table, "none") == "S-13"
    play(table, "give:radio")
    assert offered(table) == {"opponent:2", "opponent:3"}
    assert refused(table, "opponent:1") == "S-49"
    assert refused(table, "give:abacus") == "S-13"
    play(table, "opponent:3")
    assert hand(table, 2) == ["radio"]
    assert knows(table, 0, 2) == [True]
    assert knows(table, 1, 2) == [False]
    assert table.played[2] == 0


@pytest.mark.rule("stem", "S-49", "S-40")
def test_hypatia_gives_nothing_without_a_card() -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "hypatia")
    empty_decks(table)
    play(table, "hero:hypatia")
    assert table.hands == [[], [], []] or table.active == 1


@pytest.mark.rule("stem", "S-26", "S-13")
def test_wu_replaces_up_to_two_other_field_cards() -> None:
    table = a_table()
    field(table, "1S", "2T", "3T")
    give(table, 0, "wu", "lecture")
    table.listen()
    play(table, "hero:wu", "field:3T", "stop")
    assert in_field(table)[1] == "2T"
    assert in_field(table)[2] != "3T"
    assert [table.find(card).id for card in table.discovery_discard] == ["3T"]


@pytest.mark.rule("stem", "S-26", "S-69")
def test_wu_is_not_asked_without_another_field_card_and_not_again_after_the_last() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "wu", "lecture")
    play(table, "hero:wu")
    assert table.phase == phases.ENHANCE
    table = a_table()
    field(table, "1S", "2T")
    give(table, 0, "wu", "lecture")
    play(table, "hero:wu", "field:2T")
    assert table.phase == phases.ENHANCE


@pytest.mark.rule("stem", "S-46", "S-40", "S-78")
@pytest.mark.parametrize(
    ("guess", "top", "right"), [("hero", "watt", True), ("not_hero", "watt", False), ("not_hero", "radio", True)]
)
def test_pascal_guesses_and_the_card_is_shown_to_all(guess: str, top: str, right: bool) -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "pascal")
    on_top(table, top, "lecture")
    table.listen()
    play(table, "hero:pascal")
    assert offered(table) == {"guess:hero", "guess:not_hero"}
    assert refused(table, "none") == "S-13"
    play(table, f"guess:{guess}")
    if right:
        assert hand(table, 0) == [top, "lecture"]
        assert knows(table, 1, 0) == [True, False]
    else:
        assert discarded(table) == [top]
        assert len(table.hands[0]) == 6, "the turn is over: nothing was in hand"


@pytest.mark.rule("stem", "S-40", "S-46")
def test_pascal_guesses_before_the_discards_are_shuffled_and_not_without_a_card() -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "pascal")
    throw(table, "radio", "abacus")
    table.hero_deck.clear()
    table.listen()
    play(table, "hero:pascal")
    assert offered(table) == {"guess:hero", "guess:not_hero"}
    assert discarded(table) == ["radio", "abacus"], "no card is needed for a guess"
    play(table, "guess:not_hero")
    assert heard(table, 1)[-4:] == [Reshuffled, Wagered, DrewHidden, Scored]
    assert sorted(hand(table, 0)) == ["abacus", "radio"]
    table = a_table()
    field(table, "1M")
    give(table, 0, "pascal")
    empty_decks(table)
    play(table, "hero:pascal")
    assert table.active == 1


@pytest.mark.rule("stem", "S-21", "S-24")
def test_mccoy_may_discard_any_number() -> None:
    table = a_table()
    field(table, "1E")
    give(table, 0, "mccoy", "abacus", "radio", "lecture", "garden", "microscope")
    play(table, "hero:mccoy", "stop")
    assert table.limit == UNLIMITED
    play(table, "discard:abacus", "discard:radio", "discard:lecture", "discard:garden", "discard:microscope")
    assert len(discarded(table)) == 5
