"""What the hall asks of thinkers: somewhere, a bot looks at a table and says what it would do."""

from typing import Protocol

from labtable.hall.thinking import Thought
from labtable.kernel import Record


class Stuck(Exception):
    """A bot did not answer in time, or could not answer at all."""


class Busy(Exception):
    """So many bots are to think that one would have to wait for too long."""


class Thinkers(Protocol):
    """Where bots think, apart from the rooms that wait for them."""

    async def wake(self, room: str) -> None:
        """Get ready to think for a room."""

    async def choose(
        self,
        room: str,
        cuts: int,
        record: Record,
        seat: int,
        level: str,
        *,
        cards: str = "",
        silent: int = 0,
        weigh: bool = False,
    ) -> Thought:
        """What a bot of a level would do at a seat, when so many who are asked before it have passed.

        `cuts` says how often the record was cut; `cards` is the text of a card file, if the game's own are not played.
        """
