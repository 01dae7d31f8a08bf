"""Reviews: matches that are over are thought about while somebody waits for it, and what was counted is kept."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

from labtable.bots.temper import temper_of
from labtable.hall import door
from labtable.hall.desks import Subject
from labtable.hall.seating import CannotDo
from labtable.hall.store import NotStored
from labtable.hall.thinkers import Stuck, Thinkers
from labtable.review.findings import Broken, Finding
from labtable.review.notes import unpacked
from labtable.review.pieces import Piece
from labtable.review.review import Review

log = logging.getLogger(__name__)
MOST_UNDER_WAY = 16  # reviews at once
MOST_KEPT = 32  # packed notes in memory, for those who ask again
MOST_TRIES = 3  # of one piece
MANY = "Many matches are being reviewed; ask again in a moment."
STUCK = "The counting got stuck; ask again, and it goes on from where it was."

Keep = Callable[[bytes], Awaitable[None]]
Ear = asyncio.Queue[bytes | None]
"""What waits for somebody who reads a review, line by line; nothing more comes after None."""


async def nowhere(notes: bytes) -> None:
    """What is not stored is kept in memory alone."""


class Reviewing:
    """One review under way, and all who read it."""

    def __init__(self, subject: Subject, notes: bytes | None, thinkers: Thinkers) -> None:
        tables = temper_of(subject.game).review_tables
        self.review = Review(subject.names, tables, unpacked(notes))
        self.ears: set[Ear] = set()
        self._subject = subject
        self._thinkers = thinkers
        self._tries: Counter[str] = Counter()

    def join(self) -> Ear:
        """Somebody reads it from now on, and all that is known so far."""
        ear: Ear = asyncio.Queue()
        self.ears.add(ear)
        for finding in self.review.findings():
            ear.put_nowait(door.line(finding))
        return ear

    def tell(self, findings: list[Finding]) -> None:
        """Tell everybody who reads it."""
        for finding in findings:
            text = door.line(finding)
            for ear in self.ears:
                ear.put_nowait(text)

    def close(self) -> None:
        """Nothing more comes."""
        for ear in self.ears:
            ear.put_nowait(None)

    async def count(self) -> None:
        """Have all pieces counted, a few at once."""
        under_way: dict[asyncio.Task[list[Finding]], Piece] = {}
        try:
            while not self.review.is_done:
                while len(under_way) < self._thinkers.hands and (piece := self.review.next()) is not None:
                    under_way[asyncio.create_task(self._count(piece))] = piece
                done, _ = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    del under_way[task]
                    self.tell(task.result())
        finally:
            for task in under_way:
                task.cancel()

    async def _count(self, piece: Piece) -> list[Finding]:
        """Have a piece counted; where that fails it is tried again, but not for ever."""
        try:
            return self.review.take(piece, await self._thinkers.count(self._subject, piece))
        except Stuck:
            self._tries[repr(piece)] += 1
            if self._tries[repr(piece)] >= MOST_TRIES:
                raise
            self.review.give_back(piece)
            return []


class Reviews:
    """All reviews under way; who asks for the same match reads the same review."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._under_way: dict[str, Reviewing] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._storing: set[asyncio.Task[None]] = set()

    def check(self) -> None:
        """Refuse another review while there are many."""
        if len(self._under_way) >= MOST_UNDER_WAY:
            raise CannotDo(MANY)

    def __contains__(self, key: str) -> bool:
        return key in self._under_way or key in self._kept

    async def read(self, subject: Subject, stored: bytes | None = None, keep: Keep = nowhere) -> AsyncIterator[bytes]:
        """The review of a match, line by line: at once all that is known, and then whatever comes."""
        reviewing = self._under_way.get(subject.key) or self._begin(subject, stored, keep)
        ear = reviewing.join()
        try:
            while (text := await ear.get()) is not None:
                yield text
        finally:
            reviewing.ears.discard(ear)
            if not reviewing.ears and self._under_way.get(subject.key) is reviewing:
                self._tasks[subject.key].cancel()

    def known(self, subject: Subject, stored: bytes | None = None) -> Iterator[bytes]:
        """All that has been counted of a match, line by line; nothing is counted for it."""
        reviewing = self._under_way.get(subject.key) or self._reviewing(subject, stored)
        return map(door.line, reviewing.review.findings())

    def _reviewing(self, subject: Subject, stored: bytes | None) -> Reviewing:
        return Reviewing(subject, self._kept.get(subject.key, stored), self._thinkers)

    def _begin(self, subject: Subject, stored: bytes | None, keep: Keep) -> Reviewing:
        reviewing = self._reviewing(subject, stored)
        self._under_way[subject.key] = reviewing
        self._tasks[subject.key] = asyncio.create_task(self._run(subject.key, reviewing, keep))
        return reviewing

    async def _run(self, key: str, reviewing: Reviewing, keep: Keep) -> None:
        """Count a review to its end, or for as long as somebody reads it; what was counted is kept."""
        was_done = reviewing.review.is_done
        try:
            await reviewing.count()
        except Exception as trouble:
            log.warning("a review got stuck", extra={"trouble": f"{type(trouble).__name__}: {trouble}"})
            reviewing.tell([Broken(error=STUCK)])
        finally:
            del self._under_way[key], self._tasks[key]
            reviewing.close()
            if not was_done:
                storing = asyncio.create_task(self._put_away(keep, self._note(key, reviewing.review.notes.packed())))
                self._storing.add(storing)  # whoever ends all reviews waits for it too
                storing.add_done_callback(self._storing.discard)
                await asyncio.shield(storing)

    def _note(self, key: str, notes: bytes) -> bytes:
        """Have it in mind for those who ask again soon."""
        self._kept[key] = notes
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return notes

    async def _put_away(self, keep: Keep, notes: bytes) -> None:
        try:
            await keep(notes)
        except NotStored:
            log.warning("a review could not be stored")  # it can be counted again

    def forget(self, key: str) -> None:
        """Forget what was counted of a match."""
        self._kept.pop(key, None)
        if key in self._tasks:
            self._tasks[key].cancel()

    async def end(self) -> None:
        """End all reviews; what was counted is kept."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._storing)
