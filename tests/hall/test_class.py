"""A class from its opening to its end, without a network."""

import pytest

from labtable.hall.classes.wishes import (
    Admit,
    Announce,
    Befriend,
    Begin,
    ComeBack,
    CountDown,
    EndRound,
    Enter,
    Extend,
    Lock,
    MergeTables,
    MovePupil,
    Pause,
    RaiseHand,
    RemovePupil,
    RenamePupil,
    SendBots,
    SendHint,
)
from labtable.hall.wishes import LeaveLesson, MakeHost, Place, Play, Rematch, SetCustom, Stand
from tests.hall.around import Listener, key_of
from tests.hall.schooling import ALL, Schooling, a_class

pytestmark = pytest.mark.anyio


def number_of(lesson: Schooling, name: str) -> int:
    return next(pupil.number for pupil in lesson.room.state.pupils if pupil.name == name)


def table_of(lesson: Schooling, name: str) -> int | None:
    return next(pupil.table for pupil in lesson.room.state.pupils if pupil.name == name)


async def test_everybody_is_seated_at_equal_tables_and_a_match_is_played_to_its_end() -> None:
    lesson = await a_class(*ALL[:7], size=4)
    await lesson.begin()
    assert [len(table.seats) for table in lesson.room.state.tables] == [4, 4]
    assert sorted(sum(map(len, table.seats)) for table in lesson.room.state.tables) == [3, 4]
    for number in (1, 2):
        await lesson.play_out(number)
    await lesson.wait(1)
    assert lesson.stage == "over"
    cards = lesson.people["teacher"].last("tables")["tables"]
    assert [card["stage"] for card in cards] == ["over", "over"]
    met = lesson.people["Mira"].last("met")
    assert met["met"]
    assert met["of"] == {"pdb": 28}


async def test_the_first_steps_come_first_and_a_table_whose_pupils_are_through_begins_its_match() -> None:
    lesson = await a_class(*ALL[:4], size=2, lesson=True, minutes=35)
    await lesson.begin()
    assert lesson.stage == "lesson"
    await lesson.wait(1)
    card = lesson.people["wall"].last("tables")["tables"][0]
    assert (card["stage"], card["lesson"]["step"], card["lesson"]["done"]) == ("lesson", 1, 0)
    here = [name for name in ALL[:4] if table_of(lesson, name) == 1]
    for name in here:
        listener = await lesson.go(name)
        code = lesson.people[name].last("you")["place"]["room"]
        lesson.hall.rooms[code].hear(listener, LeaveLesson())
        await lesson.wait(1)
    assert [lesson.people[name].last("you")["place"]["stage"] for name in here] == ["playing", "playing"]
    assert lesson.stage == "lesson"
    await lesson.wait(8 * 60)
    assert lesson.stage == "playing"


async def test_while_the_class_is_paused_no_clock_runs_no_bot_plays_and_no_move_counts() -> None:
    lesson = await a_class(*ALL[:2], size=3, minutes=35)
    await lesson.begin()
    until = lesson.people["Mira"].last("class")["until"]
    await lesson.play(1)
    await lesson.teacher(Pause(paused=True))
    before = list(lesson.at(1).course.match.journal)  # type: ignore[union-attr] # it has begun
    await lesson.play(1)
    await lesson.wait(600)
    assert lesson.at(1).course.match.journal == before  # type: ignore[union-attr]
    refused = [each for name, each in lesson.seated.items() if each.refused]
    assert refused[0].refused == ["Your teacher has paused the class; wait until it goes on."]
    seen = lesson.people["Mira"].last("class")
    assert (seen["paused"], seen["until"]) == (True, None)
    await lesson.teacher(Pause(paused=False))
    assert lesson.people["Mira"].last("class")["until"] == pytest.approx(until + 600)


