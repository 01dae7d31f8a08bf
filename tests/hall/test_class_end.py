"""The end of a class, its report, a server that is killed in between, and what is forgotten."""

import asyncio

import pytest

from labtable.hall.classes.report import as_csv, report_of
from labtable.hall.classes.wishes import Arrive, AskWhy, Begin, DeleteClass, EndLesson, Enter, LookOn, Pause, Role
from labtable.hall.store import Change, NotStored
from labtable.hall.wishes import Play
from tests.hall.around import Listener, key_of
from tests.hall.schooling import ALL, Schooling, a_class

pytestmark = pytest.mark.anyio


async def played() -> Schooling:
    """A class of two tables whose match is over."""
    lesson = await a_class(*ALL[:6], size=4)
    await lesson.begin()
    for number in (1, 2):
        await lesson.play_out(number)
    await lesson.wait(1)
    return lesson


async def test_after_a_restart_everybody_is_at_their_place_and_the_clock_where_it_was() -> None:
    lesson = await a_class(*ALL[:6], size=4, minutes=35)
    await lesson.begin()
    for _ in range(3):
        await lesson.play(1)
    await lesson.wait(100)
    seats = [table.seats for table in lesson.room.state.tables]
    left = lesson.people["Mira"].last("class")["until"] - lesson.clock.wall()
    journal = list(lesson.at(1).course.match.journal)  # type: ignore[union-attr]
    lesson.clock.time += 900  # the server is gone for a quarter of an hour
    await lesson.restart()
    assert [table.seats for table in lesson.room.state.tables] == seats
    assert lesson.people["Mira"].last("class")["until"] - lesson.clock.wall() == pytest.approx(left, abs=5.5)
    assert lesson.at(1).course.match.journal == journal  # type: ignore[union-attr]
    await lesson.sit_down()
    await lesson.play(1)
    assert lesson.at(1).course.match.journal != journal  # type: ignore[union-attr]


async def test_a_paused_class_is_paused_after_a_restart() -> None:
    lesson = await a_class(*ALL[:4], size=2, minutes=35)
    await lesson.begin()
    await lesson.teacher(Pause(paused=True))
    left = lesson.people["Mira"].last("class")["left"]
    lesson.clock.time += 900
    await lesson.restart()
    seen = lesson.people["Mira"].last("class")
    assert (seen["paused"], seen["left"]) == (True, pytest.approx(left))
    await lesson.sit_down()
    before = list(lesson.at(1).course.match.journal)  # type: ignore[union-attr]
    await lesson.play(1)
    assert lesson.at(1).course.match.journal == before  # type: ignore[union-attr]


async def test_rooms_that_were_named_and_never_opened_are_opened_after_a_restart() -> None:
    lesson = await a_class(*ALL[:4], size=2)
    await lesson.begin()
    lost = lesson.room.state.tables[1].room
    del lesson.drawer.rooms[lost]
    await lesson.restart()
    assert lesson.at(2).state.stage == "playing"


async def test_a_start_that_was_written_down_in_part_is_finished_a_little_later() -> None:
    lesson = await a_class(*ALL[:4], size=2)
    keep, rooms = lesson.drawer.keep, 0

    async def full(change: Change) -> None:
        nonlocal rooms
        rooms += "-" in change.code and change.is_new
        if rooms == 2:
            raise NotStored("full")
        await keep(change)

    lesson.drawer.keep = full  # type: ignore[method-assign] # a disk that is full
    await lesson.teacher(Begin())
    assert "could not be written down" in lesson.people["teacher"].refused[-1]
    lesson.drawer.keep = keep  # type: ignore[method-assign]
    await lesson.wait(6)
    assert [lesson.at(number).state.stage for number in (1, 2)] == ["playing", "playing"]


async def test_the_report_tells_what_was_met_which_rules_were_asked_and_raises_questions() -> None:
    lesson = await played()
    await lesson.says("Mira", *[AskWhy(rule="5")] * 9, AskWhy(rule="nonsense"))
    await lesson.wait(4)
    await lesson.says("Mira", AskWhy(rule="5"))
    assert lesson.people["Mira"].refused == ["There is no such rule."]
    names = {pupil.number: pupil.name for pupil in lesson.room.state.pupils}
    report = report_of(lesson.room.lectern.overview, names)
    (game,) = report.games
    assert len(game.met) + len(game.unmet) == 28
    assert all(card.kind == "deposition" and card.tables for card in game.met)
    assert [(rule.rule, rule.times) for rule in report.rules] == [("5", 2)]
    assert report.moments
    assert all(moment.ask and moment.answer and moment.happened for moment in report.moments)
    met = {card.card for card in game.met}
    assert [len(table.questions) for table in report.tables] == [min(3, len(table.met)) for table in report.tables]
    assert all(moment.card is None or (moment.card in met) == bool(moment.tables) for moment in report.moments)
    assert [seat.name for table in report.tables for seat in table.seats if not seat.bot] != []
    plain, named = as_csv(report, named=False), as_csv(report, named=True)
    assert "Mira" in named
    assert "Mira" not in plain
    assert len(plain.splitlines()) == 9


