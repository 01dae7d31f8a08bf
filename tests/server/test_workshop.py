"""The workshop: cards looked at while they are made, rooms that are played with them, and what is left of those."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from labtable.cli import main
from labtable.games.gsa import GsaGame
from labtable.kernel import parse_record
from labtable.kernel.record import WITH_CARDS
from tests.games.editions import CARDS, GAMES, text
from tests.server.conftest import QUICK
from tests.server.visitors import ME, OPEN, Frame, Tables, bot, new_key, play_to_the_end, running

pytestmark = pytest.mark.anyio


async def looked_at(tables: Tables, game: str, **sheet: object) -> Frame:
    answer = await tables.http.post(f"/api/workshop/{game}", json=sheet)
    assert answer.status_code == 200, answer.text
    found: Frame = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_the_forms_of_a_game_ask_for_what_its_cards_need(tables: Tables, game: str) -> None:
    bench = (await tables.http.get(f"/api/workshop/{game}")).json()
    assert [kind["table"] for kind in bench["kinds"]] == [*CARDS[game]] or set(CARDS[game]) == {
        kind["table"] for kind in bench["kinds"]
    }
    for kind in bench["kinds"]:
        needed = {field["name"] for field in kind["fields"] if field.get("needed")}
        assert needed <= {*CARDS[game][kind["table"]][0]}
        assert all(field["title"] for field in kind["fields"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_card_of_each_kind_is_looked_at_and_drawn(tables: Tables, game: str) -> None:
    found = await looked_at(tables, game, toml=text(game))
    ids = {row["id"] for rows in CARDS[game].values() for row in rows}
    assert (found["troubles"], {face["id"] for face in found["faces"]}) == ([], ids)
    assert set(found["made"]["cards"].values()) == {"new"}
    again = await looked_at(tables, game, changes=found["changes"])
    assert (again["toml"], again["edition"]) == (found["toml"], found["edition"])


async def test_mistakes_are_told_at_their_fields_with_the_paragraph(tables: Tables) -> None:
    wrong: Frame = {
        "project": [
            {**CARDS["gsa"]["project"][0], "needs": ["zebrafish", "unicorn"]},
            {"id": "bare", "name": "", "needs": ["fly"], "science": "x", "source": "javascript:alert(1)"},
        ],
        "modifier": [{**CARDS["gsa"]["modifier"][0], "copies": 10_000}],
    }
    found = await looked_at(tables, "gsa", toml=text("gsa", add=wrong))
    told = {(each["id"], each["field"]): (each["words"], each["rule"]) for each in found["troubles"]}
    assert told[("night", "copies")] == ("20 at most.", "D5")
    assert told[("bare", "name")][0] == "Write something here."
    assert told[("bare", "source")][0] == "An address that begins with https://."
    assert told[("sleepless", "needs")] == ("There is no Species or Technique 'unicorn'.", "G-05")
    assert found["edition"] == ""


@pytest.mark.parametrize("game", GAMES)
async def test_a_room_is_played_with_own_cards_and_its_record_needs_nothing_else(
    tables: Tables, game: str, tmp_path: Path
) -> None:
    digest = (await looked_at(tables, game, toml=text(game)))["edition"]
    ada = await tables.host(ME, bot(), game=game, cards=text(game), start=True)
    book = (await tables.http.get(f"/api/games/{game}?edition={ada.room['edition']}")).json()
    assert (ada.room["edition"], book["made"]["author"]) == (digest, "Ada")
    await ada.my_turn()
    await ada.say("hint")
    await ada.until(lambda guest: bool(guest.hinted or guest.refused))
    assert ada.refused == []
    await play_to_the_end(ada)
    assert not [frame for frame in ada.frames if '"kind":"replaced"' in frame], "the bot plays by other cards"
    written = (await tables.http.get(f"/api/rooms/{ada.room['code']}/record")).text
    record = parse_record(written)
    assert (record.header.edition.digest, '"labtable":3' in written, WITH_CARDS) == (digest, True, 3)
    file = tmp_path / "record.jsonl"
    file.write_text(written, encoding="utf-8")
    proved = CliRunner().invoke(main, ["replay", str(file), "--verify"])
    assert proved.exit_code == 0, proved.output
    assert f"Its seal is {record.seal()}" in proved.output
    replayed = await tables.http.post("/api/review/replay", content=written)
    assert replayed.status_code == 200, replayed.text[:300]
    assert replayed.json()["room"]["edition"] == digest


async def test_a_rematch_is_played_with_the_same_cards_and_both_go_with_their_last_room(database: str) -> None:
    async with running(database, QUICK) as tables:
        ada = await tables.host(ME, bot(), game="gsa", cards=text("gsa"), options={"max_rounds": 1}, start=True)
        await play_to_the_end(ada)
        await ada.say("rematch")
        await ada.until(lambda guest: bool(guest.room["rematch"]))
        digest, rematch = ada.room["edition"], str(ada.room["rematch"])
        assert (await tables.http.get(f"/api/rooms/{rematch}")).json()["edition"] == digest
        store = tables.hall.house.store
        assert await tables.hall.close(ada.room["code"])
        assert await store.cards("gsa", digest) is not None
        assert await tables.hall.close(rematch)
        assert await store.cards("gsa", digest) is None


async def test_rooms_with_own_cards_come_back_after_a_restart_without_the_changes(database: str) -> None:
    async with running(database, QUICK) as tables:
        ada = await tables.host(ME, bot(), game="gsa", cards=text("gsa"), start=True)
    async with running(database, QUICK) as tables:
        again = await tables.come(ada.room["code"], ada.key)
        book = (await tables.http.get(f"/api/games/gsa?edition={again.room['edition']}")).json()
        assert again.room["edition"] == ada.room["edition"] != GsaGame().edition.digest
        assert book["made"]["cards"]["medaka"] == "new"


async def test_words_and_pictures_alone_make_another_edition_that_nobody_else_sees(tables: Tables) -> None:
    rows = [{**CARDS["gsa"]["species"][0], "science": words} for words in ("Mine.", "Yours.")]
    codes = [await tables.open([ME, OPEN], game="gsa", cards=text("gsa", add={"species": [row]})) for row in rows]
    for code, words in zip(codes, ("Mine.", "Yours."), strict=True):
        edition = (await tables.http.get(f"/api/rooms/{code}")).json()["edition"]
        book = (await tables.http.get(f"/api/games/gsa?edition={edition}")).json()
        assert next(face["science"] for face in book["cards"] if face["id"] == "medaka") == words


@pytest.mark.parametrize(
    "body",
    [
        '{"changes":{"changes":"gsa","name":"x","add":{"species":[{"id":"a","name":"\\ud800"}]}}}',
        '{"changes":{"changes":"gsa","name":"x","add":{"species":[{"id":null,"copies":1.5,"science":{"a":[null]}}]}}}',
        '{"changes":{"changes":"gsa","name":"x","add":{"species":[{"id":"a","copies":1e400}]}}}',
        '{"changes":{"changes":"gsa","name":"x","add":{"a.b]]":[{"]]":"\\u0000"}]}}}',
        '{"changes":{"changes":"gsa","name":"x","add":{"species":' + '[' * 400 + ']' * 400 + '}}}',
        '{"changes":{"changes":"gsa","name":"x","add":{"species":[{"id":"a","does":' + '[' * 5000 + ']' * 5000 + '}]}}}',
        '{"changes":{"changes":"gsa","name":"x","add":{"species":[{"id":"a","copies":' + '9' * 5000 + '}]}}}',
        '{"toml":"changes = \\"gsa\\"\\nname = \\"\\u007f\\""}',
        '{}',
    ],
)  # fmt: skip
async def test_whatever_is_sent_to_be_looked_at_is_answered_in_a_sentence(tables: Tables, body: str) -> None:
    answer = await tables.http.post("/api/workshop/gsa", content=body.encode())
    assert answer.status_code in (200, 422), answer.text
    told = answer.json()
    assert told.get("error", "").endswith(".") or told["troubles"]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("name = 'no changes'", "This is no set of changes"),
        ("[" * 30_000, "not TOML"),
        ("changes = 'gsa'\nname = 'x'\n[[add.project]]\nid = 'a'\nneeds = " + "[" * 5000 + "]" * 5000, "nested too deep"),
        (text("gsa", name="x" * 41), "length <= 40"),
        (text("gsa", author="\u202eevil"), "a sign that cannot be seen"),
        (text("pdb"), "these are changes of the game 'pdb', not of 'gsa'"),
        (text("gsa", add={"dragon": CARDS["gsa"]["species"]}), "no cards of the kind 'dragon'"),
        (text("gsa", add={"species": [{**CARDS["gsa"]["species"][0], "id": f"s{n}"} for n in range(61)]}), "60 cards at most"),
        (text("gsa", take_out={"species": ["mouse"]}), "there is no Species or Technique 'mouse'"),
        ("changes = 'gsa'\nname = '" + "x" * 100_000 + "'", "96 KiB at most"),
        ("changes = 'gsa'\nname = 'x'\nauthor = 1" + "0" * 5000, "not TOML"),
    ],
)  # fmt: skip
async def test_hostile_or_broken_cards_open_no_room(tables: Tables, cards: str, sentence: str) -> None:
    before = len(tables.hall.rooms)
    plan: Frame = {"game": "gsa", "seats": [ME, OPEN], "name": "Ada", "key": new_key(), "cards": cards}
    answer = await tables.http.post("/api/rooms", json=plan)
    assert (answer.status_code, len(tables.hall.rooms)) == (422, before), answer.text
    assert sentence in answer.json()["error"]
