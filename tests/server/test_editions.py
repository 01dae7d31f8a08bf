"""A server with a card file of one's own, and rooms that keep theirs when the server gets another."""

from pathlib import Path

import pytest

from labtable.games.pdb import PdbGame
from labtable.hall.asker import about
from labtable.hall.shelf import Shelf
from labtable.hall.thinkers import Decision
from labtable.hall.thinking import Memory, Question
from labtable.kernel import new_record, parse_record, verify
from labtable.kernel.edition import CardText
from tests.games.pdb.test_cards import edition
from tests.server.conftest import QUICK
from tests.server.test_store import run
from tests.server.visitors import ME, OPEN, Frame, bot, play_to_the_end, running

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
    assert publishing(book) == "2 achievements"
    assert (lessons["pdb"], lessons["gsa"]) == (False, True)


@pytest.fixture
def other(tmp_path: Path) -> Shelf:
    """A shelf with another card file; nobody may need the file once the shelf has read it."""
    cards = edition(tmp_path, OLD, NEW)
    shelf = Shelf({"pdb": cards})
    cards.unlink()
    return shelf


async def test_after_an_upgrade_people_and_bots_play_on_with_the_cards_they_began_with(
    other: Shelf, database: str
) -> None:
    async with running(database, QUICK, shelf=other) as tables:
        ada = await tables.host(ME, bot(), options=SHORT, start=True)
        await ada.my_turn()
        await ada.play()
        await ada.move_on()
    code = ada.room["code"]
    async with running(database, QUICK) as tables:
        again = await tables.come(code, ada.key)
        await again.my_turn()
        await again.say("hint")
        await again.until(lambda guest: bool(guest.hinted or guest.refused))
        assert again.refused == []
        await play_to_the_end(again)
        assert not [frame for frame in again.frames if '"kind":"replaced"' in frame], "the bot plays by other cards"
        record = parse_record((await tables.http.get(f"/api/rooms/{code}/record")).text)
        cards = (await tables.http.get(f"/api/rooms/{code}/cards")).text
        replayed = (await tables.http.get(f"/api/rooms/{code}/replay")).json()
    assert record.header.edition == other.game("pdb").edition != PdbGame().edition
    assert replayed["room"]["edition"] == record.header.edition.digest
    verify(PdbGame(CardText("downloaded", cards)), record, whole=True)


async def test_nodes_with_different_cards_play_each_others_rooms(other: Shelf, database: str) -> None:
    async with running(database, QUICK, shelf=other) as one, running(database, QUICK) as two:
        ada = await one.host(ME, bot(), options=SHORT, start=True)
        there = await two.come(ada.room["code"], ada.key)
        await play_to_the_end(there)
        assert there.room["edition"] == other.game("pdb").edition.digest
        assert not [frame for frame in there.frames if '"kind":"replaced"' in frame], "the bot plays by other cards"


async def test_the_book_of_a_room_shows_the_cards_it_was_opened_with(other: Shelf, database: str) -> None:
    async with running(database, QUICK, shelf=other) as tables:
        code = await tables.open([ME, OPEN])
    async with running(database, QUICK) as tables:
        digest = (await tables.http.get(f"/api/rooms/{code}")).json()["edition"]
        books = [(await tables.http.get(f"/api/games/pdb{asked}")).json() for asked in ("", f"?edition={digest}")]
        unknown = [await tables.http.get(f"/api/games/{asked}") for asked in ("pdb?edition=0", f"gsa?edition={digest}")]
    assert [publishing(book) for book in books] == ["1 achievement", "2 achievements"]
    assert books[1]["edition"] == digest != books[0]["edition"]
    assert [answer.status_code for answer in unknown] == [404, 404]
    assert "leave the edition out" in unknown[0].json()["error"]


def publishing(book: Frame) -> str:
    """What publishing gains by a book."""
    found: str = next(face["text"] for face in book["cards"] if face["id"] == "publish")
    return found


