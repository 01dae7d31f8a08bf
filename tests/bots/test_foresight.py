"""What a position is worth: a shared win is a part of one, and the margin counts a little."""

import pytest

from labtable.bots.foresight import MARGIN, POINTS, after, chances, follow, results, squash
from tests.bots.tables import B, Fork, Over, Polite
from tests.games.adna import tables as adna


def test_a_win_alone_is_worth_more_than_a_shared_one_and_that_more_than_none() -> None:
    alone, shared = results(Over([0], [5, 5, 5])), results(Over([0, 2], [5, 5, 5]))
    even = MARGIN / 2
    assert alone == pytest.approx([1 - MARGIN + even, even, even])
    assert shared == pytest.approx([(1 - MARGIN) / 2 + even, even, (1 - MARGIN) / 2 + even])


def test_the_margin_counts_a_little_over_the_best_of_the_others() -> None:
    winner, loser, last = results(Over([0], [9, 5, 1]))
    assert winner == pytest.approx(1 - MARGIN + MARGIN * squash(4 / POINTS))
    assert loser == pytest.approx(MARGIN * squash(-4 / POINTS))
    assert last == pytest.approx(MARGIN * squash(-8 / POINTS))


def test_who_wins_with_fewer_points_has_won_no_less_and_who_loses_with_more_no_more() -> None:
    winner, loser = results(Over([0], [1, 9]))
    assert winner == pytest.approx(1 - MARGIN / 2)
    assert loser == pytest.approx(MARGIN / 2)


def test_a_lead_of_one_swing_wins_about_three_games_in_four() -> None:
    assert squash(1.0) == pytest.approx(0.731, abs=0.001)
    assert squash(-1.0) == pytest.approx(1 - squash(1.0))
    table = adna.a_table("ACGTACGT", "ACG")
    assert chances(table) == [squash(lead / table.swing()) for lead in table.leads()]


def test_a_move_is_followed_by_all_that_is_taken_for_granted_and_leaves_the_table_alone() -> None:
    table = adna.a_table("ACGTACGT", "ACGTACGT", at=25)
    adna.give(table, 0, "dna_loading_dye")
    adna.give(table, 1, "detergent")
    asked = table.clone()
    asked.play(adna.move("play:dna_loading_dye"))
    assert asked.presumed() is not None
    settled = after(table, adna.move("play:dna_loading_dye"))
    assert (settled.actor, settled.presumed()) == (0, None)
    assert adna.hand(table, 0) == ["dna_loading_dye"]


def test_everybody_passes_who_is_asked_one_after_the_other() -> None:
    table = Polite(Fork(1, Fork(1, Fork(1, Fork(0, [0], [1]), [1]), [1]), [1]))
    follow(table)
    assert (table.actor, table.winners()) == (0, [])
    assert after(Polite(Fork(0, [1], Fork(1, [0], [1]))), B).winners() == [0]
