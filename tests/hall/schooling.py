"""A class of the hall with its teacher, its projector and its pupils, each of whom remembers every frame."""

import asyncio
from collections.abc import Callable
from typing import Any

from labtable.hall.classes.classroom import Classroom
from labtable.hall.classes.letters import NewClass
from labtable.hall.classes.plan import ClassPlan
from labtable.hall.classes.wishes import Arrive, Begin, Enter, Role, ToClass
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.manners import Manners
from labtable.hall.room import Room
from labtable.hall.wishes import Play
from labtable.kernel import Move, Table
from tests.hall.around import SECRET, Listener, key_of
from tests.hall.test_hall import Drawer, InPlace
from tests.server.evenings import HandClock

QUICK = Manners(pace=0.0, answer_pause=0.0, patience=0.0)
ALL = ("Mira", "Tom", "Aiko", "Jonas", "Ben", "Leila", "Noor", "Emil", "Ida", "Yara", "Luca", "Sam")


def first_move(table: Table) -> Move:
    """The first move that is offered."""
    return table.legal()[0]


class CodeDrawer(Drawer):
    """A store in memory that knows short codes too."""

    def __init__(self) -> None:
        super().__init__()
        self.short: dict[str, tuple[str, float]] = {}

    async def lend(self, short: str, code: str, until: float) -> bool:
        return self.short.setdefault(short, (code, until)) == (code, until)

    async def lent(self, short: str, now: float) -> str | None:
        code, until = self.short.get(short, ("", 0.0))
        return code if until > now else None

    async def overdue(self, now: float, length: int, most: int) -> list[str]:
        return [code for code, until in self.short.values() if until < now][:most]

    async def prolong(self, code: str, until: float) -> None:
        self.short = {short: (of, until if of == code else old) for short, (of, old) in self.short.items()}

    async def forget_class(self, code: str) -> None:
        await super().forget_class(code)
        self.short = {short: each for short, each in self.short.items() if each[0] != code}


class Schooling:
    """A class while it is taught, with a clock that is moved by hand."""

    def __init__(self, manners: Manners = QUICK) -> None:
        self.clock = HandClock()
        self.drawer = CodeDrawer()
        self.manners = manners
        self.hall = self.new_hall()
        self.room: Classroom
        self.people: dict[str, Listener] = {}
        self.seated: dict[tuple[str, str], Listener] = {}

    def new_hall(self) -> Hall:
        return Hall(House(self.manners, self.drawer, InPlace(), self.clock))

    async def open(self, *pupils: str, **plan: Any) -> None:
        """The teacher opens a class, and pupils come in under their first names."""
        chosen = ClassPlan(**{"games": ["pdb"], "lesson": False, "minutes": 0, **plan})
        new = NewClass(plan=chosen, key=key_of("teacher"), projector=key_of("wall"))
        self.room = await self.hall.school.open(new)
        self.room.state.secrets[1] = SECRET  # a deal that is the same each time the tests run
        await self.come("teacher", "teacher")
        await self.come("wall", "projector")
        for name in pupils:
            await self.enter(name)

    async def come(self, name: str, role: Role = "pupil") -> Listener:
        """Somebody comes in."""
        listener = self.people[name] = Listener(key_of(name))
        self.room.come(listener, Arrive(key=listener.key, role=role))
        await self.rest()
        return listener

    async def enter(self, name: str) -> Listener:
        """A pupil comes and says their name."""
        await self.come(name)
        await self.says(name, Enter(name=name, face="frog"))
        return self.people[name]

    async def leave(self, name: str) -> None:
        """All sockets of somebody go."""
        self.room.leave(self.people[name])
        for (who, code), listener in list(self.seated.items()):
            if who == name and code in self.hall.rooms:
                self.hall.rooms[code].leave(listener)
                del self.seated[who, code]
        await self.rest()

    async def says(self, name: str, *wishes: ToClass) -> Listener:
        """Somebody asks for something."""
        for wish in wishes:
            self.room.hear(self.people[name], wish)
        await self.rest()
        return self.people[name]

    async def teacher(self, *wishes: ToClass) -> Listener:
        return await self.says("teacher", *wishes)

    async def begin(self) -> None:
        """The teacher begins, and every pupil goes to their room."""
        await self.teacher(Begin())
        await self.sit_down()

    async def sit_down(self) -> None:
        """Every pupil who is here goes to the room of their table."""
        for pupil in self.room.state.pupils:
            if pupil.name in self.people:
                await self.go(pupil.name)

    async def go(self, name: str) -> Listener:
        """A pupil goes to the room that the class tells them."""
        code = self.people[name].last("you")["place"]["room"]
        found = await self.hall.find(code)
        assert found is not None
        listener = self.seated.get((name, code))
        if listener is None:
            listener = self.seated[name, code] = Listener(key_of(name))
            found.come(listener, listener.key)
        await self.rest()
        return listener

    @property
    def stage(self) -> str:
        """How far the class is."""
        return self.room.state.stage

    def at(self, number: int) -> Room:
        """The room of a table's match."""
        found = self.room.lectern.rooms.get(self.room.state.table(number).room)
        assert found is not None
        return found

    async def rest(self) -> None:
        """Let everything happen that can happen at this moment."""
        for _ in range(200):
            await self.room.idle()
            rooms = list(self.hall.rooms.values())
            for room in rooms:
                await room.idle()
            thinking = [task for room in rooms if room.course is not None for task in room.course.bots.tasks]
            await asyncio.gather(*thinking, return_exceptions=True)  # some may be given up meanwhile
            await asyncio.sleep(0)  # a task that is done tells so in the next turn of the loop
            if not thinking and self.clock.next_due() > self.clock.time:
                return
            self.clock.move_to(self.clock.time)
        raise AssertionError("it never comes to rest")

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        until = self.clock.time + seconds
        await self.rest()
        while self.clock.next_due() <= until:
            self.clock.move_to(self.clock.next_due())
            await self.rest()
        self.clock.move_to(until)
        await self.rest()

    async def play(self, number: int, choose: Callable[[Table], Move] = first_move) -> bool:
        """Whoever is asked at a table chooses; in a window everybody passes. Whether anybody was there to choose."""
        room = self.at(number)
        course = room.course
        if course is None or course.match.over:
            return False
        window, table = course.window, course.match.table
        asked = {table.actor: choose(table)}
        if window is not None:
            asked = {each.seat: each.pass_move for each in window.asked if window.question(each.seat)}
        readers = [(reader, move) for seat, move in asked.items() for reader in room.audience.at(seat)[:1]]
        for reader, move in readers:
            room.hear(reader, Play(move=move.id, tick=course.tick))
        await self.rest()
        return bool(readers)

    async def play_out(self, number: int, choose: Callable[[Table], Move] = first_move) -> None:
        """Play a table's match to its end."""
        while await self.play(number, choose):
            pass

    async def restart(self) -> None:
        """Another server finds the class in the store, and everybody comes again."""
        code = self.room.state.code
        self.hall = self.new_hall()
        found = await self.hall.find(self.room.state.tables[0].room) if self.room.state.tables else None
        classroom = await self.hall.school.find(code)
        assert classroom is not None
        assert found is None or found.state.of_class is not None
        self.room, self.seated = classroom, {}
        for name in list(self.people):
            await self.come(name, {"teacher": "teacher", "wall": "projector"}.get(name, "pupil"))  # type: ignore[arg-type] # roles


async def a_class(*pupils: str, **plan: Any) -> Schooling:
    """A class with pupils in it."""
    found = Schooling()
    await found.open(*pupils, **plan)
    return found