async def test_a_countdown_begins_the_class_by_itself_and_stands_still_with_it() -> None:
    lesson = await a_class(*ALL[:4])
    await lesson.teacher(CountDown(seconds=60), Pause(paused=True))
    await lesson.wait(300)
    assert lesson.stage == "joining"
    await lesson.teacher(Pause(paused=False))
    await lesson.wait(59)
    assert lesson.stage == "joining"
    await lesson.wait(2)
    assert lesson.stage == "playing"


async def test_the_match_ends_with_a_full_round_when_its_time_is_over() -> None:
    lesson = await a_class(*ALL[:2], size=2, minutes=20)
    await lesson.begin()
    await lesson.play(1)
    await lesson.teacher(Extend(minutes=5))
    await lesson.wait(13 * 60 + 5 * 60 - 10)
    assert not lesson.room.state.ending
    await lesson.wait(20)
    assert lesson.room.state.ending
    course = lesson.at(1).course
    assert course is not None
    playing, round = course.match, course.match.table.round
    await lesson.play_out(1)
    assert playing.ended_early
    assert playing.table.round == round + 1
    shown = next(iter(lesson.seated.values())).last("table")["view"]["turn"]
    assert (shown["over"], shown["offers"], len(shown["standings"])) == (True, [], 2)


@pytest.mark.parametrize("game", ["pdb", "gsa", "adna", "stem"])
async def test_every_game_can_end_with_a_round(game: str) -> None:
    lesson = await a_class(*ALL[:2], size=2, games=[game])
    await lesson.begin()
    for _ in range(6):
        await lesson.play(1)
    await lesson.teacher(EndRound())
    for _ in range(200):
        if not await lesson.play(1):
            await lesson.wait(30)
        if lesson.at(1).state.stage == "over":
            break
    await lesson.wait(1)
    course = lesson.at(1).course
    assert course is not None
    assert course.match.ended_early
    if game == "adna":
        assert (course.match.table.round - 1) % 2 == 0
    assert lesson.stage == "over"


async def test_a_late_comer_takes_the_chair_of_a_bot_and_sees_the_table_at_once() -> None:
    lesson = await a_class(*ALL[:3], size=4)
    await lesson.begin()
    await lesson.enter("Ida")
    ida = await lesson.go("Ida")
    seat = ida.last("room")["you"]
    assert lesson.at(1).state.seats[seat].name(seat) == "Ida"
    assert ida.last("table")["view"]["turn"]["seat"] == seat


async def test_where_no_chair_is_free_a_late_comer_waits_for_the_teacher() -> None:
    lesson = await a_class(*ALL[:4], size=4)
    await lesson.begin()
    await lesson.enter("Ida")
    assert lesson.people["Ida"].last("you")["place"] is None
    assert lesson.people["teacher"].last("roster")["pupils"][-1]["table"] is None


async def test_a_moved_pupil_leaves_their_hand_to_a_bot_and_sees_nothing_more_of_it() -> None:
    lesson = await a_class(*ALL[:6], size=4)
    await lesson.begin()
    mover = next(name for name in ALL[:6] if table_of(lesson, name) == 1)
    old = await lesson.go(mover)
    seat = old.last("room")["you"]
    await lesson.teacher(MovePupil(pupil=number_of(lesson, mover), table=2))
    assert old.closed is not None
    assert lesson.at(1).state.seats[seat].level
    new = await lesson.go(mover)
    assert new.last("room")["of_class"]["table"] == 2
    assert new.last("room")["you"] is not None
    await lesson.teacher(MovePupil(pupil=number_of(lesson, mover), table=2))
    assert lesson.people["teacher"].refused == [f"{mover} sits at table 2 already."]


