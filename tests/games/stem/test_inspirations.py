"""Inspiration cards: I1, S-60 to S-68 and S-80, and every Inspiration played."""

import pytest

from labtable.games.stem import flow, phases
from labtable.games.stem.events_cards import Aimed, Granted, LostCard, NoPlace
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
    knows,
    lay,
    move,
    offered,
    on_hero,
    on_top,
    play,
    refused,
    start,
    throw,
)


@pytest.mark.rule("stem", "I1", "S-60", "S-63")
def test_eureka_draws_three_in_anybodys_turn_and_takes_no_action() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 1, "eureka")
    on_top(table, "abacus", "radio", "steam")
    start(table)
    assert (table.phase, table.actor) == (phases.WINDOW, 1)
    assert refused(table, "hero:curie") == "S-60"
    assert refused(table, "play:cut") == "D2"
    play(table, "play:eureka")
    assert hand(table, 1) == ["abacus", "radio", "steam"]
    assert discarded(table) == ["eureka"]
    assert (table.phase, table.actor) == (phases.ACTION, 0)


@pytest.mark.rule("stem", "S-60")
def test_the_moments_are_the_start_of_a_turn_and_after_the_action() -> None:
    table = a_table()
    field(table, "1S", "2T")
    give(table, 0, "eureka", "curie")
    start(table)
    assert table.phase == phases.WINDOW
    play(table, "pass", "hero:curie", "stop")
    assert table.phase == phases.WINDOW
    play(table, "pass")
    assert table.phase == phases.DISCARD


@pytest.mark.rule("stem", "S-60")
@pytest.mark.parametrize(
    ("windows", "start_asked", "after_asked"),
    [("none", False, False), ("turn_start", True, False), ("response+after_action", False, True)],
)
def test_the_option_leaves_moments_out(windows: str, start_asked: bool, after_asked: bool) -> None:
    table = a_table(inspiration_windows=windows)
    field(table, "1S", "2T")
    give(table, 0, "eureka")
    start(table)
    assert (table.phase == phases.WINDOW) == start_asked
    play(table, *["pass"] * (1 + start_asked))
    assert (table.phase == phases.WINDOW) == after_asked


@pytest.mark.rule("stem", "S-60")
def test_without_the_moment_for_answers_nobody_answers() -> None:
    table = a_table(inspiration_windows="turn_start+after_action")
    field(table, "1T")
    give(table, 0, "cailun", "eureka")
    give(table, 1, "rival")
    start(table)
    play(table, "play:eureka", "hero:cailun")
    assert table.phase == phases.ENHANCE
    assert hand(table, 1) == ["rival"]


@pytest.mark.rule("stem", "S-61", "S-69")
def test_seats_are_asked_in_order_only_if_they_can_play_and_again_after_each_card() -> None:
    table = a_table(seats=4, first=1)
    field(table, "1S")
    give(table, 0, "eureka")
    give(table, 2, "shift", "rival")
    give(table, 3, "abacus")
    start(table)
    assert table.actor == 2
    play(table, "pass")
    assert table.actor == 0
    play(table, "play:eureka")
    assert (table.phase, table.actor) == (phases.ANSWER, 2)
    play(table, "pass")
    assert (table.phase, table.actor) == (phases.WINDOW, 2), "asking begins again"
    play(table, "pass")
    play(table, *["pass"] * (table.actor == 0))
    assert (table.phase, table.actor) == (phases.ACTION, 1)


@pytest.mark.rule("stem", "S-61", "S-69", "S-76")
def test_nobody_is_told_who_is_asked_or_who_passes() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 1, "eureka")
    start(table)
    table.listen()
    assert table.in_secret()
    assert (table.actor, table.whose_turn()) == (1, 0)
    assert GAME.view(table, 1).turn.actor == 1
    for seat in (0, 2, None):
        view = GAME.view(table, seat)
        assert (view.turn.actor, view.phase, view.turn.offers) == (None, "inspirations", [])
    play(table, "pass")
    assert table.events == []


@pytest.mark.rule("stem", "S-61", "S-69")
def test_everybody_who_holds_a_card_is_asked_whatever_it_is() -> None:
    table = a_table(seats=4, first=1)
    field(table, "1S")
    give(table, 0, "eureka")
    give(table, 1, "abacus")
    give(table, 3, "radio")
    table.phase = phases.START
    flow.go_on(table)
    asked = []
    while (silence := table.silence()) is not None:
        asked.append((table.actor, table.speechless()))
        table.play(silence)
    assert asked == [(1, True), (3, True), (0, False)]
    assert (table.phase, table.actor) == (phases.ACTION, 1)


@pytest.mark.rule("stem", "S-61", "S-62", "S-47")
def test_all_opponents_with_a_card_are_asked_for_an_answer_unless_nobody_may() -> None:
    table = a_table(seats=4)
    field(table, "1T")
    give(table, 0, "cailun", "rival")
    give(table, 1, "abacus")
    give(table, 3, "rival")
    table.play(move("hero:cailun"))
    assert (table.phase, table.actor, offered(table)) == (phases.ANSWER, 1, {"pass"})
    play(table, "pass")
    assert (table.phase, table.actor, offered(table)) == (phases.ANSWER, 3, {"pass", "answer:rival"})
    shielded = table.clone()
    shielded.immune = 1
    shielded.asked = 0
    shielded.phase = phases.ASK_ANSWERS
    flow.go_on(shielded)
    assert not shielded.in_secret(), "all can see that nobody may answer"