async def test_a_rule_that_somebody_runs_into_counts_as_asked() -> None:
    lesson = await a_class(*ALL[:2], size=2)
    await lesson.begin()
    room = lesson.at(1)
    course = room.course
    assert course is not None
    table = course.match.table
    refused = next(move for move in course.match.game.catalogue.moves if table.refusal(move))
    room.hear(room.audience.at(table.actor)[0], Play(move=refused.id, tick=course.tick))
    await lesson.wait(1)
    assert sum(lesson.room.state.whys["pdb"].values()) == 1
    assert lesson.people["teacher"].last("tables")["whys"] == 1


async def test_when_the_class_ends_every_match_stops_and_no_name_is_stored() -> None:
    lesson = await a_class(*ALL[:6], size=4)
    await lesson.begin()
    await lesson.play(1)
    await lesson.teacher(EndLesson())
    assert lesson.at(1).state.stage == "over"
    stored = "".join(stored.state for stored in lesson.drawer.rooms.values())
    assert [name for name in ALL[:6] if name in stored] == []
    assert lesson.room.lectern.names[1] == "Mira"
    await lesson.come("Ida")
    await lesson.says("Ida", Enter(name="Ida"))
    assert "over" in lesson.people["Ida"].refused[-1]
    assert await lesson.hall.school.called(lesson.room.state.short) is None


async def test_a_class_that_nobody_ends_is_over_after_half_a_day_and_gone_after_thirty_days() -> None:
    lesson = await a_class(*ALL[:4])
    await lesson.begin()
    for name in list(lesson.people):
        await lesson.leave(name)
    lesson.clock.time += 13 * 3600
    await lesson.hall.school.end_overdue()
    stored = "".join(stored.state for stored in lesson.drawer.rooms.values())
    assert [name for name in ALL[:4] if name in stored] == []
    lesson.clock.time += 29 * 24 * 3600
    await lesson.hall.school.end_overdue()
    assert lesson.drawer.rooms != {}
    lesson.clock.time += 2 * 24 * 3600
    await lesson.hall.school.end_overdue()
    assert lesson.drawer.rooms == {}


async def test_a_deleted_class_is_gone_with_all_its_tables() -> None:
    lesson = await played()
    tables = [room.state.code for room in lesson.hall.rooms.values()]
    teacher = lesson.people["teacher"]
    lesson.room.hear(teacher, DeleteClass())
    for _ in range(20):
        await asyncio.sleep(0)
    assert lesson.drawer.rooms == {}
    assert lesson.hall.rooms == {}
    assert [await lesson.hall.find(code) for code in tables] == [None] * len(tables)
    assert teacher.closed is not None


async def test_whoever_runs_the_server_can_delete_a_class_too() -> None:
    lesson = await a_class(*ALL[:2], size=2)
    await lesson.begin()
    assert await lesson.hall.close(lesson.room.state.code)
    await asyncio.sleep(0)
    assert lesson.drawer.rooms == {}
    assert not await lesson.hall.close(lesson.room.state.code)


async def test_open_hands_go_to_the_teacher_and_to_nobody_else() -> None:
    lesson = await a_class(*ALL[:4], size=2, games=["gsa"])
    await lesson.begin()
    for name in ("wall", "Mira"):
        await lesson.says(name, LookOn(table=1))
        assert lesson.people[name].refused[-1] == "Only the teacher of this class may do that."
    await lesson.teacher(LookOn(table=1))
    await lesson.wait(1)
    assert lesson.people["teacher"].last("look")["view"]["game"] == "gsa"
    for name, listener in lesson.people.items():
        assert (listener.all("look") == []) == (name != "teacher")


async def test_wrong_keys_are_neither_teacher_nor_projector() -> None:
    lesson = await a_class("Mira")
    tries: list[tuple[str, Role]] = [
        ("Mira", "teacher"),
        ("Mira", "projector"),
        ("wall", "teacher"),
        ("teacher", "pupil"),
    ]
    for name, role in tries:
        spy = Listener(key_of(name))
        lesson.room.come(spy, Arrive(key=spy.key, role=role))
        await lesson.rest()
        assert spy.closed == 4403
        assert len(spy.frames) == 1
