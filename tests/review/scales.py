"""Scales: a decision at a table that was built by hand, weighed as a review weighs it."""

from labtable.kernel import Game, Knowledge, Record, Table, new_record, seeded
from labtable.review.counting import Desk
from labtable.review.findings import Mark
from labtable.review.verdicts import deserved
from labtable.review.weighing import Balance, Weighing

MOST = 72


class Laid(Desk):
    """A desk with a table on it that no record leads to."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.record: Record = new_record(game, 1, table.seats)
        self.tables = [table]


def weighed(game: Game, table: Table, played: str, most: int = MOST) -> Balance:
    """What a move was worth."""
    desk, weighing = Laid(game, table), Weighing(0, played, most)
    while (piece := weighing.next()) is not None:
        weighing.take(desk.compare(piece))
    return weighing.outcome()


def marked(game: Game, table: Table, played: str) -> Mark | None:
    """The mark of a move."""
    return deserved(weighed(game, table, played))


def imagined(game: Game, table: Table) -> Table:
    """A table that looks the same to who decides, with all that is hidden dealt anew."""
    return Knowledge(game, table, table.actor).imagine(seeded(99))
