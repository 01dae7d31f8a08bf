"""Decks, deal, new hands and the Field: D1 to B5 and S-01 to S-07."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.events import Drew, DrewHidden, Redrew
from labtable.games.stem.kinds import HERO, INSPIRATION, ITEM, LOCATION
from labtable.games.stem.table import StemTable
from labtable.kernel import BadInput, Event
from tests.games.stem.tables import GAME, a_table, heard, in_field, new, offered, play, refused


@pytest.mark.rule("stem", "D1", "C1", "C4")
def test_the_discovery_deck_has_44_cards_of_five_steps_with_types_and_points() -> None:
    cards = new().edition.discoveries
    assert len(cards) == 44
    assert sorted({card.step for card in cards}) == [0, 1, 2, 3, 4, 5]
    assert all(card.types and 2 <= card.points <= 5 for card in cards)


@pytest.mark.rule("stem", "D2", "E1", "H1")
def test_the_hero_deck_has_64_cards_heroes_items_locations_and_inspirations() -> None:
    table = new()
    kinds = [table.edition.kinds[face] for face in table.edition.hero_deck]
    assert [kinds.count(kind) for kind in (HERO, ITEM, LOCATION, INSPIRATION)] == [29, 12, 12, 11]


@pytest.mark.rule("stem", "B1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_six_cards_of_a_shuffled_deck(seats: int) -> None:
    table = new(seats)
    assert [len(hand) for hand in table.hands] == [6] * seats
    assert len(table.hero_deck) == 64 - 6 * seats
    assert new(seats, seed=1).cards.faces != new(seats, seed=2).cards.faces
    assert new(seats, seed=1).cards.faces == new(seats, seed=1).cards.faces


@pytest.mark.rule("stem", "B1", "D2")
def test_everybody_is_told_their_own_first_cards_and_of_the_others_how_many() -> None:
    table = GAME.new(7, 3, {"first_player": "2"}, listening=True)
    assert isinstance(table, StemTable)
    for seat in range(3):
        dealt: dict[int, Event] = {other: DrewHidden(seat=other, cards=6) for other in (1, 2, 0)}
        dealt[seat] = Drew(seat=seat, cards=[table.face(card).id for card in table.hands[seat]])
        assert [event for event in table.events or [] if event.reaches(seat)] == list(dealt.values())
    assert heard(table, None) == [DrewHidden] * 3


@pytest.mark.rule("stem", "S-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_sit_down(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 4 seats"):
        GAME.new(1, seats)


@pytest.mark.rule("stem", "B4", "S-02")
def test_the_first_player_is_drawn_from_the_seed_or_named_and_turns_go_to_the_next_higher_seat() -> None:
    assert {new(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    table = a_table(3, first=2)
    assert table.first == 2
    play(table, "pass")
    assert table.active == 0
    with pytest.raises(BadInput, match="seat 4, but there are 2 seats"):
        new(2, first_player="4")


@pytest.mark.rule("stem", "B5", "S-03")
def test_with_two_players_the_solid_cards_leave_unless_the_option_keeps_them() -> None:
    assert len(new(2).finds.faces) == 24
    assert not any(new(2).edition.discoveries[find].is_solid() for find in new(2).finds.faces)
    assert len(new(2, remove_solid_with_two_players=False).finds.faces) == 44
    assert len(new(3).finds.faces) == 44


@pytest.mark.rule("stem", "B2", "B3", "S-04", "S-69")
def test_each_keeps_or_draws_anew_once_and_then_the_field_is_dealt() -> None:
    table = new(3, first_player="2")
    table.listen()
    assert table.actor == 1
    assert offered(table) == {"keep", "redraw"}
    assert refused(table, "pass") == "S-04"
    before = list(table.hands[1])
    play(table, "redraw")
    assert len(table.hands[1]) == 6
    assert not set(before) & set(table.hands[1])
    assert table.aside[1] == before
    assert in_field(table) == [None] * 5
    assert table.actor == 2
    play(table, "keep", "keep")
    assert heard(table, 0)[:2] == [Redrew, DrewHidden]
    assert heard(table, 1)[:2] == [Redrew, Drew]
    assert len(table.hero_deck) == 64 - 18
    assert set(before) <= set(table.hero_deck)
    assert None not in in_field(table)
    assert table.phase != phases.MULLIGAN


@pytest.mark.rule("stem", "S-05")
def test_a_hand_without_heroes_is_asked_like_any_other() -> None:
    for seed in range(200):
        table = new(2, seed=seed)
        seat = table.actor
        if all(table.face(card).kind != HERO for card in table.hands[seat]):
            assert offered(table) == {"keep", "redraw"}
            return
    raise AssertionError("no such hand in 200 deals")


@pytest.mark.rule("stem", "S-07")
def test_four_challenges_are_drawn_only_with_the_option() -> None:
    table = a_table(challenges=True)
    assert len(set(table.challenges)) == 4
    assert len(GAME.view(table, None).challenges) == 4
    assert a_table().challenges == []
