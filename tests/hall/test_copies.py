"""Copies of what is costly to make: made once, in bites, and thrown away when there is no more room."""

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest

from labtable.hall.copies import Copies

pytestmark = pytest.mark.anyio


class Press:
    """Makes texts of parts, and notes which and when."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.turns = 0

    def parts(self, title: str) -> Iterator[bytes]:
        self.made.append(title)
        for _ in range(3):
            yield str(self.turns).encode()

    async def count_turns(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)


async def test_a_copy_is_made_once_for_all_who_ask_at_once_and_later() -> None:
    press, copies = Press(), Copies()
    texts = await asyncio.gather(*(copies.get("a", lambda: press.parts("a")) for _ in range(3)))
    texts.append(await copies.get("a", lambda: press.parts("a")))
    assert texts == [b"0,0,0"] * 4
    assert press.made == ["a"]


async def test_between_two_parts_others_have_their_turn() -> None:
    press, copies = Press(), Copies()
    counting = asyncio.create_task(press.count_turns())
    first, second, third = map(int, (await copies.get("a", lambda: press.parts("a"))).split(b","))
    assert first < second < third
    counting.cancel()
    await asyncio.gather(counting, return_exceptions=True)


async def test_what_was_not_asked_for_longest_goes_first() -> None:
    press, copies = Press(), Copies(most=12)
    for title in ("a", "b", "a", "c", "a", "b"):
        await copies.get(title, partial(press.parts, title))
    assert press.made == ["a", "b", "c", "b"]
