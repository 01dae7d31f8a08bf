"""The doorkeeper: lets requests in within the limits, and says no to those who try codes."""

import hashlib
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from labtable.hall.hall import Hall
from labtable.hall.room import Room
from labtable.hall.seating import ALPHABET, CODE_LENGTH
from labtable.server.limits import Buckets
from labtable.server.settings import Settings

Find = Callable[[str], Awaitable[Room | None]]
SIGNS = frozenset(ALPHABET)


class TurnedAway(Exception):
    """A request that is not let in: the status of the answer, and a sentence."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


class Doorkeeper:
    """Counts what addresses and keys do; generous to a class behind one address, strict to who guesses codes."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._rooms_by_key = Buckets(settings.rooms_a_key)
        self._rooms_by_address = Buckets(settings.rooms_an_address)
        self._strangers = Buckets(settings.strangers_an_address)

    @property
    def _now(self) -> float:
        return self._hall.house.clock.now()

    async def room(self, connection: HTTPConnection) -> Room:
        """The room whose code is in the path, for somebody who comes in."""
        return await self._room(connection, self._hall.find)

    async def look(self, connection: HTTPConnection) -> Room:
        """The room whose code is in the path, to look at only: no other node loses it."""
        return await self._room(connection, self._hall.look)

    async def _room(self, connection: HTTPConnection, find: Find) -> Room:
        """A room; one in memory is open even to an address that tried too many codes."""
        code = str(connection.path_params["code"]).lower()
        address = address_of(connection)
        is_here = code in self._hall.rooms
        if not is_here and not self._strangers.has_some(address, self._now):
            raise TurnedAway(429, "Too many unknown codes were tried from here; try again in a few minutes.")
        is_code = is_here or (len(code) == CODE_LENGTH and SIGNS.issuperset(code))
        room = await find(code) if is_code else None
        if room is None:
            self._strangers.take(address, self._now)
            raise TurnedAway(404, "There is no table with this code; look at the link again, or open a new table.")
        return room

    def may_open(self, connection: HTTPConnection, key: str) -> None:
        """Refuse another room to who has opened too many."""
        visitor = hashlib.sha256(key.encode()).hexdigest()
        if not self._rooms_by_address.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many tables were opened from here; try again in a few minutes.")
        if not self._rooms_by_key.take(visitor, self._now):
            raise TurnedAway(429, "You have opened many tables; play at one of them, or try again in a few minutes.")


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else "nowhere"
