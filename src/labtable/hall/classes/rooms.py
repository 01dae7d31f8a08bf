"""The rooms of a class: opened by its plan, all in one house with its clock, and found again after a restart."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Protocol

from labtable.hall.classes import tended
from labtable.hall.classes.plan import ClassPlan
from labtable.hall.classes.state import ClassState, ClassTable, Played, Pupil
from labtable.hall.classes.tended import in_room
from labtable.hall.customs import Customs
from labtable.hall.gathering import fix
from labtable.hall.house import House
from labtable.hall.room import Room
from labtable.hall.seating import GENTLE, CannotDo, Person, RoomState, Seat, TableOfClass, luck_of, new_code, new_secret
from labtable.kernel import Game
from labtable.kernel.deal import FairDeal, promise_of
from labtable.kernel.lesson import NEWCOMER, lesson_of
from labtable.kernel.option import read_options

BETWEEN = "-"  # the code of a class and that of its room; a proxy that hashes the first part brings both to one node
CLASS_LENGTH = 13  # signs of a class's code, one fewer than a room's, so that none is taken for the other
MOST_ROOMS = 400  # first steps of sixty, and of thirty tables eleven matches, or five with a second game on each deal;
# all stay in memory for the report
AT_ONCE = -1  # the round after which a match ends that is to end now
CLOSED = "Other tables still play this deal; nobody looks into it before they are all over."


class Landlord(Protocol):
    """Who opens and finds rooms: the hall."""

    rooms: dict[str, Room]

    async def begin_room(self, game: Game, state: RoomState) -> Room:
        """Write a new room down, and let people in."""

    async def find_room(self, code: str) -> Room | None:
        """A room, from memory or claimed for this house."""


class ClassRooms:
    """The rooms of one class."""

    def __init__(self, state: ClassState, house: House, landlord: Landlord, tend: Callable[[Room], None]) -> None:
        self.state = state
        self.house = house
        self.landlord = landlord
        self.tend = tend
        """Listens to what happens in a room."""

    def get(self, code: str) -> Room | None:
        """A room of this class that is in memory."""
        return self.landlord.rooms.get(code) if code else None

    def all(self) -> list[Room]:
        """All rooms of this class that are in memory."""
        return [room for room in map(self.get, self.codes()) if room is not None]

    def codes(self) -> Iterable[str]:
        """The codes of all rooms that were ever opened for this class."""
        steps = (pupil.steps for pupil in self.state.pupils if pupil.steps)
        return dict.fromkeys([*steps, *(played.room for played in self.state.played)])

    def new_code(self, draft: ClassState) -> str:
        """A code for another room of this class, which nobody can guess who knows another."""
        if draft.opened_rooms >= MOST_ROOMS:
            raise CannotDo("This class has had all the tables that a class can have; end it and open a new one.")
        draft.opened_rooms += 1
        return f"{self.state.code}{BETWEEN}{new_code()}"

    async def ensure(self) -> None:
        """Find or open every room that there should be now, whatever came between."""
        if self.state.ended is not None:
            return
        for pupil in self.state.pupils:
            if pupil.steps and not pupil.done and pupil.table is not None:
                await self._ensure(pupil.steps, lambda pupil=pupil: self._steps(pupil))  # type: ignore[misc] # bound now
        for table in self.state.tables:
            if table.room:
                await self._ensure(table.room, lambda table=table: self._match(table))  # type: ignore[misc] # bound now

    async def recall(self) -> None:
        """Find the rooms of earlier matches too, for the report; one that has expired is left out."""
        for played in self.state.played:
            if self.get(played.room) is None:
                found = await self.landlord.find_room(played.room)
                if found is not None:
                    self.tend(found)

    async def _ensure(self, code: str, make: Callable[[], Awaitable[tuple[Game, RoomState]]]) -> None:
        room = self.get(code) or await self.landlord.find_room(code)
        if room is None:
            game, state = await make()
            room = await self.landlord.begin_room(game, state)
        self.tend(room)

    async def agree(self) -> None:
        """Let everybody sit at the tables as the class has it, and under the names that it has."""
        if self.state.ended is not None:
            return
        for table in self.state.tables:
            await self._agree(
                table.room, [[self.person(self.state.pupil(each)) for each in seat] for seat in table.seats]
            )
        for pupil in self.state.pupils:
            if not pupil.done:
                await self._agree(pupil.steps, [[self.person(pupil)]])
        here = {pupil.steps for pupil in self.state.pupils}
        for room in self.all():
            if room.state.lesson and room.state.code not in here:
                await self._agree(room.state.code, [[]])

    async def _agree(self, code: str, wanted: list[list[Person]]) -> None:
        """Let a room's seats be as they are wanted."""
        room = self.get(code)
        if room is None:
            return
        for number, people in enumerate(wanted):
            mine = room.state.seats[number].people
            if [each.digest for each in mine] != [each.digest for each in people]:
                level = self.state.plan.bots or GENTLE
                await in_room(room, partial(tended.seat, number, people, level))
            for one, other in zip(mine, people, strict=False):
                if one.digest == other.digest and one.name != other.name:
                    await in_room(room, partial(tended.rename, other.digest, other.name))

    async def stop(self, code: str) -> None:
        """Let a match end at once."""
        room = self.get(code)
        if room is not None:
            await in_room(room, partial(tended.end_after, AT_ONCE))

    async def each(self, act: Callable[[Room], Awaitable[None]]) -> None:
        """Let something be done in every room that is in memory."""
        await asyncio.gather(*(in_room(room, act) for room in self.all()))

    # Opening

    def _state(self, game: Game, code: str, table: int) -> RoomState:
        plan = self.state.plan
        return RoomState(
            code=code,
            salt=self.state.code,
            game=game.name,
            edition=game.edition.digest,
            options=read_options(game.options, dict(plan.options.get(game.name, {}))),
            customs=Customs(chat="free" if plan.chat else "words", watching="nobody"),
            seats=[],
            host=self.state.teacher,
            secret="",
            opened=self.house.clock.now(),
            of_class=TableOfClass(self.state.code, table, plan.hints),
        )

    async def _steps(self, pupil: Pupil) -> tuple[Game, RoomState]:
        """The first steps of one pupil, with bots around them."""
        table = self.state.table(pupil.table or 0)
        game = self.house.shelf.game(table.game)
        lesson = lesson_of(game)
        assert lesson is not None, "only games with first steps begin with them"
        state = self._state(game, pupil.steps, table.number)
        state.lesson, state.options = True, read_options(game.options, dict(lesson.options))
        state.seats = [Seat(level=GENTLE) for _ in range(lesson.seats)]
        state.seats[NEWCOMER] = Seat([self.person(pupil)])
        fix(game, state, state.opened)
        return game, state

    async def _match(self, table: ClassTable) -> tuple[Game, RoomState]:
        """The match of a table; every one with the same deal has the same luck, and is closed until all are over."""
        game = self.house.shelf.game(table.game)
        state = self._state(game, table.room, table.number)
        state.seats = [self._seat(seat) for seat in table.seats]
        secret = self.state.secrets[self.state.match] if self.state.plan.same_deals else await self._secret(table)
        state.secret, state.luck = secret, luck_of(secret)
        state.dealt = FairDeal(promise_of(secret), secret, [])
        state.closed = CLOSED
        fix(game, state, state.opened)
        return game, state

    async def _secret(self, table: ClassTable) -> str:
        """The secret of a table's own deal: in a second game on it that of the first."""
        before = [each for each in self.state.played if each.table == table.number and each.match == self.state.match]
        first = await self.landlord.find_room(before[0].room) if table.leg > 1 and before else None
        return new_secret() if first is None else first.state.secret

    def _seat(self, pupils: list[int]) -> Seat:
        if not pupils:
            return Seat(level=self.state.plan.bots or GENTLE)
        return Seat([self.person(self.state.pupil(each)) for each in pupils])

    def person(self, pupil: Pupil) -> Person:
        """A pupil as somebody at a table."""
        return Person(pupil.name, pupil.digest)


def class_of(code: str) -> str:
    """The code of the class to which a room or a class belongs, by its own code; of other rooms their own."""
    return code.partition(BETWEEN)[0]


def is_class(code: str) -> bool:
    """Whether this is the code of a class itself."""
    return len(code) == CLASS_LENGTH


def games_of(plan: ClassPlan, house: House) -> list[Game]:
    """The games of a plan, each once."""
    return [house.shelf.game(name) for name in dict.fromkeys(plan.games)]


def played_at(table: ClassTable, match: int) -> Played:
    """What is noted of a match that begins."""
    return Played(
        match=match, table=table.number, game=table.game, room=table.room, seats=[*table.seats], leg=table.leg
    )
