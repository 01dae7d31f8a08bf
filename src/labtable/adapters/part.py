"""A part of a batch: some of its tables, and the arrays that tell of them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from labtable.adapters.arrays import Arrays
from labtable.kernel import Chosen, Game
from labtable.kernel.many import Ending, ManyTables

A_BUNDLE = 64


class Part(NamedTuple):
    """Which tables, of which game; it can be sent to another process, where it is laid out."""

    game: Game
    number: int
    seats: int
    chosen: Chosen
    seed: int
    first: int
    limit: int
    observing: bool

    def bundles(self) -> "list[Part]":
        """The same tables by the few, so that what is written of some lies in the processor's cache."""
        firsts = range(0, self.number, A_BUNDLE)
        return [self._replace(number=min(A_BUNDLE, self.number - at), first=self.first + at) for at in firsts]


class Tables:
    """The tables of a part, bundle by bundle, and the arrays that tell of them."""

    def __init__(self, part: Part) -> None:
        self.number = part.number
        self.bundles = [ManyTables(*bundle) for bundle in part.bundles()]
        self.firsts = [bundle.first - part.first for bundle in part.bundles()]

    def show(self, arrays: Arrays) -> None:
        """Write down what is to be decided."""
        for first, bundle in zip(self.firsts, self.bundles, strict=True):
            show(bundle, arrays.rows(first, len(bundle.tables)))

    def step(self, moves: NDArray[np.int32], arrays: Arrays) -> list[Ending]:
        """Make a move at every table, or at none if one is not legal; which matches ended."""
        rows = [moves[first : first + A_BUNDLE].tobytes() for first in self.firsts]
        for bundle, row in zip(self.bundles, rows, strict=True):
            bundle.check(row)
        endings = []
        for first, bundle, row in zip(self.firsts, self.bundles, rows, strict=True):
            bundle.step(row)
            show(bundle, arrays.rows(first, len(bundle.tables)))
            for ending in bundle.endings:
                ending.index += first
                endings.append(ending)
        return endings

    def at_random(self) -> NDArray[np.int32]:
        """A legal move for every table."""
        return np.frombuffer(b"".join([bundle.at_random() for bundle in self.bundles]), "<i4")


def show(tables: ManyTables, arrays: Arrays) -> None:
    """Write what is to be decided into the rows of these tables."""
    written(arrays.actors, tables.actors.getvalue())
    written(arrays.masks, tables.masks.getvalue())
    written(arrays.observations, tables.pages.getvalue())
    arrays.rewards[:] = 0
    arrays.ends[:] = False
    for ending in tables.endings:
        tell(ending, arrays)


def tell(ending: Ending, arrays: Arrays) -> None:
    """Write down what a match brought."""
    arrays.rewards[ending.index] = ending.returns
    arrays.ends[ending.index] = True


def written(array: NDArray[np.generic], page: bytes) -> None:
    """Copy bytes into an array."""
    np.copyto(array, np.frombuffer(page, array.dtype).reshape(array.shape))
