"""Hero cards: H1 to H5, S-40 to S-49: types, Polymaths, extra places, cancelled abilities and protection."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.events_cards import Cancelled
from labtable.games.stem.kinds import HERO
from tests.games.stem.tables import (
    a_table,
    discarded,
    face,
    field,
    give,
    hand,
    heard,
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
    assert Cancelled in heard(table, 2)


@pytest.mark.rule("stem", "S-45", "S-62")
def test_a_hero_without_an_ability_for_now_is_not_answered() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "curie")
    give(table, 1, "rival")
    play(table, "hero:curie")
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
