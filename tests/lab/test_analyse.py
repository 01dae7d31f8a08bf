"""Analysing a record: every decision, by what the seat could know."""

from labtable.kernel import load_game
from labtable.lab.analyse import analyse
from labtable.testing.play import Match

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
