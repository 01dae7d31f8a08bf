"""The page's own hall: lines from the page to its rooms, in the place of a server's sockets."""

from collections.abc import Callable

import msgspec

from labtable.hall.audience import Reader
from labtable.hall.clock import Clock
from labtable.hall.door import encoded
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

    def __init__(self, browser: Browser, manners: Manners = MANNERS, clock: Clock | None = None) -> None:
        self._browser = browser
        thinkers = PageThinkers(browser)
        self.hall = Hall(House(manners, Cupboard(browser), thinkers, clock or Clock()))
        self._counter = Counter(self.hall, browser)
        self._lines: dict[int, tuple[Room, PageReader]] = {}

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
        room, reader = self._lines[line]
        try:
            room.hear(reader, _decoder.decode(text))
        except msgspec.MsgspecError as error:
            reader.refuse("", f"This message cannot be read: {error}.")

    async def _greet(self, line: int, code: str, text: str) -> None:
        reader = PageReader(line, self._browser)
        try:
            hello = msgspec.json.decode(text, type=Hello)
            room = await self.hall.find(code.lower())
            if room is None:
                raise CannotDo(NO_TABLE)
            room.host.check_entry(room.state.digest(hello.key))
        except CannotDo as error:
            reader.send(encoded(Refused(do="hello", why=error.why)))
            reader.close(UNKNOWN_ROOM)
            return
        self._lines[line] = room, reader
        room.come(reader, hello.key)

    def leave(self, line: int) -> None:
        """The page has ended a line."""
        if line in self._lines:
            room, reader = self._lines.pop(line)
            room.leave(reader)


def mind() -> Mind:
    """What thinks in the other worker."""
    return Mind(PATIENCE)
