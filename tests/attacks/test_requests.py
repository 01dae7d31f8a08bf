"""Somebody asks over and over: for what was refused, or to take back one move after the other."""

from itertools import count

import pytest

from labtable.hall import course
from labtable.hall.match import Match
from labtable.hall.wishes import Answer, Undo
from tests.server.conftest import evening as evening
from tests.server.evenings import Begin
from tests.server.twins import new_match

pytestmark = pytest.mark.anyio
PATIENCE = 20  # times that somebody asks again


def before_a_bot() -> tuple[Match, int, int, int]:
    """A match in which two people have chosen and a bot is asked: its seat, who chose first, and the other."""
    match = new_match("pdb", 3, seats=3)
    while len({entry.seat for entry in match.journal}) < 2:
        match.choose(match.table.legal()[-1])
    bot, asker = match.table.actor, match.journal[0].seat
    return match, bot, asker, 3 - bot - asker


async def test_who_was_refused_cannot_hold_up_the_bots_by_asking_again(evening: Begin) -> None:
    match, bot, asker, other = before_a_bot()
    each = await evening(match, {bot}, [asker, other])
    for _ in range(PATIENCE):
        await each.says(asker, Undo())
        if each.course.consent.asking is not None:
            await each.says(other, Answer(agree=False))
        await each.wait(0.1)
        if each.course.match.table.actor != bot:
            break
    assert each.course.match.table.actor != bot, "the bot had its turn"
    assert "after the next move" in each.readers[asker].refused[-1]["why"]


async def test_a_match_does_not_grow_for_ever_by_what_is_taken_back(
    evening: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "MOST_CUTS", 3)
    match = new_match("pdb", 3)
    each = await evening(match, {1 - match.table.actor}, [match.table.actor])
    seat = match.table.actor
    for turn in count():
        await each.answer(seat, each.course.match.table.legal()[0].id)
        await each.says(seat, Undo())
        if each.readers[seat].refused:
            break
        assert turn < PATIENCE
    assert each.course.match.cuts == 3
    assert "3 times" in each.readers[seat].refused[-1]["why"]
