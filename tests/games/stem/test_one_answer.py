"""Choices with one possible answer, and those that are asked all the same: S-69."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.events import FieldDiscarded
from labtable.testing.play import Match
from tests.games.stem.tables import (
    GAME,
    a_table,
    field,
    give,
    offered,
    play,
)


@pytest.mark.rule("stem", "S-69")
def test_enhancing_scoring_once_more_and_discarding_are_asked_even_if_stopping_is_all() -> None:
    table = a_table()
    field(table, "1E", "2E")
    give(table, 0, "gilbreth", "abacus")
    play(table, "hero:gilbreth", "field:1E")
    assert offered(table) == {"stop"}
    play(table, "stop")
    assert offered(table) == {"decline"}


@pytest.mark.rule("stem", "S-69", "S-19", "S-34")
def test_the_last_card_of_the_field_goes_by_itself_and_all_are_told() -> None:
    table = a_table()
    field(table, "1S")
    table.listen()
    play(table, "pass")
    assert [table.find(card).id for card in table.discovery_discard] == ["1S"]
    assert FieldDiscarded(seat=0, card="1S") in (table.events or [])
    assert table.active == 1


@pytest.mark.rule("stem", "S-69", "S-21")
def test_more_than_six_equal_cards_are_discarded_by_themselves() -> None:
    table = a_table()
    give(table, 0, "eureka", "eureka")
    table.hands[0] += [table.hands[0][0]] * 5
    table.phase = phases.DROP
    field(table, "1S")
    play(table, "drop:1S")
    assert len(table.hands[0]) == 6, "a seventh had to go, whichever it was"
    assert offered(table) == {"discard:eureka", "stop"}


@pytest.mark.rule("stem", "S-69")
def test_in_random_play_nobody_is_asked_what_has_one_possible_answer() -> None:
    for seed in range(40):
        options: dict[str, object] = {"face_down_enhancements": seed % 2 == 0, "max_scores_per_turn": 1 + seed % 3}
        match = Match(GAME, seed, 2 + seed % 3, options)
        for table in match.positions():
            moves = table.legal()
            if len(moves) == 1 and not table.in_secret():
                assert moves[0].text in ("pass", "stop", "none", "decline")
