"""What is not worth thinking about in a game where luck decides much, and what is: to win now, and to leave well alone."""

import pytest

from labtable.bots import Thinker, make_bot
from labtable.bots.foresight import chances
from labtable.bots.search import advance
from labtable.games.adna.phases import DISCARD
from labtable.games.adna.table import AdnaTable
from labtable.kernel import NOBODY, Knowledge, seeded
from tests.games.adna.tables import GAME, a_table, give, hand, move, play


def nearly_won() -> AdnaTable:
    """Two bases are missing and in the hand, with so many cards that winning costs points; the rival is far."""
    table = a_table("ACGT" * 5 + "ACG", "ACGU", at=-80)
    give(table, 0, "A", "C")
    for title in GAME.cards.reaction:
        if "action" not in title.plays:
            give(table, 0, title.id, title.id)
    return table


@pytest.mark.parametrize("bot", ["hard", "expert", "search:100"])
def test_who_can_win_now_does_not_wait_for_more(bot: str) -> None:
    table = nearly_won()
    while table.actor == 0 and table.phase != DISCARD:
        table.play(make_bot(bot, seeded(1)).choose(Knowledge(GAME, table, 0)))
    assert table.actor == NOBODY
    assert table.winners() == [0]


def test_a_game_that_is_won_is_worth_more_than_any_promise() -> None:
    promising = nearly_won()
    assert chances(promising)[0] > 0.9
    won = nearly_won()
    play(won, "lay:own:A")
    play(won, "lay:own:C")
    assert won.scores()[0] < won.scores()[1], "winning cost points"
    assert chances(won)[0] > chances(promising)[0]
    assert chances(won)[0] + chances(won)[1] == pytest.approx(1.0)


def test_discards_are_chosen_at_first_sight() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "detergent", "ligase", "ligation", "goggles")
    play(table, "end")
    bot = make_bot("search:300", seeded(1))
    assert isinstance(bot, Thinker)
    weighed = bot.weigh(Knowledge(GAME, table, 0))
    assert [each.visits for each in weighed] == [1] * len(table.legal())
    assert min(weighed, key=lambda each: each.worth).move.text == "discard:detergent", (
        "the best card is thrown away last"
    )


def test_who_looks_ahead_takes_for_granted_that_nobody_discards() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "detergent", "ligase")
    advance(table, move("end"))
    assert table.active == 1
    assert hand(table, 0) == ["detergent", "ligase"]


def test_no_move_looks_better_because_it_puts_off_the_rivals_turn() -> None:
    table = a_table("ACGT" * 5 + "ACGU", "ACGTCGTTAATTCCC", at=100)
    give(table, 0, *"TTTTCCGA", "rnase_a", "goggles", "maeii", "hhai", "red_buffer")
    give(table, 1, *"ACGTA", "detergent", "agarose_gel", "ecori")
    for seed in range(10):
        choice = make_bot("search:300", seeded(seed)).choose(Knowledge(GAME, table, 0)).text
        assert not choice.startswith("lay:rival")
