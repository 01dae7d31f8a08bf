"""What is public, what a seat knows, and what it can imagine: S-76, S-78 and S-79."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.kinds import ANY_FACE, INSPIRATION, ITEM, LOCATION
from labtable.games.stem.piles import MULLIGAN_LOT, put_under, reshuffle_heroes
from labtable.games.stem.table import Bottom, StemTable
from labtable.kernel import seeded
from labtable.kernel.digest import digest
from labtable.testing import random_table
from tests.games.stem.tables import (
    GAME,
    a_table,
    field,
    finds_on_top,
    give,
    hand,
    knows,
    lay,
    new,
    on_top,
    play,
    start,
    throw,
)


def imagined(table: StemTable, seat: int, number: int = 40) -> list[StemTable]:
    rng = seeded(5)
    return [table.imagine(seat, rng) for _ in range(number)]


@pytest.mark.rule("stem", "S-76", "D2")
def test_hands_and_deck_orders_are_hidden_and_everything_else_is_public() -> None:
    table = a_table()
    field(table, "1S", "2T")
    lay(table, 0, "carver", "3S", "garden")
    throw(table, "watt")
    give(table, 0, "abacus")
    view = GAME.view(table, 1)
    assert view.field[:2] == ["1S", "2T"]
    assert view.hero_discard == ["watt"]
    assert view.hero_deck == len(table.hero_deck)
    assert view.players[0].works[0].hero == "carver"
    assert (view.players[0].hand[0].card, view.players[0].hand[0].kinds) == (
        None,
        ["hero", "item", "location", "inspiration"],
    )
    assert GAME.view(table, 0).players[0].hand[0].card == "abacus"
    assert GAME.view(table, None).players[0].hand[0].card is None


@pytest.mark.rule("stem", "S-78")
def test_of_two_equal_cards_the_better_known_leaves_first() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "eureka", "eureka")
    shown = table.hands[0][1]
    table.cards.show(shown)
    start(table)
    play(table, "play:eureka")
    assert shown in table.hero_discard


@pytest.mark.rule("stem", "S-78")
def test_a_face_stays_known_until_the_card_is_shuffled() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "rfranklin")
    give(table, 1, "abacus")
    play(table, "hero:rfranklin")
    card = table.hands[1][0]
    assert table.cards.knows(0, card)
    table.hands[1].remove(card)
    table.hero_discard.append(card)
    table.marks[card] = 1 << LOCATION
    reshuffle_heroes(table)
    assert not table.cards.knows(0, card)
    assert table.marks[card] == ANY_FACE


@pytest.mark.rule("stem", "S-78", "S-79")
def test_ramanujan_knows_which_cards_lie_under_the_deck_but_not_their_order() -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "ramanujan", "lecture")
    on_top(table, "abacus", "radio", "steam", "coil")
    play(table, "hero:ramanujan", "take:coil")
    bottom = table.hero_deck[:3]
    assert GAME.view(table, 0).players[0].under_hero_deck == [["abacus", "radio", "steam"]]
    assert GAME.view(table, 1).players[0].under_hero_deck == []
    sets = [{each.face(card).id for card in bottom} for each in imagined(table, 0)]
    assert all(each == {"abacus", "radio", "steam"} for each in sets)
    orders = {tuple(each.cards.faces[card] for card in bottom) for each in imagined(table, 0)}
    assert len(orders) == 6
    others = {each.face(card).id for each in imagined(table, 1) for card in bottom}
    assert len(others) > 10, "for the others they can be anything"


@pytest.mark.rule("stem", "S-78", "S-79")
def test_shen_kuo_knows_which_discoveries_lie_under_the_deck() -> None:
    table = a_table()
    field(table, "1M", "2T")
    finds_on_top(table, "1S", "2S", "3S", "4S")
    give(table, 0, "shenkuo", "abacus")
    play(table, "hero:shenkuo", "field:1M", "none")
    assert GAME.view(table, 0).players[0].under_discovery_deck == [["1S", "2S", "3S", "4S"]]
    bottom = table.discovery_deck[:4]
    assert all({each.find(card).id for card in bottom} == {"1S", "2S", "3S", "4S"} for each in imagined(table, 0))
    assert len({each.find(card).id for each in imagined(table, 2) for card in bottom}) > 10


@pytest.mark.rule("stem", "S-78")
def test_a_single_card_put_under_the_deck_stays_known() -> None:
    table = a_table()
    card = table.hero_deck.pop()
    table.cards.show(card, 1)
    put_under(table, 0, [card], True)
    assert table.cards.knows(0, card)
    assert table.hero_bottoms == []


@pytest.mark.rule("stem", "S-78")
def test_knowledge_of_a_set_ends_when_others_put_some_of_it_under_the_deck_again() -> None:
    table = a_table()
    cards = [table.hero_deck.pop() for _ in range(7)]
    put_under(table, 0, cards[:3], True)
    put_under(table, 1, cards[3:5], True)
    for card in cards[2:3] + cards[5:]:
        table.hero_deck = [each for each in table.hero_deck if each != card]
    put_under(table, 1, [cards[2], *cards[5:]], True)
    assert [(each.seat, set(each.cards)) for each in table.hero_bottoms] == [
        (1, {cards[2], *cards[5:]}),
        (1, set(cards[3:5])),
    ]
    table = a_table()
    cards = [table.hero_deck.pop() for _ in range(4)]
    put_under(table, 0, cards[:3], True)
    table.hero_deck.remove(cards[0])
    put_under(table, 0, [cards[0], cards[3]], True)
    assert [set(each.cards) for each in table.hero_bottoms] == [{cards[0], cards[3]}, set(cards[1:3])]


@pytest.mark.rule("stem", "S-78")
def test_shuffled_cards_leave_the_sets_under_a_deck() -> None:
    table = a_table()
    cards = [table.hero_deck.pop() for _ in range(3)]
    table.hero_bottoms = [Bottom(0, cards[:2]), Bottom(1, cards[2:])]
    table.hero_discard = [cards[0], cards[2]]
    reshuffle_heroes(table)
    assert [(each.seat, each.cards) for each in table.hero_bottoms] == [(0, [cards[1]])]


@pytest.mark.rule("stem", "S-79")
def test_marks_are_kept_when_faces_are_imagined() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing", "lecture")
    give(table, 1, "abacus", "watt", "garden")
    play(table, "hero:turing", "kind:inspiration")
    hands = [[each.face(card).kind for card in each.hands[1]] for each in imagined(table, 2)]
    assert not any(INSPIRATION in kinds for kinds in hands)
    assert len({tuple(kinds) for kinds in hands}) > 3
    assert all(hand(each, 1) == ["abacus", "watt", "garden"] for each in imagined(table, 0)), "he saw them"


def after_redraw(seed: int = 3) -> tuple[StemTable, list[str]]:
    """A table on which the first of two players has drawn anew, and what that player set aside."""
    table = new(2, seed=seed, first_player="1", inspiration_windows="none")
    aside = hand(table, 0)
    play(table, "redraw", "keep")
    return table, aside


@pytest.mark.rule("stem", "S-79", "S-04")
def test_own_cards_set_aside_lie_only_where_the_deck_was_when_all_had_chosen() -> None:
    table, aside = after_redraw()
    in_hands = {id for each in imagined(table, 0, 200) for id in hand(each, 1)}
    assert not in_hands & (set(aside) - {"eureka", "rival"})
    assert len(in_hands) > 40
    for_the_other = {id for each in imagined(table, 1, 200) for id in hand(each, 0)}
    assert for_the_other & set(aside), "the other player does not know them"


@pytest.mark.rule("stem", "S-79")
def test_hands_kept_and_the_deck_are_imagined_as_one() -> None:
    table = new(2, seed=3, first_player="1", inspiration_windows="none")
    play(table, "keep", "keep")
    assert len({id for each in imagined(table, 0, 200) for id in hand(each, 1)}) > 40


@pytest.mark.rule("stem", "S-79")
def test_an_own_card_set_aside_that_was_met_again_ties_nothing_any_more() -> None:
    table, aside = after_redraw()
    twin = next(id for id in aside if id not in ("eureka", "rival"))
    card = next(card for card in table.hero_deck if table.face(card).id == twin)
    table.hero_deck.remove(card)
    table.hands[0].append(card)
    table.cards.show(card, 1)
    for each in imagined(table, 0):
        assert hand(each, 0)[-1] == twin
    table.hands[0].remove(card)
    table.hero_discard.append(card)
    before = table.aside_faces[0].copy()
    assert table.cards.lots[card] == MULLIGAN_LOT
    reshuffle_heroes(table)
    assert len(table.aside_faces[0]) == len(before) - 1


@pytest.mark.rule("stem", "S-79", "S-78")
def test_an_own_card_set_aside_may_lie_in_a_set_under_the_deck() -> None:
    table, aside = after_redraw()
    ours = [card for card in table.hero_deck if table.face(card).id in aside][:2]
    other = next(card for card in table.hero_deck if table.face(card).id not in aside)
    rest = [*ours, other]
    table.hero_deck = [card for card in table.hero_deck if card not in rest]
    faces = {table.cards.faces[card] for card in rest}
    put_under(table, 0, rest, True)
    for each in imagined(table, 0):
        assert {each.cards.faces[card] for card in rest} == faces


@pytest.mark.rule("stem", "S-79", "S-78")
def test_whatever_is_imagined_is_consistent_with_marks_and_sets_in_random_play() -> None:
    rng = seeded(9)
    for seed in range(30):
        options: dict[str, object] = {"face_down_enhancements": seed % 2 == 0}
        table = random_table(GAME, seed, 2 + seed % 3, 10 * (seed % 20), options)
        assert isinstance(table, StemTable)
        for seat in range(table.seats):
            other = table.imagine(seat, rng)
            assert sorted(other.cards.faces) == sorted(table.cards.faces)
            for card, mark in enumerate(other.marks):
                assert other.face(card).mark & ~mark == 0
            for bottom in table.hero_bottoms:
                if bottom.seat == seat:
                    before = sorted(table.cards.faces[card] for card in bottom.cards)
                    assert sorted(other.cards.faces[card] for card in bottom.cards) == before


@pytest.mark.rule("stem", "S-78")
def test_cards_looked_at_are_shown_to_the_looker_alone() -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "ramanujan")
    on_top(table, "abacus", "radio", "steam", "coil")
    play(table, "hero:ramanujan")
    assert table.phase == phases.ABILITY
    assert GAME.view(table, 0).looked == ["coil", "steam", "radio", "abacus"][::-1]
    assert GAME.view(table, 1).looked == [None] * 4
    assert knows(table, 1, 0) == []


@pytest.mark.rule("stem", "S-79")
def test_tables_that_look_the_same_to_a_seat_are_imagined_the_same() -> None:
    for seed in range(20):
        options: dict[str, object] = {"face_down_enhancements": seed % 2 == 0}
        table = random_table(GAME, seed, 2 + seed % 3, 7 * seed, options)
        for seat in range(table.seats):
            twin = table.imagine(seat, seeded(99))
            once, again = (each.imagine(seat, seeded(seed)) for each in (table, twin))
            assert digest(once) == digest(again)


@pytest.mark.rule("stem", "S-79")
def test_a_face_that_fits_few_places_makes_room_for_itself() -> None:
    table = a_table()
    hidden = table.hero_deck[-6:]
    items = [card for card in table.hero_deck if table.face(card).kind == ITEM][:5]
    for place, item in zip(hidden, items, strict=False):
        faces = table.cards.faces
        faces[place], faces[item] = faces[item], faces[place]
        table.marks[place] = table.face(place).mark
    for each in imagined(table, 0):
        assert all(each.face(card).mark == table.marks[card] for card in hidden[:5])


@pytest.mark.rule("stem", "S-79", "S-35", "S-40")
def test_a_look_that_reaches_into_a_new_deck_joins_it_with_the_old_one() -> None:
    table, aside = after_redraw()
    field(table, "1EM")
    give(table, 0, "ramanujan")
    own = next(id for id in aside if id not in ("eureka", "rival", "ramanujan"))
    on_top(table, own, "abacus" if own != "abacus" else "radio")
    table.hero_discard = [card for card in table.hero_deck[:-2] if table.face(card).id not in aside][:8]
    table.hero_deck = table.hero_deck[-2:]
    table.phase = phases.ACTION
    play(table, "hero:ramanujan")
    play(table, *[text for text in ("field:1EM",) if table.phase == phases.CARD])
    assert len({table.cards.lots[card] for card in table.looked}) == 2
    kept = next(card for card in table.looked if table.face(card).id != own)
    play(table, f"take:{table.face(kept).id}")
    assert len({table.cards.lots[card] for card in table.hero_deck}) == 1
    for seat in (0, 1):
        assert sorted(table.imagine(seat, seeded(1)).cards.faces) == sorted(table.cards.faces)
