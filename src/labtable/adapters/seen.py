"""What a seat sees, as the environments hand it out: numbers, a mask, and a drawing for people."""

from io import StringIO
from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console

from labtable.kernel import NOBODY, Game, Table
from labtable.kernel.observation import MOST, Observation

WIDTH = 100


class Seen(TypedDict):
    """What a seat sees, and which moves it can choose."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


def look(sight: Observation, table: Table, seat: int) -> Seen:
    """What a seat sees of a table."""
    return Seen(observation=numbers(sight, table, seat), action_mask=mask(sight, table, seat))


def numbers(sight: Observation, table: Table, seat: int) -> NDArray[np.uint8]:
    """The numbers of a seat."""
    return np.frombuffer(sight.numbers(table, seat), np.uint8)


def mask(sight: Observation, table: Table, seat: int) -> NDArray[np.int8]:
    """What a seat can choose; nothing while another one is asked."""
    return np.frombuffer(sight.mask(table, seat), np.int8)


def observation_space(sight: Observation) -> spaces.Dict:
    """Numbers and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (sight.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (sight.moves,), np.int8),
        }
    )


def action_space(sight: Observation) -> spaces.Discrete:
    """The moves by their numbers."""
    return spaces.Discrete(sight.moves)


def drawn(game: Game, table: Table, seat: int | None = None) -> str:
    """A table as a seat sees it, the one to move unless another is named, drawn for a terminal."""
    looking = seat if seat is not None or table.actor == NOBODY else table.actor
    names = [f"Seat {number + 1}" for number in range(table.seats)]
    page = StringIO()
    Console(file=page, width=WIDTH).print(game.board(game.view(table, looking), names))
    return page.getvalue()