@pytest.mark.rule("stem", "S-62", "S-64")
def test_answers_answer_the_card_announced_last_and_the_last_is_dealt_with_first() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "cailun", "rival")
    give(table, 1, "rival")
    on_top(table, "abacus", "radio")
    play(table, "hero:cailun")
    assert (table.phase, table.actor) == (phases.ANSWER, 1), "nobody answers the own card"
    assert refused(table, "play:eureka") == "S-62"
    play(table, "answer:rival")
    assert table.actor == 0, "all are asked again"
    assert [each.card for each in GAME.view(table, 2).announced] == ["cailun", "rival"]
    assert discarded(table) == [], "announced cards are in no pile"
    play(table, "answer:rival")
    assert hand(table, 0) == ["abacus", "radio"], "the first Rival Theory was cancelled itself"
    assert discarded(table) == ["rival", "rival"]


@pytest.mark.rule("stem", "S-62")
def test_nobody_answers_the_own_inspiration_in_the_turn_of_another() -> None:
    table = a_table()
    give(table, 1, "eureka", "rival")
    on_top(table, "abacus", "radio", "steam")
    start(table)
    play(table, "play:eureka")
    assert hand(table, 1) == ["rival", "abacus", "radio", "steam"], "drawn without a question"


@pytest.mark.rule("stem", "S-62")
def test_an_answer_starts_nothing_and_a_seat_that_cannot_answer_is_refused() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "rival", "eureka")
    start(table)
    assert refused(table, "answer:rival") == "S-62"
    give(table, 1, "rival")
    play(table, "play:eureka")
    assert refused(table, "answer:rival") is None
    table.hands[1].clear()
    assert refused(table, "answer:rival") == "D2"
    table.actor = 0
    assert refused(table, "answer:rival") == "S-62"


@pytest.mark.rule("stem", "S-62", "S-68", "S-74")
def test_a_cancelled_inspiration_is_spent_and_counts_as_played() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "eureka")
    give(table, 2, "rival")
    start(table)
    play(table, "play:eureka", "answer:rival")
    assert hand(table, 0) == []
    assert discarded(table) == ["rival", "eureka"], "§S-64 answers first"
    assert table.played == table.inspired == [1, 0, 1]


@pytest.mark.rule("stem", "S-64", "S-65", "S-67", "S-78")
def test_lost_notebook_takes_any_card_but_not_itself() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "notebook")
    start(table)
    assert table.phase == phases.ACTION, "an empty discard pile leaves nothing to take"
    throw(table, "watt", "abacus")
    start(table)
    play(table, "play:notebook")
    assert (table.phase, table.actor) == (phases.AIM, 0)
    assert offered(table) == {"take:watt", "take:abacus"}
    assert refused(table, "take:notebook") == "S-67"
    assert refused(table, "pass") == "S-67"
    table.listen()
    play(table, "take:watt")
    assert hand(table, 0) == ["watt"]
    assert discarded(table) == ["abacus", "notebook"]
    assert knows(table, 2, 0) == [True]
    assert Aimed in heard(table, 1)


@pytest.mark.rule("stem", "S-65")
def test_eureka_needs_a_card_to_draw() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "eureka")
    give(table, 0, "shift")
    empty_decks(table)
    start(table)
    assert refused(table, "play:eureka") == "S-65"
    throw_from_hand = table.hands[0].pop(0)
    table.hero_discard.append(throw_from_hand)
    give(table, 0, "eureka")
    table.hero_discard.append(table.hands[0].pop(0))
    assert offered(table) == {"pass", "play:eureka"}


@pytest.mark.rule("stem", "S-26", "S-65")
def test_paradigm_shift_replaces_the_whole_field_if_there_is_one() -> None:
    table = a_table()
    give(table, 0, "shift", "eureka")
    start(table)
    assert refused(table, "play:shift") == "S-65"
    field(table, "1T", "2T")
    table.listen()
    play(table, "play:shift")
    assert in_field(table)[2:] == [None, None, None], "gaps are filled later"
    assert not {"1T", "2T"} & set(in_field(table))
    assert [table.find(card).id for card in table.discovery_discard] == ["1T", "2T"]


