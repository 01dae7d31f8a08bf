"""A class's cards outlast what comes between: a store that fails, another game, an update, and pupils who come and go."""

import pytest

from labtable.hall.classes import bench as of_bench
from labtable.hall.classes.bench import AGAIN
from labtable.hall.classes.making import Group, Making
from labtable.hall.classes.report import questions_for, report_of
from labtable.hall.classes.wishes import (
    Arrange,
    CloseBench,
    Depart,
    EndLesson,
    HandBack,
    HandIn,
    MergePupils,
    OpenBench,
    RemovePupil,
    WithdrawCard,
)
from labtable.hall.seating import CannotDo
from labtable.kernel import BadInput, Game, load_game
from tests.hall.schooling import Schooling, a_class
from tests.hall.test_class_cards import accepted, bench, makers, own, refused, sketch
from tests.hall.test_class_people import number_of, reported, seat_of

pytestmark = pytest.mark.anyio


def deck(lesson: Schooling) -> Game:
    """The game with which the class would play now."""
    return lesson.room.lectern.shelf.game("gsa")


async def test_accepted_cards_stay_in_the_deck_when_a_bench_for_another_game_cannot_be_opened() -> None:
    lesson = await makers("Mira", "Tom", games=["gsa", "pdb"])
    await accepted(lesson, "Mira", sketch())
    await lesson.teacher(OpenBench(game="pdb"))
    assert "cards for GSA Starter Deck already" in refused(lesson, "teacher")
    assert own(lesson, "Mira")["stage"] == "accepted"
    assert deck(lesson) is not load_game("gsa")
    await lesson.teacher(HandBack(group=1), OpenBench(game="pdb"))
    assert bench(lesson, "wall")["game"] == "pdb"


async def test_the_deck_of_a_game_that_is_played_no_more_goes_once_that_is_written_down() -> None:
    lesson = await makers("Mira", "Tom")
    await accepted(lesson, "Mira", sketch())
    await lesson.teacher(Arrange(plan=(await a_class(games=["pdb"])).room.state.plan))
    lesson.drawer.jammed = True
    await lesson.teacher(OpenBench(game="pdb"))
    assert "could not be written down" in refused(lesson, "teacher")
    assert own(lesson, "Mira")["stage"] == "accepted"
    assert deck(lesson) is not load_game("gsa")
    lesson.drawer.jammed = False
    await lesson.teacher(OpenBench(game="pdb"))
    assert deck(lesson) is load_game("gsa")


async def test_who_has_a_card_keeps_it_when_others_are_to_make_theirs_together() -> None:
    lesson = await makers("Mira", "Tom", "Aiko")
    await accepted(lesson, "Mira", sketch())
    await lesson.says("Tom", sketch(name="Half a card"))
    await lesson.teacher(OpenBench(game="gsa", alone=False))
    assert (own(lesson, "Mira")["group"], own(lesson, "Mira")["stage"]) == (1, "accepted")
    assert own(lesson, "Tom")["card"]["name"] == "Half a card"
    assert own(lesson, "Aiko")["group"] == 3
    assert deck(lesson) is not load_game("gsa")
    await lesson.teacher(EndLesson())
    assert [made.group for made in report_of(lesson.room.lectern.overview, {}).made] == [1]


async def test_a_group_hands_in_only_so_often() -> None:
    lesson = await makers("Mira", "Tom")
    await lesson.says("Mira", sketch(), HandIn(), WithdrawCard(), HandIn())
    assert "Wait a moment" in refused(lesson, "Mira")
    assert own(lesson, "Mira")["stage"] == "making"
    await lesson.says("Tom", sketch("project"), HandIn())
    assert own(lesson, "Tom")["stage"] == "handed_in"
    await lesson.wait(AGAIN)
    await lesson.says("Mira", HandIn())
    assert own(lesson, "Mira")["stage"] == "handed_in"


async def test_who_came_twice_keeps_the_card_the_results_and_the_questions_of_either() -> None:
    lesson = await makers("Mira", "Tom")
    await accepted(lesson, "Mira", sketch())
    await lesson.begin()
    await lesson.play_out(1)
    await lesson.wait(1)
    before = seat_of(reported(lesson), "Mira")
    asked = questions_for(lesson.room.lectern.overview, number_of(lesson, "Mira"))
    await lesson.teacher(OpenBench(game="gsa", alone=True))
    await lesson.come("phone")
    await lesson.enter("Mira again")
    assert own(lesson, "Mira again")["group"] == 3
    again = number_of(lesson, "Mira again")
    await lesson.teacher(MergePupils(pupil=number_of(lesson, "Mira"), into=again))
    making = lesson.room.state.making
    assert making is not None
    assert [(group.number, group.pupils) for group in making.groups] == [(1, [again]), (2, [number_of(lesson, "Tom")])]
    assert seat_of(reported(lesson), "Mira again").pupils == [again]
    assert seat_of(reported(lesson), "Mira again").score == before.score
    assert asked
    assert questions_for(lesson.room.lectern.overview, again) == asked


