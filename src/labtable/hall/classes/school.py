"""The school: all classes of a hall, opened, loaded with their tables when somebody comes, and let go together."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from functools import partial

import msgspec

from labtable.hall.classes.classroom import Classroom
from labtable.hall.classes.flow import check_plan
from labtable.hall.classes.frames import ClassStage
from labtable.hall.classes.letters import ClassCard, NewClass
from labtable.hall.classes.plan import MOST_PUPILS
from labtable.hall.classes.rooms import BETWEEN, CLASS_LENGTH, Landlord, class_of
from labtable.hall.classes.state import ClassState, digest_of
from labtable.hall.house import House
from labtable.hall.lease import FIRST_FENCE, Lease
from labtable.hall.manners import HOUR
from labtable.hall.room import Room
from labtable.hall.seating import ALPHABET, CannotDo, new_code, new_secret
from labtable.hall.store import Change, NotStored

log = logging.getLogger(__name__)
SIGNS = 4  # of the code that is read out
OPEN = 12 * HOUR  # after its opening a class is over, if its teacher has not ended it
TRIES = 8
FORGOTTEN = "Your teacher has forgotten this class, with all its tables."
BITE = 5  # classes that are ended in one go


class School:
    """The classes in memory, and the way to all others."""

    def __init__(self, house: House, landlord: Landlord) -> None:
        self.house = house
        self.landlord = landlord
        self.classes: dict[str, Classroom] = {}
        self._loading: dict[str, asyncio.Task[Classroom | None]] = {}
        self._ending: set[asyncio.Future[list[None]]] = set()

    async def open(self, new: NewClass) -> Classroom:
        """Open a class as a teacher planned it."""
        check_plan(new.plan, self.house)
        if new.key == new.projector:
            raise CannotDo("The projector needs a key of its own, or it would be the teacher.")
        code, now = new_code(CLASS_LENGTH), self.house.clock.now()
        state = ClassState(
            code=code,
            short=await self._lend(code, now + OPEN),
            plan=new.plan,
            teacher=digest_of(code, new.key),
            projector=digest_of(code, new.projector),
            opened=now,
            expires=now + OPEN,
            beat=now,
            secrets={1: new_secret()},
        )
        await self.house.store.keep(
            Change(code=code, fence=FIRST_FENCE, touched=now, state=state.text(), is_new=True, classroom=code)
        )
        return self._move_in(state, FIRST_FENCE)

    async def _lend(self, code: str, until: float) -> str:
        """Four signs for a class."""
        for _ in range(TRIES):
            short = "".join(secrets.choice(ALPHABET) for _ in range(SIGNS))
            if await self.house.store.lend(short, code, until):
                return short
        raise NotStored("all short codes that were tried are lent")

    def _move_in(self, state: ClassState, fence: int) -> Classroom:
        lease = Lease(self.house, state.code, fence, self._lost)
        found = Classroom(state, lease, self.house, self.landlord, partial(self.delete, state.code))
        self.classes[state.code] = found
        found.begin()
        return found

    # Finding

    async def called(self, typed: str) -> ClassCard | None:
        """The class for which four signs stand, however they were typed."""
        short = signs_of(typed)
        if len(short) != SIGNS or not set(ALPHABET).issuperset(short):
            return None
        code = await self.house.store.lent(short, self.house.clock.now())
        state = None if code is None else await self._look(code)
        if state is None or state.ended is not None:
            return None
        stage: ClassStage = state.stage
        return ClassCard(
            code=state.code,
            short=state.short,
            games=list(state.plan.games),
            stage=stage,
            locked=state.locked,
            full=len(state.pupils) >= MOST_PUPILS,
            names=state.plan.names,
            language=state.plan.language,
        )

    def in_memory(self, typed: str) -> Classroom | None:
        """The class for which four signs stand, if it is in this house's memory and goes on."""
        signs, going_on = signs_of(typed), (each for each in self.classes.values() if each.state.ended is None)
        return next((each for each in going_on if each.state.short == signs), None)

    async def _look(self, code: str) -> ClassState | None:
        """A class as it stands, wherever it is."""
        if code in self.classes:
            return self.classes[code].state
        stored = await self.house.store.load(code)
        return None if stored is None else _read(stored.state)

    async def find(self, code: str) -> Classroom | None:
        """The class with this code, from memory or claimed for this house with all its tables."""
        found = self.classes.get(code)
        if found is not None:
            fences = await self.house.store.fences([code])
            if fences.get(code) == found.lectern.lease.fence and self.classes.get(code) is found:
                return found
            self.lose(code)
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._claim(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        found = await asyncio.shield(task)
        if found is not None:
            await found.idle()  # its tables are found first
        return found

    async def _claim(self, code: str) -> Classroom | None:
        stored = await self.house.store.claim(code, self.house.clock.now())
        if stored is None:
            return None
        state = _read(stored.state)
        return self._move_in(state, stored.fence)

    def house_of(self, code: str) -> House:
        """The house of a room: that of its class with its clock, or the one that all rooms share."""
        found = self.classes.get(class_of(code))
        return self.house if found is None else found.lectern.house

    def keeps(self, room: Room) -> bool:
        """Whether a room stays in memory because its class is there."""
        return class_of(room.state.code) in self.classes

    # Letting go

    def lose(self, code: str) -> None:
        """Let a class go that is another house's by now, and its tables with it; they are found there together."""
        found = self.classes.pop(class_of(code), None)
        if found is not None:
            log.info("a class was lost", extra={"room": found.state.code[:4]})
            self._end_later(found)

    def _lost(self, lease: Lease) -> None:
        """A class was claimed anew; where that was here, by who came meanwhile, it stays as they found it."""
        found = self.classes.get(lease.code)
        if found is not None and found.lectern.lease is lease:
            self.lose(lease.code)

    def _end_later(self, found: Classroom) -> None:
        """Let it end, whatever it is doing just now."""
        ending = asyncio.gather(*self._ends(found))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    def _ends(self, found: Classroom) -> list[Coroutine[None, None, None]]:
        rooms = [room for code, room in self.landlord.rooms.items() if class_of(code) == found.state.code]
        for room in rooms:
            del self.landlord.rooms[room.state.code]
        return [found.end(), *(room.end() for room in rooms)]

    def leases(self) -> list[Lease]:
        """The leases of all classes."""
        return [each.lectern.lease for each in self.classes.values()]

    async def let_go(self) -> bool:
        """Take the classes out of memory in which nobody has been for long, with their tables."""
        before = self.house.clock.now() - self.house.manners.idle
        for code, found in list(self.classes.items()):
            if found.is_quiet and found.quiet_since < before:
                del self.classes[code]
                await asyncio.gather(*self._ends(found))
        return False

    async def end_overdue(self) -> bool:
        """End a few classes that nobody has ended in half a day, and delete those that are old; whether there are more.

        The four signs of a class are its calendar: they are lent until it ends, and then until it is deleted.
        """
        codes = await self.house.store.overdue(self.house.clock.now(), SIGNS, BITE)
        for code in codes:
            found = await self.find(code)
            if found is None or found.state.ended is not None:
                await self.delete(code)
            else:
                await found.lectern.inbox.ask(found.flow.end)
        return len(codes) == BITE

    async def delete(self, code: str) -> None:
        """Forget a class for ever, with all its tables; everybody in it is let go."""
        found = self.classes.pop(code, None)
        await self.house.store.forget_class(code)
        if found is not None:
            for visit in found.lectern.visits.all():
                visit.reader.refuse("hello", FORGOTTEN)
            self._end_later(found)

    async def end(self) -> None:
        """Let all classes go; they go on when the server does."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(found.end() for found in self.classes.values()), *self._ending)
        self.classes.clear()


def signs_of(typed: str) -> str:
    """The four signs of a class, however they were typed."""
    return "".join(typed.lower().replace(BETWEEN, " ").split())


def _read(text: str) -> ClassState:
    try:
        return msgspec.json.decode(text, type=ClassState)
    except msgspec.ValidationError as error:
        raise CannotDo("This class was kept by another version of Labtable; open a new one.") from error