@pytest.mark.rule("stem", "S-65", "S-67", "S-50", "S-47")
def test_borrowed_equipment_aims_at_a_hero_and_an_enhancement_and_is_placed_when_taken() -> None:
    table = a_table()
    lay(table, 0, "curie", "2S")
    lay(table, 0, "carver", "3S")
    lay(table, 1, "wu", "1S", "radium", "garden")
    lay(table, 1, "nakamoto", "1T", "radio")
    lay(table, 2, "watt", "1E")
    give(table, 0, "borrow")
    give(table, 2, "rival")
    start(table)
    play(table, "play:borrow")
    assert table.phase == phases.AIM
    play(table, "enhancement:radium")
    assert (table.phase, table.actor) == (phases.ANSWER, 2), "announced whole, then answered"
    assert on_hero(table, 1, "wu") == ["radium", "garden"]
    table.listen()
    play(table, "pass")
    assert offered(table) == {"own:curie", "own:carver"}
    play(table, "own:carver")
    assert on_hero(table, 0, "carver") == ["radium"]
    assert on_hero(table, 1, "wu") == ["garden"]
    assert discarded(table) == ["borrow"]
    assert table.played == [1, 0, 0]


@pytest.mark.rule("stem", "S-65", "S-67")
def test_borrowed_equipment_needs_an_enhancement_and_names_the_hero_first() -> None:
    table = a_table()
    give(table, 0, "borrow", "eureka")
    lay(table, 1, "wu", "1S")
    start(table)
    assert refused(table, "play:borrow") == "S-65"
    lay(table, 1, "carver", "2S", "garden")
    lay(table, 2, "watt", "2E", "steam")
    play(table, "play:borrow")
    assert offered(table) == {"target:carver", "target:watt"}
    assert refused(table, "none") == "S-67"
    assert refused(table, "target:wu") == "S-65"
    play(table, "target:watt")
    assert discarded(table) == ["steam", "borrow"], "§S-51 no place for it: taken and discarded"


@pytest.mark.rule("stem", "S-51", "E5", "S-50")
def test_a_taken_enhancement_without_a_place_is_discarded_and_never_comes_to_the_hand() -> None:
    table = a_table()
    lay(table, 0, "curie", "2S", "telescope")
    lay(table, 1, "wu", "1S", "radium")
    give(table, 0, "borrow")
    start(table)
    table.listen()
    play(table, "play:borrow")
    assert hand(table, 0) == []
    assert discarded(table) == ["radium", "borrow"]
    assert NoPlace in heard(table, 1)


@pytest.mark.rule("stem", "S-65", "S-67")
def test_retraction_discards_everything_from_one_opponents_hero() -> None:
    table = a_table()
    lay(table, 1, "wu", "1S", "radium", "garden")
    lay(table, 2, "watt", "2E", "steam")
    give(table, 0, "retraction")
    start(table)
    play(table, "play:retraction", "target:wu")
    assert on_hero(table, 1, "wu") == []
    assert on_hero(table, 2, "watt") == ["steam"]
    assert discarded(table) == ["radium", "garden", "retraction"]


@pytest.mark.rule("stem", "S-65")
@pytest.mark.parametrize(("cards", "lost"), [(("abacus", "radio", "coil"), 2), (("abacus",), 1)])
def test_funding_cut_costs_an_opponent_two_cards_at_random_or_one_who_has_one(
    cards: tuple[str, ...], lost: int
) -> None:
    table = a_table(seats=2)
    give(table, 0, "cut", "shift")
    start(table)
    assert table.phase == phases.ACTION, "no opponent holds a card, and the Field is empty"
    give(table, 1, *cards)
    table.listen()
    start(table)
    play(table, "play:cut")
    assert len(table.hands[1]) == len(cards) - lost
    assert discarded(table)[-1] == "cut"
    assert heard(table, None).count(LostCard) == lost


@pytest.mark.rule("stem", "S-65", "S-67", "S-24")
def test_crossover_grant_widens_an_own_hero_and_may_add_one_enhancement() -> None:
    table = a_table()
    lay(table, 0, "newton", "1S")
    give(table, 0, "crossover", "steam", "lecture")
    start(table)
    assert table.phase == phases.ACTION, "a Polymath needs no grant"
    lay(table, 0, "curie", "2S", "radium")
    lay(table, 0, "germain", "3S")
    start(table)
    play(table, "play:crossover")
    assert offered(table) == {"own:curie", "own:germain"}
    assert refused(table, "own:newton") == "S-65"
    assert refused(table, "own:watt") == "S-67"
    table.listen()
    play(table, "own:curie")
    assert offered(table) == {"attach:lecture", "none"}
    assert refused(table, "attach:steam") == "E3", "on that Hero only"
    play(table, "attach:lecture")
    assert on_hero(table, 0, "curie") == ["radium", "lecture"]
    assert Granted in heard(table, 2)
    assert refused(table, "add:steam") is None, "Newton can hold it"


@pytest.mark.rule("stem", "S-65")
def test_a_hero_gets_one_grant_and_it_lasts() -> None:
    table = a_table()
    lay(table, 0, "curie", "2S")
    give(table, 0, "crossover", "steam")
    start(table)
    play(table, "play:crossover", "none")
    assert table.works[0][0].granted
    assert refused(table, "add:steam") is None
    throw_away = [card for card in table.hero_discard if table.face(card).id == "crossover"]
    table.hero_discard.clear()
    table.hands[0] += throw_away
    give(table, 0, "eureka")
    start(table)
    assert refused(table, "play:crossover") == "S-65"
