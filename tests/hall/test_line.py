"""The line before the workers: who comes first, who is told to come again, and who may go."""

import asyncio

import pytest

from labtable.hall.line import Line
from labtable.hall.thinkers import Busy

pytestmark = pytest.mark.anyio
FOR_EVER = 60.0


class Office:
    """A line, and the order in which those who wait were called."""

    def __init__(self, workers: int = 1, most: int = 100, patience: float = FOR_EVER) -> None:
        self.line = Line(workers, most, patience)
        self.called: list[str] = []
        self.waiting: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, *, is_hint: bool = False) -> None:
        """Somebody comes who is named by room and number, as in `a1`."""
        self.waiting[name] = asyncio.create_task(self._wait(name, is_hint))
        await rest()

    async def _wait(self, name: str, is_hint: bool) -> None:
        await self.line.come(name[0], 0, is_hint=is_hint)
        self.called.append(name)

    async def come_last(self, name: str) -> None:
        """Somebody comes with a piece of a review."""
        self.waiting[name] = asyncio.create_task(self._wait_last(name))
        await rest()

    async def _wait_last(self, name: str) -> None:
        await self.line.come_last(name[0], 0)
        self.called.append(name)

    async def done(self, worker: int = 0) -> None:
        self.line.leave(worker)
        await rest()

    async def close(self) -> None:
        for task in self.waiting.values():
            task.cancel()
        await asyncio.gather(*self.waiting.values(), return_exceptions=True)


async def rest() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_rooms_take_turns_however_much_one_asks() -> None:
    office = Office()
    for name in ("a1", "a2", "a3", "b1", "c1"):
        await office.come(name)
    for _ in range(4):
        await office.done()
    assert office.called == ["a1", "a2", "b1", "c1", "a3"]


async def test_moves_come_before_hints() -> None:
    office = Office()
    await office.come("a1")
    await office.come("b1", is_hint=True)
    await office.come("c1")
    for _ in range(2):
        await office.done()
    assert office.called == ["a1", "c1", "b1"]


async def test_a_hint_leaves_the_last_worker_to_moves_and_a_room_has_one_at_a_time() -> None:
    office = Office(workers=3)
    for name in ("a1", "a2", "b1", "c1"):
        await office.come(name, is_hint=True)
    assert office.called == ["a1", "b1"]
    await office.come("d1")
    assert office.called == ["a1", "b1", "d1"]
    await office.done(1)
    assert office.called == ["a1", "b1", "d1"], "one of three stays free"
    await office.done(0)
    assert office.called == ["a1", "b1", "d1", "a2"], "now the room of the first has none"
    await office.close()


async def test_pieces_of_reviews_come_when_neither_a_move_nor_a_hint_waits() -> None:
    office = Office()
    await office.come("a1")
    await office.come_last("r1")
    await office.come("b1", is_hint=True)
    await office.come("c1")
    for _ in range(3):
        await office.done()
    assert office.called == ["a1", "c1", "b1", "r1"]


async def test_pieces_of_reviews_take_turns_and_leave_the_last_worker_to_moves() -> None:
    office = Office(workers=3)
    assert office.line.hands == 2
    for name in ("r1", "r2", "r3", "s1"):
        await office.come_last(name)
    assert office.called == ["r1", "r2"]
    await office.come("a1")
    assert office.called == ["r1", "r2", "a1"]
    await office.done(0)
    await office.done(1)
    assert office.called == ["r1", "r2", "a1", "r3"], "one of three stays free"
    await office.done(2)
    assert office.called == ["r1", "r2", "a1", "r3", "s1"]
    await office.close()


async def test_a_piece_waits_for_as_long_as_it_takes_and_counts_for_nobody() -> None:
    office = Office(patience=0.0, most=1)
    office.line._free.clear()
    await office.come_last("r1")
    await asyncio.sleep(0.01)
    assert not office.waiting["r1"].done()
    assert len(office.line) == 0
    office.waiting["r1"].cancel()
    await rest()
    office.line.leave(0)
    await office.come("a1")
    assert office.called == ["a1"], "who went is not called"


async def test_a_piece_that_goes_in_the_moment_of_the_call_leaves_the_worker_to_the_next() -> None:
    office = Office()
    await office.come("a1")
    await office.come_last("r1")
    await office.come_last("s1")
    office.line.leave(0)
    office.waiting["r1"].cancel()
    await rest()
    assert office.called == ["a1", "s1"]


async def test_who_goes_is_not_called() -> None:
    office = Office()
    for name in ("a1", "b1", "c1"):
        await office.come(name)
    office.waiting["b1"].cancel()
    await office.done()
    assert office.called == ["a1", "c1"]
    assert len(office.line) == 0


async def test_who_goes_in_the_moment_of_the_call_leaves_the_worker_to_the_next() -> None:
    office = Office()
    for name in ("a1", "b1", "c1"):
        await office.come(name)
    office.line.leave(0)
    office.waiting["b1"].cancel()
    await rest()
    assert office.called == ["a1", "c1"]


async def test_who_has_waited_for_long_is_told_that_the_server_is_busy() -> None:
    office = Office(patience=0.0)
    office.line._free.clear()
    with pytest.raises(Busy):
        await office.line.come("a", 0, is_hint=False)
    assert len(office.line) == 0


async def test_a_line_that_is_full_takes_nobody_in() -> None:
    office = Office(most=1)
    await office.come("a1")
    await office.come("b1")
    with pytest.raises(Busy):
        await office.line.come("c", 0, is_hint=False)
    await office.close()
