"""The pace of bots: people may wish for it, the slowest wish counts, and no window hangs on it."""

import pytest

from labtable.hall.match import Match
from labtable.hall.wishes import Hurry, Speed
from tests.server.evenings import Begin, Evening
from tests.server.twins import new_match

pytestmark = pytest.mark.anyio
ADA, EVE, BOT = 0, 1, 2


def begun(seats: int = 3) -> Match:
    """A match of PDB in which Ada, at the first seat, must choose."""
    match = new_match("pdb", 3, seats)
    while match.table.actor != ADA:
        match.choose(match.table.legal()[-1])
    return match


async def bot_moved_after(each: Evening, *people: int) -> float:
    """People move until the bot thinks; how long it then takes."""
    for seat in people:
        await each.answer(seat, each.readers[seat].table["view"]["turn"]["offers"][-1]["id"])
    assert each.readers[ADA].table["thinking"]
    steps, begun_at = len(each.course.match.record.steps), each.clock.time
    while len(each.course.match.record.steps) == steps:
        await each.wait(0.05)
    return round(each.clock.time - begun_at, 2)


@pytest.mark.parametrize(("speed", "pause"), [("slow", 1.5), ("normal", 0.5), ("fast", 0.15)])
async def test_a_bot_plays_as_fast_as_the_only_person_wants(evening: Begin, speed: Speed, pause: float) -> None:
    each = await evening(begun(2), {1}, [ADA])
    await each.says(ADA, Hurry(speed=speed))
    assert await bot_moved_after(each, ADA) == pytest.approx(pause, abs=0.051)


async def test_the_slowest_wish_of_those_at_the_table_counts_and_none_of_those_who_watch(evening: Begin) -> None:
    each = await evening(begun(), {BOT}, [ADA, EVE, None])
    await each.says(ADA, Hurry(speed="fast"))
    await each.says(None, Hurry(speed="slow"))
    assert await bot_moved_after(each, ADA, EVE) == pytest.approx(0.5, abs=0.051)


async def test_to_skip_acts_at_once_and_lasts_until_the_own_next_move(evening: Begin) -> None:
    each = await evening(begun(2), {1}, [ADA])
    await each.says(ADA, Hurry(speed="slow"))
    await each.answer(ADA, each.readers[ADA].table["view"]["turn"]["offers"][-1]["id"])
    await each.wait(0.2)
    assert each.readers[ADA].table["thinking"]
    await each.says(ADA, Hurry(speed="skip"))
    assert each.course.match.table.actor == ADA, "the bot has moved, and no time has passed"
    assert await bot_moved_after(each, ADA) == pytest.approx(1.5, abs=0.051)


async def test_what_a_hurried_bot_decided_is_done_once(evening: Begin) -> None:
    each = await evening(begun(2), {1}, [ADA])
    await each.answer(ADA, each.readers[ADA].table["view"]["turn"]["offers"][-1]["id"])
    await each.says(ADA, Hurry(speed="fast"))
    await each.says(ADA, Hurry(speed="skip"))
    steps = len(each.course.match.record.steps)
    await each.wait(5.0)
    assert len(each.course.match.record.steps) == steps
