"""What a class shows hangs on nothing that is hidden at its tables: all hidden cards are dealt anew, the bytes compared."""

import json
from random import Random

import msgspec
import pytest

from labtable.hall.audience import Reader
from labtable.hall.classes.met import faces_of
from labtable.hall.classes.visits import Visit
from labtable.hall.classes.wishes import EndLesson
from labtable.kernel import seeded
from labtable.kernel.digest import digest
from tests.hall.schooling import ALL, Schooling, a_class

pytestmark = pytest.mark.anyio
HANDS = {"gsa": 3, "adna": 2, "stem": 3}


def pictures(lesson: Schooling, name: str, role: str) -> list[bytes]:
    """All that somebody is sent when they come just now."""
    visit = Visit(Reader(), role)  # type: ignore[arg-type] # one of the roles
    visit.reader.digest = lesson.room.state.digest(lesson.people[name].key)
    lesson.room.lectern.pictures.tell(visit)
    lesson.room.lectern.pictures.tell_tables(visit)
    return list(visit.reader.waiting)


@pytest.mark.parametrize("game", HANDS)
async def test_no_picture_of_a_class_hangs_on_hidden_cards(game: str) -> None:
    lesson = await a_class(*ALL[:4], size=2, games=[game])
    await lesson.begin()
    for _ in range(24):
        await lesson.play(1)
        await lesson.wait(1)
    course = lesson.at(1).course
    assert course is not None
    readers = [("wall", "projector"), ("teacher", "teacher"), ("Mira", "pupil"), ("Jonas", "pupil")]
    before = {name: pictures(lesson, name, role) for name, role in readers}
    real, dealt = course.match.table, set()
    for seed in range(5):
        for seat in range(2):
            course.match.table = real.imagine(seat, seeded(seed))
            dealt.add(digest(course.match.table))
            assert {name: pictures(lesson, name, role) for name, role in readers} == before
    assert len(dealt) > 1, "something is hidden there"


async def test_what_is_told_of_cards_that_were_met_was_told_to_everybody() -> None:
    lesson = await a_class(*ALL[:2], size=2, games=["stem"])
    await lesson.begin()
    for _ in range(40):
        await lesson.play(1)
        await lesson.wait(1)
    course = lesson.at(1).course
    assert course is not None
    public = {told.event.told() for told in course.match.told if told.event.reaches(None)}
    assert {card.card for card in lesson.room.lectern.overview.met(is_teacher=True)} <= public


def on_the_wall(lesson: Schooling) -> str:
    """All that the projector is sent of the tables, but for their names and scores."""
    frames = [json.loads(frame) for frame in pictures(lesson, "wall", "projector")]
    (tables,) = (frame for frame in frames if frame["is"] == "tables")
    return json.dumps([tables["met"], tables["news"], [card["met"] for card in tables["tables"]]])


@pytest.mark.parametrize("game", ["pdb", "gsa", "adna", "stem"])
async def test_the_wall_tells_no_table_what_is_still_to_come_there(game: str) -> None:
    lesson = await a_class(*ALL[:4], size=2, games=[game])
    await lesson.begin()
    chance = Random(game)
    met: set[str] = set()
    while not met:  # one table plays on, the other has not begun
        assert await lesson.play(1, lambda table: chance.choice(table.legal()))
        met = {card.card for card in lesson.room.lectern.overview.met(is_teacher=True)} - cards_at(lesson, 2)
    assert [card for card in met if f'"{card}"' in on_the_wall(lesson)] == []
    seen_by_teacher = b"".join(pictures(lesson, "teacher", "teacher")).decode()
    assert all(f'"{card}"' in seen_by_teacher for card in met)
    await lesson.teacher(EndLesson())  # both tables are over now
    assert all(f'"{card}"' in on_the_wall(lesson) for card in met)


def cards_at(lesson: Schooling, number: int) -> set[str]:
    """The cards that lie open at a table."""
    course = lesson.at(number).course
    assert course is not None
    shown = json.dumps(msgspec.to_builtins(course.match.game.view(course.match.table, None)))
    return {card for card in faces_of(course.match.game) if f'"{card}"' in shown}
