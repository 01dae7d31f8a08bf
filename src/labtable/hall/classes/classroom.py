"""A classroom: the class while it is in memory. One task owns it, as one owns each of its rooms; there are no locks."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from labtable.hall.audience import REMOVED, RESTART, Reader
from labtable.hall.classes.bench import CardMaking
from labtable.hall.classes.flow import Flow
from labtable.hall.classes.lectern import Lectern
from labtable.hall.classes.people import REMOVED_BY_TEACHER, People
from labtable.hall.classes.register import Register
from labtable.hall.classes.rooms import Landlord
from labtable.hall.classes.state import ClassState
from labtable.hall.classes.teaching import Teaching
from labtable.hall.classes.visits import Visit
from labtable.hall.classes.wishes import Arrive, OfMaker, OfPupil, Role, ToClass
from labtable.hall.house import House
from labtable.hall.lease import Lease
from labtable.hall.seating import CannotDo
from labtable.hall.store import NotStored
from labtable.kernel import BadInput

BEAT = 5.0  # seconds between two times at which the clock of a class is written down
NO_TEACHER = "This is not the key of this class's teacher; continue from the link that the overview shows."
NO_PROJECTOR = "This is not the key of this class's projector; open it from the teacher's overview."


class Classroom:
    """The pupils, the teacher and the projector of a class, and its tables."""

    def __init__(
        self, state: ClassState, lease: Lease, house: House, landlord: Landlord, gone: Callable[[], Awaitable[None]]
    ) -> None:
        self.state = state
        self.lectern = Lectern(state, lease, house, landlord)
        self.people = People(self.lectern)
        self.register = Register(self.lectern, self.people)
        self.flow = Flow(self.lectern, self.people)
        self.bench = CardMaking(self.lectern, self.people)
        self.teaching = Teaching(self.lectern, self.register, self.people, self.flow, self.bench, gone)
        self.lectern.look, self.lectern.ran_into = self.flow.look, self.register.count_why
        self.quiet_since = house.clock.now()

    def begin(self) -> None:
        """Start to do what is asked; the clock goes on where it was."""
        desk, state = self.lectern, self.state
        desk.clock.resume(state.behind + desk.wall.now() - state.beat)
        if state.stands:
            desk.clock.stop()
        desk.inbox.begin()
        desk.do(self.bench.resume)
        desk.do(self.flow.resume)
        desk.wall.later(BEAT, partial(desk.do, self._beat))

    async def end(self) -> None:
        """Leave memory; everything is stored, what was sketched since the last beat too, if it can be."""
        await self.lectern.inbox.end()
        with suppress(NotStored):
            await self.bench.keep_sketches()  # after the inbox, for nothing else may write meanwhile
        for visit in self.lectern.visits.all():
            visit.reader.close(RESTART)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is here, nor at any of the tables."""
        at_tables = any(room.audience.readers for room in self.lectern.rooms.all())
        return not self.lectern.visits.all() and not at_tables

    async def idle(self) -> None:
        """Wait until nothing is left to be done."""
        await self.lectern.inbox.idle()

    # Coming and going

    def check_entry(self, key: str, role: Role) -> None:
        """Refuse who comes with a key that is not theirs, or was removed."""
        digest = self.state.digest(key)
        if role == "teacher" and digest != self.state.teacher:
            raise CannotDo(NO_TEACHER)
        if role == "projector" and digest not in (self.state.projector, self.state.teacher):
            raise CannotDo(NO_PROJECTOR)
        if role == "pupil" and digest in (self.state.projector, self.state.teacher):
            raise CannotDo("This is the key of the teacher; pupils have one of their own.")
        if digest in self.state.removed:
            raise CannotDo(REMOVED_BY_TEACHER)

    def come(self, reader: Reader, arrived: Arrive) -> None:
        """Let a socket in."""
        self.quiet_since = self.lectern.wall.now()
        self.lectern.do(partial(self._come, reader, arrived))

    async def _come(self, reader: Reader, arrived: Arrive) -> None:
        try:
            self.check_entry(arrived.key, arrived.role)
        except CannotDo as error:
            reader.refuse("hello", error.why)
            reader.close(REMOVED)
            return
        reader.digest = self.state.digest(arrived.key)
        visit = Visit(reader, arrived.role)
        self.lectern.visits.add(visit)
        self.lectern.tell()
        self.lectern.pictures.tell_word(visit)
        self.lectern.noticed()

    def leave(self, reader: Reader) -> None:
        """Let a socket go."""
        self.lectern.do(partial(self._leave, reader))

    async def _leave(self, reader: Reader) -> None:
        self.lectern.visits.remove(reader)
        self.quiet_since = self.lectern.wall.now()
        self.lectern.tell()

    # What is asked for

    def hear(self, reader: Reader, message: ToClass) -> None:
        """Take a message in."""
        self.lectern.do(partial(self._obey, reader, message))

    async def _obey(self, reader: Reader, message: ToClass) -> None:
        visit = self.lectern.visits.of(reader)
        if visit is None or reader.closed is not None:
            return
        do = str(message.__struct_config__.tag)
        try:
            await self._answer(visit, message)
        except (CannotDo, BadInput) as error:
            reader.refuse(do, str(error))
        except NotStored:
            reader.refuse(do, "That could not be written down, so it was not done; try again in a moment.")

    async def _answer(self, visit: Visit, message: ToClass) -> None:
        if isinstance(message, Arrive):
            raise CannotDo("You have said hello already.")
        if isinstance(message, OfPupil):
            if visit.role != "pupil":
                raise CannotDo("Only pupils may do that.")
            await self._hear_pupil(visit, message)
        elif visit.role != "teacher":
            raise CannotDo("Only the teacher of this class may do that.")
        else:
            await self.teaching.hear(visit, message)

    async def _hear_pupil(self, visit: Visit, message: OfPupil) -> None:
        if isinstance(message, OfMaker):
            await self.bench.hear(self.register.me(visit), message)
        else:
            await self.register.hear(visit, message)
            await self.bench.greet(visit.digest)

    async def _beat(self) -> None:
        """Write down where the clock is, as long as it matters; what takes long at a table shows by and by."""
        desk = self.lectern
        desk.wall.later(BEAT, partial(desk.do, self._beat))
        desk.noticed()
        await self.bench.keep_sketches()
        await desk.rooms.ensure()  # of a start that could not be written down to its end
        if self.state.begun is not None and self.state.ended is None and not desk.clock.stands and not self.is_quiet:
            await desk.keep(self.state.draft())
