"""A match: the table of a room, its record, and what may be taken back."""

from typing import Literal, NamedTuple

from labtable.kernel import NOBODY, Event, Game, Move, Record, Table
from labtable.kernel.record import lay_again, pass_on, play_step

Takeback = Literal["no", "free", "ask"]


class Told(NamedTuple):
    """An event, and how many steps the record had when it was told: none for what happened in the set-up."""

    steps: int
    event: Event


class Choice(NamedTuple):
    """A choice that its seat may take back by itself: where it stands in the record, and what was known then."""

    seat: int
    steps: int
    revelations: int


class Match:
    """A patient table and its record, kept in step; it knows no socket and no clock."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.told: list[Told] = []
        self.passes = 0
        """How many passes of which the record does not tell were made since its last step."""
        self.secret: list[bool] = []
        """For each step, whether nobody may know who chose it."""
        self.free: list[Choice] = []
        self.table = self._replayed()

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.table.actor == NOBODY

    def _replayed(self) -> Table:
        """The table at the end of the record, with everything that was told on the way."""
        table = lay_again(self.game, self.record.header, listening=True)
        table.patient = True
        self.told, self.secret, self.free = [], [], []
        self.passes = 0
        self._take_events(table, 0)
        for number, step in enumerate(self.record.steps):
            pass_on(table)
            self.secret.append(table.in_secret())
            play_step(self.game, table, number + 2, step)
            self._take_events(table, number + 1)
        return table

    def _take_events(self, table: Table, steps: int) -> list[Event]:
        events = table.events or []
        table.events = []
        self.told += [Told(steps, event) for event in events]
        return events

    def choose(self, move: Move) -> list[Event]:
        """Make the actor's move and write it down; what happened. The room has checked that it is legal."""
        table = self.table
        merely = table.merely_passes()
        if not merely:
            self.secret.append(table.in_secret())
        self.passes = self.passes + 1 if merely else 0
        self._note_choice()
        self.record.note(table, move.text)
        table.play(move)
        return self._take_events(table, len(self.record.steps))

    def _note_choice(self) -> None:
        """Remember what may be taken back: nothing from before somebody else chose, or was merely asked."""
        table = self.table
        if table.in_secret():
            self.free = []
            return
        if self.free and self.free[-1].seat != table.actor:
            self.free = []
        self.free.append(Choice(table.actor, len(self.record.steps), table.revelations))

    def takeback(self, seat: int, alone: bool) -> Takeback:
        """Whether a seat may take its last choice back by itself, must ask, or cannot."""
        if self.over or self.table.in_secret() or self.last_choice(seat) is None:
            return "no"
        return "free" if alone or self._is_free(seat) else "ask"

    def _is_free(self, seat: int) -> bool:
        last = self.free[-1] if self.free else None
        return last is not None and last.seat == seat and last.revelations == self.table.revelations

    def last_choice(self, seat: int) -> int | None:
        """The number of steps before a seat's last choice that everybody saw."""
        for number in range(len(self.record.steps) - 1, -1, -1):
            if self.record.steps[number].seat == seat and not self.secret[number]:
                return number
        return None

    def cut(self, steps: int) -> None:
        """Drop all steps from this number on, and lay the table again."""
        del self.record.steps[steps:]
        self.record.result = None
        self.table = self._replayed()

    def take_back(self, steps: int) -> None:
        """Cut before a choice that everybody saw; what may still be taken back freely stays so."""
        kept = [choice for choice in self.free if choice.steps < steps]
        self.cut(steps)
        self.passes = pass_on(self.table)  # whoever was asked before that choice has passed already
        self._take_events(self.table, steps)
        self.free = kept
