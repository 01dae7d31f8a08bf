"""The hall: all rooms of a server, opened, loaded when somebody comes, and let go when nobody is there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from labtable.hall.gathering import LEVEL_NAMES, fix
from labtable.hall.house import House
from labtable.hall.room import Room
from labtable.hall.seating import (
    CannotDo,
    Person,
    RoomState,
    Seat,
    check_plan,
    clean_name,
    lesson_plan,
    new_code,
    new_secret,
    seated,
)
from labtable.hall.store import Change
from labtable.hall.wire import NewRoom
from labtable.kernel import BadRecord
from labtable.kernel.option import read_options

log = logging.getLogger(__name__)
SWEEP = 60.0  # seconds between two looks for empty rooms
EXPIRY = 60  # sweeps between two looks for old rooms


class Hall:
    """The rooms in memory, and the way to all others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to look for rooms that nobody needs."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def open(self, new: NewRoom) -> Room:
        """Open a room as somebody planned it, and begin at once if they wish."""
        game = self.house.shelf.game(new.game)
        if new.lesson:
            new = lesson_plan(game, new)
        check_plan(game, new.seats, LEVEL_NAMES)
        options = read_options(game.options, dict(new.options))
        game.new(0, len(new.seats), dict(options))  # options that do not fit the seats are refused now
        code = new_code()
        state = RoomState(
            code=code,
            salt=code,
            game=game.name,
            options=options,
            seats=[],
            host="",
            secret="" if new.lesson else new_secret(),
            opened=self.house.clock.now(),
            lesson=new.lesson,
        )
        state.host = state.digest(new.key)
        state.seats = seated(new.seats, [], Person(clean_name(new.name), state.host, new.commitment))
        if new.start:
            fix(game, state)
        await self._write(state)
        return self._enter(state)

    async def _write(self, state: RoomState) -> None:
        await self.house.store.keep(Change(code=state.code, touched=state.opened, state=state.text(), is_new=True))

    def _enter(self, state: RoomState) -> Room:
        room = self.rooms[state.code] = Room(state, [], self.house, self.open_rematch)
        return room

    async def open_rematch(self, before: RoomState, host: str, announce: Callable[[str], Awaitable[None]]) -> None:
        """Open the room in which the same people play again; everybody's key fits their seat there too.

        If it cannot be announced, it is in the store alone, where nobody finds it before it expires.
        """
        state = RoomState(
            code=new_code(),
            salt=before.salt,
            game=before.game,
            options=before.options,
            seats=[Seat([Person(each.name, each.digest) for each in seat.people], seat.level) for seat in before.seats],
            host=host,
            secret=new_secret(),
            opened=self.house.clock.now(),
        )
        await self._write(state)
        await announce(state.code)
        self._enter(state)

    async def find(self, code: str) -> Room | None:
        """The room with this code, from memory or from the store."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Room | None:
        stored = await self.house.store.load(code)
        if stored is None:
            return None
        text, journal = stored
        try:
            state = msgspec.json.decode(text, type=RoomState)
            room = Room(state, journal, self.house, self.open_rematch)
        except msgspec.ValidationError as error:
            raise CannotDo("This room was kept by another version of Labtable; open a new one.") from error
        except BadRecord as error:
            raise CannotDo(f"This match cannot go on here: {error}") from error
        self.rooms[code] = room
        return room

    async def _sweep(self) -> None:
        """Let empty rooms leave memory, and forget old ones."""
        looks = 0
        while True:
            await asyncio.sleep(SWEEP)
            await self.let_go()
            if looks % EXPIRY == 0:
                await self.expire()
            looks += 1

    async def let_go(self) -> None:
        """Take the rooms out of memory in which nobody has been for long."""
        before = self.house.clock.now() - self.house.manners.idle
        for code, room in list(self.rooms.items()):
            if not room.audience.readers and room.quiet_since < before:
                del self.rooms[code]
                await room.end()

    async def expire(self) -> None:
        """Forget the rooms that nobody has used for very long."""
        gone = await self.house.store.expire(self.house.clock.now() - self.house.manners.keep, list(self.rooms))
        if gone:
            log.info("old rooms expired", extra={"rooms": gone})

    async def end(self) -> None:
        """Close all rooms; they go on when the server does."""
        ending: list[Awaitable[None]] = [room.end() for room in self.rooms.values()]
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*ending)
        self.rooms.clear()
