"""Windows betray no hand: the moments at which the table goes on hang on who is asked, never on what they hold."""

import heapq
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from labtable.hall.audience import Reader
from labtable.hall.clock import Clock
from labtable.hall.house import House
from labtable.hall.match import Match
from labtable.hall.room import Room
from labtable.hall.seating import Person, RoomState, Seat, new_code
from labtable.hall.store import Change
from labtable.hall.window import ask_around
from labtable.hall.wire import Play
from labtable.kernel import Game, load_game
from labtable.kernel.digest import digest
from labtable.server.settings import Settings
from labtable.server.sql import SqlStore, sqlite_file
from labtable.server.workers import Workers
from tests.server.twins import fixed_rng, twin_of, whole_game, window_with_an_answer
from tests.server.visitors import Frame

pytestmark = pytest.mark.anyio
TIMES = Settings(answer_pause=1.2, countdown=20.0, pace=0.5, workers=1)
GAMES = ["adna", "stem"]


async def no_rematch(state: RoomState, host: str) -> str:
    raise AssertionError("nobody asks for a rematch here")


class HandClock(Clock):
    """A clock that is moved by hand, and keeps what is to be done when."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        self._number += 1
        heapq.heappush(self._due, (self.time + max(0.0, seconds), self._number, act))

    def next_due(self) -> float:
        return self._due[0][0] if self._due else float("inf")

    def move_to(self, time: float) -> None:
        """Do all that is due until then."""
        while self._due and self._due[0][0] <= time:
            self.time, _, act = heapq.heappop(self._due)
            act()
        self.time = time


class TimedReader(Reader):
    """A reader that notes when each picture of the table came, seen from the room's side of the socket."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.came: list[tuple[float, bytes]] = []

    def send(self, frame: bytes) -> None:
        if frame.startswith(b'{"is":"table"'):
            self.came.append((self.clock.now(), frame))

    @property
    def moments(self) -> list[float]:
        return [time for time, _ in self.came]

    @property
    def table(self) -> Frame:
        found: Frame = msgspec.json.decode(self.came[-1][1])
        return found


class Evening:
    """A room at a window, with a clock moved by hand and readers at some seats."""

    def __init__(self, room: Room, clock: HandClock, readers: dict[int | None, TimedReader]) -> None:
        self.room = room
        self.clock = clock
        self.readers = readers

    async def rest(self) -> None:
        """Let everything happen that can happen at this moment."""
        course = self.room.course
        assert course is not None
        await self.room.idle()
        while course._tasks or self.clock.next_due() <= self.clock.time:
            for task in list(course._tasks):
                await task
            self.clock.move_to(self.clock.time)
            await self.room.idle()

    async def wait(self, seconds: float) -> None:
        """Let time pass, from one thing that is due to the next."""
        until = self.clock.time + seconds
        while self.clock.next_due() <= until:
            self.clock.move_to(self.clock.next_due())
            await self.rest()
        self.clock.move_to(until)

    async def answer(self, seat: int, move: int) -> None:
        assert self.room.course is not None
        self.room.hear(self.readers[seat], Play(move=move, tick=self.room.course.tick))
        await self.rest()

    async def comes(self, place: int | None) -> TimedReader:
        """One more socket at a seat, or of somebody who watches."""
        reader = TimedReader(self.clock)
        self.room.come(reader, str(place))
        await self.rest()
        return reader

    def moments(self, seat: int | None) -> list[float]:
        return [round(time - 1000.0, 3) for time in self.readers[seat].moments]


