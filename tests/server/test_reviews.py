"""Reviews over HTTP: streamed, shared, kept with the room, refused where there is nothing to look into."""

import asyncio
import json
from contextlib import aclosing
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete

from labtable.hall.reviews import Reviews
from labtable.kernel import parse_record
from labtable.server.schema import rooms
from labtable.server.settings import Settings
from tests.review.matches import NAMES, SHORT, short_match
from tests.server.conftest import QUICK
from tests.server.finished import kinds, laid, last, lines_of, review_of
from tests.server.visitors import Tables, new_key, running

pytestmark = pytest.mark.anyio
GAMES = sorted(SHORT)


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_that_is_over_is_reviewed_and_comes_as_it_is_counted(tables: Tables, game: str) -> None:
    record = short_match(game)
    found = await review_of(tables, await laid(tables, record))
    assert kinds(found)[0] == "opening"
    assert kinds(found)[-1] == "summary"
    opening, curve = found[0], last(found, "curve")
    assert opening["names"] == NAMES
    assert [moment["move"] for moment in opening["moments"]] == [step.move for step in record.steps]
    for line in curve["lines"]:
        assert len(line["chances"]) == len(line["low"]) == len(line["high"]) == len(record.steps) + 1
        assert all(
            low <= chance <= high
            for low, chance, high in zip(*(line[each] for each in ("low", "chances", "high")), strict=True)
        )
    assert record.result is not None
    ends = [line["chances"][-1] for line in curve["lines"]]
    assert [seat for seat, end in enumerate(ends) if end > 0] == record.result.winners
    done = [line["done"] for line in found if line["is"] == "progress"]
    assert done == sorted(done)
    assert done[-1] == last(found, "progress")["of"]
    numbers = [line["number"] for line in found if line["is"] == "verdict"]
    assert len(set(numbers)) == len(numbers)
    assert set(last(found, "summary")["turning_points"]) <= set(numbers)


@pytest.mark.parametrize("game", GAMES)
async def test_every_moment_names_its_pictures_of_the_replay(tables: Tables, game: str) -> None:
    code = await laid(tables, short_match(game))
    opening = (await review_of(tables, code))[0]
    frames = (await tables.http.get(f"/api/rooms/{code}/replay")).json()["frames"]
    assert opening["moments"][-1]["after"] == len(frames) - 1
    for moment in opening["moments"]:
        assert moment["after"] - moment["before"] in (0, 1)
        if moment["after"] > moment["before"]:
            assert frames[moment["after"]]["move"] == moment["move"]
            assert frames[moment["after"]]["seat"] == moment["seat"]


async def test_a_match_that_goes_on_is_not_looked_into(tables: Tables) -> None:
    code = await laid(tables, short_match("pdb"), stage="playing")
    for method, path in (
        ("GET", "review"),
        ("GET", "review?known"),
        ("GET", "continuation?step=0&move=x"),
        ("POST", "branch"),
    ):
        body = {"step": 0, "level": "easy", "name": "Ada", "key": new_key()} if method == "POST" else None
        answer = await tables.http.request(method, f"/api/rooms/{code}/{path}", json=body)
        assert answer.status_code == 409
        assert answer.json() == {"error": "The match is not over; until then its record is closed."}


def counting(reviews: Reviews) -> list[str]:
    """The pieces that are counted from now on."""
    counted: list[str] = []
    thinkers: Any = reviews._thinkers
    count = thinkers.count

    async def noted(subject: Any, piece: Any) -> Any:
        counted.append(type(piece).__name__)
        return await count(subject, piece)

    thinkers.count = noted
    return counted


async def test_who_asks_for_the_same_match_reads_the_same_review(database: str) -> None:
    async with running(database, QUICK) as tables:
        code = await laid(tables, short_match("pdb"))
        counted = counting(tables.hall.reviews)
        one, other = await asyncio.gather(review_of(tables, code), review_of(tables, code))
        assert counted.count("Survey") == 1
        assert last(one, "curve") == last(other, "curve")
        assert last(one, "summary") == last(other, "summary")


