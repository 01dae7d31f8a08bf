"""The line before the workers: moves of bots before hints before reviews, one room after the other."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Collection

from labtable.hall.thinkers import Busy

Place = asyncio.Future[int]
"""What somebody in the line waits for: the number of a worker."""


class Rooms:
    """The questions of one kind that wait, by room; rooms take turns."""

    def __init__(self) -> None:
        self._rooms: OrderedDict[str, deque[Place]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(places) for places in self._rooms.values())

    def add(self, room: str, place: Place) -> None:
        """Somebody comes; a room that was not in the line comes last."""
        self._rooms.setdefault(room, deque()).append(place)

    def remove(self, room: str, place: Place) -> None:
        """Somebody goes, if they still wait."""
        places = self._rooms.get(room)
        if places is not None and place in places:
            places.remove(place)
            if not places:
                del self._rooms[room]

    def next(self, but: Collection[str] = ()) -> tuple[str, Place] | None:
        """Take out the first question of the first room that may come; a room with more of them goes to the end."""
        while (room := next((room for room in self._rooms if room not in but), None)) is not None:
            places = self._rooms.pop(room)
            place = places.popleft()
            if places:
                self._rooms[room] = places
            if not place.done():  # one that is has just been given up
                return room, place
        return None


class Line:
    """Everybody who waits for a worker, and the workers that are free.

    A hint never takes the last free worker of several, and a room gets one hint at a time; so however many hints
    are asked for, bots' moves find a worker. Who has waited for too long is told that the server is busy. Pieces of
    reviews come when neither waits, and wait as long as it takes: each is short, so that nobody waits long for one.
    """

    def __init__(self, workers: int, most: int, patience: float) -> None:
        self._free = set(range(workers))
        self._kept_for_moves = 1 if workers > 1 else 0
        self._most = most
        self._patience = patience
        self._moves, self._hints, self._pieces = Rooms(), Rooms(), Rooms()
        self.hands = max(1, workers - self._kept_for_moves)
        """How many pieces of reviews may be counted at once."""
        self._hinted: dict[int, str] = {}
        """The workers that think about a hint, and for which room."""
        self.refused = 0
        """How many could not wait for their turn."""

    def __len__(self) -> int:
        return len(self._moves) + len(self._hints)

    async def come(self, room: str, usual: int, *, is_hint: bool) -> int:
        """Wait for a worker, best for the one that has thought for this room before; `leave` gives it back."""
        if len(self) >= self._most:
            self.refused += 1
            raise Busy
        rooms = self._hints if is_hint else self._moves
        place: Place = asyncio.get_running_loop().create_future()
        rooms.add(room, place)
        self._call(usual)
        try:
            async with asyncio.timeout(self._patience):
                return await place
        except (TimeoutError, asyncio.CancelledError) as error:
            rooms.remove(room, place)
            if place.done() and not place.cancelled():
                self.leave(place.result())  # it was called in the very moment in which it went
            if isinstance(error, asyncio.CancelledError):
                raise
            self.refused += 1
            raise Busy from None

    async def come_last(self, match: str, usual: int) -> int:
        """Wait for a worker for a piece of a review, behind all moves and hints."""
        place: Place = asyncio.get_running_loop().create_future()
        self._pieces.add(match, place)
        self._call(usual)
        try:
            return await place
        except asyncio.CancelledError:
            self._pieces.remove(match, place)
            if place.done() and not place.cancelled():
                self.leave(place.result())
            raise

    def leave(self, worker: int) -> None:
        """A worker is free again."""
        self._free.add(worker)
        self._hinted.pop(worker, None)
        self._call(worker)

    def _call(self, usual: int) -> None:
        """Call whoever may come now: moves to any worker that is free, hints and pieces while another stays free."""
        while self._free and (called := self._moves.next()):
            self._send(called[1], usual)
        while len(self._free) > self._kept_for_moves and (called := self._hints.next(self._hinted.values())):
            self._hinted[self._send(called[1], usual)] = called[0]
        while len(self._free) > self._kept_for_moves and (called := self._pieces.next()):
            self._send(called[1], usual)

    def _send(self, place: Place, usual: int) -> int:
        worker = usual if usual in self._free else min(self._free)
        self._free.remove(worker)
        place.set_result(worker)
        return worker
