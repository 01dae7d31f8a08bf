"""A match: the table of a room, its journal, and what may be taken back."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from labtable.hall.draft import Choice, Draft, Told
from labtable.hall.events import TakenBack
from labtable.hall.frames import Undoing
from labtable.hall.seating import CannotDo
from labtable.hall.store import Entry, TakeBack
from labtable.kernel import NOBODY, BadRecord, Event, Game, Move, Record, Table
from labtable.kernel.record import Header, Step, cards_made, lay_again, move_of, play_step

Takeback = Literal["no", "free", "ask"]
MOST_CUTS = 200  # of one match: whatever is taken back stays in the journal and in everybody's log


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
        self.free: Sequence[Choice] = ()
        self.last_choice: Mapping[int, int] = {}
        """For each seat, the number of steps before its last choice that everybody saw."""
        self.cuts = 0
        """How often moves were taken back."""
        self.seal: str | None = None
        """The seal of the whole record, once it is closed."""
        self.table = lay_again(game, header, listening=True)
        events, self.table.events = self.table.events or [], []
        self.told += [Told(0, event) for event in events]

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

    def draft(self) -> Draft:
        """Moves to be made from here; they count once they are stored."""
        table = self.table.clone()
        table.listen()
        return self._on(table)

    def _on(self, table: Table) -> Draft:
        return Draft(table, len(self.record.steps), len(self.journal), self.free, self.last_choice)

    def back(self, seat: int, kept: int) -> Draft:
        """The way back to before a choice that everybody saw; what may still be taken back freely stays so."""
        table = lay_again(self.game, self.record.header)
        for number, step in enumerate(self.record.steps[:kept], start=2):
            play_step(self.game, table, number, step)
        draft = self._on(table)
        draft.entries.append(TakeBack(seat, kept))
        return draft

    def take(self, draft: Draft) -> None:
        """Go on as a draft says."""
        for entry in draft.entries:
            if isinstance(entry, TakeBack):
                self._return(entry, draft.table)
                return
            self.record.steps.append(entry)
        self.journal += draft.entries
        self.told += draft.told
        self.secret += draft.secret
        self.free, self.last_choice, self.table = draft.free, draft.last_choice, draft.table

    def choose(self, move: Move) -> list[Event]:
        """Make the actor's move at once, which was allowed; what happened."""
        draft = self._on(self.table)
        happened = draft.choose(move)
        self.take(draft)
        return happened

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.ends_with(self.table)

    def ends_with(self, table: Table) -> bool:
        """Whether it is over when it has come to this table."""
        return table.actor == NOBODY or self._is_past_its_end(table)

    def _is_past_its_end(self, table: Table) -> bool:
        return self.last_round is not None and table.round > self.last_round

    @property
    def ended_early(self) -> bool:
        """Whether it ended with a round before the rules ended it."""
        return self.table.actor != NOBODY and self._is_past_its_end(self.table)

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
        return sorted([other for other, steps in self.last_choice.items() if steps > kept and other != seat])

    def _return(self, entry: TakeBack, table: Table) -> None:
        """Go on from an earlier table; what was told since is not forgotten, but marked as taken back."""
        del self.record.steps[entry.kept :], self.secret[entry.kept :]
        self.journal.append(entry)
        self.cuts += 1
        self.free = tuple(choice for choice in self.free if choice.steps < entry.kept)
        seen = (number for number in range(entry.kept) if not self.secret[number])
        self.last_choice = {self.record.steps[number].seat: number for number in seen}
        self.told = [told._replace(gone=True) if told.step > entry.kept else told for told in self.told]
        self.told.append(Told(0, TakenBack(seat=entry.seat), entry=len(self.journal)))
        self.table = table
        table.listen()
