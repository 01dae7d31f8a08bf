"""Secrets at several nodes: wherever somebody comes in, they are shown what their place may see, and nothing else."""

import pytest

from tests.server.test_secrets import ADA, EVE, MAX, company
from tests.server.visitors import Tables

pytestmark = pytest.mark.anyio
MOVES = 20


async def test_another_node_shows_each_place_what_it_was_shown_before(node: Tables, other: Tables) -> None:
    here = await company(node)
    for _ in range(MOVES):
        await next(guest for guest in here if guest.offers).play()
        for guest in here:
            await guest.move_on()
    there = [await other.come(guest.room["code"], guest.key) for guest in here]
    for guest, again in zip(here, there, strict=True):
        assert again.table["view"] == guest.table["view"]
        late = await other.come(guest.room["code"], guest.key)
        assert late.log == again.log
    assert there[MAX].table["view"]["hands"] != there[EVE].table["view"]["hands"], "there is something to hide"
    assert there[ADA].log != there[EVE].log, "and something was told to few"
