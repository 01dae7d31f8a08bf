"""The judgement: a hand that lacks a Hero is exchanged, so that games go on."""

from labtable.bots import make_bot
from labtable.games.stem import phases
from labtable.games.stem.judgement import A_CARD, A_TURN, unseen_worth
from labtable.kernel import Knowledge, seeded
from tests.games.stem.tables import GAME, a_table, give


def test_an_unseen_card_is_worth_more_to_a_hand_without_a_hero() -> None:
    table = a_table(seats=2)
    assert unseen_worth(table, 0, []) > A_CARD
    assert unseen_worth(table, 0, [1.0]) == A_CARD
    table.steps[0] = 0b11111
    assert unseen_worth(table, 0, []) == A_CARD


def test_greedy_exchanges_cards_that_help_no_hero() -> None:
    table = a_table(seats=2)
    items = [card.id for card in table.edition.cards if card.is_enhancement()][:6]
    give(table, 0, *items)
    table.phase = phases.DISCARD
    assert make_bot("greedy", seeded(1)).choose(Knowledge(GAME, table, 0)).text.startswith("discard:")


def test_who_has_still_to_play_in_this_round_is_owed_a_turn() -> None:
    table = a_table(seats=3, first=1)
    table.active = 2
    assert [table.owed(seat) for seat in range(3)] == [A_TURN, 0.0, A_TURN]
    table.phase = phases.DISCARD
    assert [table.owed(seat) for seat in range(3)] == [A_TURN, 0.0, 0.0], "the turn has been played"


def test_a_turn_owed_counts_as_a_lead() -> None:
    table = a_table(seats=2, first=0)
    even = table.leads()
    table.active = 1
    assert table.leads()[1] > even[1]
