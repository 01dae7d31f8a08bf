"""A draft: what comes to a match next, on a table of its own; it counts once it is stored."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from labtable.hall.store import Entry
from labtable.kernel import Event, Move, Table
from labtable.kernel.record import Step


class Told(NamedTuple):
    """An event, the step it came of, and whether it was taken back since."""

    step: int
    """Counted from 1; 0 for what no step brought: the set-up, and that a move was taken back."""
    event: Event
    gone: bool = False
    entry: int = 0
    """How long the journal was when it was told."""


class Choice(NamedTuple):
    """A choice that its seat may take back by itself: where it stands in the record, and what was known then."""

    seat: int
    steps: int
    revelations: int


class Draft:
    """Moves beyond the last of a match; nothing that the match has is copied for them but its table."""

    def __init__(
        self, table: Table, steps: int, entries: int, free: Sequence[Choice], last_choice: Mapping[int, int]
    ) -> None:
        self.table = table
        self.entries: list[Entry] = []
        """What comes to the journal."""
        self.told: list[Told] = []
        self.secret: list[bool] = []
        self.free, self.last_choice = free, last_choice
        self._steps, self._entries = steps, entries

    def choose(self, move: Move) -> list[Event]:
        """Make the actor's move, which was allowed, and write it down; what happened."""
        table = self.table
        is_secret = table.in_secret()
        self._note_choice(is_secret)
        self.secret.append(is_secret)
        self.entries.append(Step(table.actor, move.text))
        table.carry_out(move)
        events, table.events = table.events or [], []
        step, entry = self._steps + len(self.entries), self._entries + len(self.entries)
        self.told += [Told(step, event, entry=entry) for event in events]
        return events

    def _note_choice(self, is_secret: bool) -> None:
        """Remember what may be taken back: nothing from before somebody else chose, or was merely asked."""
        if is_secret:
            self.free = ()
            return
        actor, steps = self.table.actor, self._steps + len(self.entries)
        own = self.free if self.free and self.free[-1].seat == actor else ()
        self.free = (*own, Choice(actor, steps, self.table.revelations))
        self.last_choice = {**self.last_choice, actor: steps}
