"""A server that is killed in the middle of a lesson: everybody is at their place again, and the clock where it was."""

import signal
from pathlib import Path
from time import time

import pytest

from tests.games.editions import CARDS
from tests.server.members import ClassOfMembers, open_class
from tests.server.test_restart import serving
from tests.server.visitors import Guest

pytestmark = pytest.mark.anyio


async def take_a_step(guest: Guest) -> None:
    """Make the move that the first steps ask for."""
    await guest.my_turn()
    await guest.play(next(each["id"] for each in guest.offers if each["text"] == guest.table["lesson"]["move"]))
    await guest.until(lambda one: one.table["lesson"]["number"] == 2)


async def test_a_lesson_goes_on_where_it_was_when_its_server_was_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(database) as (tables, process):
        lesson = await open_class(tables, size=2, minutes=35, lesson=True)
        teacher = await lesson.teacher()
        pupils = [await lesson.enter(name) for name in ("Mira", "Tom", "Aiko", "Jonas")]
        await teacher.say("begin")
        first, second, third = [await lesson.sit(pupil) for pupil in pupils[:3]]
        await take_a_step(third)
        for guest in (first, second):
            await guest.say("leave_lesson")
        for pupil in pupils[:2]:
            await pupil.until(lambda me: me.you["place"]["stage"] == "playing")
        places = [pupil.you["place"] for pupil in pupils[:2]] + [(await pupil.place()) for pupil in pupils[2:]]
        await teacher.until(lambda me: me.last["class"]["stage"] == "lesson")
        left = teacher.last["class"]["until"] - time()
        process.send_signal(signal.SIGKILL)
        await process.wait()
    async with serving(database) as (tables, process):
        again = ClassOfMembers(tables, lesson.code, lesson.short, lesson.key, lesson.wall)
        wall = await again.come(lesson.wall, "projector")
        assert wall.last["class"]["until"] - time() == pytest.approx(left, abs=6)
        for pupil, place in zip(pupils, places, strict=True):
            found = await (await again.come(pupil.key)).place()
            assert {**found, "with": 0} == {**place, "with": 0}
            guest = await tables.come(found["room"], pupil.key)
            assert guest.room["me"] == pupil.you["name"]
            steps = (guest.table["lesson"] or {}).get("number")
            assert steps == {pupils[2]: 2, pupils[3]: 1}.get(pupil)
        assert (await tables.http.get(f"/api/classes/{lesson.short}")).json()["stage"] == "lesson"


async def test_a_deck_that_a_class_makes_is_there_again_when_its_server_was_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(database) as (tables, process):
        lesson = await open_class(tables, size=2)
        teacher = await lesson.teacher()
        mira, tom = [await lesson.enter(name) for name in ("Mira", "Tom")]
        await teacher.say("open_bench", game="pdb", alone=True)
        for pupil, table in ((mira, "box"), (tom, "deposition")):
            await pupil.until(lambda me: bool(me.groups))
            await pupil.say("sketch", table=table, card=CARDS["pdb"][table][0])
            await pupil.say("hand_in")
        await teacher.until(lambda me: [each["stage"] for each in me.groups] == ["handed_in"] * 2)
        await teacher.say("accept_card", group=1)
        await teacher.until(lambda me: me.groups[0]["stage"] == "accepted")
        edition = teacher.last["bench"]["edition"]
        process.send_signal(signal.SIGKILL)
        await process.wait()
    async with serving(database) as (tables, process):
        again = ClassOfMembers(tables, lesson.code, lesson.short, lesson.key, lesson.wall)
        teacher = await again.teacher()
        await teacher.until(lambda me: [each["stage"] for each in me.groups] == ["accepted", "handed_in"])
        assert teacher.last["bench"]["edition"] == edition
        await teacher.say("begin")
        pupil = await again.come(mira.key)
        guest = await again.sit(pupil)
        assert guest.room["edition"] == edition
