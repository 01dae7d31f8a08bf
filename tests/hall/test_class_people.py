"""Pupils who came twice or late, the chairs that there are, and the worksheet of each of them."""

from random import Random

import pytest

from labtable.hall.classes.letters import ClassReport, ReportSeat
from labtable.hall.classes.met import Met, faces_of
from labtable.hall.classes.moments import Seen, at_seat, at_table, moments
from labtable.hall.classes.notes import notes_file
from labtable.hall.classes.report import report_of
from labtable.hall.classes.rooms import MOST_ROOMS
from labtable.hall.classes.sharing import chairs
from labtable.hall.classes.state import ClassTable
from labtable.hall.classes.wishes import AskWhy, Begin, EndRound, Enter, MergePupils
from labtable.kernel import load_game
from tests.games.ours import OURS
from tests.hall.around import Listener, key_of
from tests.hall.schooling import Schooling, a_class

pytestmark = pytest.mark.anyio


def number_of(lesson: Schooling, name: str) -> int:
    return next(pupil.number for pupil in lesson.room.state.pupils if pupil.name == name)


def reported(lesson: Schooling) -> ClassReport:
    names = {pupil.number: pupil.name for pupil in lesson.room.state.pupils}
    return report_of(lesson.room.lectern.overview, names)


def seat_of(report: ClassReport, name: str) -> ReportSeat:
    return next(seat for table in report.tables for seat in table.seats if seat.name == name)


async def test_who_came_twice_is_one_pupil_again_with_the_device_that_they_hold() -> None:
    lesson = await a_class("Mira", "Tom", "Noor", size=4)
    await lesson.begin()
    mira = number_of(lesson, "Mira")
    seat = (await lesson.go("Mira")).last("room")["you"]
    old = lesson.seated["Mira", lesson.at(1).state.code]
    await lesson.come("phone")
    await lesson.says("phone", Enter(name="Mira again"))
    assert len(lesson.room.state.pupils) == 4
    await lesson.teacher(MergePupils(pupil=number_of(lesson, "Mira again"), into=mira))
    assert [pupil.name for pupil in lesson.room.state.pupils] == ["Mira", "Tom", "Noor"]
    assert lesson.people["phone"].last("you")["name"] == "Mira"
    assert lesson.people["Mira"].closed is not None
    assert old.closed is not None
    new = Listener(key_of("phone"))
    lesson.at(1).come(new, new.key)
    await lesson.rest()
    assert (new.last("room")["me"], new.last("room")["you"]) == ("Mira", seat)
    assert sorted(bool(each.level) for each in lesson.at(1).state.seats) == [False, False, False, True]


async def test_who_came_twice_keeps_the_device_that_is_here_and_the_seat_that_there_is() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    await lesson.come("phone")
    await lesson.says("phone", Enter(name="Mira again"))  # no chair is free
    await lesson.leave("phone")
    mira, again = number_of(lesson, "Mira"), number_of(lesson, "Mira again")
    await lesson.teacher(MergePupils(pupil=mira, into=again), MergePupils(pupil=again, into=again))
    assert lesson.people["teacher"].refused == ["Choose two different pupils."]
    assert lesson.people["Mira"].last("you")["name"] == "Mira again"
    assert lesson.people["Mira"].last("you")["place"]["table"] == 1
    assert lesson.people["Mira"].closed is None
    assert "Mira again" in lesson.at(1).state.names()


async def test_no_class_opens_tables_without_end() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    lesson.room.state.opened_rooms = MOST_ROOMS - 1
    await lesson.begin()
    await lesson.teacher(EndRound())
    await lesson.play_out(1)
    await lesson.wait(1)
    assert lesson.stage == "over"
    await lesson.teacher(Begin())
    assert "has had all the tables" in lesson.people["teacher"].refused[-1]
    assert lesson.stage == "over"


