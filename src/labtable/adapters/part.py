"""A part of a batch: some of its tables, and the arrays that tell of them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from labtable.adapters.arrays import Arrays
from labtable.kernel import Chosen, Game
from labtable.kernel.many import Ending, ManyTables


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

    def lay_out(self) -> ManyTables:
        """Its tables."""
        return ManyTables(*self)


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
