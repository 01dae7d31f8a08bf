"""The host: one person of a room who arranges it, may send somebody away, and may hand all that over.

Before the start the host's part passes on by itself when the host has been away for `Manners.hosting`: to the first who
sits at the table and is there. So nobody is left before a table that cannot begin. Where a match takes days people are
away as a matter of course; there it is handed over by its host alone. Once a match has begun it does not need its host.
"""

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from labtable.hall.audience import REMOVED, Audience, Reader
from labtable.hall.course import Course
from labtable.hall.customs import AT_ANY_TIME, Customs
from labtable.hall.house import House
from labtable.hall.seating import CannotDo, RoomState
from labtable.hall.wishes import MakeHost, Remove, SetCustom

Act = Callable[[], Awaitable[None]]
Keep = Callable[[RoomState], Awaitable[None]]
SENT_AWAY = "The host has removed you from this table."
A_MOMENT = 0.01  # seconds by which a clock may be early
NOT_TO_BE_WATCHED = "Only those who play may look on at this table."


class Host:
    """What the host of a room may do, and who is host."""

    def __init__(
        self,
        state: RoomState,
        house: House,
        audience: Audience,
        keep: Keep,
        do: Callable[[Act], None],
        tell_room: Callable[[], None],
    ) -> None:
        self.state = state
        self.house = house
        self.audience = audience
        self.keep = keep
        """Writes a draft down and tells everybody."""
        self.do = do
        self.tell_room = tell_room
        self._gone_since: float | None = house.clock.now()

    def must_be(self, reader: Reader) -> None:
        """Refuse what only the host may do."""
        if reader.digest != self.state.host:
            raise CannotDo("Only the host of this table may do that.")

    async def hear(self, reader: Reader, message: SetCustom | MakeHost | Remove, course: Course | None) -> None:
        """What the host asks for at any time."""
        self.must_be(reader)
        match message:
            case SetCustom():
                await self._accustom(message, course)
            case MakeHost():
                await self._hand_over(self.state.called(message.name).digest)
            case Remove():
                await self._remove(message, course)

    # Customs

    async def _accustom(self, message: SetCustom, course: Course | None) -> None:
        """Let another custom hold from now on."""
        customs = self._wished(message)
        fault = customs.fault()
        if fault is not None:
            raise CannotDo(fault)
        if self.state.stage != "gathering" and self.state.customs.changed(customs) - AT_ANY_TIME:
            raise CannotDo("The match has begun; how it is played stays as it is.")
        draft = self.state.draft()
        draft.customs = customs
        await self.keep(draft)
        if self.clear_the_room(course):
            self.tell_room()

    def _wished(self, message: SetCustom) -> Customs:
        """The customs as the host wants them."""
        try:
            return self.state.customs.with_one(message.custom, message.value)
        except msgspec.ValidationError:
            raise CannotDo(f"{message.custom!r} cannot be {message.value!r} at a table.") from None

    # Sending away

    async def _remove(self, message: Remove, course: Course | None) -> None:
        """Let somebody go for good: their seat, their sockets, and whatever they would come back with."""
        if self.state.stage == "dealing":
            raise CannotDo("The cards are being dealt; remove them after that.")
        digest = self._meant(message)
        if digest == self.state.host:
            raise CannotDo("That is you; make somebody else the host, and leave.")
        before, draft = self.state.held(), self.state.draft()
        draft.remove(digest, 0 if course is None else len(course.match.journal))
        await self.keep(draft)
        self._send_away(digest, SENT_AWAY, course)
        self.tell_room()
        if course is not None:
            for seat in self.state.held() - before:
                course.changed_hands(seat)

    def _meant(self, message: Remove) -> str:
        """The digest of who is to go."""
        if message.name is not None:
            return self.state.called(message.name).digest
        watching = self.audience.at(None)
        found = next((reader for reader in watching if reader.number == message.watcher), None)
        if found is None:
            raise CannotDo("They have gone already.")
        return found.digest

    def _send_away(self, digest: str, why: str, course: Course | None) -> None:
        """Let all sockets of somebody go, with a sentence; they are shown nothing more."""
        for reader in self.audience.of(digest):
            reader.refuse("stay", why)
            reader.close(REMOVED)
            self.audience.remove(reader)
            if course is not None:
                course.bots.hints.drop(reader)
        self.look_around()

    def check_entry(self, digest: str) -> None:
        """Refuse somebody who was removed, or who would watch where nobody may."""
        if digest in self.state.removed:
            raise CannotDo(SENT_AWAY)
        if not self._may_stay(digest):
            raise CannotDo(NOT_TO_BE_WATCHED)

    def _may_stay(self, digest: str) -> bool:
        state = self.state
        plays = state.seat_of(digest) is not None or digest == state.host
        if state.of_class is not None:
            return plays
        return plays or state.customs.watching != "nobody" or state.stage in ("gathering", "over")

    def clear_the_room(self, course: Course | None) -> bool:
        """Where nobody may watch, let those go who do; whether anybody did."""
        gone = {reader.digest for reader in self.audience.at(None) if not self._may_stay(reader.digest)}
        for digest in gone:
            self._send_away(digest, NOT_TO_BE_WATCHED, course)
        return bool(gone)

    # Who is host

    async def _hand_over(self, digest: str) -> None:
        draft = self.state.draft()
        draft.host = digest
        await self.keep(draft)

    def look_around(self) -> None:
        """Somebody came or went: see whether the table has a host, and wait for one that has gone."""
        if self.audience.of(self.state.host):
            self._gone_since = None
        elif self.state.stage == "gathering" and not self.state.customs.slow:
            now = self.house.clock.now()
            since = self._gone_since = now if self._gone_since is None else self._gone_since
            self.house.clock.later(max(0.0, since + self.house.manners.hosting - now), partial(self.do, self._pass_on))

    async def _pass_on(self) -> None:
        """Make the first who is there the host, if the old one is still away."""
        now, since = self.house.clock.now(), self._gone_since
        if since is None or self.state.stage != "gathering" or now - since < self.house.manners.hosting - A_MOMENT:
            return
        here = {reader.digest for reader in self.audience.readers}
        heir = next((person for person in self.state.people() if person.digest in here), None)
        if heir is not None:
            await self._hand_over(heir.digest)
            self._gone_since = None
