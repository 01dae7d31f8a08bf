"""Analysing a record: the whole review, the same on one core and on several."""

import msgspec
import pytest

from labtable.kernel import BadRecord
from labtable.lab.analyse import analyse, turning_points
from labtable.review.findings import Progress
from labtable.review.marks import MARKS
from tests.review.matches import NAMES, short_match


def test_an_analysis_has_all_that_a_review_finds_in_the_order_of_the_match() -> None:
    record, told = short_match("pdb"), list[Progress]()
    found = analyse(record, progress=told.append)
    assert found.opening.names == NAMES
    assert [moment.move for moment in found.opening.moments] == [step.move for step in record.steps]
    assert [len(line.chances) for line in found.curve.lines] == [len(record.steps) + 1] * 2
    numbers = [verdict.number for verdict in found.verdicts]
    assert numbers == sorted(numbers)
    for verdict in found.verdicts:
        moment = found.opening.moments[verdict.number - 1]
        assert (verdict.played, verdict.seat) == (moment.move, moment.seat)
        assert verdict.played in [option.move for option in verdict.options]
        chances = [option.chance.value for option in verdict.options]
        assert chances == sorted(chances, reverse=True)
    assert told[-1].done == told[-1].of
    assert [each.number for each in turning_points(found)] == found.summary.turning_points
    for seat, each in enumerate(found.summary.accuracy):
        judged = [verdict for verdict in found.verdicts if verdict.seat == seat and verdict.mark is not None]
        assert each.decisions == len(judged) == sum(each.marks.values())
        assert set(each.marks) == set(MARKS)
        assert 0.0 <= each.kept.low <= each.kept.value <= each.kept.high <= 1.0


def test_several_cores_find_the_same() -> None:
    record = short_match("pdb")
    assert analyse(record, jobs=2) == analyse(record)


def test_more_effort_looks_at_more_tables() -> None:
    narrow, wide = (analyse(short_match("pdb"), effort=effort).curve for effort in (8.0, 1.0))
    widths = [sum(line.high[0] - line.low[0] for line in each.lines) for each in (narrow, wide)]
    assert widths[0] < widths[1]


def test_a_record_that_is_not_what_it_says_is_not_reviewed() -> None:
    record = short_match("pdb")
    assert record.result is not None
    false = msgspec.structs.replace(record, result=msgspec.structs.replace(record.result, scores=[9, 9]))
    with pytest.raises(BadRecord, match="the record claims scores"):
        analyse(false)


def test_a_record_that_breaks_off_is_reviewed_as_far_as_it_goes() -> None:
    record = msgspec.structs.replace(short_match("pdb"), steps=short_match("pdb").steps[:4], result=None)
    found = analyse(record)
    assert not found.opening.over
    assert found.opening.ended == "The record breaks off in round 2."
    assert len(found.curve.lines[0].chances) == 5
