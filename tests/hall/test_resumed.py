"""What was shown is what is stored: a room that comes back from the store shows exactly what it showed before."""

from typing import Any

import msgspec
import pytest

from labtable.hall import door
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.letters import NewRoom, SeatPlan
from labtable.hall.manners import Manners
from labtable.hall.room import Room
from labtable.hall.wishes import Play, Sit, Start, Undo
from labtable.kernel import Rng, load_game, seeded
from tests.games.ours import OURS
from tests.hall.test_hall import Drawer, InPlace, Listener
from tests.server.evenings import HandClock

pytestmark = pytest.mark.anyio
NOW_AND_THEN = 7
WITH_WINDOWS = ("adna", "stem")

Shown = dict[str, Any]


def a_hall(drawer: Drawer, clock: HandClock) -> Hall:
    return Hall(House(Manners(), drawer, InPlace(), clock))


async def seated(hall: Hall, game: str) -> tuple[Room, list[Listener]]:
    """A room of a game in which people have sat down at all seats, and its match has begun."""
    seats = load_game(game).fewest_seats
    plan = [SeatPlan(sitter="me"), *[SeatPlan(sitter="open")] * (seats - 1)]
    room = await hall.open(NewRoom(game=game, seats=plan, name="P0", key=key(0)))
    room.state.secret = "00" * 32  # always the same deal
    people = [Listener() for _ in range(seats)]
    for seat, each in enumerate(people):
        room.come(each, key(seat))
        if seat:
            room.hear(each, Sit(seat=seat, name=f"P{seat}"))
    room.hear(people[0], Start())
    await room.idle()
    return room, people


def key(seat: int) -> str:
    return f"{seat:032x}"


async def go_on(room: Room, people: list[Listener], rng: Rng) -> None:
    """Somebody who may moves, at random; now and then a choice is taken back."""
    assert room.course is not None
    may = [each for each in people if each.offers]
    undoing = {each.seat: room.course.undoing(each.seat) for each in people}
    regretful = [each for each in people if (may_undo := undoing[each.seat]) is not None and not may_undo.asks]
    if regretful and rng.below(4) == 0:
        room.hear(regretful[0], Undo())
    else:
        who = may[rng.below(len(may))]
        room.hear(who, Play(move=who.offers[rng.below(len(who.offers))], tick=who.tick))
    await room.idle()


def shown(room: Room) -> list[Shown]:
    """The room, the log and the table as everybody is shown them; ticks count from when a room came into memory."""
    course = room.course
    assert course is not None
    found = []
    for seat in (None, *range(len(room.state.seats))):
        table = msgspec.json.decode(course.frame(seat))
        assert table.pop("tick") >= 0
        around = msgspec.to_builtins(room.frame(seat))
        found.append(
            {
                "table": table,
                "log": msgspec.json.decode(door.past(course.match, room.state.held_at).log(seat)),
                "room": around,
            }
        )
    return found


async def back(drawer: Drawer, clock: HandClock, room: Room) -> tuple[Hall, Room]:
    """The room as another server finds it in a copy of the store, once everybody has come."""
    copied = Drawer()
    copied.rooms = drawer.rooms.copy()
    hall = a_hall(copied, clock)
    again = await hall.find(room.state.code)
    assert again is not None
    for seat in range(len(room.state.seats)):
        again.come(Listener(), key(seat))
    await again.idle()
    return hall, again


@pytest.mark.parametrize("game", OURS)
async def test_a_restart_at_any_moment_shows_exactly_what_was_shown(game: str) -> None:
    drawer, clock, rng = Drawer(), HandClock(), seeded(5)
    hall = a_hall(drawer, clock)
    room, people = await seated(hall, game)
    course = room.course
    assert course is not None
    windows = moves = 0
    while not people[0].over:
        await go_on(room, people, rng)
        moves += 1
        fresh = course.window is not None and not course.window.answers
        if not fresh and (course.window is not None or moves % NOW_AND_THEN):
            continue  # who has answered in a window is asked anew after a restart
        windows += fresh
        other, again = await back(drawer, clock, room)
        assert shown(again) == shown(room)
        await other.end()
    assert (windows > 0, course.match.cuts > 0) == (game in WITH_WINDOWS, True)
    other, again = await back(drawer, clock, room)
    assert shown(again) == shown(room)
    assert again.course is not None
    assert (again.state.stage, again.course.match.record) == ("over", course.match.record)
    for each in (hall, other):
        await each.end()
