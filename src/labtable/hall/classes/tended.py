"""Tended tables: what a class does in one of its rooms. It is done in the room's own task, stored before it shows."""

from collections.abc import Awaitable, Callable
from functools import partial

from labtable.hall.room import Room
from labtable.hall.seating import CannotDo, Person, RoomState, Seat

Draft = Callable[[RoomState], None]
COLOURS = ("Blue", "Orange", "Green", "Yellow", "Violet")
"""What seats are called once names are forgotten, by the colours in which the page shows them."""


def in_room(room: Room, act: Callable[[Room], Awaitable[None]]) -> Awaitable[None]:
    """Let something be done in a room's own task."""
    return room.inbox.ask(partial(act, room))


async def seat(number: int, people: list[Person], level: str, room: Room) -> None:
    """Let others sit at a seat from now on, or a bot; the match goes on as it stands."""
    draft = room.state.draft()
    if draft.seats[number].held:
        draft.hand_back(number, _entries(room))
    draft.seats[number] = Seat(people, "" if people else level)
    await room.keep(draft)
    _look_around(room, number)


async def hold(number: int, room: Room) -> None:
    """Let a bot play on for the people of a seat who are away."""
    chair = room.state.seats[number]
    if room.state.stage != "playing" or chair.held or not chair.people or room.audience.is_present(number):
        return
    draft = room.state.draft()
    draft.hand_over(number, _entries(room))
    await room.keep(draft)
    room.tell_room()
    if room.course is not None:
        room.course.changed_hands(number)


async def rename(digest: str, name: str, room: Room) -> None:
    """Call somebody something else, in the record too."""
    draft = room.state.draft()
    found = draft.find(digest)
    if found is not None:
        found.name = name
        await _renamed(room, draft)


async def end_after(round: int, room: Room) -> None:
    """Let the match end after a round; at once if that is over already."""
    draft = room.state.draft()
    draft.last_round = round
    if room.course is None or room.state.stage != "playing":
        return
    is_over = room.course.match.table.round > round
    if is_over:
        draft.stage = "over"
    await room.keep(draft)
    room.course.match.last_round = round
    if is_over:
        room.course.match.close()
        room.course.go_on()
    room.tell_room()


async def open_up(room: Room) -> None:
    """Let everybody look into the match, now that nobody plays its deal any more."""
    if room.state.closed:
        draft = room.state.draft()
        draft.closed = ""
        await room.keep(draft)
        room.tell_room()


async def stand_still(room: Room) -> None:
    """Show everybody that the clocks stand still, or go on."""
    room.tell_room()
    if room.course is not None:
        room.course.show_clock()


async def forget_names(room: Room) -> None:
    """Let no name be left, nor anything that was said."""
    draft = room.state.draft()
    for number, chair in enumerate(draft.seats):
        for person in chair.people:
            person.name = COLOURS[number % len(COLOURS)]
    draft.talk.lines.clear()
    await _renamed(room, draft)


async def hint(room: Room) -> None:
    """Let whoever is on turn see what a strong bot would do."""
    course = room.course
    if course is None or course.match.over or room.state.stage != "playing":
        raise CannotDo("Nobody plays at this table now.")
    readers = [] if course.window is not None else room.audience.at(course.match.table.actor)
    if not readers:
        raise CannotDo("Whoever is on turn there is not connected now; send a bot, or wait for them.")
    await course.hint(readers[0])


def _entries(room: Room) -> int:
    return 0 if room.course is None else len(room.course.match.journal)


async def _renamed(room: Room, draft: RoomState) -> None:
    """Keep other names, and show them."""
    if draft.header is not None:
        draft.header.players = draft.names()
    await room.keep(draft)
    if room.course is not None:
        room.course.names = room.state.names()
        room.course.match.rename(room.state.names())
    room.tell_room()


def _look_around(room: Room, number: int) -> None:
    """Other people sit at a seat: give every socket its place, and show newcomers the table."""
    before = {reader: reader.seat for reader in room.audience.readers}
    room.audience.reseat(lambda reader: room.state.seat_of(reader.digest))
    room.away_since.pop(number, None)
    if room.state.seats[number].people and not room.audience.is_present(number):
        room.away_since[number] = room.house.clock.now()
    if room.course is not None:
        room.course.names = room.state.names()
    room.host.clear_the_room(room.course)
    room.tell_room()
    if room.course is not None:
        for reader in room.audience.readers:
            if reader.seat is not None and before[reader] != reader.seat:
                room.course.welcome(reader)
        room.course.changed_hands(number)