async def test_a_table_that_gathers_keeps_its_cards_and_a_rematch_takes_those_of_now(
    other: Shelf, database: str
) -> None:
    async with running(database, QUICK, shelf=other) as tables:
        ada = await tables.host(ME, bot(), options=SHORT)
    async with running(database, QUICK) as tables:
        again = await tables.come(ada.room["code"], ada.key)
        await again.say("start")
        await again.until(lambda guest: bool(guest.table))
        await play_to_the_end(again)
        await again.say("rematch")
        await again.until(lambda guest: bool(guest.room["rematch"]))
        rematch = (await tables.http.get(f"/api/rooms/{again.room['rematch']}")).json()
    assert again.room["edition"] == other.game("pdb").edition.digest
    assert rematch["edition"] == PdbGame().edition.digest


async def test_a_match_under_older_rules_is_told_so_whatever_its_cards(other: Shelf, database: str) -> None:
    async with running(database, QUICK, shelf=other) as tables:
        code = await tables.open([ME, bot()], start=True)
        room = tables.hall.rooms[code]
        draft = room.state.draft()
        assert draft.header is not None
        draft.header.rules = 999
        await room.lease.keep(state=draft.text())
    async with running(database, QUICK) as tables:
        await run(tables, "UPDATE editions SET text = 'of a shape to come'")
        answer = await tables.http.get(f"/api/rooms/{code}")
    assert answer.status_code == 409
    assert "rules version 999" in answer.json()["error"]


@pytest.mark.parametrize(
    ("meddle", "sentence"),
    [
        ("UPDATE editions SET text = 'of a shape to come'", "is not TOML"),
        ("UPDATE editions SET text = replace(text, 'achievement = 2', 'achievement = 3')", "give that card file"),
        ("DELETE FROM editions", "give that card file with --edition"),
    ],
)
async def test_a_match_whose_cards_cannot_be_had_is_told_so(
    other: Shelf, database: str, meddle: str, sentence: str
) -> None:
    async with running(database, QUICK, shelf=other) as tables:
        code = await tables.open([ME, bot()], options=SHORT, start=True)
    async with running(database, QUICK) as tables:
        await run(tables, meddle)
        answer = await tables.http.get(f"/api/rooms/{code}")
        book = await tables.http.get(f"/api/games/pdb?edition={other.game('pdb').edition.digest}")
    assert (answer.status_code, book.is_client_error) == (409, True)
    assert "This match cannot go on here" in answer.json()["error"]
    assert sentence in answer.json()["error"]


async def test_the_cards_of_a_match_are_told_when_it_is_over(database: str) -> None:
    async with running(database, QUICK) as tables:
        code = await tables.open([ME, bot()], start=True)
        assert (await tables.http.get(f"/api/rooms/{code}/cards")).status_code == 409


async def test_cards_are_forgotten_when_their_last_room_is_gone(other: Shelf, database: str) -> None:
    async with running(database, QUICK, shelf=other) as tables:
        code, digest = await tables.open([ME, OPEN]), other.game("pdb").edition.digest
        store = tables.hall.house.store
        assert await tables.hall.forget_cards() is False
        assert await store.cards("pdb", digest) is not None
        await tables.hall.close(code)
        await tables.hall.forget_cards()
        assert await store.cards("pdb", digest) is None


def test_a_worker_gets_the_cards_with_the_record_and_not_again(other: Shelf) -> None:
    game = other.game("pdb")
    record = new_record(game, 1, 2, {"first_leader": "1"})
    table = game.new(1, 2, {"first_leader": "1"})
    decision = Decision("r", 0, game, record, table, table.actor, 0, [])
    record.note(table, table.legal()[0].text)
    question = Question(room="r", cards=decision.cards, seat=0, level="easy", seed=1)
    whole, rest = about(question, record, 0), about(question, record, 1)
    assert (whole.cards, rest.cards) == (decision.cards, "")
    memory = Memory()
    for each in (whole, rest):
        remembered = memory.recall(each)
        assert remembered is not None
        assert remembered.game.edition == game.edition


async def test_a_match_goes_on_when_a_sentence_of_science_was_mended(tmp_path: Path, database: str) -> None:
    async with running(database, QUICK) as tables:
        ada = await tables.host(ME, bot(), options=SHORT, start=True)
    mended = edition(tmp_path, 'science = "', 'science = "To be exact: ')
    async with running(database, QUICK, shelf=Shelf({"pdb": mended})) as tables:
        answer = await tables.http.get(f"/api/rooms/{ada.room['code']}")
    assert answer.status_code == 200
