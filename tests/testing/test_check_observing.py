"""The conformance kit finds numbers that tell too little or too much: each made on purpose."""

from pathlib import Path
from typing import cast

import pytest
from librt.strings import BytesWriter

from labtable.games.pdb.table import PdbTable
from labtable.kernel import Game, Table, load_game
from labtable.kernel.observation import Plane, put
from labtable.testing import check_game
from labtable.testing.observing import (
    numbers_hang_on_what_is_seen,
    numbers_tell_what_is_seen,
    planes_keep_to_themselves,
)

EXAMPLES = 30
PDB = [plane.name for plane in load_game("pdb").planes()]
OTHERS = [("gsa", "hands"), ("adna", "chains"), ("adna", "seen bases"), ("stem", "works")]


def with_planes(name: str, planes: list[Plane]) -> Game:
    """A game that tells other numbers than it does."""
    told: Game = type("Told", (type(load_game(name)),), {"planes": lambda self: planes})()
    return told


@pytest.mark.parametrize(("name", "left_out"), [*[("pdb", plane) for plane in PDB], *OTHERS])
def test_a_plane_that_is_left_out_is_missed(failures: Path, name: str, left_out: str) -> None:
    game = with_planes(name, [plane for plane in load_game(name).planes() if plane.name != left_out])
    with pytest.raises(AssertionError, match="shows in the view of seat"):
        check_game(game, numbers_tell_what_is_seen, EXAMPLES)


class TopOfTheDeck(Plane):
    """What nobody may know."""

    def __init__(self) -> None:
        super().__init__("top", "The next card.", [""], ["card"])

    def write(self, table: Table, seat: int, page: BytesWriter, at: int) -> None:
        deck = cast(PdbTable, table).deck
        put(page, at, deck[-1] if deck else 0)


class Overflowing(TopOfTheDeck):
    """Writes where the plane before it does."""

    def write(self, table: Table, seat: int, page: BytesWriter, at: int) -> None:
        put(page, max(0, at - 1), 200)


def test_a_plane_that_tells_what_is_hidden_is_found(failures: Path) -> None:
    with pytest.raises(AssertionError, match="the numbers of a seat betray what is hidden"):
        check_game(with_planes("pdb", [TopOfTheDeck()]), numbers_hang_on_what_is_seen, EXAMPLES)


def test_a_plane_that_writes_elsewhere_is_found(failures: Path) -> None:
    with pytest.raises(AssertionError, match="writes elsewhere"):
        check_game(with_planes("pdb", [Overflowing()]), planes_keep_to_themselves, EXAMPLES)
