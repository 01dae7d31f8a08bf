"""Turns: the draw, bases, mutation, discards, and what may be done when."""

import pytest

from labtable.games.adna import turn
from labtable.games.adna.decks import BASES, ENZYMES, REACTIONS
from labtable.games.adna.events import Drew
from labtable.games.adna.phases import DISCARD, MAIN, MUTATE
from labtable.games.adna.table import AdnaTable
from tests.games.adna.tables import a_table, bottom, chain, give, hand, offered, play, refused, told


def sizes(table: AdnaTable, seat: int) -> list[int]:
    return [len(table.hands[3 * seat + deck]) for deck in range(3)]


@pytest.mark.rule("adna", "P6", "A-01")
def test_only_the_player_whose_turn_begins_draws_three_two_and_one() -> None:
    table = a_table()
    play(table, "end")
    assert sizes(table, 0) == [0, 0, 0]
    assert sizes(table, 1) == [3, 2, 1]
    assert (table.actor, table.active, table.round) == (1, 1, 2)


@pytest.mark.rule("adna", "A-01", "A-07")
def test_with_both_draw_the_other_draws_too_and_afterwards() -> None:
    table = a_table(both_draw=True)
    table.decks[BASES] = table.decks[BASES][:4]
    table.listen()
    turn.begin(table, 1)
    assert sizes(table, 1) == [3, 2, 1]
    assert sizes(table, 0) == [1, 2, 1]
    drawers = [event.seat for event in told(table, Drew)]
    assert drawers == [1, 1, 1, 0, 0, 0]


@pytest.mark.rule("adna", "A-07")
def test_an_empty_deck_gives_what_is_there_and_is_not_shuffled_again() -> None:
    table = a_table()
    table.decks[REACTIONS] = table.decks[REACTIONS][:1]
    table.decks[ENZYMES] = []
    turn.begin(table, 1)
    assert sizes(table, 1) == [3, 1, 0]
    assert table.decks[REACTIONS] == []


@pytest.mark.rule("adna", "P7", "O2", "Q8", "A-05", "A-22")
def test_any_number_of_bases_goes_to_the_3_end_of_either_chain() -> None:
    table = a_table("AC", "")
    give(table, 0, "G", "T", "A")
    play(table, "lay:own:G", "lay:rival:A", "lay:own:T")
    assert (chain(table, 0), chain(table, 1)) == ("ACGT", "A")
    assert (table.actor, table.phase) == (0, MAIN)


@pytest.mark.rule("adna", "O3")
def test_a_card_that_is_not_in_the_hand_cannot_be_played_or_discarded() -> None:
    table = a_table("AC", "AC")
    give(table, 1, "A", "agarose_gel", "ecori")
    for text in ("lay:own:A", "play:agarose_gel", "cut:ecori:own"):
        assert refused(table, text) == "O3"
    give(table, 0, "C")
    play(table, "end")
    assert refused(table, "discard:A") == "O3"


@pytest.mark.rule("adna", "D4", "A-48", "A-50")
def test_a_uracil_is_laid_like_a_base_and_then_nothing_more_goes_on_that_chain() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "U", "U", "A", "spectrophotometer")
    give(table, 1, "detergent")
    play(table, "lay:rival:U")
    assert table.actor == 0, "nobody can answer it"
    assert chain(table, 1) == "ACGU"
    assert refused(table, "lay:rival:A") == "A-48"
    assert refused(table, "lay:rival:U") == "A-48"
    assert refused(table, "play:spectrophotometer:rival") == "A-48"
    assert refused(table, "lay:own:A") is None


@pytest.mark.rule("adna", "A-22")
def test_in_a_turn_only_what_a_turn_allows() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "detergent", "linker", "A")
    for text in ("answer:detergent", "repair:linker", "base:A", "place:1", "step:up", "pass", "leave", "done"):
        assert refused(table, text) == "A-22"
    assert refused(table, "discard:A") == "A-22"


@pytest.mark.rule("adna", "P9", "Q11", "A-06")
def test_after_the_plays_up_to_three_cards_go_face_down_under_their_decks_in_order() -> None:
    table = a_table()
    give(table, 0, "A", "A", "goggles", "ecori")
    play(table, "end")
    assert table.phase == DISCARD
    assert refused(table, "lay:own:A") == "A-06"
    assert refused(table, "end") == "A-06"
    play(table, "discard:A", "discard:ecori", "discard:A")
    assert bottom(table, BASES, 2) == ["A", "A"]
    assert bottom(table, ENZYMES, 1) == ["ecori"]
    assert hand(table, 0) == ["goggles"]
    assert table.active == 1, "after the third the turn is over"


@pytest.mark.rule("adna", "A-06")
def test_discarding_is_free_and_there_is_no_hand_limit() -> None:
    table = a_table()
    give(table, 0, *("A" * 20), *("C" * 20))
    play(table, "end")
    assert offered(table) == {"discard:A", "discard:C", "done"}
    play(table, "discard:A", "done")
    assert len(hand(table, 0)) == 39
    assert table.active == 1


@pytest.mark.rule("adna", "A-06")
def test_nobody_is_asked_to_discard_from_an_empty_hand() -> None:
    table = a_table()
    give(table, 0, "C")
    play(table, "end", "discard:C")
    assert table.active == 1
    empty = a_table()
    play(empty, "end")
    assert empty.active == 1


@pytest.mark.rule("adna", "F3", "Q3", "A-13", "A-21")
@pytest.mark.parametrize(("at", "asked"), [(55, False), (65, True), (80, True), (100, True)])
def test_above_60_degrees_the_other_may_mutate_the_chain_before_the_draw(at: int, asked: bool) -> None:
    table = a_table("", "AACU", at=at)
    turn.begin(table, 1)
    assert (table.phase == MUTATE) == asked
    if asked:
        assert table.actor == 0
        assert hand(table, 1) == []
        assert offered(table) == {"place:1", "place:2", "place:3", "leave"}


@pytest.mark.rule("adna", "A-21")
def test_a_mutation_exchanges_two_different_bases_and_cannot_be_answered() -> None:
    table = a_table("", "AACG", at=65)
    give(table, 1, "detergent")
    turn.begin(table, 1)
    assert refused(table, "place:5") == "A-21"
    assert refused(table, "lay:own:A") == "A-21"
    play(table, "place:2")
    assert offered(table) == {"place:3", "place:4"}
    assert refused(table, "place:1") == "A-21"
    assert refused(table, "leave") == "A-21"
    play(table, "place:4")
    assert chain(table, 1) == "AGCA"
    assert (table.actor, table.phase) == (1, MAIN)
    assert len(hand(table, 1)) == 7


@pytest.mark.rule("adna", "A-21")
def test_a_mutation_may_be_left_and_nobody_is_asked_without_two_different_bases() -> None:
    table = a_table("", "AAC", at=100)
    turn.begin(table, 1)
    play(table, "leave")
    assert chain(table, 1) == "AAC"
    assert table.actor == 1
    for bases in ("", "A", "AAAAU"):
        alike = a_table("", bases, at=100)
        turn.begin(alike, 1)
        assert alike.phase == MAIN
