"""The course of a match: what comes late is dropped, and who may not do something is told so."""

import pytest

from labtable.hall.match import Match
from labtable.hall.window import Asked
from labtable.hall.wishes import FromBrowser, Hint, Play, Undo
from labtable.kernel.digest import digest
from tests.server.evenings import Begin, Evening
from tests.server.twins import new_match

pytestmark = pytest.mark.anyio
ADA, BOT = 0, 1


def begun() -> Match:
    """A match of PDB in which Ada, at the first seat, must choose."""
    match = new_match("pdb", 3)
    while match.table.actor != ADA:
        match.choose(match.table.legal()[-1])
    return match


async def ada_moves(each: Evening) -> None:
    """Ada makes a move, and the bot thinks."""
    await each.answer(ADA, each.readers[ADA].table["view"]["turn"]["offers"][-1]["id"])
    assert each.readers[ADA].table["thinking"]


async def test_a_bot_moves_after_its_pace(evening: Begin) -> None:
    each = await evening(begun(), {BOT}, [ADA])
    await ada_moves(each)
    steps = len(each.course.match.record.steps)
    await each.wait(0.4)
    assert len(each.course.match.record.steps) == steps
    await each.wait(0.2)
    assert [step.seat for step in each.course.match.record.steps[steps:]] == [BOT]


async def test_the_move_of_a_bot_for_a_table_that_is_no_more_is_dropped(evening: Begin) -> None:
    each = await evening(begun(), {BOT}, [ADA])
    before = each.course.match.record.steps.copy()
    await ada_moves(each)
    await each.wait(0.4)
    await each.says(ADA, Undo())
    await each.wait(5.0)
    assert each.course.match.record.steps == before
    assert each.course.match.table.actor == ADA


async def test_who_comes_in_does_not_disturb_a_bot_that_thinks(evening: Begin) -> None:
    each = await evening(begun(), {BOT}, [ADA])
    await ada_moves(each)
    tick, turn = each.course.tick, each.course.turn
    await each.wait(0.4)
    eve = await each.comes(None)
    assert eve.table["thinking"]
    assert (each.course.tick, each.course.turn) == (tick, turn)
    await each.wait(0.2)
    assert each.moments(ADA)[-1] == 0.5


async def test_what_a_bot_thinks_about_stays_as_it_was(evening: Begin) -> None:
    """The table may go on meanwhile."""
    each = await evening(begun(), set(), [ADA])
    match = each.course.match
    decision = each.course.bots.decision(Asked(ADA, match.table))
    steps, before = len(match.record.steps), digest(match.table)
    match.choose(match.table.legal()[-1])
    assert (len(decision.record.steps), digest(decision.table)) == (steps, before)


async def test_what_cannot_be_done_now_gets_a_sentence(evening: Begin) -> None:
    match = new_match("pdb", 3)
    each = await evening(match, set(), [0, 1])
    actor = match.table.actor
    refused: list[tuple[int, FromBrowser, str]] = [
        (1 - actor, Hint(), "You have nothing to decide right now."),
        (actor, Undo(), "You have nothing to take back now."),
        (actor, Play(move=-1, tick=each.course.tick), "PDB: the game has no move -1; choose one of those offered."),
    ]
    for seat, message, why in refused:
        await each.says(seat, message)
        assert each.readers[seat].refused[-1]["why"] == why
    assert each.course.consent.asking is None
    assert each.course.match.record.steps == []


async def test_after_the_end_there_are_no_moves(evening: Begin) -> None:
    match = new_match("pdb", 3)
    while not match.over:
        match.choose(match.table.legal()[-1])
    each = await evening(match, set(), [0])
    await each.answer(0, 0)
    assert each.readers[0].refused[-1]["why"] == "The game is over."
