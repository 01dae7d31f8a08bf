"""What a good position is (placeholder)."""

from typing import TYPE_CHECKING

from labtable.games.adna.chains import dna

if TYPE_CHECKING:
    from labtable.games.adna.table import AdnaTable


def judge(table: "AdnaTable", seat: int) -> float:
    return float(dna(table, seat) - dna(table, 1 - seat))
