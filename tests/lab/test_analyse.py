"""Analysing a record: every decision, by what the seat could know."""

import pytest

from labtable.kernel import load_game, new_record
from labtable.lab.analyse import Decision, analyse, judge, summary_of
from labtable.testing.play import Match
from tests.bots.tables import Fork, Paths

PDB = load_game("pdb")


def test_a_review_weighs_every_decision_and_finds_the_turning_points() -> None:
    record = Match(PDB, 3, 2, {"target": 5}).finish()
    seen: list[int] = []
    review = analyse(PDB, record, "30", seen.append)
    assert len(seen) == len(record.steps)
    assert sum(each.decisions for each in review.seats) == len(review.decisions) <= len(record.steps)
    losses = [each.loss for each in review.turning_points]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(each.loss for each in review.decisions)
    for each in review.decisions:
        assert each.played == record.steps[each.number - 1].move
        assert each.seat == record.steps[each.number - 1].seat


def test_the_one_who_plays_what_search_prefers_gives_nothing_away() -> None:
    record = Match(PDB, 3, 2, {"target": 4}).finish()
    review = analyse(PDB, record, "30")
    for each in review.decisions:
        if each.played == each.best:
            assert each.loss == 0.0


def decision(seat: int, played: str, expected: float, best_expected: float) -> Decision:
    """A choice between two moves, of which search prefers the first."""
    return Decision(1, 1, seat, 2, played, "", expected, "first", "", best_expected)


def test_what_a_seat_gave_away_is_the_mean_over_its_own_decisions() -> None:
    record = new_record(PDB, 1, 3, {}, ["ada", "bob"])
    decisions = [
        decision(0, "first", 0.6, 0.6),
        decision(1, "second", 0.2, 0.5),
        decision(1, "first", 0.7, 0.7),
        decision(1, "second", 0.8, 0.7),
    ]
    ada, bob, nobody = (summary_of(record, seat, decisions) for seat in range(3))
    assert (ada.player, ada.decisions, ada.agreed, ada.mean_loss) == ("ada", 1, 1, 0.0)
    assert (bob.player, bob.decisions, bob.agreed) == ("bob", 3, 1)
    assert bob.mean_loss == pytest.approx(0.1), "a move better than the preferred one gave nothing away"
    assert (nobody.player, nobody.decisions, nobody.mean_loss) == ("", 0, 0.0)


def test_search_prefers_a_certain_win_to_one_that_comes_later() -> None:
    table = Paths(Fork(0, Fork(0, [0], [0]), [0]))
    judged = judge(PDB, table, 7, "a", "40")
    assert (judged.number, judged.seat, judged.choices) == (8, 0, 2)
    assert (judged.played, judged.played_label, judged.best, judged.best_label) == ("a", "A", "b", "B")
    assert judged.expected == pytest.approx(judged.best_expected, abs=0.05)


def test_a_move_costs_what_the_better_one_promised() -> None:
    judged = judge(PDB, Paths(Fork(0, [1], Fork(0, [0], [0]))), 0, "a", "40")
    assert judged.best == "b"
    assert judged.loss == pytest.approx(judged.best_expected - judged.expected)
    assert judged.loss > 0.5
