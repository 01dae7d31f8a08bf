"""Talk over real sockets: what a side says and points at leaves no trace with the others, and no words outlive a room."""

import json
import logging
from pathlib import Path

import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.test_customs import USUAL
from tests.server.test_secrets import SECRET, StillClock
from tests.server.visitors import ME, OPEN, Frame, Guest, Tables, friends, running

pytestmark = pytest.mark.anyio
FREE = USUAL | {"chat": "free"}
SLY = "lay-the-U-on-their-chain"
MOVES = 40


async def teams(tables: Tables, customs: Frame) -> list[Guest]:
    """Ada and Bea at one side, Max at the other, and Eve, who watches; the deal is always the same."""
    ada = await tables.host(ME, OPEN, game="adna", customs=customs)
    bea, max_, eve = [await tables.come(ada.room["code"]) for _ in range(3)]
    await bea.sit(0, "Bea")
    await max_.sit(1, "Max")
    await max_.until(lambda guest: guest.room["you"] == 1)
    tables.hall.rooms[ada.room["code"]].state.secret = SECRET
    await ada.say("start")
    for guest in (ada, bea, max_, eve):
        await guest.until(lambda one: bool(one.table))
    return [ada, bea, max_, eve]


def sides(guest: Guest) -> int:
    """How often somebody was told of their side."""
    return sum('"is":"side"' in frame for frame in guest.frames)


async def point(one: Guest, other: Guest, move: int) -> None:
    """One of a side points at a move, and both have heard of it."""
    before = {guest.key: sides(guest) for guest in (one, other)}
    await one.say("suggest", move=move, tick=one.table["tick"])
    for each in (one, other):
        await each.until(lambda guest: sides(guest) > before[guest.key])


async def confer(ada: Guest, bea: Guest, move: int) -> None:
    """The side talks about its next move, and points at it."""
    await bea.say("say", word="good_idea", side=True)
    await bea.say("write", text=SLY, side=True)
    await point(bea, ada, move)


def told(guest: Guest) -> list[str]:
    """What somebody was sent since the match began: whole frames of the table, and of what else there was its kind."""
    begun = next(number for number, frame in enumerate(guest.frames) if '"is":"table"' in frame)
    frames = guest.frames[begun:]
    return [frame if '"is":"table"' in frame else json.loads(frame)["is"] for frame in frames]


@pytest.mark.parametrize("by_team", [False, True])
async def test_others_are_sent_the_same_bytes_whether_or_not_a_side_talks(tmp_path: Path, by_team: bool) -> None:
    settings = Settings(messages_at_once=1000, workers=1)
    async with running(sqlite_file(tmp_path / "t.db"), settings, StillClock()) as tables:
        here, there = [await teams(tables, FREE | {"by_team": each}) for each in (by_team, False)]
        talked = 0
        for _ in range(MOVES):
            asked = next((place for place in (0, 2) if here[place].offers), None)
            if asked is None:
                break
            offers = here[asked].offers
            move = offers[here[asked].table["tick"] % len(offers)]["id"]
            if asked == 0 and talked < 2:  # no clock runs here, so that more would be too much
                await confer(here[0], here[1], move)
                talked += 1
            elif asked == 0 and by_team:
                await point(here[1], here[0], move)
            for guests in (here, there):
                await guests[asked].play(move)
                for guest in guests:
                    await guest.move_on()
        assert talked == 2
        for place in (2, 3):
            assert told(here[place]) == told(there[place])
            assert len(told(here[place])) > 10
        for guest in here[2:]:
            for secret in (SLY, "good_idea", '"is":"side"', '"is":"said"', "suggestions"):
                assert secret not in "".join(guest.frames)
        assert SLY in "".join(here[0].frames)


async def test_a_side_that_confers_keeps_its_words_from_who_comes_in_the_record_and_the_replay(tables: Tables) -> None:
    ada, max_ = await friends(tables, options={"first_leader": "1", "target": 3}, customs=FREE)
    await max_.say("write", text="entre nous")
    await ada.until(lambda guest: "entre nous" in guest.frames[-1])
    while not ada.over:
        for guest in (ada, max_):
            if guest.offers and not guest.over:
                await guest.play()
                await ada.move_on()
                await max_.move_on()
    code = ada.room["code"]
    for path in (f"/api/rooms/{code}", f"/api/rooms/{code}/record", f"/api/rooms/{code}/replay?seat=open"):
        answer = await tables.http.get(path)
        assert answer.status_code == 200
        assert "entre nous" not in answer.text
    await ada.say("rematch")
    await ada.until(lambda guest: guest.room["rematch"] is not None)
    again = await tables.come(ada.room["rematch"], ada.key)
    assert "entre nous" not in "".join(again.frames)
    late = await tables.come(code)
    await late.until(lambda guest: '"is":"lines"' in "".join(guest.frames))
    assert "entre nous" in "".join(late.frames), "in its own room it is there"


async def test_no_log_has_what_was_said(tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        ada, max_ = await friends(tables, customs=FREE)
        for text in ("entre nous", "\u202e", "x" * 201):
            await max_.say("write", text=text)
        await max_.until(lambda guest: len(guest.refused) == 2)
        await ada.until(lambda guest: "entre nous" in guest.frames[-1])
    assert sorted(each["do"] for each in max_.refused) == ["", "write"], "one too long, one of nothing"
    assert "entre nous" not in caplog.text


async def test_a_room_that_expires_takes_its_words_along(tmp_path: Path) -> None:
    settings = Settings(workers=1, idle=0.0, keep=-1.0)
    path = tmp_path / "t.db"
    async with running(sqlite_file(path), settings) as tables:
        ada = await tables.host(ME, OPEN, customs=FREE)
        await ada.say("write", text="for-this-room-only")
        await ada.until(lambda guest: "for-this-room-only" in guest.frames[-1])
        assert b"for-this-room-only" in kept(path)
        await ada.leave()
        room = tables.hall.rooms[ada.room["code"]]
        await room.idle()
        while room.audience.readers:
            await room.idle()
        await tables.hall.let_go()
        await tables.hall.expire()
        assert await room.house.store.load(ada.room["code"]) is None


def kept(path: Path) -> bytes:
    """All that the database has on the disk."""
    return b"".join(each.read_bytes() for each in path.parent.glob("t.db*"))
