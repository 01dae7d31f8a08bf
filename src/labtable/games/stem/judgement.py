"""What a good position is, in points of score, for bots that weigh moves."""

from typing import TYPE_CHECKING

from labtable.games.stem.bonuses import OPEN_EYES
from labtable.games.stem.end import score

if TYPE_CHECKING:
    from labtable.games.stem.table import StemTable


def judge(table: "StemTable", seat: int) -> float:
    """The own score."""
    return float(score(table, seat, OPEN_EYES))
