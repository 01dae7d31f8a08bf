"""Teaching: what a teacher asks for, and what goes straight to the tables: bots, hints, a word, a look."""

from collections.abc import Awaitable, Callable
from functools import partial

from labtable.hall.classes import tended
from labtable.hall.classes.bench import CardMaking
from labtable.hall.classes.flow import Flow, OfFlow
from labtable.hall.classes.frames import ClassWord
from labtable.hall.classes.lectern import Lectern
from labtable.hall.classes.people import OfPeople, People
from labtable.hall.classes.register import OfRegister, Register
from labtable.hall.classes.state import ClassTable
from labtable.hall.classes.tended import in_room
from labtable.hall.classes.visits import Visit
from labtable.hall.classes.wishes import Announce, DeleteClass, LookOn, OfEditor, OfTeacher, SendBots, SendHint
from labtable.hall.company import clean_text
from labtable.hall.room import Room
from labtable.hall.seating import CannotDo


class Teaching:
    """What the teacher of one class may do."""

    def __init__(
        self,
        lectern: Lectern,
        register: Register,
        people: People,
        flow: Flow,
        bench: CardMaking,
        gone: Callable[[], Awaitable[None]],
    ) -> None:
        self.lectern = lectern
        self.register = register
        self.people = people
        self.flow = flow
        self.bench = bench
        self.state = lectern.state
        self.gone = gone
        """Forgets the class for ever."""

    async def hear(self, visit: Visit, message: OfTeacher) -> None:
        """What the teacher asks for."""
        if isinstance(message, OfRegister):
            await self.register.hear_teacher(message)
        elif isinstance(message, OfPeople):
            await self.people.hear(message)
        elif isinstance(message, OfFlow):
            await self.flow.hear(message)
        elif isinstance(message, OfEditor):
            await self.bench.hear_teacher(message)
        else:
            await self._hear(visit, message)

    async def _hear(self, visit: Visit, message: SendBots | SendHint | Announce | LookOn | DeleteClass) -> None:
        match message:
            case DeleteClass():
                await self.gone()
            case LookOn():
                visit.looks_at = None if message.table is None else self.state.table(message.table).number
                self.lectern.noticed()
            case Announce():
                await self._announce(message)
            case SendBots():
                for room in self._rooms(message.table):
                    await self._send_bots(room)
            case SendHint():
                table = self.state.table(message.table)
                await in_room(self._room(table), tended.hint)

    def _rooms(self, number: int | None) -> list[Room]:
        """The rooms of all tables, or of one."""
        tables = self.state.tables if number is None else [self.state.table(number)]
        found = (self.lectern.rooms.get(table.room) for table in tables)
        return [room for room in found if room is not None]

    def _room(self, table: ClassTable) -> Room:
        room = self.lectern.rooms.get(table.room)
        if room is None:
            raise CannotDo(f"Table {table.number} has not begun its match.")
        return room

    async def _send_bots(self, room: Room) -> None:
        """Let bots play on for all who are away from a table."""
        for number in list(room.away_since):
            await in_room(room, partial(tended.hold, number))

    async def _announce(self, message: Announce) -> None:
        """Say a word to all, or to one table; it is told again to who comes in within a moment."""
        draft = self.state.draft()
        if message.table is not None:
            draft.table(message.table)
        word = ClassWord(
            number=draft.next_number(),
            text=clean_text(message.text),
            table=message.table,
            when=self.lectern.wall.now(),
        )
        draft.word = word
        await self.lectern.change(draft)
        for visit in self.lectern.visits.all():
            self.lectern.pictures.tell_word(visit)
