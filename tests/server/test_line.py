"""The line before the workers: who comes first, who is told to come again, and who may go."""

import asyncio

import pytest

from labtable.hall.thinkers import Busy
from labtable.server.line import Line

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
