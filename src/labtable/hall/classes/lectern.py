"""The lectern: what all parts of a class share: its state, its clock, its tables, and the way to write and to tell."""

from collections.abc import Awaitable, Callable
from functools import partial

from labtable.hall.audience import REMOVED
from labtable.hall.classes.clock import ClassClock
from labtable.hall.classes.overview import Overview
from labtable.hall.classes.own_shelf import OwnShelf
from labtable.hall.classes.pictures import Pictures
from labtable.hall.classes.rooms import ClassRooms, Landlord
from labtable.hall.classes.state import ClassState
from labtable.hall.classes.visits import Visits
from labtable.hall.clock import Clock
from labtable.hall.house import House
from labtable.hall.inbox import Inbox
from labtable.hall.lease import Lease
from labtable.hall.room import Room
from labtable.hall.seating import CannotDo

SOON = 0.3  # seconds in which what happens at tables is gathered before it is shown
RanInto = Callable[[int, str, str], Awaitable[None]]
"""Takes in that a pupil ran into a rule of a game."""


class Lectern:
    """A class as all that is done in it finds it."""

    def __init__(self, state: ClassState, lease: Lease, house: House, landlord: Landlord) -> None:
        self.state = state
        self.lease = lease
        self.wall: Clock = house.clock
        """The clock on the wall, which nobody stops."""
        self.clock = ClassClock(house.clock, state.behind)
        self.shelf = OwnShelf(house.shelf)
        self.house = house._replace(clock=self.clock, shelf=self.shelf)
        self.inbox = Inbox(state.code)
        self.visits = Visits()
        self.rooms = ClassRooms(state, self.house, landlord, self.tend)
        self.overview = Overview(state, self.rooms, self.clock)
        self.pictures = Pictures(state, self.visits, self.overview, self.clock)
        self.names: dict[int, str] = {}
        """The names of a class that is over, for its report; they are nowhere but here."""
        self.look: Callable[[], Awaitable[None]] = nothing
        """Looks at the tables when something happened there."""
        self.ran_into: RanInto = nobody
        self._is_gathering = False

    def do(self, act: Callable[[], Awaitable[None]]) -> None:
        """Put something into the inbox."""
        self.inbox.do(act)

    # Keeping and telling

    async def keep(self, draft: ClassState) -> None:
        """Write a draft down; only then it is how the class is."""
        draft.behind, draft.stands, draft.beat = self.clock.behind, self.clock.stands, self.wall.now()
        await self.lease.keep(state=draft.text())
        self.state.become(draft)

    async def change(self, draft: ClassState) -> None:
        """Write a draft down, and tell everybody."""
        await self.keep(draft)
        self.tell()
        self.noticed()

    def tell(self) -> None:
        """Tell everybody what is new of the class."""
        for visit in self.visits.all():
            self.pictures.tell(visit)

    def let_go(self, digest: str, why: str) -> None:
        """Let all sockets of somebody go, with a sentence."""
        for visit in self.visits.with_digest(digest):
            visit.reader.refuse("hello", why)
            visit.reader.close(REMOVED)

    # The tables

    def tend(self, room: Room) -> None:
        """Hear from now on what happens in a room of this class."""
        room.audience.noticed = self.noticed
        room.ran_into = partial(self._ran_into, room)

    def _ran_into(self, room: Room, digest: str, rule: str) -> None:
        pupil = self.state.find(digest)
        if pupil is not None:
            self.do(partial(self.ran_into, pupil.number, room.state.game, rule))

    def noticed(self) -> None:
        """Something may have changed at a table: look there soon, once for all that happens till then."""
        if not self._is_gathering:
            self._is_gathering = True
            self.wall.later(SOON, partial(self.do, self._look))

    async def _look(self) -> None:
        self._is_gathering = False
        try:
            await self.look()
        except CannotDo as error:  # nobody asked for it, so the teacher is told, and everybody sees the tables
            for visit in self.visits.all():
                self.pictures.tell_why_not(visit, error.why)
        for visit in self.visits.all():
            self.pictures.tell_tables(visit)


async def nothing() -> None:
    """Nothing is to be done."""


async def nobody(pupil: int, game: str, rule: str) -> None:
    """Nobody counts which rules are run into."""
