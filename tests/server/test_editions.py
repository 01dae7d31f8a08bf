"""A server with a card file of one's own: its rooms, its bots and its books all use that one."""

from pathlib import Path

import pytest

from labtable.games.pdb import PdbGame
from labtable.hall.shelf import Shelf
from labtable.kernel import parse_record, verify
from tests.games.pdb.test_cards import edition
from tests.server.conftest import QUICK
from tests.server.visitors import ME, bot, play_to_the_end, running

pytestmark = pytest.mark.anyio
SHORT = {"first_leader": "1", "target": 3}
OLD, NEW = "gain = { achievement = 1 }", "gain = { achievement = 2 }"


async def test_people_and_bots_play_with_the_card_file_and_the_record_proves_it(tmp_path: Path, database: str) -> None:
    cards = edition(tmp_path, OLD, NEW)
    async with running(database, QUICK, shelf=Shelf({"pdb": cards})) as tables:
        ada = await tables.host(ME, bot(), options=SHORT, start=True)
        await play_to_the_end(ada)
        assert not [frame for frame in ada.frames if '"kind":"replaced"' in frame], "the bot plays by other cards"
        record = parse_record((await tables.http.get(f"/api/rooms/{ada.room['code']}/record")).text)
    assert record.header.edition == PdbGame(cards).edition != PdbGame().edition
    verify(PdbGame(cards), record)


async def test_the_book_shows_the_cards_that_are_played_and_offers_no_lesson(tmp_path: Path, database: str) -> None:
    async with running(database, QUICK, shelf=Shelf({"pdb": edition(tmp_path, OLD, NEW)})) as tables:
        book = (await tables.http.get("/api/games/pdb")).json()
        lessons = {entry["name"]: entry["lesson"] for entry in (await tables.http.get("/api/games")).json()}
    assert next(face["text"] for face in book["cards"] if face["id"] == "publish") == "2 achievements"
    assert (lessons["pdb"], lessons["gsa"]) == (False, True)


async def test_a_match_does_not_go_on_with_other_cards_and_says_which_it_needs(tmp_path: Path, database: str) -> None:
    async with running(database, QUICK, shelf=Shelf({"pdb": edition(tmp_path, OLD, NEW)})) as tables:
        ada = await tables.host(ME, bot(), options=SHORT, start=True)
    async with running(database, QUICK) as tables:
        answer = await tables.http.get(f"/api/rooms/{ada.room['code']}")
    assert answer.status_code == 409
    assert "give that card file with --edition" in answer.json()["error"]


async def test_a_match_goes_on_when_a_sentence_of_science_was_mended(tmp_path: Path, database: str) -> None:
    async with running(database, QUICK) as tables:
        ada = await tables.host(ME, bot(), options=SHORT, start=True)
    mended = edition(tmp_path, 'science = "', 'science = "To be exact: ')
    async with running(database, QUICK, shelf=Shelf({"pdb": mended})) as tables:
        answer = await tables.http.get(f"/api/rooms/{ada.room['code']}")
    assert answer.status_code == 200