async def test_what_is_known_of_a_review_is_told_without_counting(tables: Tables) -> None:
    code = await laid(tables, short_match("pdb"))
    counted = counting(tables.hall.reviews)
    answer = await tables.http.get(f"/api/rooms/{code}/review?known")
    assert "summary" not in answer.text
    assert counted == []
    found = await review_of(tables, code)
    known = (await tables.http.get(f"/api/rooms/{code}/review?known")).text
    assert last([json.loads(line) for line in known.splitlines()], "summary") == last(found, "summary")


async def test_a_review_is_kept_over_a_restart_and_not_counted_again(database: str) -> None:
    async with running(database, QUICK) as tables:
        code = await laid(tables, short_match("pdb"))
        before = await review_of(tables, code)
    async with running(database, QUICK) as tables:
        counted = counting(tables.hall.reviews)
        after = await review_of(tables, code)
        assert counted == []
        assert kinds(after) == [
            "opening",
            "curve",
            *["verdict"] * kinds(before).count("verdict"),
            "progress",
            "summary",
        ]
        assert last(after, "summary") == last(before, "summary")
        assert last(after, "curve") == last(before, "curve")


async def test_nobody_counts_for_nobody_and_what_was_counted_is_kept(database: str) -> None:
    async with running(database, QUICK) as tables:
        code = await laid(tables, short_match("adna"))
        async with aclosing(lines_of(tables, code)) as lines:
            async for line in lines:
                if line["is"] == "verdict":
                    break
        async with asyncio.timeout(20):
            while await tables.hall.house.store.review(code) is None:
                await asyncio.sleep(0.01)
        assert code not in tables.hall.reviews._under_way
    async with running(database, QUICK) as tables:
        counted = counting(tables.hall.reviews)
        found = await review_of(tables, code)
        assert kinds(found)[-1] == "summary"
        assert "Survey" not in counted, "it goes on from where it was"
        assert "Look" not in counted


async def test_a_review_goes_with_its_room(database: str) -> None:
    async with running(database, QUICK) as tables:
        code = await laid(tables, short_match("pdb"))
        await review_of(tables, code)
        store = tables.hall.house.store
        assert await store.review(code) is not None
        await tables.hall.close(code)
        assert await store.review(code) is None
        await store.keep_review(code, b"late")
        assert await store.review(code) is None, "nothing is kept of what is gone"


async def test_a_deleted_room_takes_its_review_along_in_the_database(database: str) -> None:
    async with running(database, QUICK) as tables:
        code = await laid(tables, short_match("pdb"))
        store: Any = tables.hall.house.store
        await store.keep_review(code, b"notes")
        await store.keep_review(code, b"newer notes")
        assert await store.review(code) == b"newer notes"
        await store.database.ask(
            lambda connection: connection.execute(delete(rooms).where(rooms.c.code == code)) and None
        )
        assert await store.review(code) is None


async def test_an_address_may_begin_so_many_reviews_only(database: str) -> None:
    async with running(database, replace(QUICK, reviews_an_address=1)) as tables:
        first, second = [await laid(tables, short_match("pdb")) for _ in range(2)]
        await review_of(tables, first)
        refused = await tables.http.get(f"/api/rooms/{second}/review")
        assert refused.status_code == 429
        assert refused.json()["error"].startswith("Too many reviews were asked for from here")
        assert kinds(await review_of(tables, first))[-1] == "summary", "what is known may be read again"


# Records that somebody has


