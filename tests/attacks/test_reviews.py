"""Somebody reads reviews to learn what was hidden, or has them counted until nobody else finds a worker."""

import asyncio
from contextlib import aclosing
from typing import Any

import pytest

from labtable.hall import reviews
from labtable.kernel import load_game
from labtable.review.counting import Desk
from labtable.review.pieces import Compare, Compared, Explain
from tests.review.matches import NAMES, short_match
from tests.review.scales import Laid, imagined
from tests.server.conftest import QUICK
from tests.server.conftest import database as database
from tests.server.finished import laid, lines_of, review_of
from tests.server.visitors import ME, bot, new_key, running

pytestmark = pytest.mark.anyio
STEPS = 12  # decisions of a match that are looked at


@pytest.mark.parametrize("name", ["adna", "gsa", "stem"])
def test_neither_words_nor_numbers_of_a_verdict_hang_on_what_its_seat_could_not_know(name: str) -> None:
    """What others hold is dealt anew; with the same dice the seat is told the very same."""
    game, record = load_game(name), short_match(name)
    desk = Desk(game, record)
    thoughts = desk.survey(NAMES).worth_a_thought
    for step in thoughts[:: max(1, len(thoughts) // STEPS)]:
        told = []
        for table in (desk.tables[step], imagined(game, desk.tables[step])):
            here = Laid(game, table)
            compared = here.count(Compare(0, [], 0, 3))
            assert isinstance(compared, Compared)
            moves = compared.moves
            told.append((moves, compared.rows, here.count(Explain(0, moves[0], moves[1], moves[:3], NAMES))))
        assert told[0] == told[1]


def noted(thinkers: Any) -> list[str]:
    """What workers are asked from now on, as letters: a piece was counted, a bot was asked, a bot has chosen."""
    log: list[str] = []
    count, choose = thinkers.count, thinkers.choose

    async def counted(*asked: Any) -> Any:
        found = await count(*asked)
        log.append("p")
        return found

    async def chosen(*asked: Any, **more: Any) -> Any:
        log.append("a")
        found = await choose(*asked, **more)
        log.append("c")
        return found

    thinkers.count, thinkers.choose = counted, chosen
    return log


async def test_a_bot_waits_for_no_more_than_the_piece_that_is_counted(database: str) -> None:
    async with running(database, QUICK) as tables:
        code = await laid(tables, short_match("adna"))
        log = noted(tables.hall.house.thinkers)
        review = asyncio.create_task(review_of(tables, code))
        while "p" not in log:
            await asyncio.sleep(0.01)
        ada = await tables.host(ME, bot(), start=True)
        while log.count("c") < 3 and not ada.over:
            if ada.offers:
                await ada.play()
            await ada.move_on()
        review.cancel()
        await asyncio.gather(review, return_exceptions=True)
    waits = [after.partition("c")[0] for after in "".join(log).split("a")[1:]]
    assert waits
    assert all(wait.count("p") <= 1 for wait in waits), log


async def test_so_many_reviews_at_once_and_no_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_UNDER_WAY", 1)
    async with running(database, QUICK) as tables:
        first, second = [await laid(tables, short_match("adna")) for _ in range(2)]
        async with aclosing(lines_of(tables, first)) as lines:
            await anext(lines)
            refused = await tables.http.get(f"/api/rooms/{second}/review")
            assert refused.status_code == 409
            assert refused.json()["error"] == reviews.MANY
            again = aclosing(lines_of(tables, first))
            async with again as others:
                assert (await anext(others))["is"] == "opening", "what is under way may be read by all"


BOMBS = [
    short_match("pdb").text().splitlines()[0] + "\n" + '{"seat":0,"move":"prep_2"}\n' * 9000,
    "[" * 100_000,
    short_match("pdb").text().replace('"seed":"', '"seed":"' + "9" * 50_000, 1),
    short_match("pdb").text().replace('"Ada"', '"' + "A" * 100_000 + '"', 1),
    "\n" * 200_000,
]


@pytest.mark.parametrize("bomb", BOMBS, ids=["steps", "depth", "seed", "name", "lines"])
async def test_a_record_that_is_made_to_hurt_is_told_in_a_sentence(database: str, bomb: str) -> None:
    async with running(database, QUICK) as tables:
        answer = await tables.http.post("/api/review", content=bomb.encode())
        assert answer.status_code in (413, 422), answer.status_code
        assert answer.json()["error"]
        body = {"step": 0, "level": "easy", "name": "Eve", "key": new_key(), "record": bomb}
        answer = await tables.http.post("/api/review/branch", json=body)
        assert answer.status_code in (413, 422), answer.status_code
        assert len(answer.json()["error"]) < 1000
