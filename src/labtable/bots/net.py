"""A small network of whole numbers: what it makes of a page is the same on every machine, compiled or not.

All that one input brings lies side by side in one large integer, 32 bits for each unit. So an input is taken in with
one addition, however many units there are, and nothing but Python is needed to be quick.
"""

from typing import Final

from labtable.kernel.fixed import BuiltOnce

LANE: Final = 4  # bytes for each unit
HALF: Final = 1 << 31
FINE: Final = 12  # bits behind the point of a weight
SEEN: Final = 8  # bits behind the point of what a unit passes on
CUT: Final = 4  # bits that a sum of weights loses on becoming what a unit passes on
MOST: Final = (2 << SEEN) - 1  # a unit passes on less than two
ONE: Final = float(1 << (FINE + SEEN))


class Layer(BuiltOnce):
    """For every input what it brings all units, and what they begin with."""

    def __init__(self, rows: list[int], bias: int, units: int) -> None:
        self.rows = rows
        self.units = units
        self.start = bias + sum([HALF << (8 * LANE * unit) for unit in range(units)])

    def sums(self, total: int) -> list[int]:
        """What came to each unit."""
        lanes = total.to_bytes(LANE * self.units + 1, "little")
        found = []
        for at in range(0, LANE * self.units, LANE):
            found.append((lanes[at] | lanes[at + 1] << 8 | lanes[at + 2] << 16 | lanes[at + 3] << 24) - HALF)
        return found


class Net(BuiltOnce):
    """A first layer for a page of bytes, and further ones for what its units pass on; one number comes out."""

    def __init__(self, first: Layer, others: list[Layer]) -> None:
        self.first = first
        self.others = others

    def of(self, page: bytes) -> float:
        """What the network makes of a page."""
        total = self.first.start
        rows = self.first.rows
        for place in range(len(page)):
            number = page[place]
            if number == 1:
                total += rows[place]
            elif number != 0:
                total += rows[place] * number
        sums = self.first.sums(total)
        cut = CUT
        for layer in self.others:
            total = layer.start
            rows = layer.rows
            for place in range(len(sums)):
                passed = sums[place] >> cut
                if passed > 0:
                    total += rows[place] * min(passed, MOST)
            sums = layer.sums(total)
            cut = FINE
        return sums[0] / ONE


def packed(weights: list[int]) -> int:
    """The weights of one input, side by side; a sum of such numbers is the sum of each."""
    return sum([weight << (8 * LANE * unit) for unit, weight in enumerate(weights)])
