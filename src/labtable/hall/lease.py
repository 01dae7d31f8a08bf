"""The lease of a room: the right to write it, which a house has until another claims the room."""

from collections.abc import Callable, Sequence

from labtable.hall.house import House
from labtable.hall.store import Change, Entry, Lost

FIRST_FENCE = 1
"""The number of who opens a room."""


class Lease:
    """A room's code, the number with which it was claimed, and whom to tell when it is lost."""

    def __init__(self, house: House, code: str, fence: int, lost: Callable[["Lease"], None]) -> None:
        self.code = code
        self.fence = fence
        self._house = house
        self._lost = lost

    async def keep(
        self, *, state: str | None = None, first: int = 0, entries: Sequence[Entry] = (), listing: str | None = None
    ) -> None:
        """Write down what is new in the room; returns when it is safe."""
        now = self._house.clock.now()
        change = Change(
            code=self.code, fence=self.fence, touched=now, state=state, first=first, entries=entries, listing=listing
        )
        try:
            await self._house.store.keep(change)
        except Lost:
            self._lost(self)
            raise
