"""A class over real sockets and HTTP: joined by its code, played, reported, and forgotten so that nothing is left."""

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest

from labtable.server.sql import sqlite_file
from tests.server.conftest import QUICK
from tests.server.members import ClassOfMembers, open_class
from tests.server.visitors import Guest, Tables, play_to_the_end, running

pytestmark = pytest.mark.anyio


async def play_out(*guests: Guest) -> None:
    """Everybody plays the first move that is offered until their match is over."""

    await asyncio.gather(*map(play_to_the_end, guests))


async def test_a_class_joins_by_four_signs_plays_a_match_and_has_a_report(tables: Tables) -> None:
    lesson = await open_class(tables, size=2, games=["pdb"], options={"pdb": {"target": 6}})
    card = (await tables.http.get(f"/api/classes/{lesson.short.upper()}")).json()
    assert (card["code"], card["stage"], card["names"]) == (lesson.code, "joining", "either")
    teacher = await lesson.teacher()
    pupils = [await lesson.enter(name) for name in ("Mira", "Tom", "Aiko", "Jonas")]
    await teacher.say("begin")
    guests = [await lesson.sit(pupil) for pupil in pupils]
    assert {guest.room["of_class"]["table"] for guest in guests} == {1, 2}
    await play_out(*guests)
    await teacher.until(lambda me: me.last["class"]["stage"] == "over")
    report = (await tables.http.get(f"/api/classes/{lesson.code}/report", headers=lesson.bearer())).json()
    assert [table["ended"] for table in report["tables"]] == ["rules", "rules"]
    assert {seat["name"] for table in report["tables"] for seat in table["seats"]} == {"Mira", "Tom", "Aiko", "Jonas"}
    assert len(report["deals"][0]["tables"]) == 2
    sheet = await tables.http.get(f"/api/classes/{lesson.code}/report.csv", headers=lesson.bearer())
    assert sheet.text.startswith("\ufeffmatch,table,game")
    assert "Mira" not in sheet.text
    replay = await tables.http.get(f"/api/rooms/{report['tables'][0]['room']}/replay?seat=open")
    assert replay.status_code == 200


async def test_the_record_of_a_table_is_closed_while_another_plays_its_deal(tables: Tables) -> None:
    lesson = await open_class(tables, size=2, options={"pdb": {"target": 6}})
    teacher = await lesson.teacher()
    pupils = [await lesson.enter(name) for name in ("Mira", "Tom", "Aiko", "Jonas")]
    await teacher.say("begin")
    guests = [await lesson.sit(pupil) for pupil in pupils]
    first = [guest for guest in guests if guest.room["of_class"]["table"] == 1]
    await play_out(*first)
    code = first[0].room["code"]
    await first[0].until(lambda guest: guest.room["stage"] == "over")
    assert "Other tables still play" in first[0].room["closed"]
    assert first[0].room["deal"]["secret"] is None
    for path in ("record", "replay", "replay?seat=open", "review", "cards"):
        answer = await tables.http.get(f"/api/rooms/{code}/{path}")
        assert answer.status_code == 409, path
        assert "Other tables still play" in answer.json()["error"]


@pytest.mark.parametrize("path", ["report", "report.csv", ""])
async def test_the_report_is_the_teachers_alone(tables: Tables, path: str) -> None:
    lesson = await open_class(tables)
    mira = await lesson.enter("Mira")
    address = f"/api/classes/{lesson.code}/{path}".rstrip("/")
    method = "GET" if path else "DELETE"
    for key in (mira.key, lesson.wall, "", "x" * 5000):
        answer = await tables.http.request(method, address, headers=lesson.bearer(key) if key else {})
        assert answer.status_code == 403
    assert (await tables.http.get(f"/api/classes/{lesson.short}")).status_code == 200


async def test_notes_of_every_game_are_there_for_teachers(tables: Tables) -> None:
    for game in ("pdb", "gsa", "adna", "stem"):
        notes = (await tables.http.get(f"/api/notes/{game}")).json()
        assert sum(step["minutes"] for step in notes["plan"]) == 45
        assert notes["teaches"]
        assert notes["words"]
        assert all(each["ask"] and each["answer"] for each in notes["questions"])
    assert (await tables.http.get("/api/notes/chess")).status_code == 404


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"games": ["chess"]}, "chess"),
        ({"games": []}, "length"),
        ({"size": 9}, "<= 5"),
        ({"options": {"pdb": {"nonsense": 1}}}, "nonsense"),
        ({"minutes": -1}, ">= 0"),
    ],
)
async def test_a_plan_that_cannot_be_followed_is_refused_in_a_sentence(
    tables: Tables, change: dict[str, object], why: str
) -> None:
    plan = {"games": ["pdb"], **change}
    answer = await tables.http.post("/api/classes", json={"plan": plan, "key": "a" * 32, "projector": "b" * 32})
    assert answer.status_code == 422
    assert why in answer.json()["error"]