async def test_two_tables_become_one_if_it_has_chairs_for_all() -> None:
    lesson = await a_class(*ALL[:4], size=4, bots="easy")
    await lesson.begin()
    await lesson.teacher(MergeTables(table=1, into=1))
    assert "two different tables" in lesson.people["teacher"].refused[-1]
    other = await a_class(*ALL[:5], size=4)
    await other.begin()
    small = min(other.room.state.tables, key=lambda table: sum(map(len, table.seats)))
    large = max(other.room.state.tables, key=lambda table: sum(map(len, table.seats)))
    await other.teacher(MergeTables(table=large.number, into=small.number))
    assert "no chair" in other.people["teacher"].refused[-1]
    await other.leave(ALL[0])
    gone = next(name for name in ALL[:5] if table_of(other, name) == small.number)
    await other.teacher(MovePupil(pupil=number_of(other, gone), table=None))
    await other.teacher(MergeTables(table=small.number, into=large.number))
    assert [table.number for table in other.room.state.tables] == [large.number]
    assert len({pupil for seat in other.room.state.tables[0].seats for pupil in seat}) == 4


async def test_a_rude_name_is_changed_everywhere() -> None:
    lesson = await a_class("Rude", "Tom", size=2)
    await lesson.begin()
    await lesson.teacher(RenamePupil(pupil=number_of(lesson, "Rude"), name="Rudi"))
    room = lesson.at(1)
    assert "Rude" not in room.state.text()
    assert "Rudi" in room.state.text()
    assert "Rude" not in lesson.room.state.text()


async def test_who_is_removed_is_gone_from_their_table_and_cannot_come_back() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    table = await lesson.go("Mira")
    await lesson.teacher(RemovePupil(pupil=number_of(lesson, "Mira")))
    assert table.closed is not None
    again = await lesson.come("Mira")
    assert again.refused == ["Your teacher has removed you from this class."]
    code = lesson.room.state.tables[0].room
    stranger = Listener(key_of("Mira"))
    lesson.hall.rooms[code].come(stranger, stranger.key)
    await lesson.rest()
    assert stranger.closed is not None
    assert stranger.all("table") == []


async def test_on_another_device_a_pupil_has_their_seat_again_when_the_teacher_agrees() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    mira = number_of(lesson, "Mira")
    phone = await lesson.come("phone")
    await lesson.says("phone", ComeBack(pupil=mira))
    assert "is here with another device" in phone.refused[-1]
    await lesson.leave("Mira")
    await lesson.says("phone", ComeBack(pupil=mira))
    claim = lesson.people["teacher"].last("roster")["claims"][0]
    assert lesson.people["wall"].last("roster")["claims"] == []
    await lesson.teacher(Admit(claim=claim["claim"], agree=True))
    assert phone.last("you")["name"] == "Mira"
    lesson.people["Mira"] = phone
    table = Listener(key_of("phone"))
    lesson.at(1).come(table, table.key)
    await lesson.rest()
    assert table.last("room")["me"] == "Mira"
    old = Listener(key_of("Mira"))
    lesson.at(1).come(old, old.key)
    await lesson.rest()
    assert old.closed is not None


async def test_a_raised_hand_is_a_flag_for_the_teacher_and_not_on_the_wall() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    await lesson.says("Mira", RaiseHand(raised=True))
    await lesson.wait(1)
    assert [flag["kind"] for flag in lesson.people["teacher"].last("tables")["tables"][0]["flags"]] == ["help"]
    wall = lesson.people["wall"].last("tables")["tables"][0]
    assert wall["flags"] == []
    assert all(seat["hand_since"] is None for seat in wall["seats"])


async def test_bots_play_for_the_absent_and_give_the_seat_back() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    await lesson.leave("Mira")
    await lesson.wait(1)
    flags = lesson.people["teacher"].last("tables")["tables"][0]["flags"]
    assert [flag["kind"] for flag in flags] == ["away"]
    await lesson.teacher(SendBots())
    assert lesson.at(1).state.held() != set()
    await lesson.come("Mira")
    await lesson.go("Mira")
    assert lesson.at(1).state.held() == set()


async def test_a_table_that_all_have_left_is_played_to_its_end_by_bots_that_the_teacher_sends() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    for name in ("Mira", "Tom"):
        await lesson.leave(name)
    await lesson.teacher(SendBots())
    for _ in range(40):
        await lesson.wait(1)
    assert lesson.at(1).state.stage == "over"


