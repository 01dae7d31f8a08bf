"""Branches: rooms that go on from a step of a match that is over.

The log is the room: its journal begins with the steps so far, so records, replays, take-backs and reviews are as in any
other. The cards lie as they lay then, also those that nobody had seen. So that nobody is misled, the room says that it
is a branch: its deal proves nothing, and whoever opened it may know from the review what is hidden.
"""

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from labtable.hall.letters import Branch
from labtable.hall.seating import CannotDo, Person, RoomState, Seat, clean_name, new_code
from labtable.kernel import NOBODY, Game, Record, Table
from labtable.kernel.record import Header, lay_again, play_step


def tables_of(game: Game, record: Record, steps: int) -> Iterator[Table]:
    """The one table of a record, before its first step and after each of so many."""
    table = lay_again(game, record.header)
    yield table
    for number, step in enumerate(record.steps[:steps], start=2):
        play_step(game, table, number, step)
        yield table


def branched(game: Game, header: Header, table: Table, new: Branch, now: float) -> RoomState:
    """The room of a branch: whoever opens it takes the seat that is to move, bots take all others."""
    if table.actor == NOBODY:
        raise CannotDo("The match is over there; choose an earlier move to go on from.")
    code = new_code()
    state = RoomState(
        code=code,
        salt=code,
        game=game.name,
        edition=game.edition.digest,
        options=header.options,
        seats=[Seat(level=new.level) for _ in range(table.seats)],
        host="",
        secret="",
        opened=now,
        stage="playing",
        branch=new.step,
    )
    state.host = state.digest(new.key)
    state.seats[table.actor] = Seat([Person(clean_name(new.name), state.host)])
    state.header = replace(header, players=state.names(), deal=UNSET)
    return state
