"""History: a table together with all that its seats were told and did, for who must remember everything."""

from typing import NamedTuple

import msgspec

from labtable.kernel.event import Event
from labtable.kernel.game import Game
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.table import NOBODY, Table


class Done(NamedTuple):
    """A choice that a seat made."""

    seat: int
    move: str


class History:
    """A table that is listened to; whoever is asked in secret and holds no answer passes unasked after every move."""

    def __init__(self, game: Game, table: Table, kept: list[Event | Done] | None = None, decisions: int = 0) -> None:
        self.game = game
        self.table = table
        self.kept = kept or []
        self.decisions = decisions
        table.listen()

    def hush(self) -> None:
        """Let those pass who hold no answer, and keep what was told."""
        self.table.hush()
        self.kept += self.table.events or []
        self.table.events = []

    def play(self, move: Move) -> None:
        """Carry out a legal move."""
        self.kept.append(Done(self.table.actor, move.text))
        self.table.play(move)
        self.decisions += 1
        self.hush()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.actor == NOBODY

    def known(self, seat: int) -> list[Event | Done]:
        """What a seat was told and did, in order."""
        return [each for each in self.kept if (each.reaches(seat) if isinstance(each, Event) else each.seat == seat)]

    def information(self, seat: int) -> str:
        """All that a seat may know if it forgets nothing: what it was told and did, and what it sees."""
        told = [msgspec.json.encode(each.apart() if isinstance(each, Event) else each) for each in self.known(seat)]
        return b"\n".join(told).decode() + "\n" + self.sight(seat)

    def sight(self, seat: int) -> str:
        """What a seat sees: plane by plane the numbers that are not nought."""
        numbers = self.game.observation.numbers(self.table, seat)
        lines = []
        for plane in self.game.observation.planes:
            here = numbers[plane.start : plane.start + plane.size]
            lines.append(f"{plane.name}: " + " ".join(f"{at}={number}" for at, number in enumerate(here) if number))
        return "\n".join(lines)

    def imagine(self, seat: int, rng: Rng) -> "History":
        """A history that a seat cannot tell from this one: all that it cannot know is dealt anew or forgotten.

        Who is asked in it may hold no answer and have to pass.
        """
        return History(self.game, self.table.imagine(seat, rng), self.known(seat), self.decisions)

    def clone(self) -> "History":
        """A history of its own that goes on from here."""
        return History(self.game, self.table.clone(), self.kept.copy(), self.decisions)

    def __deepcopy__(self, memo: dict[int, object]) -> "History":
        return self.clone()