async def test_tables_are_told_and_the_teacher_hears_once_that_no_second_game_can_be_opened() -> None:
    lesson = await a_class("Mira", "Tom", size=2, return_games=True)
    lesson.room.state.opened_rooms = MOST_ROOMS - 1
    await lesson.begin()
    await lesson.play_out(1)
    await lesson.wait(60)
    assert ["has had all the tables" in why for why in lesson.people["teacher"].refused] == [True]
    assert lesson.people["Mira"].refused == []
    assert lesson.people["wall"].last("tables")["tables"][0]["stage"] == "over"
    await lesson.teacher(EndRound())
    await lesson.wait(1)
    assert lesson.stage == "over"


async def test_who_presses_why_all_the_time_counts_once_a_second() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    for rule in ("5", "13", "5", "13"):
        await lesson.says("Mira", AskWhy(rule=rule))
    await lesson.wait(1)
    await lesson.says("Mira", AskWhy(rule="13"))
    assert lesson.room.state.whys == {"pdb": {"5": 1, "13": 1}}


async def test_a_late_comer_is_in_the_report_at_the_chair_that_they_took() -> None:
    lesson = await a_class("Mira", "Tom", size=3)
    await lesson.begin()
    await lesson.enter("Ida")
    await lesson.sit_down()
    await lesson.play_out(1)
    await lesson.wait(1)
    report = reported(lesson)
    assert sorted(seat.name for seat in report.tables[0].seats) == ["Ida", "Mira", "Tom"]
    assert seat_of(report, "Ida").pupils == [number_of(lesson, "Ida")]


@pytest.mark.parametrize(("game", "free"), [("pdb", [1, 2, 3]), ("adna", [1, 0, 1])])
def test_bots_give_their_chairs_then_new_ones_come_and_then_sides_are_shared(game: str, free: list[int]) -> None:
    table = ClassTable(number=1, game=game, seats=[[1], []])
    assert chairs(table, load_game(game)) == free
    table.room = "begun"
    assert chairs(table, load_game(game)) == ([1] if game == "pdb" else free)


@pytest.mark.parametrize("game", OURS)
async def test_every_pupil_has_a_worksheet_of_what_they_did_themselves(game: str) -> None:
    lesson = await a_class("Mira", "Tom", games=[game], size=2)
    await lesson.begin()
    chance = Random(game)
    while await lesson.play(1, lambda table: chance.choice(table.legal())):
        pass
    await lesson.wait(1)
    (table,) = reported(lesson).tables
    mine, theirs = table.seats
    assert set(mine.met) | set(theirs.met) == set(table.met)
    for both, one, other in zip(table.counts, mine.counts, theirs.counts, strict=True):
        assert both.times == one.times + other.times, both.name
    for seat in table.seats:
        assert min(3, len(table.met)) <= len(seat.questions) <= 3
        assert len({(each.card, each.ask) for each in seat.questions}) == len(seat.questions)
        assert all(each.happened.startswith("You met ") for each in seat.questions if each.card in seat.met)


def test_a_pupil_is_asked_about_their_own_cards_first_and_then_about_the_tables() -> None:
    game = load_game("pdb")
    own = Seen(1, Met(["4hhb"], {}, 0), 0)
    seen = Seen(1, Met(["4v5d", "4hhb", "1igt", "4ins"], {}, 0), 9)
    asked = at_seat(game, own, seen)
    assert [each.happened for each in asked][:1] == ["You met Hemoglobin."]
    assert [each.card for each in asked] == ["4hhb", "4v5d", "4ins"]
    assert asked[1].happened == "Table 1 met Ribosome."


@pytest.mark.parametrize("name", OURS)
def test_no_question_repeats_what_it_was_raised_by(name: str) -> None:
    game = load_game(name)
    everything = Met(list(faces_of(game)), {count.name: 5 for count in game.counts}, 5)
    nothing = Met([], {}, 0)
    whys = {each.rule: 3 for each in notes_file(game).question if each.rule}
    raised = [
        *moments(game, [Seen(1, everything, 9), Seen(2, everything, 3)], whys, []),
        *moments(game, [Seen(1, nothing, 9)], {}, []),
        *at_table(game, Seen(1, everything, 9)),
    ]
    starts = ("No table", "Nobody", "A table", "Tables", "At one table", "Some")
    assert raised
    assert [each.ask for each in raised if each.ask.startswith(starts)] == []
    assert [each.ask for each in raised if any(sentence in each.happened for sentence in each.ask.split(". "))] == []
