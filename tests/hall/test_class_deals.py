"""Duplicate play: the same deal at every table of a class, proved, and closed until nobody plays it any more."""

import pytest

from labtable.hall.classes.report import report_of
from labtable.hall.customs import Customs
from labtable.hall.seating import CannotDo
from labtable.hall.wishes import Rematch, Start
from labtable.kernel import Table, load_game
from labtable.kernel.deal import promise_of
from labtable.kernel.digest import digest
from labtable.kernel.record import lay_again, verify
from tests.hall.around import Around, Listener, key_of
from tests.hall.schooling import ALL, Schooling, a_class
from tests.hall.test_hall import Drawer
from tests.server.evenings import HandClock

pytestmark = pytest.mark.anyio


def laid(lesson: Schooling, number: int) -> Table:
    """The table of a match as it was dealt."""
    course = lesson.at(number).course
    assert course is not None
    return lay_again(course.match.game, course.match.record.header)


def record_of(lesson: Schooling, number: int) -> list[str]:
    course = lesson.at(number).course
    assert course is not None
    return [f"{step.seat} {step.move}" for step in course.match.record.steps]


async def test_four_tables_have_the_same_deal_and_the_same_luck_of_bots() -> None:
    lesson = await a_class(*ALL[:8], size=3, games=["gsa"])
    await lesson.begin()
    numbers = [table.number for table in lesson.room.state.tables]
    assert len({digest(laid(lesson, number)) for number in numbers}) == 1
    assert len({lesson.at(number).state.luck for number in numbers}) == 1
    for number in numbers:
        while lesson.at(number).course.match.table.actor in (0, 1) and len(record_of(lesson, number)) < 30:  # type: ignore[union-attr]
            await lesson.play(number)
    shortest = min(len(record_of(lesson, number)) for number in numbers)
    assert (
        len(
            {
                tuple(record_of(lesson, number)[:shortest])
                for number in numbers
                if lesson.at(number).state.seats[2].level
            }
        )
        == 1
    )


async def test_the_promise_is_told_before_anybody_sits_and_the_record_proves_the_deal() -> None:
    lesson = await a_class(*ALL[:4], size=2)
    promise = lesson.people["Mira"].all("class")[0]["promise"]
    await lesson.begin()
    for number in (1, 2):
        await lesson.play_out(number)
    await lesson.wait(1)
    for number in (1, 2):
        room = lesson.at(number)
        record = room.finished().record
        verify(load_game("pdb"), record, whole=True)
        assert promise_of(room.state.secret) == promise
    assert lesson.people["Mira"].last("class")["promise"] != promise


async def test_nobody_learns_anothers_draws_before_their_own_table_is_over() -> None:
    lesson = await a_class(*ALL[:4], size=2)
    await lesson.begin()
    await lesson.play_out(1)
    await lesson.wait(1)
    room = lesson.at(1)
    with pytest.raises(CannotDo, match="Other tables still play this deal"):
        await lesson.hall.finished(room)
    with pytest.raises(CannotDo):
        room.finished()
    assert room.frame().deal is not None
    assert room.frame().deal.secret is None  # type: ignore[union-attr]
    for other in ("stranger", next(name for name in ALL[:4] if (name, room.state.code) not in lesson.seated)):
        spy = Listener(key_of(other))
        room.come(spy, spy.key)
        await lesson.rest()
        assert spy.closed is not None
        assert spy.all("table") == []
    report = report_of(lesson.room.lectern.overview, {})
    assert report.tables == []
    await lesson.play_out(2)
    await lesson.wait(1)
    assert await lesson.hall.finished(room)


async def test_the_report_compares_what_the_tables_made_of_the_same_cards() -> None:
    lesson = await a_class(*ALL[:6], size=2)
    await lesson.begin()
    await lesson.play_out(1)
    for number in (2, 3):
        while await lesson.play(number, lambda table: table.legal()[-1]):
            pass
    await lesson.wait(1)
    report = report_of(lesson.room.lectern.overview, {pupil.number: pupil.name for pupil in lesson.room.state.pupils})
    (deal,) = report.deals
    assert [each.table for each in deal.tables] == [1, 2, 3]
    assert deal.tables[1].scores == deal.tables[2].scores
    assert deal.words[0].startswith("With the same cards the winners made")


async def test_two_play_a_deal_twice_with_seats_swapped() -> None:
    lesson = await a_class(*ALL[:2], size=2, return_games=True)
    await lesson.begin()
    first, dealt = lesson.at(1), digest(laid(lesson, 1))
    await lesson.play_out(1)
    await lesson.wait(5)
    assert lesson.at(1) is first, "they may look at the end for a while"
    await lesson.wait(20)
    assert first.state.closed
    second = lesson.at(1)
    assert second is not first
    assert digest(laid(lesson, 1)) == dealt
    assert [seat.people[0].name for seat in second.state.seats] == [
        seat.people[0].name for seat in reversed(first.state.seats)
    ]
    await lesson.sit_down()
    await lesson.play_out(1)
    await lesson.wait(1)
    assert not first.state.closed
    names = {pupil.number: pupil.name for pupil in lesson.room.state.pupils}
    (game,) = report_of(lesson.room.lectern.overview, names).returns
    assert game.names == [seat.people[0].name for seat in first.state.seats]


async def test_friends_may_play_a_deal_twice_too() -> None:
    around = Around(Drawer(), HandClock())
    await around.open("pdb", 2, Customs(both_ways=True))
    await around.come("Max", 1)
    await around.start()
    course = around.room.course
    assert course is not None
    dealt = digest(lay_again(course.match.game, course.match.record.header))
    while not course.match.over:
        name = ("Ada", "Max")[course.match.table.actor]
        await around.plays(name, course.match.table.legal()[0].id)
    first = around.room
    with pytest.raises(CannotDo, match="once more with seats swapped"):
        await around.hall.finished(first)
    await around.says("Max", Rematch())
    code = around.people["Max"].last("room")["return_game"]
    second = await around.hall.find(code)
    assert second is not None
    assert second.course is not None
    assert [seat.people[0].name for seat in second.state.seats] == ["Max", "Ada"]
    assert digest(lay_again(second.game, second.course.match.record.header)) == dealt
    around.room = second
    for name in ("Ada", "Max"):
        await around.come(name)
    while not second.course.match.over:
        name = ("Max", "Ada")[second.course.match.table.actor]
        await around.plays(name, second.course.match.table.legal()[0].id)
    verify(load_game("pdb"), (await around.hall.finished(second)).record, whole=True)
    verify(load_game("pdb"), (await around.hall.finished(first)).record, whole=True)


async def test_two_games_on_one_deal_are_for_two() -> None:
    around = Around(Drawer(), HandClock())
    await around.open("pdb", 3, Customs(both_ways=True), bots=2)
    await around.says("Ada", Start())
    assert "are for two" in around.people["Ada"].refused[-1]