async def test_long_on_one_turn_is_stuck_and_a_hint_goes_to_who_is_on_turn_alone() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    await lesson.wait(130)
    flags = lesson.people["teacher"].last("tables")["tables"][0]["flags"]
    assert [flag["kind"] for flag in flags] == ["stuck"]
    await lesson.teacher(SendHint(table=1))
    await lesson.rest()
    hinted = [name for (name, _), each in lesson.seated.items() if each.all("hinted")]
    course = lesson.at(1).course
    assert course is not None
    assert hinted == [lesson.at(1).state.names()[course.match.table.actor]]


async def test_a_word_reaches_all_or_one_table() -> None:
    lesson = await a_class(*ALL[:4], size=2)
    await lesson.begin()
    await lesson.teacher(Announce(text="Eyes to me, please"))
    await lesson.teacher(Announce(text="Try an enzyme", table=1))
    heard = {name: [each["text"] for each in lesson.people[name].all("word")] for name in (*ALL[:4], "wall")}
    for name in ALL[:4]:
        assert heard[name] == ["Eyes to me, please"] + ["Try an enzyme"] * (table_of(lesson, name) == 1)
    assert heard["wall"] == ["Eyes to me, please"]


async def test_friends_sit_together_and_in_the_next_match_with_others() -> None:
    lesson = await a_class(*ALL[:6], size=2)
    one, other = number_of(lesson, "Mira"), number_of(lesson, "Leila")
    await lesson.says("Mira", Befriend(pupil=other))
    await lesson.says("Leila", Befriend(pupil=one))
    await lesson.begin()
    assert table_of(lesson, "Mira") == table_of(lesson, "Leila")
    pairs = {frozenset(each for seat in table.seats for each in seat) for table in lesson.room.state.tables}
    for number in (1, 2, 3):
        await lesson.play_out(number)
    await lesson.wait(1)
    await lesson.teacher(Begin())
    again = {frozenset(each for seat in table.seats for each in seat) for table in lesson.room.state.tables}
    assert again & pairs <= {frozenset((one, other))}


async def test_a_locked_class_lets_nobody_new_in_and_names_are_unlike() -> None:
    lesson = await a_class("Mira")
    await lesson.come("Tom")
    await lesson.says("Tom", Enter(name="MIRA"))
    await lesson.teacher(Lock(locked=True))
    await lesson.says("Tom", Enter(name="Tom"))
    refused = lesson.people["Tom"].refused
    assert "called MIRA already" in refused[0]
    assert "nobody new" in refused[1]


async def test_a_nickname_is_drawn_and_typed_by_nobody() -> None:
    lesson = await a_class(names="nicknames")
    door = (await lesson.come("Tom")).last("door")
    await lesson.says("Tom", Enter(name="Tom"), Enter())
    you = lesson.people["Tom"].last("you")
    assert (you["name"], you["face"]) == (door["drawn"]["name"], door["drawn"]["face"])
    assert lesson.people["Tom"].refused == ["Take a nickname that is drawn for you; your teacher wishes so."]


async def test_a_pupil_cannot_choose_for_another_nor_change_their_table() -> None:
    lesson = await a_class("Mira", "Tom", size=2)
    await lesson.begin()
    room = lesson.at(1)
    idle = next(each for each in room.audience.readers if each.seat != room.course.match.table.actor)  # type: ignore[union-attr]
    assert isinstance(idle, Listener)
    for wish in (
        Place(seat=0, level="easy"),
        Stand(),
        Rematch(),
        MakeHost(name="Tom"),
        SetCustom(custom="chat", value="free"),
    ):
        room.hear(idle, wish)
    room.hear(idle, Play(move=0, tick=0))
    await lesson.rest()
    assert idle.refused[:5] == ["Your teacher arranges the tables of this class."] * 5
