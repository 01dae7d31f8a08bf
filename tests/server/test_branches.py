"""Branches: rooms that go on from a step of a match that is over."""

import pytest

from labtable.kernel import load_game, parse_record
from labtable.kernel.record import verify
from tests.review.matches import SHORT, short_match
from tests.server.conftest import QUICK
from tests.server.finished import kinds, laid, review_of
from tests.server.visitors import ME, Frame, Guest, Tables, bot, new_key, running

pytestmark = pytest.mark.anyio
GAMES = sorted(SHORT)


def branch(step: int, key: str = "", **more: object) -> Frame:
    return {"step": step, "level": "easy", "name": "Eve", "key": key or new_key(), **more}


async def play_on(guest: Guest) -> None:
    """Play the first offered move until the room says that the match is over."""
    while not guest.over:
        await guest.my_turn()
        if not guest.over:
            await guest.play()
            await guest.move_on()
    await guest.until(lambda one: one.room["stage"] == "over")


@pytest.mark.parametrize("game", GAMES)
async def test_a_branch_goes_on_from_a_step_and_is_a_room_like_any_other(database: str, game: str) -> None:
    record, key = short_match(game), new_key()
    step = len(record.steps) - 2
    async with running(database, QUICK) as tables:
        answer = await tables.http.post(f"/api/rooms/{await laid(tables, record)}/branch", json=branch(step, key))
        assert answer.status_code == 201, answer.text
        code = answer.json()["code"]
        eve = await tables.come(code, key)
        seat = record.steps[step].seat
        assert eve.room["you"] == seat
        assert eve.room["branch"] == step
        assert eve.room["deal"] is None
        assert [each["sitter"] for each in eve.room["seats"]] == [
            "person" if each == seat else "bot" for each in range(2)
        ]
    async with running(database, QUICK) as tables:
        eve = await tables.come(code, key)
        match = tables.hall.rooms[code].course.match  # type: ignore[union-attr]  # it has begun
        assert match.record.steps[:step] == record.steps[:step]
        await play_on(eve)
        text = (await tables.http.get(f"/api/rooms/{code}/record")).text
        played = parse_record(text)
        verify(load_game(game), played, whole=True)
        assert played.steps[:step] == record.steps[:step]
        assert played.header.seed == record.header.seed
        assert kinds(await review_of(tables, code))[-1] == "summary"


async def test_a_branch_can_be_made_of_a_record(tables: Tables) -> None:
    record, key = short_match("pdb"), new_key()
    answer = await tables.http.post("/api/review/branch", json=branch(2, key, record=record.text()))
    assert answer.status_code == 201
    eve = await tables.come(answer.json()["code"], key)
    assert eve.room["branch"] == 2
    assert eve.room["you"] == record.steps[2].seat


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (branch(7), 409, "The match is over there"),
        (branch(99), 409, "The match is over there"),
        (branch(-1), 422, "step"),
        (branch(0) | {"level": "genius"}, 409, "There is no bot 'genius'"),
        (branch(0) | {"name": "Pipette"}, 409, "choose another name"),
        (branch(0) | {"wish": 1}, 422, "wish"),
    ],
)
async def test_a_branch_that_cannot_be_is_refused(tables: Tables, body: Frame, status: int, words: str) -> None:
    code = await laid(tables, short_match("pdb"))
    answer = await tables.http.post(f"/api/rooms/{code}/branch", json=body)
    assert answer.status_code == status, answer.text
    assert words in answer.json()["error"]


async def test_a_choice_of_a_branch_can_be_taken_back(tables: Tables) -> None:
    record, key = short_match("pdb"), new_key()
    answer = await tables.http.post(f"/api/rooms/{await laid(tables, record)}/branch", json=branch(2, key))
    eve = await tables.come(answer.json()["code"], key)
    before = eve.offers
    await eve.play()
    await eve.until(lambda guest: guest.table["undo"] is not None)
    await eve.say("undo")
    await eve.until(lambda guest: guest.offers == before)


async def test_a_room_that_was_dealt_is_no_branch(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), start=True)
    assert ada.room["branch"] is None
