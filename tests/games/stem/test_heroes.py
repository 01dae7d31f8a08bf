"""Hero cards: H1 to H5, S-40 to S-49, and every ability for when a Hero is played."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.kinds import HERO, UNLIMITED
from tests.games.stem.tables import (
    GAME,
    a_table,
    discarded,
    empty_decks,
    face,
    field,
    give,
    hand,
    heard,
    in_field,
    is_marked,
    knows,
    lay,
    new,
    offered,
    on_hero,
    on_top,
    play,
    refused,
    start,
    throw,
)


@pytest.mark.rule("stem", "H1")
def test_every_hero_has_a_type_and_an_ability_in_words() -> None:
    heroes = [card for card in new().edition.cards if card.kind == HERO]
    assert len(heroes) == 29
    assert all(hero.text and hero.type <= 4 for hero in heroes)


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
    assert "saw_hand" in heard(table, 0)
    assert "saw_hand" not in heard(table, 2)


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
    assert "named_kind" in heard(table, 2)


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
def test_pascal_shuffles_the_discards_if_he_must_and_guesses_nothing_without_a_card() -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "pascal")
    throw(table, "radio", "abacus")
    table.hero_deck.clear()
    play(table, "hero:pascal", "guess:not_hero")
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
    assert "swapped" in heard(table, 2)


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


@pytest.mark.rule("stem", "H5", "S-41")
def test_a_polymath_scores_any_discovery_and_uses_any_enhancement() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "newton", "steam", "lecture")
    play(table, "hero:newton", "attach:steam", "attach:lecture")
    assert on_hero(table, 0, "newton") == ["steam", "lecture"]


@pytest.mark.rule("stem", "S-41", "S-65")
def test_where_a_type_is_asked_for_a_polymath_is_a_polymath_only() -> None:
    table = a_table()
    lay(table, 0, "watt", "1E", "steam")
    lay(table, 0, "newton", "2E", "coil")
    assert table.scores()[0] == 5 + 2 + 2 + 4 + 3, "Watt counts the Item on Engineering Heroes only"


@pytest.mark.rule("stem", "S-43")
def test_germain_may_be_announced_for_any_card_and_stays_mathematics() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "germain", "abacus", "radium")
    play(table, "hero:germain")
    assert offered(table) == {"attach:abacus", "stop"}
    assert refused(table, "attach:radium") == "E4"


@pytest.mark.rule("stem", "S-43", "S-48")
def test_germain_may_be_swapped_to_any_type() -> None:
    table = a_table()
    field(table, "1M", "3E")
    lay(table, 0, "germain", "3ST")
    give(table, 0, "khwarizmi", "abacus")
    play(table, "hero:khwarizmi", "own:germain")
    assert table.find(table.works[0][0].discovery).id == "3E"


@pytest.mark.rule("stem", "S-52", "E3", "S-24", "S-15")
@pytest.mark.parametrize(
    ("hero", "cards", "third"),
    [("jazari", ("steam", "coil", "shipyard"), "dividers"), ("leonardo", ("garden", "shipyard", "steam"), "lab")],
)
def test_an_extra_place_may_be_filled_like_any_other(hero: str, cards: tuple[str, ...], third: str) -> None:
    table = a_table()
    field(table, "1E")
    give(table, 0, hero, *cards, third)
    play(table, f"hero:{hero}", *[f"attach:{id}" for id in cards])
    assert on_hero(table, 0, hero) == list(cards)
    assert not table.works[0][0].has_place(face(third).kind)


@pytest.mark.rule("stem", "S-40")
def test_an_empty_hero_deck_is_made_of_the_discards_when_a_card_is_needed() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "cailun")
    on_top(table, "abacus")
    throw(table, "radio", "steam")
    del table.hero_deck[:-1]
    play(table, "hero:cailun")
    assert hand(table, 0)[0] == "abacus"
    assert hand(table, 0)[1] in ("radio", "steam")
    assert len(table.hero_deck) == 1
    assert table.hero_discard == []
    table.hero_deck.clear()
    play(table, "stop", "stop")
    assert len(table.hands[0]) == 2, "nothing to draw: the rest is left out"


@pytest.mark.rule("stem", "S-45", "S-62", "S-68")
def test_a_cancelled_hero_still_scores_but_gives_nothing_not_even_the_fallback() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "carver", "lecture")
    give(table, 1, "rival")
    table.listen()
    play(table, "hero:carver")
    assert (table.phase, table.actor) == (phases.ANSWER, 1)
    play(table, "answer:rival")
    assert hand(table, 0) == ["lecture"]
    assert table.steps[0] == 1
    assert discarded(table) == ["rival"]
    assert table.played == [1, 1, 0]
    assert "cancelled" in heard(table, 2)


@pytest.mark.rule("stem", "S-45", "S-62")
def test_a_hero_without_an_ability_for_now_is_not_answered() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "lamarr")
    give(table, 1, "rival")
    play(table, "hero:lamarr")
    assert table.steps[0] == 1
    assert hand(table, 1) == ["rival"]


@pytest.mark.rule("stem", "S-47", "S-43")
def test_lamarr_shields_her_owner_from_the_announcement_on() -> None:
    table = a_table(seats=2)
    lay(table, 0, "lamarr", "1ST", "radio")
    give(table, 0, "abacus", "eureka")
    give(table, 1, "cut", "borrow", "retraction", "rival", "shift", "lecture")
    table.active = table.actor = 1
    field(table, "1TM", "2TM")
    start(table)
    assert table.actor == 1
    assert offered(table) == {"pass", "play:shift"}, "the Field is nobody's"
    assert refused(table, "play:cut") == "S-47"
    assert refused(table, "play:borrow") == "S-47"
    assert refused(table, "play:retraction") == "S-47"
    play(table, "pass")
    assert table.actor == 0
    play(table, "play:eureka")
    assert "rival" in hand(table, 1), "nobody answers her owner's cards"
    assert len(table.hands[0]) == 4


@pytest.mark.rule("stem", "S-47")
def test_hero_abilities_pass_lamarrs_shield_and_her_owner_is_not_limited() -> None:
    table = a_table()
    field(table, "1T", "2S")
    lay(table, 1, "lamarr", "3T", "radio")
    give(table, 0, "hopper")
    play(table, "hero:hopper", "target:lamarr")
    assert on_hero(table, 1, "lamarr") == []


@pytest.mark.rule("stem", "S-47")
def test_with_four_players_funding_cut_must_choose_another_victim() -> None:
    table = a_table(seats=4)
    lay(table, 1, "lamarr", "1T")
    give(table, 0, "cut")
    give(table, 1, "abacus")
    give(table, 2, "radio")
    give(table, 3, "coil")
    start(table)
    play(table, "play:cut")
    assert offered(table) == {"opponent:3", "opponent:4"}
    assert refused(table, "opponent:2") == "S-47"
    assert refused(table, "opponent:1") == "S-49"
    assert refused(table, "none") == "S-67"
