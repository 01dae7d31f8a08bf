"""The HTTP side: games, limits, headers, the page, and sentences for every mistake."""

import json
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from labtable.cli import main
from labtable.kernel import game_names, load_game
from labtable.server import page
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import ME, OPEN, Tables, bot, new_key, running

pytestmark = pytest.mark.anyio
UNKNOWN = "a" * 14


def plan(**more: object) -> dict[str, object]:
    return {"game": "pdb", "seats": [ME, bot()], "name": "Ada", "key": new_key(), **more}


async def test_the_shelf_has_every_game_and_its_book(tables: Tables) -> None:
    assert (await tables.http.get("/healthz")).json()["ok"]
    entries = (await tables.http.get("/api/games")).json()
    assert [entry["name"] for entry in entries] == game_names()
    for entry in entries:
        game, book = load_game(entry["name"]), (await tables.http.get(f"/api/games/{entry['name']}")).json()
        assert [rule["number"] for rule in book["rules"]] == [rule.number for rule in game.rulebook.rules]
        assert all(rule["chapter"] for rule in book["rules"])
        assert [option["name"] for option in book["options"]] == [option.name for option in game.options]
        assert len(book["cards"]) == len(game.gallery()) > 0
        assert entry["album"] == len({card["science"] for card in book["cards"] if card["science"]})
        assert [level["name"] for level in book["levels"]] == ["easy", "medium", "hard", "expert"]


async def test_a_book_is_read_in_the_language_that_is_asked_for(tables: Tables) -> None:
    book = (await tables.http.get("/api/games/stem?language=fr")).json()
    assert (book["language"], book["labels"]["printed"]) == ("fr", "Imprimé")
    assert {card["name"] for card in book["cards"]} >= {"Galilée", "Bibliothèque d'Alexandrie"}
    assert (await tables.http.get("/api/games/stem")).json()["language"] == "en"


@pytest.mark.parametrize(
    ("method", "path", "status", "words"),
    [
        ("GET", "/api/games/pdb?language=it", 404, "in the language 'it'; there are: en, de, es, fr"),
        ("GET", "/api/games/chess", 404, "There is no game 'chess'"),
        ("GET", "/api/nothing", 404, "nothing at this address"),
        ("DELETE", "/api/rooms", 405, "does not take that method"),
        ("GET", f"/api/rooms/{UNKNOWN}", 404, "no table with this code"),
        ("GET", "/api/rooms/..%2f..%2fetc", 404, ""),
        ("GET", f"/api/rooms/{UNKNOWN}/record", 404, "no table with this code"),
    ],
)
async def test_what_is_not_there_is_told_in_a_sentence(
    tables: Tables, method: str, path: str, status: int, words: str
) -> None:
    answer = await tables.http.request(method, path)
    assert answer.status_code == status
    assert words in answer.json()["error"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "pdb"}', b'{"game": "pdb", "unknown": 1}']
)
async def test_what_cannot_be_read_is_refused(tables: Tables, body: bytes) -> None:
    answer = await tables.http.post("/api/rooms", content=body)
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("This message cannot be read")


async def test_a_room_that_cannot_begin_at_once_is_not_opened(tables: Tables) -> None:
    before = len(tables.hall.rooms)
    answer = await tables.http.post("/api/rooms", json=plan(seats=[ME, OPEN], start=True))
    assert (answer.status_code, len(tables.hall.rooms)) == (422, before)


