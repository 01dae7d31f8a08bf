"""Guided first games: the lesson leads the newcomer and the bots, until its end or until it is left."""

from pathlib import Path

import pytest

from labtable.games.pdb import PdbGame
from labtable.hall.guide import guide_of
from labtable.hall.letters import NewRoom
from labtable.hall.match import Match
from labtable.hall.seating import CannotDo, lesson_plan
from labtable.kernel import load_game, verify
from labtable.kernel.lesson import Lesson, lesson_of
from labtable.server.sql import sqlite_file
from tests.games.ours import OURS
from tests.server.conftest import QUICK
from tests.server.visitors import Guest, Tables, bot, new_key, running

pytestmark = pytest.mark.anyio


def lesson(game: str) -> Lesson:
    found = lesson_of(load_game(game))
    assert found is not None
    return found


async def begin(tables: Tables, game: str = "pdb") -> Guest:
    key = new_key()
    return await tables.come(await tables.open([], key, game, lesson=True), key)


async def newcomers_turn(guest: Guest) -> None:
    """Wait until the lesson asks the newcomer for something, or is over."""
    await guest.until(lambda one: bool(one.table["lesson"]["move"]) or one.table["lesson"]["done"])


def wanted(guest: Guest) -> int:
    """The number of the move that the lesson asks for."""
    return next(int(offer["id"]) for offer in guest.offers if offer["text"] == guest.table["lesson"]["move"])


async def take_step(guest: Guest) -> None:
    await newcomers_turn(guest)
    await guest.play(wanted(guest))
    await guest.move_on()


async def finish(guest: Guest) -> list[str]:
    """Take all steps; what was said."""
    said = []
    await newcomers_turn(guest)
    while not guest.table["lesson"]["done"]:
        said.append(guest.table["lesson"]["say"])
        await take_step(guest)
        await newcomers_turn(guest)
    return said


@pytest.mark.parametrize("game", OURS)
async def test_a_lesson_leads_to_free_play(tables: Tables, game: str) -> None:
    guest = await begin(tables, game)
    said = await finish(guest)
    assert said == [step.say for step in lesson(game).step if step.is_newcomers]
    assert guest.table["lesson"]["number"] == guest.table["lesson"]["of"] == len(said)
    assert guest.table["lesson"]["say"] == lesson(game).farewell
    course = tables.hall.rooms[guest.room["code"]].course
    assert course is not None
    assert [step.move for step in course.match.record.steps] == [step.move for step in lesson(game).step]
    await guest.say("leave_lesson")
    await guest.until(lambda one: one.table["lesson"] is None)
    for _ in range(3):  # nobody is led any more
        await guest.my_turn()
        await guest.play()
        await guest.move_on()


async def test_every_game_has_a_lesson(tables: Tables) -> None:
    shelf = (await tables.http.get("/api/games")).json()
    assert {entry["name"] for entry in shelf if entry["lesson"]} >= set(OURS)


async def test_a_game_without_a_lesson_says_so() -> None:
    class Bare(PdbGame):
        """There is no lesson beside this file."""

    new = NewRoom(game="pdb", name="Ada", key="ab" * 16, lesson=True)
    with pytest.raises(CannotDo, match="PDB: the game has no guided first game"):
        lesson_plan(Bare(), new)


async def test_a_lesson_says_that_its_deal_is_prepared(tables: Tables) -> None:
    guest = await begin(tables)
    assert guest.room["deal"] is None
    course = tables.hall.rooms[guest.room["code"]].course
    assert course is not None
    assert course.match.record.header.seed == str(lesson("pdb").seed)
    verify(course.match.game, course.match.record)


async def test_another_move_than_the_lessons_is_refused_kindly(tables: Tables) -> None:
    guest = await begin(tables)
    await newcomers_turn(guest)
    other = next(int(offer["id"]) for offer in guest.offers if offer["text"] != guest.table["lesson"]["move"])
    await guest.play(other)
    refusal = await guest.why_not()
    assert refusal["why"].startswith("First try this: Starting Data: take 1 triangle.")
    assert refusal["rule"] == "S7"
    await guest.say("hint")
    assert (await guest.why_not())["why"].startswith("The lesson says what to do")
    await take_step(guest)


