"""The hall: all rooms of a server, opened, loaded when somebody comes, and let go when nobody is there."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from labtable.hall.bites import in_bites
from labtable.hall.branches import branched, tables_of
from labtable.hall.chores import Chore, Chores
from labtable.hall.classes.rooms import class_of, is_class
from labtable.hall.classes.school import School
from labtable.hall.desks import Subject
from labtable.hall.gathering import fix
from labtable.hall.house import House
from labtable.hall.lease import FIRST_FENCE, Lease
from labtable.hall.letters import Branch, NewRoom, Standing
from labtable.hall.match import Match
from labtable.hall.past import STEPS, Past, past_of
from labtable.hall.rematches import played_again, played_back
from labtable.hall.reviews import Reviews
from labtable.hall.room import Room
from labtable.hall.seating import (
    CannotDo,
    Person,
    RoomState,
    clean_name,
    kept_customs,
    lesson_plan,
    new_code,
    new_secret,
    seated,
)
from labtable.hall.short import ShortCodes
from labtable.hall.store import CardFile, Change, Entry, NotStored, Stored
from labtable.hall.trials import Trials
from labtable.hall.workshop import opened
from labtable.kernel import BadInput, Game, Record
from labtable.kernel.option import read_options
from labtable.kernel.record import Step

log = logging.getLogger(__name__)
LOOK = 2.0  # seconds between two looks for rooms that another house has claimed
SWEEP = 60.0  # seconds between two looks for empty rooms
OVERDUE = 600.0  # seconds between two looks for classes that should be over, or gone
EXPIRY = 3600.0  # seconds between two looks for old rooms
BITE = 20  # rooms that are let go or forgotten in one go
RECENT = 3600.0  # seconds since the last move of a table that the home page names
MOST_LISTED = 24


class Hall:
    """The rooms in memory, and the way to all others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.short_codes = ShortCodes(house.store, house.clock, house.manners)
        self.school: School = School(house, self)
        self.chores = Chores(
            Chore("leases", LOOK, self.check_leases),
            Chore("let go", SWEEP, self.let_go),
            Chore("expire", EXPIRY, self.expire),
            Chore("classes", OVERDUE, self.school.end_overdue),
            Chore("short codes", EXPIRY, self.short_codes.expire),
            Chore("card files", EXPIRY, self.forget_cards),
        )
        self.reviews = Reviews(house.thinkers)
        self.trials = Trials(house.thinkers, house.clock)
        self._began = house.clock.now()
        self._slept: float | None = None
        self._ending: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Start to look for rooms that nobody needs, and for those that are another's by now."""
        with contextlib.suppress(NotStored):  # it is asked again before anything is forgotten
            await self._sleep()
            while await self.school.end_overdue():
                pass
        self.chores.begin()

    async def open(self, new: NewRoom) -> Room:
        """Open a room as somebody planned it, and begin at once if they wish."""
        game = await self._dealt_with(new)
        if new.lesson:
            new = lesson_plan(game, new)
        self.house.shelf.check_plan(game, new.seats)
        options = read_options(game.options, dict(new.options))
        game.new(0, len(new.seats), dict(options))  # options that do not fit the seats are refused now
        code = new_code()
        state = RoomState(
            code=code,
            salt=code,
            game=game.name,
            edition=game.edition.digest,
            options=options,
            customs=kept_customs(new),
            seats=[],
            host="",
            secret="" if new.lesson else new_secret(),
            opened=self.house.clock.now(),
            lesson=new.lesson,
        )
        state.host = state.digest(new.key)
        state.seats = seated(new.seats, Person(clean_name(new.name), state.host, new.commitment))
        if new.start:
            fix(game, state, state.opened)
        else:
            state.short = await self.short_codes.lend(code)
        return await self.begin_room(game, state)

    async def begin_room(self, game: Game, state: RoomState) -> Room:
        """Write a new room down, and let people in."""
        await self._write(game, state)
        return await self._enter(game, state)

    async def _dealt_with(self, new: NewRoom) -> Game:
        """The game of a new room: as it is played here, or with the cards that come along."""
        if not new.cards:
            return self.house.shelf.game(new.game)
        game = await asyncio.to_thread(opened, new.game, new.cards)
        self.house.shelf.remember(game)
        return game

    async def branch(self, game: Game, record: Record, new: Branch) -> Room:
        """Open a room that goes on from a step of a match that is over; its journal begins with the steps so far."""
        steps = record.steps[: new.step]
        table = (await in_bites(tables_of(game, record, len(steps)), STEPS))[-1]
        self.house.shelf.check_level(game, new.level)
        state = branched(game, record.header, table, new, self.house.clock.now())
        await self._write(game, state, steps)
        return self._move_in(await self._laid_out(game, state, [*steps], FIRST_FENCE))

    async def _write(self, game: Game, state: RoomState, steps: Sequence[Step] = ()) -> None:
        """Write a new room down, and the cards with which it is opened."""
        text = game.card_text
        cards = None if text is None else CardFile(game.edition.digest, game.name, text.text)
        await self.house.store.keep(
            Change(
                code=state.code,
                fence=FIRST_FENCE,
                touched=state.opened,
                state=state.text(),
                is_new=True,
                classroom=None if state.of_class is None else state.of_class.code,
                cards=cards,
                entries=steps,
            )
        )

    async def _enter(self, game: Game, state: RoomState) -> Room:
        return self._move_in(await self._laid_out(game, state, [], FIRST_FENCE))

    async def review(self, room: Room) -> AsyncIterator[bytes]:
        """The review of a room's match, line by line; it goes on from what is stored, and is stored."""
        keep = partial(self.house.store.keep_review, room.state.code)
        return self.reviews.read(*await self._reviewed(room), keep)

    async def finished(self, room: Room) -> Match:
        """The match of a room, once it is over, and whatever else is played with the same cards."""
        state = room.state
        again = await self.look(state.return_game) if state.closed and state.return_game else None
        if again is not None and again.state.stage == "over":
            state.closed = ""
        return room.finished()

    async def past(self, room: Room) -> Past:
        """The match of a room to look back on, once nobody plays with the same cards any more."""
        await self.finished(room)
        return past_of(room)

    async def known_review(self, room: Room) -> Iterator[bytes]:
        """What is known of a room's review already, line by line."""
        return self.reviews.known(*await self._reviewed(room))

    async def _reviewed(self, room: Room) -> tuple[Subject, bytes | None]:
        """What is reviewed, and what is stored of it."""
        code, match = room.state.code, await self.finished(room)
        if match.ended_early:
            raise CannotDo("This match ended with a round, before the rules ended it; its replay shows it, no review.")
        stored = None if code in self.reviews else await self.house.store.review(code)
        return Subject(code, room.game, match.record, room.state.names()), stored

    def _move_in(self, room: Room) -> Room:
        self.rooms[room.state.code] = room
        room.begin()
        return room

    async def open_rematch(self, before: RoomState, host: str, announce: Callable[[str], Awaitable[None]]) -> None:
        """Open the room in which the same people play again; everybody's key fits their seat there too.

        It is a new room, with the cards that are played here now, or with the same if people made them. If it cannot
        be announced, it is in the store alone, where nobody finds it before it expires.
        """
        if before.closed:
            game = await self._game(before)
            state = played_back(game, before, host, self.house.clock.now())
            fix(game, state, state.opened)
        else:
            game = await self.house.again(await self._game(before))
            state = played_again(game, before, host, new_secret(), self.house.clock.now())
        await self._write(game, state)
        await announce(state.code)
        await self._enter(game, state)

    async def find_gathering(self, typed: str) -> Room | None:
        """The room that gathers under a short code."""
        code = await self.short_codes.find(typed)
        room = None if code is None else await self.look(code)
        return room if room is not None and room.state.stage == "gathering" else None

    async def find(self, code: str) -> Room | None:
        """The room with this code, from memory or claimed for this house.

        One in memory is compared with the store: who was at another house must not be shown an older table here.
        A table of a class comes with the whole class.
        """
        if class_of(code) != code and await self.school.find(class_of(code)) is None:
            return None
        return await self.find_room(code)

    async def find_room(self, code: str) -> Room | None:
        """The room with this code, whatever else belongs to it; a class is none."""
        if is_class(code):
            return None
        while (room := self.rooms.get(code)) is not None:
            if await self._holds(room.lease) and self.rooms.get(code) is room:
                return room
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._claim(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def _claim(self, code: str) -> Room | None:
        stored = await self.house.store.claim(code, self.house.clock.now())
        return None if stored is None else self._move_in(await self._restored(stored))

    async def look(self, code: str) -> Room | None:
        """The room with this code to look at only: it stays with whoever has it."""
        if code in self.rooms or is_class(code):
            return self.rooms.get(code)
        stored = await self.house.store.load(code)
        return None if stored is None else await self._restored(stored)

    async def watchable(self) -> list[Standing]:
        """The tables that the home page names, the latest used first.

        They come from the store, whichever house has them; how many watch is told of those that are here.
        """
        listed = await self.house.store.listed(self.house.clock.now() - RECENT, MOST_LISTED)
        found = [msgspec.json.decode(each, type=Standing) for each in listed]
        here = [self.rooms.get(each.code) for each in found]
        return [
            each if room is None else replace(each, watching=len(room.audience.at(None)))
            for each, room in zip(found, here, strict=True)
        ]

    async def _restored(self, stored: Stored) -> Room:
        """A room as it was stored, with the cards with which it was opened."""
        try:
            state = msgspec.json.decode(stored.state, type=RoomState)
            return await self._laid_out(await self._game(state), state, stored.entries, stored.fence)
        except msgspec.ValidationError as error:
            raise CannotDo("This room was kept by another version of Labtable; open a new one.") from error
        except BadInput as error:
            raise CannotDo(f"This match cannot go on here: {error}") from error

    async def _game(self, state: RoomState) -> Game:
        """The game of a room; where its cards cannot help, as it is played here, which a match will refuse."""
        here = self.house.shelf.game(state.game)
        is_of_other_rules = state.header is not None and state.header.rules != here.rulebook.version
        if not state.edition or is_of_other_rules:
            return here
        return await self.house.game(state.game, state.edition) or here

    async def _laid_out(self, game: Game, state: RoomState, journal: list[Entry], fence: int) -> Room:
        """A room with its match, which is played again in bites, so that a long one holds up no other table."""
        match: Match | None = None
        if state.header is not None:
            match = (await in_bites(Match.resuming(game, state.header, journal), STEPS))[-1]
        lease, house = Lease(self.house, state.code, fence, self.lose), self.school.house_of(state.code)
        return Room(state, game, match, lease, house, self.open_rematch)

    async def _holds(self, lease: Lease) -> bool:
        """Whether a room is still this house's to write; if not, it is let go."""
        fences = await self.house.store.fences([lease.code])
        if fences.get(lease.code) != lease.fence:
            self.lose(lease)
        return fences.get(lease.code) == lease.fence

    def lose(self, lease: Lease) -> None:
        """Let a room go that is another house's by now; its people are told to come again, and find it there."""
        room = self.rooms.get(lease.code)
        if class_of(lease.code) in self.school.classes:
            self.school.lose(lease.code)
        elif room is not None and room.lease is lease:
            log.info("a room was lost", extra={"room": lease.code[:4]})
            del self.rooms[lease.code]
            ending = asyncio.create_task(room.end())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def check_leases(self) -> bool:
        """Let the rooms go that another house has claimed: who only watches here would wait for ever."""
        leases = [*self.school.leases(), *(room.lease for room in self.rooms.values())]
        fences = await self.house.store.fences([lease.code for lease in leases])
        for lease in leases:
            if fences.get(lease.code) != lease.fence:
                self.lose(lease)
        return False

    async def let_go(self) -> bool:
        """Take a few rooms out of memory in which nobody has been for long; whether there may be more."""
        await self.school.let_go()
        before = self.house.clock.now() - self.house.manners.idle
        own = [room for room in self.rooms.values() if not self.school.keeps(room)]
        quiet = [room for room in own if not room.audience.readers and room.quiet_since < before]
        for room in quiet[:BITE]:
            del self.rooms[room.state.code]
        await asyncio.gather(*(room.end() for room in quiet[:BITE]))
        return len(quiet) > BITE

    async def expire(self) -> bool:
        """Forget a few rooms that nobody has used for very long; whether there may be more."""
        before = self.house.clock.now() - await self._sleep() - self.house.manners.keep
        gone = await self.house.store.expire(before, [*self.rooms, *self._loading, *self.school.classes], BITE)
        if gone:
            log.info("old rooms expired", extra={"rooms": gone})
            await self.forget_cards()
        return gone == BITE

    async def forget_cards(self) -> bool:
        """Forget a few card files that no room needs any more; whether there may be more."""
        return await self.house.store.forget_cards(BITE) == BITE

    async def _sleep(self) -> float:
        """How long no server ran before this one, by the clock; it may be wrong, so rooms do not age by it."""
        if self._slept is None:
            newest = await self.house.store.newest(self._began)
            self._slept = 0.0 if newest is None else self._began - newest
        return self._slept

    async def close(self, code: str) -> bool:
        """Close a room for ever, whoever is in it, or a class with all its tables; whether there was one."""
        if is_class(code) and await self.school.find(code) is not None:
            await self.school.delete(code)
            return True
        room = await self.find(code)
        if room is None:
            return False
        await self.house.store.forget([code])
        await self.forget_cards()
        self.reviews.forget(code)
        self.rooms.pop(code, None)
        await room.end()
        return True

    async def end(self) -> None:
        """Close all rooms; they go on when the server does."""
        await self.chores.end()
        await self.reviews.end()
        await self.school.end()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)  # who is about to come in comes first
        await asyncio.gather(*(room.end() for room in self.rooms.values()), *self._ending)
        self.rooms.clear()
