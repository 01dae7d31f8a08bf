"""The audience of a room: the sockets that are connected, and which seats they sit at."""

import asyncio
from collections import deque
from collections.abc import Callable

from labtable.hall.door import encoded
from labtable.hall.frames import Refused
from labtable.hall.wishes import Speed

MOST_WAITING = 256  # frames that may wait for one slow socket
FAREWELL = 1000  # the codes of RFC 6455 with which a socket ends
RESTART = 1012
TOO_SLOW = 1013
REMOVED = 4403
"""Not for us to come again: the page need not try."""


class Reader:
    """One socket: who is there, and the frames that wait to go out."""

    def __init__(self) -> None:
        self.digest = ""
        self.seat: int | None = None
        self.number = 0
        """Which of the room's visitors it is; all sockets of one person have the same."""
        self.name = ""
        """What somebody who watches wants to be called."""
        self.speed: Speed = "normal"
        """How fast bots should play."""
        self.skips = False
        """Whether they should play at once for now."""
        self.waiting: deque[bytes] = deque()
        self._sleeper: asyncio.Future[None] | None = None
        self.closed: int | None = None
        """The code with which the socket ends once everything has gone out."""

    @property
    def wish(self) -> Speed:
        """How fast bots should play just now."""
        return "skip" if self.skips else self.speed

    def send(self, frame: bytes) -> None:
        """Let a frame go out; whoever cannot keep up is let go, and finds the table as it is on coming back."""
        if len(self.waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
        if self.closed is None:
            self.waiting.append(frame)
            self._wake()

    def refuse(self, do: str, why: str, rule: str | None = None) -> None:
        """Say why something could not be done."""
        self.send(encoded(Refused(do=do, why=why, rule=rule)))

    def close(self, code: int) -> None:
        """Let the socket end once everything has gone out; the first reason counts."""
        if self.closed is None:
            self.closed = code
            self._wake()

    async def news(self) -> None:
        """Wait until something is to go out, or the end."""
        if not self.waiting and self.closed is None:
            self._sleeper = asyncio.get_running_loop().create_future()
            await self._sleeper

    def _wake(self) -> None:
        if self._sleeper is not None and not self._sleeper.done():
            self._sleeper.set_result(None)


class Audience:
    """All readers of a room, and the seats at which somebody is."""

    def __init__(self) -> None:
        self.readers: list[Reader] = []
        self.present: frozenset[int | None] = frozenset()
        self.noticed: Callable[[], None] = nobody_looks
        """Called when something may have changed that whoever looks after several rooms wants to know."""
        self._came = 0

    def __len__(self) -> int:
        return len(self.readers)

    def add(self, reader: Reader) -> None:
        """Somebody comes; who is here already has a number and perhaps a name."""
        here = self.of(reader.digest)
        self._came += not here
        reader.number, reader.name = (here[0].number, here[0].name) if here else (self._came, "")
        self.readers.append(reader)
        self._look_around()

    def remove(self, reader: Reader) -> None:
        """Somebody goes."""
        self.readers.remove(reader)
        self._look_around()

    def reseat(self, seat_of: Callable[[Reader], int | None]) -> None:
        """Give every reader a seat, or none."""
        for reader in self.readers:
            reader.seat = seat_of(reader)
        self._look_around()

    def _look_around(self) -> None:
        self.present = frozenset(reader.seat for reader in self.readers)

    def at(self, seat: int | None) -> list[Reader]:
        """The readers at a seat, or those who watch (None)."""
        return [reader for reader in self.readers if reader.seat == seat]

    def of(self, digest: str) -> list[Reader]:
        """The readers of one person."""
        return [reader for reader in self.readers if reader.digest == digest]

    def call(self, digest: str, name: str) -> None:
        """Let somebody have a name while they are here."""
        for reader in self.of(digest):
            reader.name = name

    def is_present(self, seat: int) -> bool:
        """Whether anybody at a seat is connected."""
        return seat in self.present

    def visitors(self) -> int:
        """How many different people are connected."""
        return len({reader.digest for reader in self.readers})

    def tell(self, make: Callable[[int | None], bytes]) -> None:
        """Send every reader the frame of its seat; it is made once for all who sit there."""
        made: dict[int | None, bytes] = {}
        for reader in self.readers:
            frame = made.get(reader.seat)
            if frame is None:
                frame = made[reader.seat] = make(reader.seat)
            reader.send(frame)
        self.noticed()


def nobody_looks() -> None:
    """Nobody looks after this room but its own people."""
