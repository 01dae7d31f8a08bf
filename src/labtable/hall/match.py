"""A match: the table of a room, its record, and what may be taken back."""

from typing import Literal, NamedTuple

from labtable.hall.seating import CannotDo
from labtable.kernel import NOBODY, Event, Game, Move, Record, Table
from labtable.kernel.record import lay_again, play_step

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


def allowed(game: Game, table: Table, id: int) -> Move:
    """The move with this number, if the rules allow it on this table now."""
    moves = game.catalogue.moves
    if not 0 <= id < len(moves):
        raise CannotDo(f"{game.title} has no move {id}; choose one that is offered.")
    rule = table.refusal(moves[id])
    if rule is not None:
        raise CannotDo(rule.words, rule.number)
    return moves[id]


class Match:
    """A table and its record, kept in step; it knows no socket and no clock."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.told: list[Told] = []
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
        self.told, self.secret, self.free = [], [], []
        self._take_events(table, 0)
        for number, step in enumerate(self.record.steps):
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
        """Make the actor's move, which was allowed, and write it down; what happened."""
        table = self.table
        self.secret.append(table.in_secret())
        self._note_choice()
        self.record.note(table, move.text)
        table.carry_out(move)
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
        self.free = kept
