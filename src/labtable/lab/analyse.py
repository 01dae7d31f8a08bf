"""Analysing a record: the review of a match, counted here or on several cores, and all it found."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec

from labtable.bots.temper import temper_of
from labtable.kernel import Record, game_of, parse_record
from labtable.kernel.record import verify
from labtable.review.counting import Desk
from labtable.review.findings import Curve, Finding, Opening, Progress, Summary, Verdict
from labtable.review.moments import names_of
from labtable.review.pieces import Counted, Piece
from labtable.review.review import Review

Told = Callable[[Progress], None]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The whole review of a match."""

    effort: float
    opening: Opening
    curve: Curve
    verdicts: list[Verdict]
    """In the order of the match."""
    summary: Summary


def analyse(
    record: Record,
    edition: Path | None = None,
    effort: float = 1.0,
    jobs: int = 1,
    progress: Told = lambda progress: None,
) -> Analysis:
    """Go through a record; each seat is judged by what it could know then."""
    game = game_of(record, edition)
    verify(game, record)
    review = Review(names_of(record), temper_of(game).review_tables, effort=effort)
    findings = alone(review, Desk(game, record)) if jobs == 1 else together(review, record, edition, jobs)
    for finding in findings:
        if isinstance(finding, Progress):
            progress(finding)
    return analysis_of(review.findings(), effort)


def alone(review: Review, desk: Desk) -> Iterator[Finding]:
    """Count a review piece by piece."""
    while (piece := review.next()) is not None:
        yield from review.take(piece, desk.count(piece))


def together(review: Review, record: Record, edition: Path | None, jobs: int) -> Iterator[Finding]:
    """Count a review on several cores; what comes of it is the same."""
    with ProcessPoolExecutor(jobs, initializer=_lay_out, initargs=(record.text(), edition)) as pool:
        under_way: dict[Future[Counted], Piece] = {}
        while True:
            while len(under_way) < jobs and (piece := review.next()) is not None:
                under_way[pool.submit(_count, piece)] = piece
            if not under_way:
                return
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                yield from review.take(under_way.pop(done), done.result())


_desks: list[Desk] = []
"""What a process of the pool has on its desk."""


def _lay_out(text: str, edition: Path | None) -> None:
    record = parse_record(text)
    _desks.append(Desk(game_of(record, edition), record))


def _count(piece: Piece) -> Counted:
    return _desks[0].count(piece)


def analysis_of(findings: list[Finding], effort: float) -> Analysis:
    """All that was found, put in order."""
    opening = next(each for each in findings if isinstance(each, Opening))
    curve = next(each for each in findings if isinstance(each, Curve))
    summary = next(each for each in findings if isinstance(each, Summary))
    verdicts = [each for each in findings if isinstance(each, Verdict)]
    return Analysis(
        effort=effort,
        opening=opening,
        curve=curve,
        verdicts=sorted(verdicts, key=lambda each: each.number),
        summary=summary,
    )


def turning_points(analysis: Analysis) -> list[Verdict]:
    """The verdicts on the moments that changed most."""
    return [each for each in analysis.verdicts if each.number in analysis.summary.turning_points]
