"""What a class shows hangs on nothing that is hidden at its tables: all hidden cards are dealt anew, the bytes compared."""

import pytest

from labtable.hall.audience import Reader
from labtable.hall.classes.visits import Visit
from labtable.kernel import seeded
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
    real, open_hands = course.match.table, set()
    for seed in range(5):
        for seat in range(2):
            course.match.table = real.imagine(seat, seeded(seed))
            open_hands.add(repr(course.match.game.open_view(course.match.table)))
            assert {name: pictures(lesson, name, role) for name, role in readers} == before
    assert len(open_hands) > 1, "something is hidden there"


async def test_what_is_told_of_cards_that_were_met_was_told_to_everybody() -> None:
    lesson = await a_class(*ALL[:2], size=2, games=["stem"])
    await lesson.begin()
    for _ in range(40):
        await lesson.play(1)
        await lesson.wait(1)
    course = lesson.at(1).course
    assert course is not None
    public = {told.event.told() for told in course.match.told if told.event.reaches(None)}
    assert {card.card for card in lesson.room.lectern.overview.met()} <= public
