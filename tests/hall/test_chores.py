"""Chores: done bite by bite, each for itself, and never left in the middle of a bite."""

import asyncio

import pytest

from labtable.hall import chores
from labtable.hall.chores import Chore, Chores

pytestmark = pytest.mark.anyio


async def fails() -> bool:
    raise OSError("jammed")


async def test_a_chore_is_done_in_bites_until_there_is_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "PAUSE", 0.0)
    left = 3

    async def bite() -> bool:
        nonlocal left
        left -= 1
        return left > 0

    house = Chores(Chore("sweep", 0.0, bite))
    await house.do(house.chores[0])
    assert (left, house.done["sweep"], house.failed["sweep"]) == (0, 1, 0)


async def test_one_that_fails_is_counted_and_tried_again_and_others_go_on() -> None:
    swept = asyncio.Event()

    async def sweep() -> bool:
        if house.failed["fail"] > 1:
            swept.set()
        return False

    house = Chores(Chore("fail", 0.0, fails), Chore("sweep", 0.0, sweep))
    house.begin()
    async with asyncio.timeout(5):
        await swept.wait()
    await house.end()
    assert house.done["fail"] == 0


async def test_a_bite_that_has_begun_is_done_to_its_end() -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    whole = False

    async def bite() -> bool:
        nonlocal whole
        begun.set()
        await go_on.wait()
        whole = True
        return True

    house = Chores(Chore("sweep", 0.0, bite))
    house.begin()
    await begun.wait()
    ending = asyncio.create_task(house.end())
    await asyncio.sleep(0)
    go_on.set()
    await ending
    assert whole
