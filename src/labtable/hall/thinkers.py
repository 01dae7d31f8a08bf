"""What the hall asks of thinkers: somewhere, a bot looks at a table and says what it would do."""

import hashlib
from typing import NamedTuple, Protocol

from labtable.hall.desks import Subject, cards_of
from labtable.hall.thinking import Thought
from labtable.kernel import Game, Record, Table
from labtable.lab.trial import Found, Trial
from labtable.review.pieces import Counted, Piece


class Stuck(Exception):
    """A bot did not answer in time, or could not answer at all."""


class Busy(Exception):
    """So many bots are to think that one would have to wait for too long."""


class Decision(NamedTuple):
    """What a seat must decide: the table as it stood when it was asked, and the record that led there."""

    room: str
    cuts: int
    """How often the record was cut; what a worker remembers from before a cut is of no use."""
    game: Game
    record: Record
    table: Table
    seat: int
    silent: int
    """How many seats that are asked before this one are taken to pass."""
    names: list[str]
    """What the seats are called, for this one to read."""
    luck: str = ""
    """What a bot rolls its dice with, where several tables have the same luck; otherwise it is drawn."""

    @property
    def seed(self) -> int | None:
        """The dice for this decision, where they are the same at several tables: whoever came so far by the same
        steps has the same luck from there."""
        if not self.luck:
            return None
        roll = hashlib.sha256(f"{self.luck}:{len(self.record.steps)}:{self.seat}".encode()).digest()
        return int.from_bytes(roll[:7], "big")

    @property
    def cards(self) -> str:
        """The text of the card file that is played with."""
        return cards_of(self.game)


class Thinkers(Protocol):
    """Where bots think, apart from the rooms that wait for them."""

    async def wake(self, room: str) -> None:
        """Get ready to think for a room."""

    async def choose(self, decision: Decision, level: str, *, explain: bool = False) -> Thought:
        """What a bot of a level would decide, and why if that is asked for."""

    async def count(self, subject: Subject, piece: Piece) -> Counted:
        """A piece of a review, counted when nothing else waits."""

    async def try_out(self, trial: Trial) -> Found:
        """Some deals with a card and without it, played when nothing else waits."""

    @property
    def hands(self) -> int:
        """How many pieces may be counted at once."""
