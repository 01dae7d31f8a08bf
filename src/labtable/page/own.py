"""The page's own hall: lines from the page to its rooms, in the place of a server's sockets."""

from collections.abc import Callable
from functools import partial

import msgspec

from labtable.hall.audience import Reader
from labtable.hall.bucket import Bucket
from labtable.hall.clock import Clock
from labtable.hall.door import encoded
from labtable.hall.ear import UNREADABLE, Ear, Noise
from labtable.hall.frames import Refused
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.manners import DAY, Manners
from labtable.hall.mind import Mind
from labtable.hall.room import Room
from labtable.hall.seating import CannotDo
from labtable.hall.wishes import FromBrowser, Hello
from labtable.page.browser import Browser
from labtable.page.counter import NO_TABLE, Counter
from labtable.page.cupboard import Cupboard
from labtable.page.thinkers import PATIENCE, PageThinkers

MANNERS = Manners(keep=400 * DAY)
UNKNOWN_ROOM = 4404
NO_HELLO = "Say hello first, with your key."
MOST_BYTES = 16 * 1024
AT_ONCE, A_SECOND = 40, 10.0
"""How much may be said along one line: as at a server, for a friend's page may be at its other end."""
_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


class PageReader(Reader):
    """Who sits at the other end of a line: frames go out at once."""

    def __init__(self, number: int, browser: Browser) -> None:
        super().__init__()
        self._line = number
        self._browser = browser

    def send(self, frame: bytes) -> None:
        """Let a frame go out."""
        if self.closed is None:
            self._browser.send(self._line, frame.decode())

    def close(self, code: int) -> None:
        """End the line."""
        if self.closed is None:
            super().close(code)
            self._browser.close(self._line, code)


class OwnHall:
    """A hall in a worker of the browser, and the lines that lead to its rooms."""

    def __init__(
        self, browser: Browser, manners: Manners = MANNERS, clock: Clock | None = None, at_once: int = AT_ONCE
    ) -> None:
        self._browser = browser
        self._at_once = at_once
        thinkers = PageThinkers(browser)
        self.hall = Hall(House(manners, Cupboard(browser), thinkers, clock or Clock()))
        self._counter = Counter(self.hall, browser)
        self._lines: dict[int, tuple[Room, Ear]] = {}

    async def begin(self) -> None:
        """Start to look for rooms that another tab has taken over."""
        await self.hall.begin()

    async def ask(self, text: str, say: Callable[[int, str], None]) -> None:
        """Answer what the page asks besides a table."""
        await self._counter.answer(text, say)

    async def hear(self, line: int, code: str, text: str) -> None:
        """Take a message to its room; the first one of a line says who is there."""
        if line not in self._lines:
            await self._greet(line, code, text)
            return
        room, ear = self._lines[line]
        ear.hear(text, partial(room.hear, ear.reader), self._now())

    def _now(self) -> float:
        return self.hall.house.clock.now()

    async def _greet(self, line: int, code: str, text: str) -> None:
        reader = PageReader(line, self._browser)
        ear = Ear(reader, _decoder, Bucket(self._at_once, A_SECOND, self._now()), MOST_BYTES)
        try:
            hello = ear.read(text)
            if not isinstance(hello, Hello):
                raise CannotDo(NO_HELLO)
            room = await self.hall.find(code.lower())
            if room is None:
                raise CannotDo(NO_TABLE)
            room.host.check_entry(room.state.digest(hello.key))
        except (*UNREADABLE, CannotDo, Noise) as error:
            reader.send(encoded(Refused(do="hello", why=str(error))))
            reader.close(UNKNOWN_ROOM)
            return
        self._lines[line] = room, ear
        room.come(reader, hello.key)

    def leave(self, line: int) -> None:
        """The page has ended a line."""
        if line in self._lines:
            room, ear = self._lines.pop(line)
            room.leave(ear.reader)


def mind() -> Mind:
    """What thinks in the other worker."""
    return Mind(PATIENCE)
