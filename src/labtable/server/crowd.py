"""The crowd around a table: who gives way when there is no more room, so that nobody can keep others out."""

from collections import Counter
from collections.abc import Callable, Sequence

from labtable.hall.audience import Reader
from labtable.hall.classes.visits import Visits
from labtable.hall.room import Room
from labtable.server.settings import Settings

CROWDED = 4429
WHY = "This table has all the guests it can take; come back later."
TOO_MANY_PAGES = "You have this table open many times; this page is closed, the newest ones go on."


class Caller(Reader):
    """A reader that came from somewhere, and who writes to it."""

    def __init__(self, address: str, write_now: Callable[[bytes], bool]) -> None:
        super().__init__()
        self.address = address
        self._write_now = write_now

    def send(self, frame: bytes) -> None:
        """Let a frame go out at once if it can and none waits before it."""
        if self.waiting or self.closed is not None or not self._write_now(frame):
            super().send(frame)


def make_room(room: Room, digest: str, settings: Settings) -> None:
    """Make room for somebody new: who has a seat always finds some, who watches takes that of the largest group."""
    if room.state.seat_of(digest) is not None:
        mine = [reader for reader in room.audience.readers if reader.digest == digest]
        _give_way(mine[: max(0, len(mine) + 1 - settings.sockets_a_person)], TOO_MANY_PAGES)
        return
    watching = [reader for reader in room.audience.at(None) if isinstance(reader, Caller) and reader.closed is None]
    if len(watching) >= settings.most_spectators:
        _give_way([_of_the_largest_group(watching)], WHY)


def make_way(visits: Visits, digest: str, settings: Settings) -> None:
    """Make room in a class: nobody has it open too often, and who has no place there does not crowd it out."""
    mine = [visit.reader for visit in visits.with_digest(digest)]
    _give_way(mine[: max(0, len(mine) + 1 - settings.sockets_a_person)], TOO_MANY_PAGES)
    every = [visit.reader for visit in visits.all() if isinstance(visit.reader, Caller) and not visit.is_known]
    waiting = [reader for reader in every if isinstance(reader, Caller) and reader.closed is None]
    if len(waiting) >= settings.most_spectators:
        _give_way([_of_the_largest_group(waiting)], WHY)


def _of_the_largest_group(watching: Sequence[Caller]) -> Caller:
    """Who has watched for longest of those who come from the address from which most do."""
    largest, _ = Counter(reader.address for reader in watching).most_common(1)[0]
    return next(reader for reader in watching if reader.address == largest)


def _give_way(readers: Sequence[Reader], why: str) -> None:
    for reader in readers:
        reader.refuse("hello", why)
        reader.close(CROWDED)
