"""What a seat sees as numbers: the cases that random play seldom meets."""

import pytest

from labtable.games.adna.table import AdnaTable
from tests.games.adna.tables import GAME, a_table, give, play


def told(table: AdnaTable, name: str, seat: int) -> dict[str, int]:
    """What is not nought of a plane, by the names of its rows and columns."""
    plane = next(plane for plane in GAME.observation.planes if plane.name == name)
    numbers = GAME.observation.plane(name, table, seat)
    names = [f"{row} {column}".strip() for row in plane.rows for column in plane.columns]
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


@pytest.mark.rule("adna", "A-44", "A-53")
def test_a_cut_is_told_with_its_chain_and_the_loose_piece() -> None:
    """Whose chain it is depends on who looks."""
    table = a_table("", "CATGAC", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    give(table, 1, "linker", "A")
    play(table, "cut:nlaiii:rival")
    assert table.in_secret()
    assert told(table, "loose", 0) == {"place 1": 1, "place 2": 2}
    announced = [{name.removeprefix("1 from the top ") for name in told(table, "announced", seat)} for seat in (0, 1)]
    assert {"by own", "rival's chain"} <= announced[0]
    assert {"by next", "own chain"} <= announced[1]
    assert set(told(table, "phase", 0)) == {"answer"}
    assert set(told(table, "phase", 1)) == {"repair"}
