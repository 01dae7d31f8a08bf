"""A time for a choice: then a bot makes one, the log says so, and windows keep their own clock."""

import msgspec
import pytest

from labtable.hall.customs import Customs
from labtable.hall.match import Match
from labtable.hall.wishes import Play, Undo
from tests.server.evenings import Begin, Evening, refusing
from tests.server.twins import new_match
from tests.server.visitors import Frame
from tests.telling import told

pytestmark = pytest.mark.anyio
ADA, BO = 0, 1


def begun() -> Match:
    """A match of PDB in which Ada, at the first seat, must choose."""
    match = new_match("pdb", 3, 2)
    while match.table.actor != ADA:
        match.choose(match.table.legal()[-1])
    return match


async def timed(evening: Begin, here: list[int | None]) -> Evening:
    """A table with a minute for a choice, at which somebody has just come in."""
    found = await evening(begun(), set(), [])
    found.room.state.customs = Customs(turn_time=60)
    for place in here:
        found.readers[place] = await found.comes(place)
    return found


def words(each: Evening, seat: int) -> list[str]:
    return told(each.room.game.name, each.room.state.names(), seat, each.readers[seat].table["happened"])


async def test_when_the_time_is_up_a_bot_makes_one_choice_and_the_log_says_so(evening: Begin) -> None:
    each = await timed(evening, [ADA, BO])
    before = len(each.course.match.record.steps)
    assert each.readers[BO].table["until"] == pytest.approx(each.clock.time + 60)
    await each.wait(59.0)
    assert len(each.course.match.record.steps) == before
    await each.wait(2.0)
    assert len(each.course.match.record.steps) == before + 1
    assert words(each, BO)[0] == "P0's time was up, so a bot made one choice."
    assert words(each, ADA)[0] == "Your time was up, so a bot made one choice."


async def test_who_comes_later_reads_that_a_bot_chose(evening: Begin) -> None:
    each = await timed(evening, [ADA, BO])
    await each.wait(61.0)
    assert not each.room.state.held()
    step = each.course.match.record.steps[-1]
    assert each.room.state.held_at(len(each.course.match.journal)) == {step.seat}
    assert each.room.state.held_at(len(each.course.match.journal) - 1) == set()


async def test_who_chooses_in_time_has_all_of_it_for_the_next_choice(evening: Begin) -> None:
    each = await timed(evening, [ADA, BO])
    await each.wait(50.0)
    await each.answer(ADA, each.readers[ADA].table["view"]["turn"]["offers"][-1]["id"])
    before = len(each.course.match.record.steps)
    await each.wait(50.0)
    assert len(each.course.match.record.steps) == before
    await each.wait(11.0)
    assert len(each.course.match.record.steps) == before + 1


async def test_a_choice_made_while_the_bot_thinks_counts(evening: Begin) -> None:
    each = await timed(evening, [ADA, BO])
    await each.wait(60.0)
    before = len(each.course.match.record.steps)
    each.room.hear(each.readers[ADA], Play(move=offer(each)["id"], tick=each.course.tick))
    await each.rest()
    assert [step.seat for step in each.course.match.record.steps[before:]] == [ADA]
    assert not any("was up" in said for said in words(each, BO))


def offer(each: Evening) -> Frame:
    found: Frame = each.readers[ADA].table["view"]["turn"]["offers"][-1]
    return found


async def test_the_time_does_not_run_for_an_empty_room(evening: Begin) -> None:
    each = await timed(evening, [ADA])
    before = len(each.course.match.record.steps)
    await each.leaves(ADA)
    await each.wait(600.0)
    assert len(each.course.match.record.steps) == before
    each.readers[ADA] = await each.comes(ADA)
    assert each.readers[ADA].table["until"] == pytest.approx(each.clock.time + 60)


async def test_what_could_not_be_written_down_is_tried_again(evening: Begin) -> None:
    each = await timed(evening, [ADA, BO])
    before = len(each.course.match.record.steps)
    async with refusing(each.store):
        await each.wait(62.0)
        assert len(each.course.match.record.steps) == before
    await each.wait(6.0)
    assert len(each.course.match.record.steps) == before + 1


async def test_while_others_are_asked_to_take_a_move_back_the_bot_waits(evening: Begin) -> None:
    each = await timed(evening, [ADA, BO])
    while each.course.match.table.actor == ADA:
        await each.answer(ADA, offer(each)["id"])
    await each.answer(BO, each.readers[BO].table["view"]["turn"]["offers"][-1]["id"])
    await each.says(ADA, Undo())
    assert each.course.consent.asking is not None
    before = len(each.course.match.record.steps)
    await each.wait(70.0)
    assert len(each.course.match.record.steps) == before
    await each.wait(60.0)
    assert len(each.course.match.record.steps) == before + 1, "nobody answered, and the time is long up"


@pytest.mark.parametrize("custom", ["free", "never"])
async def test_moves_are_taken_back_as_is_the_custom(evening: Begin, custom: str) -> None:
    each = await evening(begun(), set(), [ADA, BO])
    each.room.state.customs = msgspec.convert({"taking_back": custom}, Customs)
    before = len(each.course.match.record.steps)
    while each.course.match.table.actor == ADA:
        await each.answer(ADA, offer(each)["id"])
    await each.says(ADA, Undo())
    if custom == "free":
        assert each.course.match.table.actor == ADA
        assert each.readers[ADA].refused == []
    else:
        assert len(each.course.match.record.steps) > before
        assert "no move is taken back" in each.readers[ADA].refused[-1]["why"]
