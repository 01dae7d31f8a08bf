"""Who was removed tries every way back, guests try the host's part, those who watch try the players', others never stop."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from labtable.hall.lobby import CHANGES_AT_ONCE
from labtable.hall.wishes import Rename, Sit, Start
from tests.server.conftest import tables as tables
from tests.server.test_lobby import gathered, people
from tests.server.visitors import ME, OPEN, Frame, Guest, Tables, friends

pytestmark = pytest.mark.anyio
SENTENCE = "The host has removed you from this table."
OF_THE_HOST: list[tuple[str, Frame]] = [
    ("resize", {"seats": 3}),
    ("place", {"seat": 2, "level": "easy"}),
    ("drop", {"seat": 2}),
    ("swap", {"seat": 0, "other": 1}),
    ("choose", {"option": "target", "value": 5}),
    ("custom", {"custom": "chat", "value": "free"}),
    ("as_usual", {}),
    ("make_host", {"name": "Max"}),
    ("remove", {"name": "Ada"}),
    ("remove", {"watcher": 1}),
    ("start", {}),
]
OF_A_PLAYER: list[tuple[str, Frame]] = [
    ("play", {"move": 0, "tick": 0}),
    ("undo", {}),
    ("answer", {"agree": True}),
    ("withdraw", {}),
    ("hint", {}),
    ("substitute", {"seat": 0}),
    ("ask_me", {"will": {"when": "called"}}),
    ("ready", {"ready": True}),
    ("wear", {"avatar": "beard"}),
    ("nudge", {"name": "Ada"}),
    ("rematch", {}),
    ("stand", {}),
    ("leave_lesson", {}),
]


async def refused(guest: Guest) -> str:
    with pytest.raises(ConnectionClosed):
        await guest.read_on()
    return str(guest.refused[-1]["why"])


async def test_what_was_on_its_way_when_its_sender_was_removed_does_nothing(tables: Tables) -> None:
    ada, max_ = await gathered(tables)
    room = tables.hall.rooms[ada.room["code"]]
    reader = room.audience.at(1)[0]
    await ada.say("remove", name="Max")
    await refused(max_)
    for wish in (Sit(seat=1, name="Max"), Rename(name="Mad Max"), Start()):
        room.hear(reader, wish)
    await room.idle()
    await ada.until(lambda guest: people(guest) == [["Ada"], []])
    assert room.state.people()[0].name == "Ada"
    assert len(room.state.people()) == 1


async def test_every_way_back_is_shut_for_who_was_removed(tables: Tables) -> None:
    ada, max_ = await gathered(tables)
    code, short = ada.room["code"], ada.room["short"]
    await ada.say("remove", name="Max")
    await refused(max_)
    found = (await tables.http.get(f"/api/gathering/{short}")).json()["code"]
    for path in (code, found, code.upper()):
        assert await refused(await tables.greet(path, max_.key)) == SENTENCE
    (standing,) = (await tables.http.post("/api/standings", json={"key": max_.key, "codes": [code]})).json()
    assert (standing["you"], standing["asked"]) == (None, False)


async def test_a_guest_can_do_nothing_that_is_the_hosts(tables: Tables) -> None:
    ada, max_ = await gathered(tables, OPEN)
    eve = await tables.come(ada.room["code"])
    before = tables.hall.rooms[ada.room["code"]].state.text()
    for guest in (max_, eve):
        for do, more in OF_THE_HOST:
            await guest.say(do, **more)
            assert "Only the host" in (await guest.why_not())["why"], do
    assert tables.hall.rooms[ada.room["code"]].state.text() == before


async def test_the_host_of_one_table_has_no_power_at_another(tables: Tables) -> None:
    ada, _max = await gathered(tables)
    eve = await tables.host(ME, OPEN)
    there = await tables.come(ada.room["code"], eve.key)
    await there.say("remove", name="Max")
    assert "Only the host" in (await there.why_not())["why"]


async def test_who_watches_can_do_nothing_that_a_player_may(tables: Tables) -> None:
    ada, _max = await friends(tables)
    eve = await tables.come(ada.room["code"])
    room = tables.hall.rooms[ada.room["code"]]
    before = room.state.text(), room.course and len(room.course.match.journal)
    for do, more in OF_A_PLAYER:
        await eve.say(do, **more)
        assert (await eve.why_not())["do"] == do
    assert (room.state.text(), room.course and len(room.course.match.journal)) == before


async def test_names_faces_and_reminders_without_an_end_are_cut_off(tables: Tables) -> None:
    ada, max_ = await gathered(tables)
    for number in range(60):
        await max_.say("rename", name=f"Max {number}")
    await max_.until(lambda guest: len(guest.refused) >= 60 - CHANGES_AT_ONCE - 1)
    assert "a lot of changes at once" in max_.refused[-1]["why"]
    changes = {frame for frame in max_.frames if frame.startswith('{"is":"room"')}
    assert len(changes) <= CHANGES_AT_ONCE + 4
    again = await tables.come(ada.room["code"], max_.key)
    await again.say("wear", avatar="bun")
    assert "a lot of changes at once" in (await again.why_not())["why"], "another window is the same person"


async def test_reminders_by_many_reach_somebody_once_in_a_while(tables: Tables) -> None:
    ada, max_ = await gathered(tables, OPEN)
    zoe = await tables.come(ada.room["code"])
    await zoe.sit(2, "Zoe")
    await zoe.until(lambda guest: guest.room["you"] == 2)
    await asyncio.gather(*(guest.say("nudge", name="Max") for guest in (ada, zoe) for _ in range(4)))
    for guest in (ada, zoe):
        await guest.until(lambda one: len(one.refused) >= 3)
    await max_.say("ready", ready=True)
    await max_.until(lambda guest: guest.room["seats"][1]["people"][0]["ready"])
    assert sum(frame.startswith('{"is":"nudged"') for frame in max_.frames) == 1
