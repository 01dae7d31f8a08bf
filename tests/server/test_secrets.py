"""Through real sockets: two tables that differ in what a seat cannot see send it the same frames."""

from pathlib import Path
from typing import cast

import msgspec
import pytest

from labtable.games.adna.decks import DECKS
from labtable.games.adna.table import AdnaTable
from labtable.hall.clock import Clock
from labtable.hall.course import Course
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, OPEN, Frame, Guest, Tables, running

pytestmark = pytest.mark.anyio
MOVES = 120
SECRET = "5" * 64
ADA, MAX, EVE = 0, 1, 2


class StillClock(Clock):
    """A clock that stands still, so that two rooms tell the same time."""

    def now(self) -> float:
        return 1_000_000.0


async def company(tables: Tables, **more: object) -> list[Guest]:
    """Ada and Max at a table that has begun, and Eve who watches; the deal is always the same."""
    ada = await tables.host(ME, OPEN, game="adna", **more)
    max_, eve = await tables.come(ada.room["code"]), await tables.come(ada.room["code"])
    await max_.say("sit", seat=1, name="Max")
    await max_.until(lambda guest: guest.room["you"] == 1)
    tables.hall.rooms[ada.room["code"]].state.secret = SECRET
    await ada.say("start")
    for guest in (ada, max_, eve):
        await guest.until(lambda one: bool(one.table))
    return [ada, max_, eve]


def exchange_hidden_cards(tables: Tables, code: str) -> int:
    """Give Max other cards, from the bottoms of the decks; how many faces are new to his hand."""
    course = tables.hall.rooms[code].course
    assert course is not None
    table = cast(AdnaTable, course.match.table)
    faces, changed = table.cards.faces, 0
    for deck in DECKS[1:]:
        unseen = [card for card in table.decks[deck] if table.cards.known[card] == 0]
        in_hand = [card for card in table.hands[3 * MAX + deck] if not table.cards.knows(ADA, card)]
        for card, bottom in zip(in_hand, unseen, strict=False):
            changed += faces[card] != faces[bottom]
            faces[card], faces[bottom] = faces[bottom], faces[card]
    return changed


def shown(guest: Guest) -> list[str]:
    return [frame for frame in guest.frames if frame.startswith('{"is":"table"')]


def common_move(one: Guest, other: Guest) -> int | None:
    """A move that is offered at both tables, a different one every time."""
    there = {offer["id"] for offer in other.offers}
    common = [offer["id"] for offer in one.offers if offer["id"] in there]
    return common[one.table["tick"] % len(common)] if common else None


async def test_who_cannot_see_a_difference_is_sent_none(tmp_path: Path) -> None:
    settings = Settings(messages_at_once=1000, workers=1)
    async with running(sqlite_file(tmp_path / "t.db"), settings, StillClock()) as tables:
        here, there = await company(tables), await company(tables)
        made = exchanged = 0
        for _ in range(MOVES):
            asked = next((seat for seat in (ADA, MAX) if here[seat].offers), None)
            if asked == ADA and exchanged == 0:
                exchanged = exchange_hidden_cards(tables, there[ADA].room["code"])
            move = None if asked is None else common_move(here[asked], there[asked])
            if asked is None or move is None:
                break
            for guests in (here, there):
                await guests[asked].play(move)
                for guest in guests:
                    await guest.move_on()
            made += exchanged > 0
            for who in (ADA, EVE):
                assert shown(here[who]) == shown(there[who])
        assert exchanged > 1
        assert made > 40
        assert shown(here[MAX]) != shown(there[MAX]), "Max sees other cards"
        assert any('"window":{' in frame for frame in here[EVE].frames), "there was a moment for answers"


async def test_who_comes_in_or_stands_up_is_shown_what_their_place_may_see(tmp_path: Path) -> None:
    settings = Settings(messages_at_once=1000, workers=1)
    async with running(sqlite_file(tmp_path / "t.db"), settings, StillClock()) as tables:
        ada, max_, eve = await company(tables)
        code = ada.room["code"]
        for _ in range(20):
            await next(guest for guest in (ada, max_) if guest.offers).play()
            for guest in (ada, max_, eve):
                await guest.move_on()
        course = tables.hall.rooms[code].course
        assert course is not None
        for key, seat in ((ada.key, ADA), (max_.key, MAX), (eve.key, None)):
            late = await tables.come(code, key)
            events = [told.event for told in course.match.told]
            assert [each["event"] for each in late.log] == [
                msgspec.to_builtins(each) for each in events if each.reaches(seat)
            ]
            assert late.table["view"] == seen(course, seat)
        assert seen(course, MAX)["hands"] != seen(course, None)["hands"]
        await max_.say("stand")
        await max_.until(lambda guest: guest.room["you"] is None)
        assert max_.table["view"] == seen(course, None)


def seen(course: Course, seat: int | None) -> Frame:
    frame: Frame = msgspec.json.decode(course.frame(seat))["view"]
    return frame
