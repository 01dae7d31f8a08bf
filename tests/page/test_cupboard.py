"""The cupboard: rooms come back as they were written, and only who claimed one last may write it."""

import json

import pytest

from labtable.hall.store import Change, Lost, TakeBack
from labtable.kernel.record import Step
from labtable.page.cupboard import Cupboard
from tests.page.evening import Drawers

pytestmark = pytest.mark.anyio
STATE = json.dumps({"game": "pdb"})


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def opened() -> Change:
    return Change(code="room", fence=1, touched=1.0, state=STATE, is_new=True)


async def test_a_room_comes_back_with_every_line_of_its_journal() -> None:
    browser = Drawers(0)
    writing = Cupboard(browser)
    await writing.keep(opened())
    await writing.keep(Change(code="room", fence=1, touched=2.0, first=0, entries=[Step(0, "take"), Step(1, "pass")]))
    await writing.keep(Change(code="room", fence=1, touched=3.0, first=2, entries=[TakeBack(0, 0), Step(0, "lead")]))
    await writing.keep_review("room", b"notes")
    found = await Cupboard(browser).load("room")
    assert found is not None
    assert found.entries == [Step(0, "take"), Step(1, "pass"), TakeBack(0, 0), Step(0, "lead")]
    assert (found.state, found.fence, await Cupboard(browser).review("room")) == (STATE, 1, b"notes")
    await writing.keep(Change(code="room", fence=1, touched=4.0, first=3, entries=[Step(0, "other")]))
    again = await Cupboard(browser).load("room")
    assert again is not None
    assert again.entries[2:] == [TakeBack(0, 0), Step(0, "other")], "an entry is in its place, however often it comes"


async def test_who_claims_a_room_takes_it_from_the_tab_that_had_it() -> None:
    browser = Drawers(0)
    one, other = Cupboard(browser), Cupboard(browser)
    await one.keep(opened())
    claimed = await other.claim("room", 2.0)
    assert claimed is not None
    assert claimed.fence == 2
    with pytest.raises(Lost):
        await one.keep(Change(code="room", fence=1, touched=3.0, state=STATE))
    await other.keep(Change(code="room", fence=2, touched=3.0, state=STATE))
    assert await one.fences(["room", "none"]) == {"room": 2}
    assert await one.claim("none", 4.0) is None


async def test_old_rooms_are_forgotten_unless_somebody_is_there() -> None:
    browser = Drawers(0)
    cupboard = Cupboard(browser)
    await cupboard.keep(opened())
    assert (await cupboard.newest(5.0), await cupboard.newest(1.0)) == (1.0, None)
    assert await cupboard.expire(2.0, ["room"], 20) == 0
    assert await cupboard.expire(2.0, [], 20) == 1
    assert await cupboard.load("room") is None
