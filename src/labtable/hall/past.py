"""The past: a match that is over, with the names and the room in which it was played."""

from typing import NamedTuple

from labtable.hall.bites import in_bites
from labtable.hall.customs import Customs
from labtable.hall.desks import Subject
from labtable.hall.frames import Room as RoomFrame
from labtable.hall.frames import SeatState
from labtable.hall.match import Match
from labtable.hall.room import Room
from labtable.kernel import Game, Record
from labtable.review.moments import names_of

STEPS = 16  # of a match that are played again in one go


class Past(NamedTuple):
    """A match to look back on."""

    key: str
    """By which it is known: the code of its room, or the seal of a record that has none."""
    match: Match
    names: list[str]
    room: RoomFrame


def past_of(room: Room) -> Past:
    """The match of a room, once it is over; until then nobody may look into it."""
    return Past(room.state.code, room.finished(), room.state.names(), room.frame())


def subject_of(game: Game, record: Record) -> Subject:
    """What is reviewed of a record that was proved."""
    return Subject(f"record {record.seal()}", game, record, names_of(record))


async def past_of_record(game: Game, record: Record) -> Past:
    """The match of a record that was proved; it is played again in bites, so that tables play on."""
    match = (await in_bites(Match.resuming(game, record.header, record.steps), STEPS))[-1]
    names = names_of(record)
    return Past(f"record {record.seal()}", match, names, room_of(game, record, names))


def room_of(game: Game, record: Record, names: list[str]) -> RoomFrame:
    """The room that a record would have been played in: it has no code, and nobody is there."""
    seats = [SeatState(seat=seat, sitter="person", name=name) for seat, name in enumerate(names)]
    return RoomFrame(
        code="",
        game=game.name,
        edition=game.edition.digest,
        options=record.header.options,
        customs=Customs(),
        seats=seats,
        stage="over",
        you=None,
        host=False,
        me="",
        watching=0,
        watchers=[],
        deal=None,
        patience=0.0,
    )