async def test_who_leaves_a_lesson_plays_freely(tables: Tables) -> None:
    guest = await begin(tables)
    await newcomers_turn(guest)
    other = next(int(offer["id"]) for offer in guest.offers if offer["text"] != guest.table["lesson"]["move"])
    await guest.say("leave_lesson")
    await guest.move_on()
    assert guest.table["lesson"] is None
    await guest.play(other)
    await guest.move_on()
    await guest.my_turn()
    await guest.say("leave_lesson")
    assert (await guest.why_not())["why"] == "You are not in a lesson."


async def test_a_window_of_a_lesson_waits_for_the_newcomer(tables: Tables) -> None:
    guest = await begin(tables, "adna")
    while not guest.table["window"] or guest.table["lesson"]["move"] is None:
        if guest.table["lesson"]["move"]:
            await take_step(guest)
        else:
            await guest.read()
    assert guest.table["window"]["until"] is None
    assert guest.table["lesson"]["move"] == "answer:detergent"
    passing = next(int(offer["id"]) for offer in guest.offers if offer["text"] == "pass")
    await guest.play(passing)
    assert (await guest.why_not())["why"].startswith("First try this: Answer with Detergent")
    await take_step(guest)


async def test_a_watcher_sees_no_lesson(tables: Tables) -> None:
    guest = await begin(tables)
    watcher = await tables.come(guest.room["code"])
    assert watcher.table["lesson"] is None
    await watcher.say("leave_lesson")
    assert (await watcher.why_not())["why"] == "You are not in a lesson."


async def test_a_step_is_taken_back_and_asked_again(tables: Tables) -> None:
    guest = await begin(tables)
    await newcomers_turn(guest)
    first = guest.table["lesson"]
    await take_step(guest)
    await newcomers_turn(guest)
    assert guest.table["lesson"]["number"] == 2
    await guest.say("undo")
    await guest.move_on()
    await newcomers_turn(guest)
    assert guest.table["lesson"] == first
    await finish(guest)


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = sqlite_file(tmp_path / "t.db")
    async with running(database, QUICK) as tables:
        guest = await begin(tables)
        for _ in range(3):
            await take_step(guest)
        await newcomers_turn(guest)
        before = guest.table["lesson"]
    async with running(database, QUICK) as tables:
        again = await tables.come(guest.room["code"], guest.key)
        await newcomers_turn(again)
        assert again.table["lesson"] == before
        await finish(again)


async def test_a_match_that_went_another_way_has_no_guide(tables: Tables) -> None:
    game = load_game("pdb")
    record = lesson("pdb").record(game)
    assert guide_of([*Match.resuming(game, record.header, record.steps)][-1]) is not None
    record.steps = record.steps[:1]
    record.steps[0].move = "take:circle"
    assert guide_of([*Match.resuming(game, record.header, record.steps)][-1]) is None


async def test_a_rematch_after_a_lesson_is_dealt_fairly(tables: Tables) -> None:
    guest = await begin(tables)
    room = tables.hall.rooms[guest.room["code"]]
    codes: list[str] = []

    async def announce(code: str) -> None:
        codes.append(code)

    await tables.hall.open_rematch(room.state, room.state.host, announce)
    again = await tables.come(codes[0], guest.key)
    assert len(again.room["deal"]["promise"]) == 64
    await again.say("start")
    await again.until(lambda one: bool(one.table))
    assert again.table["lesson"] is None


async def test_bots_are_called_after_things_of_a_lab(tables: Tables) -> None:
    guest = await tables.host({"sitter": "me"}, bot("easy"), bot("hard"), start=True)
    assert [seat["name"] for seat in guest.room["seats"]] == ["Ada", "Pipette", "Beaker"]
