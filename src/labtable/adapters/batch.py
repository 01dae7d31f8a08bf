"""A batch: thousands of tables moved on together, read from NumPy arrays."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import TracebackType
from typing import Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from labtable.adapters.arrays import Arrays
from labtable.adapters.crew import crew_of
from labtable.adapters.part import Part
from labtable.kernel import BadInput, Game, load_game
from labtable.kernel.many import Ending
from labtable.kernel.observation import Observation
from labtable.kernel.option import read_options

ENDLESS = 1 << 31


class Batch:
    """Many tables of one game, each waiting for one decision.

    `step` makes a move at every table and writes into `arrays` what is to be decided next: who must decide, what can
    be chosen, what that seat sees, what the matches that ended brought, and which ended. A table begins anew at once.
    Whoever is asked in secret and holds no answer passes unasked.

    Everything hangs on the seed alone, not on the number of processes. They share the work, as threads would not:
    compiled rules hold Python's lock.
    """

    def __init__(
        self,
        game: Game | str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        processes: int = 1,
        longest: int | None = None,
        observing: bool = True,
        into: Arrays | None = None,
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.seats = self.game.most_seats if seats is None else seats
        self.tables = at_least_one("tables", tables)
        self.game.check_seats(self.seats)
        chosen = read_options(self.game.options, dict(options or {}))
        limit = ENDLESS if longest is None else at_least_one("longest", longest)
        parts = split(tables, min(at_least_one("processes", processes), tables))
        plans = [Part(self.game, number, self.seats, chosen, seed, first, limit, observing) for first, number in parts]
        self.crew = crew_of(plans)
        self.arrays = into or Arrays.of(self.observation, tables, self.seats, observing=observing)
        self.arrays.check(self.observation, tables, self.seats, observing=observing)
        self.endings: list[Ending] = []
        self.crew.show(self.arrays)

    @property
    def observation(self) -> Observation:
        """The planes of what a seat sees, and how many moves there are."""
        return self.game.observation

    def step(self, moves: ArrayLike) -> Arrays:
        """Make a move at every table, by its number in the catalogue; one that is not legal is refused."""
        row = np.asarray(moves)
        if row.shape != (self.tables,) or row.dtype.kind not in "iu":
            raise BadInput(f"A step takes one whole number for each of the {self.tables} tables.")
        self.endings = self.crew.step(row.astype("<i4"), self.arrays)
        return self.arrays

    def at_random(self) -> NDArray[np.int32]:
        """A legal move for every table, each as likely as the others there."""
        return self.crew.at_random()

    def close(self) -> None:
        """Let the processes go."""
        self.crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def at_least_one(what: str, number: int) -> int:
    """A number that makes sense from 1 on."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadInput(f"A batch needs a whole number from 1 on for {what}, not {number!r}.")
    return number


def split(tables: int, parts: int) -> Sequence[tuple[int, int]]:
    """The first table and the number of tables of every part, as even as can be."""
    firsts = [tables * part // parts for part in range(parts + 1)]
    return [(first, after - first) for first, after in pairwise(firsts)]
