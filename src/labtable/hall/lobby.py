"""The lobby: what people say of themselves at a table, and how they remind each other that it is to begin."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from labtable.hall import door
from labtable.hall.audience import Audience, Reader
from labtable.hall.bucket import Bucket
from labtable.hall.clock import Clock
from labtable.hall.frames import Nudged
from labtable.hall.seating import CannotDo, RoomState, clean_name, folded
from labtable.hall.wishes import Avatar, BeReady, Nudge, Rename, Wear

Keep = Callable[[RoomState], Awaitable[None]]
CHANGES_AT_ONCE = 8
CHANGES_A_SECOND = 0.5
NUDGE_AGAIN = 20.0  # seconds before somebody is reminded again, by whomever
MOST_REMEMBERED = 256  # people whose changes are counted


class Lobby:
    """The people of one room, as far as they are no seats."""

    def __init__(
        self, state: RoomState, audience: Audience, clock: Clock, keep: Keep, tell_room: Callable[[], None]
    ) -> None:
        self.state = state
        self.audience = audience
        self.clock = clock
        self.keep = keep
        """Writes a draft down and tells everybody."""
        self.tell_room = tell_room
        self._changes: OrderedDict[str, Bucket] = OrderedDict()
        self._nudged: dict[str, float] = {}
        """When somebody was reminded last, by their name."""

    async def hear(self, reader: Reader, message: Rename | Wear | BeReady | Nudge) -> None:
        """What somebody says of themselves, or to another; nobody may do it without end."""
        self._count(reader.digest)
        match message:
            case Rename():
                await self._rename(reader, message.name)
            case Wear():
                await self._wear(reader, message.avatar)
            case BeReady():
                await self._be_ready(reader, message.ready)
            case Nudge():
                self._nudge(reader, message.name)

    def _count(self, digest: str) -> None:
        now = self.clock.now()
        bucket = self._changes.pop(digest, None) or Bucket(CHANGES_AT_ONCE, CHANGES_A_SECOND, now)
        self._changes[digest] = bucket
        if len(self._changes) > MOST_REMEMBERED:
            self._changes.popitem(last=False)
        if not bucket.take(now):
            raise CannotDo("That is a lot of changes at once; wait a few seconds.")

    def _must_gather(self) -> None:
        if self.state.stage != "gathering":
            raise CannotDo("The match has begun; everybody is called what they are called.")

    async def _rename(self, reader: Reader, typed: str) -> None:
        name = clean_name(typed)
        self.state.check_name(name, reader.digest)
        self._check_watchers(name, reader.digest)
        if self.state.find(reader.digest) is not None:
            self._must_gather()
            draft = self.state.draft()
            draft.sitter(reader.digest).name = name
            await self.keep(draft)
            return
        self.audience.call(reader.digest, name)
        self.tell_room()

    def _check_watchers(self, name: str, digest: str) -> None:
        """Refuse a name by which somebody else watches."""
        if any(each.digest != digest and folded(each.name) == folded(name) for each in self.audience.at(None)):
            raise CannotDo(f"Somebody at this table is called {name} already; choose another name.")

    async def _wear(self, reader: Reader, avatar: Avatar) -> None:
        draft = self.state.draft()
        draft.sitter(reader.digest).avatar = avatar
        await self.keep(draft)

    async def _be_ready(self, reader: Reader, ready: bool) -> None:
        if self.state.stage != "gathering":
            raise CannotDo("The match has begun already.")
        draft = self.state.draft()
        draft.sitter(reader.digest).ready = ready
        await self.keep(draft)

    def _nudge(self, reader: Reader, name: str) -> None:
        """Remind somebody; only those who sit at the table, and the host, may."""
        if self.state.stage != "gathering":
            raise CannotDo("The match has begun already.")
        me = self.state.find(reader.digest)
        if me is None and reader.digest != self.state.host:
            raise CannotDo("You are watching; only those who sit at the table may remind somebody.")
        other, now = self.state.called(name), self.clock.now()
        if now - self._nudged.get(name, -NUDGE_AGAIN) < NUDGE_AGAIN:
            raise CannotDo(f"{name} was reminded a moment ago.")
        self._nudged = {each: when for each, when in self._nudged.items() if now - when < NUDGE_AGAIN} | {name: now}
        nudged = door.encoded(Nudged(by=me.name if me is not None else "The host"))
        for each in self.audience.of(other.digest):
            each.send(nudged)