def test_who_came_twice_and_has_two_cards_loses_neither() -> None:
    groups = [
        Group(number=1, pupils=[1, 2], pen=1, card={"name": "One"}, stage="accepted"),
        Group(number=2, pupils=[3, 4], pen=3, card={"name": "Two"}),
        Group(number=3, pupils=[3], pen=3),
    ]
    making = Making(game="gsa", groups=groups)
    making.follow(1, 3)
    assert [(group.number, group.pupils, group.pen) for group in making.groups] == [(1, [3, 2], 3), (2, [3, 4], 3)]
    assert making.of(3) is groups[1], "what is not done yet comes first"


async def test_who_goes_leaves_room_for_others_and_no_group_of_nobody() -> None:
    lesson = await makers("Mira", "Tom", "Aiko", alone=False, size=3)
    await lesson.teacher(RemovePupil(pupil=number_of(lesson, "Mira")))
    await lesson.says("Tom", Depart())
    making = lesson.room.state.making
    assert making is not None
    assert [group.pupils for group in making.groups] == [[number_of(lesson, "Aiko")]]
    assert making.groups[0].pen in (None, number_of(lesson, "Aiko"))
    await lesson.says("Aiko", Depart())
    assert bench(lesson, "wall")["groups"] == []


async def test_what_is_sketched_while_nothing_can_be_written_is_written_with_a_later_beat() -> None:
    lesson = await makers("Mira")
    lesson.drawer.jammed = True
    await lesson.says("Mira", sketch(name="Half a card"))
    await lesson.wait(6)
    lesson.drawer.jammed = False
    assert "Half a card" not in str(vars(lesson.drawer))
    await lesson.wait(6)
    assert "Half a card" in str(vars(lesson.drawer))


@pytest.mark.parametrize("jammed", [False, True])
async def test_what_was_sketched_last_is_written_when_the_class_leaves_memory(jammed: bool) -> None:
    lesson = await makers("Mira")
    await lesson.says("Mira", sketch(name="Half a card"))
    lesson.drawer.jammed = jammed
    await lesson.room.end()
    assert ("Half a card" in str(vars(lesson.drawer))) is not jammed


async def test_a_class_that_this_house_has_claimed_anew_stays_when_what_it_was_before_ends() -> None:
    lesson = await makers("Mira")
    await lesson.says("Mira", sketch(name="Half a card"))
    school, old, code = lesson.hall.school, lesson.room, lesson.room.state.code
    del school.classes[code]
    found = await school.find(code)
    await old.end()
    assert school.classes.get(code) is found
    assert "Half a card" not in str(vars(lesson.drawer))


async def test_a_card_that_an_update_breaks_is_handed_back_and_the_others_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lesson = await makers("Mira", "Tom")
    await accepted(lesson, "Mira", sketch(name="Broken"))
    await accepted(lesson, "Tom", sketch("project"))
    await lesson.teacher(CloseBench())
    whole = of_bench._opened

    async def changed(game: str, groups: list[Group]) -> Game | None:
        if any(group.card["name"] == "Broken" for group in groups):
            raise BadInput("The edition is not what it was.")
        return await whole(game, groups)

    monkeypatch.setattr(of_bench, "_opened", changed)
    await lesson.restart()
    assert own(lesson, "Mira")["stage"] == "handed_back"
    assert "Labtable has changed" in own(lesson, "Mira")["word"]
    assert own(lesson, "Tom")["stage"] == "accepted"
    assert {face.author for face in deck(lesson).gallery() if face.author} == {"Group 2"}
    await lesson.wait(6)
    assert "Labtable has changed" in lesson.drawer.rooms[lesson.room.state.code].state


async def test_the_shelf_of_a_class_knows_its_halls_bots() -> None:
    lesson = await a_class("Mira")
    shelf = lesson.room.lectern.shelf
    shelf.check_level(shelf.game("pdb"), "easy")
    with pytest.raises(CannotDo, match="no bot"):
        shelf.check_level(shelf.game("pdb"), "nobody")
    assert shelf.book(shelf.game("pdb"))


async def test_a_table_of_the_report_says_with_which_deck_it_played() -> None:
    lesson = await makers("Mira", "Tom")
    await lesson.begin()
    await lesson.play_out(1)
    await lesson.wait(1)
    await lesson.teacher(OpenBench(game="gsa", alone=True))
    await accepted(lesson, "Mira", sketch())
    await lesson.begin()
    await lesson.play_out(1)
    await lesson.wait(1)
    report = reported(lesson)
    assert [table.edition for table in report.tables] == [game.edition for game in report.games]
    assert report.games[0].edition != report.games[1].edition
