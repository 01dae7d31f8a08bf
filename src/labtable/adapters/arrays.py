"""The arrays that a batch writes: plain NumPy, one row a table."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from labtable.kernel import BadInput
from labtable.kernel.observation import Observation


class Arrays(NamedTuple):
    """What is to be decided at every table, and what came of those that ended."""

    actors: NDArray[np.int8]
    """The seat that must decide."""
    masks: NDArray[np.bool_]
    """For every move of the catalogue, whether it can be chosen."""
    observations: NDArray[np.uint8]
    """What that seat sees; no numbers in a batch that does not observe."""
    rewards: NDArray[np.float32]
    """What a match that has just ended brought every seat: 1 for winning alone, all together nought."""
    ends: NDArray[np.bool_]
    """Whether the last move ended the match, by the rules or by the longest that was allowed."""

    @classmethod
    def of(cls, sight: Observation, tables: int, seats: int, *, observing: bool) -> "Arrays":
        """New arrays for so many tables."""
        asked = shapes(sight, tables, seats, observing=observing)
        return cls._make(np.zeros(shape, kind) for shape, kind in asked)

    def check(self, sight: Observation, tables: int, seats: int, *, observing: bool) -> None:
        """Refuse arrays that were given if they are not such as a batch writes."""
        asked = shapes(sight, tables, seats, observing=observing)
        given: Iterator[NDArray[np.generic]] = iter(self)
        for name, array, (shape, kind) in zip(self._fields, given, asked, strict=True):
            if array.shape != shape or array.dtype != kind or not array.flags.writeable:
                raise BadInput(f"The array {name} must be writeable, {shape} of {np.dtype(kind)}.")

    def rows(self, first: int, number: int) -> "Arrays":
        """Those of some tables only; writing there writes here."""
        return Arrays._make(array[first : first + number] for array in self)


def shapes(
    sight: Observation, tables: int, seats: int, *, observing: bool
) -> list[tuple[tuple[int, ...], type[np.generic]]]:
    """The shape and the kind of every array."""
    return [
        ((tables,), np.int8),
        ((tables, sight.moves), np.bool_),
        ((tables, sight.size if observing else 0), np.uint8),
        ((tables, seats), np.float32),
        ((tables,), np.bool_),
    ]
