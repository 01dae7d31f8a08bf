"""What is told: a face only to those who see it, and to all others that something happened."""

import pytest

from labtable.games.stem.effects_hands import pass_card, show_hand
from labtable.games.stem.events import Drew, DrewHidden
from labtable.games.stem.events_cards import LookedAtHand, PassedCard, PassedHidden, SawHand
from labtable.games.stem.piles import draw
from tests.games.stem.tables import a_table, give, heard, on_top


@pytest.mark.rule("stem", "D2")
def test_who_draws_is_told_the_cards_and_the_others_how_many() -> None:
    table = a_table()
    on_top(table, "curie", "abacus")
    table.listen()
    draw(table, 0, 2)
    assert heard(table, 0) == [Drew]
    assert [heard(table, other) for other in (1, 2, None)] == [[DrewHidden]] * 3


@pytest.mark.rule("stem", "S-78", "S-49")
def test_who_looks_at_a_hand_is_told_what_is_in_it_and_the_others_that_somebody_looked() -> None:
    table = a_table()
    give(table, 1, "curie", "abacus")
    table.listen()
    show_hand(table, of=1, to=0)
    assert heard(table, 0) == [LookedAtHand, SawHand]
    assert [heard(table, other) for other in (1, 2, None)] == [[LookedAtHand]] * 3


@pytest.mark.rule("stem", "S-78", "S-49")
def test_who_gives_a_card_and_who_gets_it_are_told_which_and_the_others_are_not() -> None:
    table = a_table()
    give(table, 1, "curie")
    table.listen()
    pass_card(table, table.hands[1].pop(), giver=1, taker=0)
    assert [heard(table, each) for each in (0, 1)] == [[PassedCard]] * 2
    assert [heard(table, other) for other in (2, None)] == [[PassedHidden]] * 2
