"""What a seat sees as numbers: the cases that random play seldom meets."""

import pytest

from labtable.games.gsa.table import GsaTable
from tests.games.gsa.tables import GAME, a_table, lay, play


def told(table: GsaTable, name: str, seat: int) -> set[str]:
    """What is not nought of a plane, by the names of its rows and columns."""
    plane = next(plane for plane in GAME.observation.planes if plane.name == name)
    numbers = GAME.observation.plane(name, table, seat)
    names = [f"{row} {column}".strip() for row in plane.rows for column in plane.columns]
    return {name for name, number in zip(names, numbers, strict=True) if number}


@pytest.mark.rule("gsa", "G-40")
def test_an_offer_is_told_to_all() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 2, "flower")
    play(table, "offer:egg:flower")
    for seat in range(3):
        assert told(table, "choice", seat) == {"offered own egg", "offered other flower"}


@pytest.mark.rule("gsa", "C1")
def test_two_projects_in_collaboration_are_told_twice() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 2, "flower")
    play(table, "offer:egg:flower", "accept")
    units = told(table, "units", 0)
    assert {"egg own", "egg joined with", "flower third", "flower joined with"} <= units
