"""A match: the table of a room, its journal, and what may be taken back."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from labtable.hall.events import TakenBack
from labtable.hall.frames import Undoing
from labtable.hall.seating import CannotDo
from labtable.hall.store import Entry, TakeBack
from labtable.kernel import NOBODY, BadRecord, Event, Game, Move, Record, Table
from labtable.kernel.record import Header, Step, cards_made, lay_again, move_of, play_step

Takeback = Literal["no", "free", "ask"]
MOST_CUTS = 200  # of one match: whatever is taken back stays in the journal and in everybody's log


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


def allowed(game: Game, table: Table, id: int) -> Move:
    """The move with this number, if the rules allow it on this table now."""
    moves = game.catalogue.moves
    if not 0 <= id < len(moves):
        raise CannotDo(f"{game.title} has no move {id}; choose one of those offered.")
    rule = table.refusal(moves[id])
    if rule is not None:
        raise CannotDo(game.lack(table, moves[id], rule), rule.number)
    return moves[id]


class Match:
    """A table and its journal, kept in step; it knows no socket and no clock."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.last_round: int | None = None
        """The round after which it ends, whatever the rules say; None where they alone end it."""
        self.journal: list[Entry] = []
        """Every step that was made, and every take-back."""
        self.record = Record(header, [], cards=cards_made(game))
        """The steps that stand."""
        self.told: list[Told] = []
        self.secret: list[bool] = []
        """For each step that stands, whether nobody may know who chose it."""
        self.free: list[Choice] = []
        self.last_choice: dict[int, int] = {}
        """For each seat, the number of steps before its last choice that everybody saw."""
        self.cuts = 0
        """How often moves were taken back."""
        self.seal: str | None = None
        """The seal of the whole record, once it is closed."""
        self.table = lay_again(game, header, listening=True)
        self._take_events(0)

    @classmethod
    def resuming(cls, game: Game, header: Header, entries: Sequence[Entry]) -> Iterator["Match"]:
        """The match that a journal tells of, from its set-up on and after each entry; the last is how it stands."""
        match = cls(game, header)
        yield match
        returns = {entry.kept for entry in entries if isinstance(entry, TakeBack)}
        tables: dict[int, Table] = {}
        for entry in entries:
            if len(match.record.steps) in returns:
                tables[len(match.record.steps)] = match.table.clone()
            match._repeat(entry, tables)
            yield match

    def _repeat(self, entry: Entry, tables: dict[int, Table]) -> None:
        """Do what an entry tells of; a take-back leads to a table that was there before."""
        line = len(self.record.steps) + 2
        if isinstance(entry, Step):
            self.choose(move_of(self.game, self.table, line, entry))
        elif entry.kept in tables and entry.kept < len(self.record.steps):
            self._return(entry, tables[entry.kept].clone())
        else:
            raise BadRecord(
                f"Line {line}: seat {entry.seat} cannot go back to step {entry.kept}, which is yet to come."
            )

    def draft(self) -> "Match":
        """A copy to play on; it counts once it is stored."""
        draft = Match.__new__(Match)
        draft.become(self)
        draft.record = Record(self.record.header, self.record.steps.copy(), cards=self.record.cards)
        draft.journal, draft.told = self.journal.copy(), self.told.copy()
        draft.secret, draft.free, draft.last_choice = self.secret.copy(), self.free.copy(), self.last_choice.copy()
        draft.table = self.table.clone()
        draft.table.listen()
        return draft

    def become(self, other: "Match") -> None:
        """Be as another match, such as a draft that was stored."""
        vars(self).update(vars(other))

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.table.actor == NOBODY or self.ended_early

    @property
    def ended_early(self) -> bool:
        """Whether it ended with a round before the rules ended it."""
        is_going = self.table.actor != NOBODY
        return self.last_round is not None and is_going and self.table.round > self.last_round

    def rename(self, names: list[str]) -> None:
        """Let the record call everybody something else; it is sealed anew if it was."""
        self.record.header.players = names
        if self.seal is not None:
            self.seal = self.record.seal()

    def close(self) -> None:
        """Write down how the match ended, and seal it; the record of one that ended early has no result."""
        if not self.ended_early:
            self.record.close(self.table)
        self.seal = self.record.seal()

    def _take_events(self, step: int) -> list[Event]:
        events = self.table.events or []
        self.table.events = []
        self.told += [Told(step, event, entry=len(self.journal)) for event in events]
        return events

    def choose(self, move: Move) -> list[Event]:
        """Make the actor's move, which was allowed, and write it down; what happened."""
        self.secret.append(self.table.in_secret())
        self._note_choice()
        self.record.note(self.table, move.text)
        self.journal.append(self.record.steps[-1])
        self.table.carry_out(move)
        return self._take_events(len(self.record.steps))

    def _note_choice(self) -> None:
        """Remember what may be taken back: nothing from before somebody else chose, or was merely asked."""
        table = self.table
        if table.in_secret():
            self.free = []
            return
        if self.free and self.free[-1].seat != table.actor:
            self.free = []
        self.free.append(Choice(table.actor, len(self.record.steps), table.revelations))
        self.last_choice[table.actor] = len(self.record.steps)

    def takeback(self, seat: int, alone: bool) -> Takeback:
        """Whether a seat may take its last choice back by itself, must ask, or cannot."""
        if self.over or self.table.in_secret() or seat not in self.last_choice:
            return "no"
        return "free" if alone or self._is_free(seat) else "ask"

    def _is_free(self, seat: int) -> bool:
        last = self.free[-1] if self.free else None
        return last is not None and last.seat == seat and last.revelations == self.table.revelations

    def undoing(self, seat: int, others: list[int]) -> Undoing | None:
        """What a seat would take back now, and which of the others must agree to it."""
        kept, how = self.last_choice.get(seat), self.takeback(seat, alone=not others)
        if kept is None or how == "no":
            return None
        asks = others if how == "ask" else []
        return Undoing(what=self.choice_at(kept), since=self.chosen_since(kept, seat), asks=asks)

    def chosen_by(self, seat: int, entries: int) -> list[str]:
        """What a seat has chosen for all to see since the journal was so long, by its labels, as far as it stands."""
        steps, since = 0, 0
        for number, entry in enumerate(self.journal):
            steps = entry.kept if isinstance(entry, TakeBack) else steps + 1
            since = steps if number < entries else min(since, steps)
        own = (number for number in range(since, steps) if self.record.steps[number].seat == seat)
        return [self.choice_at(number) for number in own if not self.secret[number]]

    def choice_at(self, number: int) -> str:
        """What was chosen with a step, by its label."""
        move = self.game.catalogue.named(self.record.steps[number].move)
        assert move is not None, "it was made"
        return move.label

    def chosen_since(self, kept: int, seat: int) -> list[int]:
        """The other seats that have chosen since, as far as everybody saw it."""
        return sorted(other for other, steps in self.last_choice.items() if steps > kept and other != seat)

    def take_back(self, seat: int, kept: int) -> None:
        """Go back to before a choice that everybody saw; what may still be taken back freely stays so."""
        table = lay_again(self.game, self.record.header)
        for number, step in enumerate(self.record.steps[:kept], start=2):
            play_step(self.game, table, number, step)
        self._return(TakeBack(seat, kept), table)

    def _return(self, entry: TakeBack, table: Table) -> None:
        """Go on from an earlier table; what was told since is not forgotten, but marked as taken back."""
        del self.record.steps[entry.kept :], self.secret[entry.kept :]
        self.journal.append(entry)
        self.cuts += 1
        self.free = [choice for choice in self.free if choice.steps < entry.kept]
        seen = (number for number in range(entry.kept) if not self.secret[number])
        self.last_choice = {self.record.steps[number].seat: number for number in seen}
        self.told = [told._replace(gone=True) if told.step > entry.kept else told for told in self.told]
        self.told.append(Told(0, TakenBack(seat=entry.seat), entry=len(self.journal)))
        self.table = table
        table.listen()
