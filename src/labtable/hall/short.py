"""Short codes: what is read out in a class to bring people to a table that gathers; they live for a short while."""

import secrets

from labtable.hall.clock import Clock
from labtable.hall.manners import Manners
from labtable.hall.seating import ALPHABET
from labtable.hall.store import NotStored, Store

LENGTH = 5  # 31**5 are 28 million; the doorkeeper lets nobody try many
TRIES = 5
BITE = 200  # that are forgotten in one go


class ShortCodes:
    """The short codes of all tables that gather."""

    def __init__(self, store: Store, clock: Clock, manners: Manners) -> None:
        self._store = store
        self._clock = clock
        self._manners = manners

    async def lend(self, code: str) -> str:
        """A new short code for a room."""
        until = self._clock.now() + self._manners.short
        for _ in range(TRIES):
            short = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
            if await self._store.lend(short, code, until):
                return short
        raise NotStored("all short codes that were tried are lent")

    async def find(self, typed: str) -> str | None:
        """The code for which a short code stands, however it was typed."""
        short = "".join(typed.lower().replace("-", " ").split())
        if len(short) != LENGTH or not set(ALPHABET).issuperset(short):
            return None
        return await self._store.lent(short, self._clock.now())

    async def expire(self) -> bool:
        """Forget a few short codes whose time is over; whether there may be more."""
        return await self._store.take_back(self._clock.now(), LENGTH, BITE) == BITE