async def posted(tables: Tables, text: str, path: str = "") -> Any:
    return await tables.http.post(f"/api/review{path}", content=text.encode())


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_is_reviewed_without_being_stored(tables: Tables, game: str) -> None:
    answer = await posted(tables, short_match(game).text())
    found = [json.loads(line) for line in answer.text.splitlines()]
    assert kinds(found)[0] == "opening"
    assert kinds(found)[-1] == "summary"
    assert found[0]["names"] == NAMES
    replay = (await posted(tables, short_match(game).text(), "/replay?seat=1")).json()
    assert len(replay["frames"]) == found[0]["moments"][-1]["after"] + 1
    assert replay["room"]["code"] == ""
    assert [seat["name"] for seat in replay["room"]["seats"]] == NAMES
    assert replay["frames"][0]["view"]["turn"]["seat"] == 1


def changed(**header: object) -> str:
    """A record with another header, sealed anew."""
    record = parse_record(short_match("pdb").text())
    for name, value in header.items():
        setattr(record.header, name, value)
    return record.text()


def other_cards() -> str:
    header = short_match("pdb").header
    return changed(edition=replace(header.edition, name="house cards", digest="0" * 16))


def cut() -> str:
    record = parse_record(short_match("pdb").text())
    record.result = None
    return record.text()


@pytest.mark.parametrize(
    ("text", "status", "words"),
    [
        ("", 422, "Line 1"),
        ("no record at all", 422, "Line 1"),
        (short_match("pdb").text().replace("take:", "leave:", 1), 422, "Line 2"),
        (short_match("pdb").text()[: len(short_match("pdb").text()) // 2], 422, "Line"),
        (changed(game="chess"), 422, "There is no game 'chess'"),
        (changed(rules=999), 422, "rules version 999"),
        (changed(seats=4), 422, "Line"),
        (changed(seed="9" * 100), 422, "too long for a seed"),
        (changed(seed="1"), 422, "Line"),
        (other_cards(), 422, "cards that are not known here (house cards, 0000000000000000)"),
        (cut(), 422, "breaks off before the end"),
        ("x" * (QUICK.most_record + 1), 413, "bytes at most"),
    ],
)
async def test_a_record_that_cannot_be_reviewed_is_refused_in_a_sentence(
    tables: Tables, text: str, status: int, words: str
) -> None:
    for path in ("", "/replay", "/continuation?step=0&move=x"):
        answer = await posted(tables, text, path)
        assert answer.status_code == status, answer.text
        assert words in answer.json()["error"]


async def test_what_is_no_text_is_no_record(tables: Tables) -> None:
    answer = await tables.http.post("/api/review", content=b"\xff\xfe\x00")
    assert answer.status_code == 422
    assert answer.json()["error"] == "This is no record of a match: it is not UTF-8 text."


# How it could go on


@pytest.mark.parametrize("game", GAMES)
async def test_a_line_shows_how_it_could_go_on_as_its_seat_would_see_it(tables: Tables, game: str) -> None:
    record = short_match(game)
    code = await laid(tables, record)
    step, asked = 0, record.steps[0]
    path = f"continuation?step={step}&move={asked.move}"
    line = (await tables.http.get(f"/api/rooms/{code}/{path}")).json()
    assert line["seat"] == asked.seat
    assert (line["frames"][0]["seat"], line["frames"][0]["move"]) == (asked.seat, asked.move)
    assert all(frame["view"]["turn"]["seat"] == asked.seat for frame in line["frames"])
    assert (await posted(tables, record.text(), f"/{path}")).json() == line


@pytest.mark.parametrize(
    "query", ["step=7&move=prep_2", "step=x&move=prep_2", "step=0&move=nothing", "step=0", "move=x", "step=-1&move=x"]
)
async def test_a_line_begins_with_a_move_that_can_be_made_there(tables: Tables, query: str) -> None:
    code = await laid(tables, short_match("pdb"))
    assert (await tables.http.get(f"/api/rooms/{code}/continuation?{query}")).status_code == 422


def test_the_settings_bound_what_a_review_may_cost() -> None:
    assert Settings().most_record == 256 * 1024
    assert Settings().reviews_an_address == 120