async def test_everything_that_leaves_is_guarded(tables: Tables) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = (await tables.http.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; style-src 'self'")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["cache-control"] == ("no-store" if path != "/" else headers["cache-control"])
        assert "server" not in headers


async def test_a_socket_from_another_page_is_turned_away(tables: Tables) -> None:
    code = await tables.open([ME, bot()])
    for origin in ("https://elsewhere.example", "null", f"http://{tables.address}.evil.example"):
        with pytest.raises(InvalidStatus):
            await tables.come(code, origin=origin)
    assert (await tables.come(code, origin=f"http://{tables.address}")).room["code"] == code


async def test_a_socket_to_no_room_is_told_so_and_closed(tables: Tables) -> None:
    async with connect(f"ws://{tables.address}/api/rooms/{UNKNOWN}/live") as socket:
        await socket.send(json.dumps({"do": "hello", "key": new_key()}))
        assert "no table with this code" in str(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


async def test_who_does_not_say_hello_is_let_go(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(hello=0.05)) as tables:
        code = await tables.open([ME, bot()])
        async with connect(f"ws://{tables.address}/api/rooms/{code}/live") as socket:
            assert "Nobody said hello" in str(await socket.recv())


async def test_each_limit_has_its_sentence(tmp_path: Path) -> None:
    settings = Settings(
        rooms_a_key=2, rooms_an_address=4, strangers_an_address=3, most_spectators=1, messages_at_once=3, workers=1
    )
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        ada = await tables.host(ME, OPEN)
        code = ada.room["code"]

        async def post(key: str) -> httpx.Response:
            return await tables.http.post("/api/rooms", json=plan(key=key))

        assert (await post(ada.key)).status_code == 201
        refused = await post(ada.key)
        assert (refused.status_code, "You have opened many" in refused.text) == (429, True)
        assert (await post(new_key())).status_code == 201
        refused = await post(new_key())
        assert (refused.status_code, "opened from here" in refused.text) == (429, True)
        first = await tables.come(code)
        await tables.come(code)
        assert "all the guests" in (await first.why_not())["why"]
        for _ in range(4):
            await ada.say("hint")
        assert any("Too many messages" in each["why"] for each in [await ada.why_not() for _ in range(4)])
        statuses = [(await tables.http.get(f"/api/rooms/{UNKNOWN}")).status_code for _ in range(5)]
        assert statuses == [404, 404, 404, 429, 429]
        assert (await tables.http.get(f"/api/rooms/{code}")).status_code == 200, "a class at play is not locked out"


async def test_who_floods_a_table_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    settings = Settings(messages_at_once=3, messages_a_second=0.001, workers=1, pace=0.0)
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        ada = await tables.host(ME, bot(), start=True)
        eve = await tables.come(ada.room["code"])
        for _ in range(110):
            await eve.say("hint")
        with pytest.raises(ConnectionClosed):
            await eve.read_on()
        await ada.my_turn()
        await ada.play()
        await ada.move_on()


async def test_long_messages_are_refused(tables: Tables) -> None:
    answer = await tables.http.post("/api/rooms", content=b" " * 200_000)
    assert (answer.status_code, "bytes at most" in answer.text) == (413, True)
    ada = await tables.host(ME, bot())
    await ada.say("sit", seat=0, name="A" * 20_000)
    with pytest.raises(ConnectionClosed) as closed:
        await ada.read_on()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert "too long" in ada.refused[-1]["why"]


async def test_a_page_that_is_not_built_says_how_to_build_it(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "_files", dict)
    answer = await tables.http.get("/t/abc")
    assert (answer.status_code, "npm run build" in answer.text) == (503, True)


async def test_the_page_is_served_with_its_caching(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("index.html", "assets/app-1a2b.js", "assets/app-1a2b.js.br", "assets/app-1a2b.js.gz"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    page._files.cache_clear()
    try:
        for path in ("/", "/t/abc", "/rules/pdb", "/index.html"):
            answer = await tables.http.get(path)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        for accepted, encoding in [("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)]:
            async with tables.http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as asset:
                assert "immutable" in asset.headers["cache-control"]
                assert asset.headers["content-type"].startswith("text/javascript")
                assert asset.headers.get("content-encoding") == encoding
                assert asset.headers["vary"] == "accept-encoding"
        assert (await tables.http.get("/assets/gone.js")).status_code == 404
        assert (await tables.http.get("/../page.py")).status_code == 404
    finally:
        page._files.cache_clear()


async def test_the_site_lies_beside_the_page_for_tables_that_go_on_without_a_network(tables: Tables) -> None:
    assert (await tables.http.get("/offline")).headers["location"] == "/offline/"
    index = await tables.http.get("/offline/")
    assert 'id="alone"' in index.text
    assert "'wasm-unsafe-eval'" in index.headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" not in (await tables.http.get("/")).headers["content-security-policy"]
    names = (await tables.http.get("/offline/files.json")).json()
    assert {"index.html", "licences/Pyodide.txt"} <= set(names)
    for name in [
        next(each for each in names if each.endswith(end)) for end in (".wasm.pack", "asm.mjs", ".zip", ".json")
    ]:
        answer = await tables.http.get(f"/offline/{name}")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, page.FOR_EVER), name
    assert (await tables.http.get("/offline/no.js")).status_code == 404


def test_a_site_is_written_whole_or_not_at_all_and_in_the_place_of_an_older_one_only(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    for _ in range(2):
        result = CliRunner().invoke(main, ["site", str(folder)])
        assert result.exit_code == 0, result.output
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} >= set(
        json.loads((folder / "files.json").read_text())
    )
    (tmp_path / "letters.txt").write_text("mine")
    refused = CliRunner().invoke(main, ["site", str(tmp_path)])
    assert (refused.exit_code, "name a new folder" in refused.output) == (2, True)
    assert (tmp_path / "letters.txt").read_text() == "mine"
