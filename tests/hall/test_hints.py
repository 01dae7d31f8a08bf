"""Hints under way: one for a seat, the newest counts, and nobody gets one who does not wait for it."""

import asyncio
from collections.abc import Coroutine

import pytest

from labtable.hall.audience import Reader
from labtable.hall.desks import Subject
from labtable.hall.hints import Hints
from labtable.hall.thinkers import Busy, Decision, Stuck
from labtable.hall.thinking import Advised, Thought
from labtable.kernel import load_game, new_record
from labtable.lab.trial import Found, Trial
from labtable.review.pieces import Counted, Piece

pytestmark = pytest.mark.anyio


class Slow:
    """Thinkers that answer when they are told to, or fail."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.told = asyncio.Event()
        self.trouble = trouble

    async def wake(self, room: str) -> None:
        pass

    async def choose(self, decision: Decision, level: str, *, explain: bool = False) -> Thought:
        await self.told.wait()
        if self.trouble is not None:
            raise self.trouble
        return Thought(0, [Advised(0, "Take a square", "two cards ask for it", 0.5, "")])

    async def count(self, subject: Subject, piece: Piece) -> Counted:
        raise AssertionError("nobody asks for a review here")

    async def try_out(self, trial: Trial) -> Found:
        raise AssertionError("no card is tried out here")

    @property
    def hands(self) -> int:
        return 1


class Desk:
    """Hints of a table of PDB, and what came of each."""

    def __init__(self, thinkers: Slow) -> None:
        self.thinkers = thinkers
        self.tasks: list[asyncio.Task[None]] = []
        self.hints = Hints(thinkers, self._begin)
        game = load_game("pdb")
        self._asked = Decision("room", 0, game, new_record(game, 1, 2, {}), game.new(1, 2), 0, 0, ["You", "Mira"])

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(work))
        return self.tasks[-1]

    def ask(self, seat: int = 0) -> Reader:
        reader = Reader()
        self.hints.ask(reader, self._asked._replace(seat=seat), 1)
        return reader

    async def answer(self, *readers: Reader) -> list[bytes]:
        """Let the thinkers answer; how what each reader got begins, or nothing."""
        await asyncio.sleep(0)
        self.thinkers.told.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return [reader.waiting[0] if reader.waiting else b"" for reader in readers]


def is_hint(frame: bytes) -> bool:
    return frame.startswith(b'{"is":"hinted"')


async def test_the_newest_of_a_seat_counts() -> None:
    desk = Desk(Slow())
    got = await desk.answer(desk.ask(), desk.ask(), desk.ask(), desk.ask(seat=1))
    assert [is_hint(each) for each in got] == [False, False, True, True]


async def test_who_has_gone_gets_none_and_others_do() -> None:
    desk = Desk(Slow())
    gone, here = desk.ask(), desk.ask(seat=1)
    desk.hints.drop(gone)
    assert [is_hint(each) for each in await desk.answer(gone, here)] == [False, True]


async def test_when_the_table_has_moved_on_nobody_gets_any() -> None:
    desk = Desk(Slow())
    readers = [desk.ask(), desk.ask(seat=1)]
    desk.hints.clear()
    assert await desk.answer(*readers) == [b"", b""]


@pytest.mark.parametrize(("trouble", "why"), [(Stuck(), b"No hint came in time"), (Busy(), b"Many bots are thinking")])
async def test_a_hint_that_cannot_be_had_is_told_in_a_sentence(trouble: Exception, why: bytes) -> None:
    desk = Desk(Slow(trouble))
    (got,) = await desk.answer(desk.ask())
    assert got.startswith(b'{"is":"refused","do":"hint"')
    assert why in got