Begin = Callable[[Match, set[int], list[int | None]], Awaitable[Evening]]


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Begin]:
    store, workers = SqlStore(sqlite_file(tmp_path / "t.db")), Workers(1, 20.0)
    await store.open()
    rooms: list[Room] = []

    async def begin(match: Match, bots: set[int], here: list[int | None]) -> Evening:
        """A room in which this match stands, people at all seats but the bots', and some of them here."""
        clock = HandClock()
        seats = [
            Seat(level="easy") if number in bots else Seat(people=[Person(f"P{number}", "", "")])
            for number in range(match.table.seats)
        ]
        state = RoomState(
            code=new_code(),
            salt="salt",
            game=match.game.name,
            options={},
            seats=seats,
            host="",
            secret="00",
            opened=0.0,
        )
        for number, seat in enumerate(seats):
            for person in seat.people:
                person.digest = state.digest(str(number))
        state.header, state.stage = match.record.header, "playing"
        change = Change(code=state.code, touched=0.0, state=state.text(), is_new=True, steps=match.record.steps)
        await store.keep(change)
        room = Room(state, match.record.steps.copy(), House(TIMES, store, workers, clock), no_rematch)
        rooms.append(room)
        assert room.course is not None
        room.course.match.table = match.table.clone()
        room.course.match.table.listen()
        readers = {place: TimedReader(clock) for place in here}
        for place, reader in readers.items():
            room.come(reader, str(place))
        found = Evening(room, clock, readers)
        await found.rest()
        return found

    yield begin
    for room in rooms:
        await room.end()
    await workers.end()
    await store.close()


def without_the_answer(match: Match) -> Match:
    """A twin in which the asked seat can only pass, and which looks the same to a spectator."""
    rng, asked = fixed_rng(), match.table.actor
    eyes = next(seat for seat in range(match.table.seats) if seat != asked)
    for _ in range(500):
        twin = twin_of(match, eyes, rng)
        if len(twin.table.legal()) == 1:
            return twin
    raise AssertionError("the asked seat always holds an answer")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def both_ways(game: Game) -> tuple[Match, Match, int, int]:
    """A match at a window whose first seat holds an answer, one in which it holds none, that seat, and another."""
    match = window_with_an_answer(game, fixed_rng())
    asked = match.table.actor
    return match, without_the_answer(match), asked, 1 - asked


