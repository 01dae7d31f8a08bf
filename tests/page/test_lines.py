"""Lines to the page's own hall: at the other end may be a friend's page, which is believed no more than at a server."""

import json

import pytest

from labtable.page.own import AT_ONCE, OwnHall
from tests.page import evening
from tests.page.evening import KEYS, Drawers, StillClock, plan

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Ended(Drawers):
    """A browser that notes which lines were ended, and how."""

    def __init__(self) -> None:
        super().__init__(3)
        self.ended: dict[int, int] = {}

    def close(self, line: int, code: int) -> None:
        self.ended[line] = code


class Table:
    """A room of the page's own hall, and a guest's line to it."""

    async def open(self) -> "Table":
        """With its host at the first line."""
        self.browser = Ended()
        self.own = OwnHall(self.browser, evening.PACE, StillClock())
        opened: list[str] = []
        asked = json.dumps({"parts": ["rooms"], "body": json.dumps(plan("pdb"))})
        await self.own.ask(asked, lambda status, text: opened.append(text))
        self.code = json.loads(opened[0])["code"]
        await self.say(0, json.dumps({"do": "hello", "key": KEYS[0]}))
        return self

    async def say(self, line: int, text: str) -> None:
        """Say something, and let it have its consequences."""
        await self.own.hear(line, self.code, text)
        await self.own.hall.rooms[self.code].idle()

    def why(self, line: int) -> str:
        """Why the last thing was refused."""
        found: str = json.loads(self.browser.frames[line][-1])["why"]
        return found


@pytest.mark.parametrize("first", ["{", "[" * 9000, json.dumps({"do": "start"}), " " * 20_000, "\ud800"])
async def test_a_line_that_does_not_begin_with_a_hello_leads_nowhere(first: str) -> None:
    table = await Table().open()
    await table.say(1, first)
    assert table.browser.ended == {1: 4404}
    assert len(table.browser.frames[1]) == 1, "why, and nothing else"


async def test_a_guest_does_nothing_that_only_the_host_may() -> None:
    table = await Table().open()
    await table.say(1, json.dumps({"do": "hello", "key": KEYS[1]}))
    for wish in ({"do": "start"}, {"do": "place", "seat": 1, "level": "easy"}):
        await table.say(1, json.dumps(wish))
        assert "host" in table.why(1)
    await table.say(1, "[" * 9000)
    assert "cannot be read" in table.why(1)
    assert table.browser.ended == {}


async def test_a_guest_who_says_too_much_is_not_heard_and_in_the_end_not_kept() -> None:
    table = await Table().open()
    await table.say(1, json.dumps({"do": "hello", "key": KEYS[1]}))
    for _ in range(AT_ONCE + 1):
        await table.say(1, "{")
    assert table.why(1) == "Too many messages at once; wait a second."
    for _ in range(100):
        await table.say(1, "{")
    assert table.browser.ended == {1: 1008}
    await table.say(2, json.dumps({"do": "hello", "key": KEYS[1]}))
    await table.say(2, json.dumps({"do": "say", "word": "x" * 20_000}))
    assert table.browser.ended == {1: 1008, 2: 1009}
