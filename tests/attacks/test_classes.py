"""Somebody in a class tries to be its teacher, to see the hands of others, or to keep the class from its lesson."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from labtable.hall.classes.wishes import OfTeacher
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.evenings import HandClock
from tests.server.members import ClassOfMembers, Member, open_class
from tests.server.visitors import Tables, new_key, running

pytestmark = pytest.mark.anyio
SETTINGS = Settings(pace=0.0, answer_pause=0.01, workers=1, messages_at_once=1000, most_spectators=5)
WORTH_A_TRY = {
    "pupil": 1,
    "table": 1,
    "into": 2,
    "claim": 1,
    "agree": True,
    "paused": True,
    "locked": True,
    "seconds": 5,
    "minutes": 5,
    "text": "I am the teacher",
    "plan": {"games": ["pdb"]},
    "game": "gsa",
    "group": 1,
}


@pytest.fixture(scope="module")
async def tables(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tables]:
    async with running(sqlite_file(tmp_path_factory.mktemp("class") / "t.db"), SETTINGS) as found:
        yield found


async def begun(tables: Tables, game: str = "gsa") -> tuple[ClassOfMembers, Member, list[Member]]:
    """A class of four at two tables, in the middle of their match."""
    lesson = await open_class(tables, games=[game], size=2)
    teacher = await lesson.teacher()
    pupils = [await lesson.enter(name) for name in ("Mira", "Tom", "Aiko", "Jonas")]
    await teacher.say("begin")
    for pupil in pupils:
        await pupil.place()
    return lesson, teacher, pupils


def try_outs() -> list[dict[str, object]]:
    """Every wish that a teacher has, with all that it needs."""
    found = []
    for wish in get_args(OfTeacher):
        fields = {name: WORTH_A_TRY[name] for name in wish.__struct_fields__ if name in WORTH_A_TRY}
        found.append({"do": wish.__struct_config__.tag, **fields})
    return found


@pytest.mark.parametrize("role", ["pupil", "projector"])
async def test_no_wish_of_the_teacher_is_heard_from_anybody_else(tables: Tables, role: str) -> None:
    lesson, _, pupils = await begun(tables)
    spy = pupils[0] if role == "pupil" else await lesson.come(lesson.wall, "projector")
    before = tables.hall.school.classes[lesson.code].state.text()
    for wish in try_outs():
        await spy.socket.send(json.dumps(wish))
    await spy.until(lambda me: len(me.refused) == len(try_outs()))
    assert set(spy.refused) == {"Only the teacher of this class may do that."}
    assert tables.hall.school.classes[lesson.code].state.text() == before
    assert "look" not in spy.last


async def test_no_key_but_the_teachers_opens_the_overview(tables: Tables) -> None:
    lesson, _, pupils = await begun(tables)
    for key in (pupils[0].key, lesson.wall, new_key(), "0" * 32):
        spy = await lesson.come(key, "teacher")
        with pytest.raises(ConnectionClosed, match="4403"):
            await spy.until(lambda _: False)
        assert list(spy.last) == ["refused"]


async def sent_away(tables: Tables, code: str, key: str) -> None:
    """Nobody with this key may look on there."""
    guest = await tables.greet(code, key)
    with pytest.raises(ConnectionClosed, match="4404"):
        await guest.read_on()
    assert guest.table == {}


async def test_a_pupil_sees_no_other_table_whatever_they_know_of_it(tables: Tables) -> None:
    _, _, pupils = await begun(tables)
    others = next(each for each in pupils if each.you["place"]["table"] != pupils[0].you["place"]["table"])
    code = others.you["place"]["room"]
    await sent_away(tables, code, pupils[0].key)
    for path in ("record", "replay?seat=open", "replay", "review", "continuation?step=1&move=x"):
        assert (await tables.http.get(f"/api/rooms/{code}/{path}")).status_code == 409
    assert (await tables.http.post(f"/api/rooms/{code}/branch", json=BRANCH)).status_code == 409
    standings = await tables.http.post("/api/standings", json={"key": pupils[0].key, "codes": [code]})
    assert [(each["round"], each["scores"]) for each in standings.json()] == [(0, [])]
    assert (await tables.http.get("/api/watchable")).json() == []


BRANCH = {"step": 0, "level": "easy", "name": "Spy", "key": "a" * 32}


async def test_the_code_of_a_class_is_no_room_and_knocking_there_takes_no_class_away(tables: Tables) -> None:
    lesson, teacher, pupils = await begun(tables)
    fence = tables.hall.school.classes[lesson.code].lectern.lease.fence
    for path in ("", "/record", "/replay"):
        assert (await tables.http.get(f"/api/rooms/{lesson.code}{path}")).status_code == 404
    for code in (lesson.code, f"{lesson.code}-{'a' * 14}", f"{lesson.code}-"):
        await sent_away(tables, code, pupils[0].key)
    assert await tables.hall.house.store.fences([lesson.code]) == {lesson.code: fence}
    await teacher.say("lock", locked=True)
    await teacher.until(lambda me: me.last["class"]["locked"])


async def test_a_crowd_of_strangers_keeps_no_pupil_out(tables: Tables) -> None:
    lesson, _, pupils = await begun(tables)
    crowd = [await lesson.come(new_key()) for _ in range(8)]
    again = await lesson.come(pupils[0].key)
    assert again.you or await again.place()
    with pytest.raises(ConnectionClosed, match="4429"):
        await crowd[0].until(lambda _: False)


async def test_who_tries_codes_all_the_time_keeps_nobody_in_the_same_school_out(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), SETTINGS, HandClock()) as own:  # no limit grows meanwhile
        lesson = await open_class(own)
        await lesson.teacher()
        guesses = [(await own.http.get("/api/classes/zzzz")).status_code for _ in range(121)]
        assert guesses[-1] == 429
        assert (await own.http.get(f"/api/classes/{lesson.short}")).json()["code"] == lesson.code
        other = await open_class(own)  # its teacher is not here
        assert (await own.http.get(f"/api/classes/{other.short}")).status_code == 429


async def test_nobody_opens_classes_without_end(tmp_path: Path) -> None:
    settings = Settings(workers=1, classes_an_address=2)
    async with running(sqlite_file(tmp_path / "t.db"), settings, HandClock()) as own:
        for _ in range(2):
            await open_class(own)
        plan = {"plan": {"games": ["pdb"]}, "key": new_key(), "projector": new_key()}
        answer = await own.http.post("/api/classes", json=plan)
        assert (answer.status_code, "Too many classes" in answer.text) == (429, True)


async def test_a_name_is_no_tower_that_covers_others_on_the_wall(tables: Tables) -> None:
    lesson = await open_class(tables)
    tower = await lesson.enter("M" + "\u0301\u0336" * 8)
    assert "letters, digits and signs" in tower.refused[-1]
    assert (await lesson.enter("Nguye\u0302\u0303n")).you["name"] == "Nguyễn"


async def test_a_class_takes_as_many_pupils_as_it_has_room_for(tables: Tables) -> None:
    lesson = await open_class(tables)
    state = tables.hall.school.classes[lesson.code].state
    for number in range(60):
        member = await lesson.enter(f"Pupil {number}")
        await member.socket.close()
    late = await lesson.enter("One more")
    assert "this one is full" in late.refused[-1]
    assert len(state.pupils) == 60


async def test_who_shouts_at_a_class_is_let_go_and_the_lesson_goes_on(tables: Tables) -> None:
    lesson, teacher, pupils = await begun(tables)
    for text in ("", "[]", '{"do":"nothing"}', '{"do":"enter","name":"' + "x" * 9000 + '"}', "[" * 5000):
        await pupils[0].socket.send(text)
    await pupils[0].until(lambda me: len(me.refused) >= 5)
    assert all("cannot be read" in why for why in pupils[0].refused)
    socket = await connect(f"ws://{tables.address}/api/classes/{lesson.code}/live")
    tables.keep(socket)
    await socket.send(json.dumps({"do": "begin"}))
    with pytest.raises(ConnectionClosed, match="1008"):
        await Member(socket, "").until(lambda _: False)
    await teacher.say("announce", text="We go on")
    await teacher.until(lambda me: "word" in me.last)


async def test_names_are_no_formulas_in_the_table_of_results(tables: Tables) -> None:
    lesson = await open_class(tables, size=2, options={"pdb": {"target": 6}})
    teacher = await lesson.teacher()
    for name in ("=SUM(A1)", "@me"):
        await lesson.enter(name)
    await teacher.say("begin")
    await teacher.until(lambda me: me.last["class"]["stage"] == "playing")
    await teacher.say("end")
    await teacher.until(lambda me: me.last["class"]["stage"] == "over")
    sheet: httpx.Response = await tables.http.get(
        f"/api/classes/{lesson.code}/report.csv?names=yes", headers=lesson.bearer()
    )
    assert "'=SUM(A1)" in sheet.text
    assert ",=SUM" not in sheet.text
    assert "'@me" in sheet.text