async def test_a_bot_takes_the_same_pause_whether_or_not_it_holds_an_answer(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    evenings = [await evening(match, {asked}, [other, None]) for match in (holding, bare)]
    for each in evenings:
        course = each.room.course
        assert course is not None
        assert course.window is not None
        if any(question.seat == other for question in course.window.asked):
            await each.answer(other, each.readers[other].table["view"]["turn"]["offers"][-1]["id"])
        await each.wait(1.15)
    for seat in (other, None):
        assert evenings[0].readers[seat].came == evenings[1].readers[seat].came
    for each in evenings:
        shown = len(each.readers[None].came)
        await each.wait(0.1)
        assert len(each.readers[None].came) > shown
        assert each.moments(None)[shown] == 1.2


async def test_people_are_waited_for_whether_or_not_they_hold_an_answer(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    evenings = [await evening(match, set(), [asked, other, None]) for match in (holding, bare)]
    for each in evenings:
        assert each.readers[asked].table["view"]["turn"]["offers"]
        assert not each.readers[asked].table["window"]["answered"]
        await each.wait(19.9)
    for seat in (other, None):
        assert evenings[0].readers[seat].came == evenings[1].readers[seat].came
        assert evenings[0].moments(seat) == [0.0] * len(evenings[0].moments(seat))
    for each in evenings:
        assert each.readers[None].table["window"]["until"] == 1020.0
        await each.wait(0.2)
        assert each.moments(None)[-1] == 20.0


async def test_the_table_goes_on_when_all_people_have_answered(game: Game, evening: Begin) -> None:
    for match in both_ways(game)[:2]:
        each = await evening(match, set(), [0, 1, None])
        assert each.room.course is not None
        assert each.room.course.window is not None
        asked = list(each.room.course.window.asked)
        for question in asked:
            await each.wait(1.0)
            shown = len(each.readers[None].came)
            await each.answer(question.seat, question.pass_move.id)
            if question is not asked[-1]:
                assert len(each.readers[None].came) == shown, "an answer is shown to nobody else"
                assert each.readers[question.seat].table["window"]["answered"]
                assert each.readers[question.seat].table["view"]["turn"]["offers"] == []
        assert each.moments(None)[-1] == len(asked)


async def test_nobody_answers_twice_and_nobody_who_is_not_asked(game: Game, evening: Begin) -> None:
    match = window_with_an_answer(game, fixed_rng())
    asked = match.table.actor
    each = await evening(match, {1 - asked}, [asked, None])
    assert each.room.course is not None
    assert each.room.course.window is not None
    passing = each.room.course.window.asked[0].pass_move.id
    await each.answer(asked, passing)
    before = each.room.course.tick
    each.room.hear(each.readers[None], Play(move=passing, tick=before))
    await each.rest()
    assert each.room.course.tick == before


async def test_who_plays_alone_is_not_asked_what_they_can_only_pass(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    each = await evening(bare, {other}, [asked])
    assert each.readers[asked].table["window"]["answered"]
    assert each.readers[asked].table["window"]["until"] == 1001.2
    await each.wait(1.3)
    assert 1.2 in each.moments(asked)
    asked_for = await evening(holding, {other}, [asked])
    await asked_for.wait(5.0)
    assert not asked_for.readers[asked].table["window"]["answered"]
    watched = await evening(bare, {other}, [asked, None])
    assert not watched.readers[asked].table["window"]["answered"], "somebody watches"


async def test_who_was_spared_is_asked_when_somebody_comes_to_watch(game: Game, evening: Begin) -> None:
    _, bare, asked, other = both_ways(game)
    each = await evening(bare, {other}, [asked])
    await each.wait(0.5)
    shown = len(each.readers[asked].came)
    tab = await each.comes(asked)
    assert tab.table["window"] == {"until": 1001.2, "answered": True}, "a second socket of theirs is nobody else"
    assert len(each.readers[asked].came) == shown
    await each.comes(None)
    assert each.readers[asked].table["window"] == {"until": 1020.5, "answered": False}


async def test_a_window_goes_on_as_it_was_when_somebody_comes_in(game: Game, evening: Begin) -> None:
    match = window_with_an_answer(game, fixed_rng())
    each = await evening(match, set(), [0, 1])
    await each.wait(5.0)
    eve = await each.comes(None)
    assert eve.table["window"]["until"] == 1020.0
    assert each.moments(0) == [0.0]
    await each.wait(15.0)
    assert 20.0 in each.moments(0)


async def test_who_comes_in_finds_the_same_window_whatever_the_bots_hold(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    evenings = [await evening(match, {asked}, [other]) for match in (holding, bare)]
    for each in evenings:
        await each.wait(0.5)
        each.readers[None] = await each.comes(None)
    for place in (other, None):
        assert evenings[0].readers[place].came == evenings[1].readers[place].came


def test_a_window_asks_every_seat_once_as_long_as_all_see_the_same(game: Game) -> None:
    together = 0
    for match, _ in whole_game(game.name, min(3, game.most_seats), fixed_rng()):
        clone, picture = match.table.clone(), game.view(match.table, None)
        asked = ask_around(game, match.table)
        for number, question in enumerate(asked):
            assert (question.seat, question.place, question.table.in_secret()) == (clone.actor, number, True)
            assert digest(question.table) == digest(clone)
            assert game.view(question.table, None) == picture
            clone.play(question.pass_move)
        assert len({question.seat for question in asked}) == len(asked)
        together += len(asked) > 1
    assert together > 0 or game.most_seats == 2


async def test_a_pass_is_stored_whether_or_not_there_was_anything_else_to_do(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    for match in (holding, bare):
        each = await evening(match, {other}, [asked, None])
        assert each.room.course is not None
        before = len(each.room.course.match.record.steps)
        assert each.room.course.window is not None
        await each.answer(asked, each.room.course.window.asked[0].pass_move.id)
        await each.wait(1.2)
        own = [step for step in each.room.course.match.record.steps[before:] if step.seat == asked]
        assert len(own) == 1
        kept = await each.room.house.store.load(each.room.state.code)
        assert kept is not None
        assert kept[1] == each.room.course.match.record.steps


async def test_a_window_is_opened_again_when_a_room_comes_back(game: Game, evening: Begin) -> None:
    match = window_with_an_answer(game, fixed_rng())
    again = Match(game, match.record)
    assert again.table.in_secret()
    each = await evening(again, set(), [0, 1])
    assert each.readers[0].table["window"]["until"] == 1020.0
    assert len(each.readers[0].came) == 1