def names_in(folder: Path, names: tuple[str, ...]) -> list[str]:
    """The names that lie anywhere in the files of a database, in free pages and logs too."""
    files = b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
    return [name for name in names if name.encode() in files]


async def test_what_is_ended_or_deleted_is_in_no_file_of_the_database_any_more(tmp_path: Path) -> None:
    names = ("Mirabella", "Tomasino", "Aikoko", "Jonaskind")
    async with running(sqlite_file(tmp_path / "tables.db"), QUICK) as tables:
        lesson = await open_class(tables, size=2)
        teacher = await lesson.teacher()
        pupils = [await lesson.enter(name) for name in names]
        await teacher.say("begin")
        guests = [await lesson.sit(pupil) for pupil in pupils]
        await teacher.say("announce", text="Tomasino, look at me")
        await teacher.until(lambda me: "word" in me.last)
        await guests[0].say("say", word="hello")
        assert names_in(tmp_path, names) == list(names)
        await teacher.say("end")
        await teacher.until(lambda me: me.last["class"]["stage"] == "over")
        await teacher.until(lambda me: all(not each["name"] for each in me.last["roster"]["pupils"]))
        assert names_in(tmp_path, names) == []
        answer = await tables.http.delete(f"/api/classes/{lesson.code}", headers=lesson.bearer())
        assert answer.status_code == 204
        with sqlite3.connect(tmp_path / "tables.db") as database:
            for table in ("rooms", "steps", "short_codes", "reviews"):
                assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
        assert names_in(tmp_path, (lesson.code,)) == []
        assert (await tables.http.get(f"/api/classes/{lesson.short}")).status_code == 404


async def test_thirty_pupils_behind_one_address_meet_no_limit_and_who_guesses_codes_does(tables: Tables) -> None:
    lesson = await open_class(tables)
    for _ in range(60):  # every one of thirty types it wrong twice, all in one minute
        assert (await tables.http.get("/api/classes/zzzz")).status_code == 404
    pupils = [await lesson.enter() for _ in range(30)]
    assert len({pupil.you["name"] for pupil in pupils}) == 30
    assert (await tables.http.get(f"/api/classes/{lesson.short}")).status_code == 200
    guesses = await asyncio.gather(*(tables.http.get("/api/classes/zzzz") for _ in range(200)))
    assert 429 in {guess.status_code for guess in guesses}


async def test_names_are_text_wherever_they_go(tables: Tables) -> None:
    lesson = await open_class(tables, size=2)
    teacher = await lesson.teacher()
    name = "<b onx=1>'\"&lt;"
    pupil = await lesson.enter(name)
    await lesson.enter("=SUM(A1)")
    await teacher.say("begin")
    assert pupil.you["name"] == name
    guest = await lesson.sit(pupil)
    assert name in [seat["name"] for seat in guest.room["seats"]]
    for bad in ("\u202eabc", "\x00", " \u200b ", "Burette", "you"):
        other = await lesson.enter(bad)
        assert other.refused, bad


async def test_a_lost_class_is_told_to_come_again_and_found_as_it_was(tmp_path: Path) -> None:
    url = sqlite_file(tmp_path / "tables.db")
    async with running(url, QUICK) as tables:
        lesson = await open_class(tables, size=2, minutes=35)
        teacher = await lesson.teacher()
        pupils = [await lesson.enter(name) for name in ("Mira", "Tom")]
        await teacher.say("begin")
        guests = [await lesson.sit(pupil) for pupil in pupils]
        store = tables.hall.house.store
        await store.claim(lesson.code, 0.0)  # another node has it now
        await tables.hall.check_leases()
        with pytest.raises(Exception, match="1012"):
            await teacher.until(lambda _: False)
        with pytest.raises(Exception, match="1012"):
            await guests[0].until(lambda _: False)
        again = ClassOfMembers(tables, lesson.code, lesson.short, lesson.key, lesson.wall)
        assert (await again.teacher()).last["class"]["stage"] == "playing"


@pytest.mark.parametrize("name", ["nginx.conf", "compose-nginx.conf"])
def test_the_proxy_sends_a_class_and_its_tables_to_one_node(name: str) -> None:
    conf = Path(__file__).parents[2].joinpath("deploy", name).read_text(encoding="utf-8")
    assert "location ~ ^/(metrics|readyz|api/admin)" in conf, "what is the operator's is nobody else's"
    found = re.search(r"~(\^/api/\S+) \$code;", conf)
    assert found is not None
    pattern = re.compile(found[1].replace("(?<", "(?P<"))
    addresses = ("/api/classes/abc/live", "/api/classes/abc/report", "/api/rooms/abc-def/live", "/api/rooms/abc/live")
    assert [pattern.match(each)["code"] for each in addresses] == ["abc"] * 4  # type: ignore[index] # else it fails
