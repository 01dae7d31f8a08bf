"""Tables that may be watched: named if their host wants it, and nobody learns more of them than who watches sees."""

from pathlib import Path

import pytest

from labtable.hall.hall import RECENT
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.test_host import Jumping
from tests.server.test_secrets import ADA, MAX, StillClock, common_move, company, exchange_hidden_cards
from tests.server.visitors import ME, OPEN, Frame, Guest, Tables, bot, friends, new_key, play_to_the_end, running

pytestmark = pytest.mark.anyio
LISTED: Frame = {"watching": "listed"}
SHORT = {"target": 3}


async def named(tables: Tables) -> list[Frame]:
    found: list[Frame] = (await tables.http.get("/api/watchable")).json()
    return found


async def standings(tables: Tables, key: str, *codes: str) -> list[Frame]:
    answer = await tables.http.post("/api/standings", json={"key": key, "codes": codes})
    assert answer.status_code == 200, answer.text
    found: list[Frame] = answer.json()
    return found


def codes(found: list[Frame]) -> list[str]:
    return [each["code"] for each in found]


async def one_move(*guests: Guest) -> None:
    """Whoever is asked moves, and all see it."""
    await next(guest for guest in guests if guest.offers).play()
    for guest in guests:
        await guest.move_on()


async def test_only_a_table_whose_host_wants_it_is_named_and_only_while_it_is_played(tables: Tables) -> None:
    ada, max_ = await friends(tables, customs=LISTED)
    other, friend = await friends(tables)
    await one_move(ada, max_)
    await one_move(other, friend)
    eve = await tables.come(ada.room["code"])
    found = next(each for each in await named(tables) if each["code"] == ada.room["code"])
    assert (found["names"], found["stage"], found["watching"]) == (["Ada", "Max"], "playing", 1)
    assert found["round"] == ada.table["view"]["turn"]["round"]
    assert found["scores"] == eve.table["view"]["turn"]["scores"]
    assert other.room["code"] not in codes(await named(tables))
    await other.say("custom", custom="watching", value="listed")
    await friend.until(lambda guest: guest.room["customs"]["watching"] == "listed")
    assert other.room["code"] in codes(await named(tables))
    await ada.say("custom", custom="watching", value="link")
    await max_.until(lambda guest: guest.room["customs"]["watching"] == "link")
    assert ada.room["code"] not in codes(await named(tables))


async def test_a_table_is_named_no_longer_when_its_match_is_over(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), customs=LISTED, options=SHORT, start=True)
    await play_to_the_end(ada)
    await ada.until(lambda guest: guest.room["stage"] == "over")
    assert ada.room["code"] not in codes(await named(tables))


async def test_tables_are_named_by_every_house_of_one_store_and_after_a_restart(tmp_path: Path) -> None:
    database, clock = sqlite_file(tmp_path / "t.db"), Jumping()
    async with running(database, Settings(workers=1), clock) as tables:
        ada, max_ = await friends(tables, customs=LISTED)
        await one_move(ada, max_)
    async with running(database, Settings(workers=1), clock) as tables:
        assert codes(await named(tables)) == [ada.room["code"]]
        assert not tables.hall.rooms, "nobody took the room over for it"
        clock.ahead = RECENT + 1
        assert await named(tables) == [], "nobody has moved there for long"


async def test_a_browser_learns_which_of_its_tables_wait_for_it(tables: Tables) -> None:
    ada, max_ = await friends(tables, customs={"slow": True})
    gathering = await tables.open([ME, OPEN], ada.key)
    first, second = (ada, max_) if ada.offers else (max_, ada)
    for guest, asked in ((first, True), (second, False)):
        found = await standings(tables, guest.key, ada.room["code"], gathering, "gone")
        assert codes(found) == [ada.room["code"], gathering]
        assert (found[0]["you"], found[0]["asked"]) == (guest.room["you"], asked)
        assert (found[0]["actor"], found[0]["slow"]) == (first.room["you"], True)
        assert (found[1]["stage"], found[1]["asked"]) == ("gathering", False)
    (stranger,) = await standings(tables, new_key(), ada.room["code"])
    assert (stranger["you"], stranger["asked"]) == (None, False)
    many = await tables.http.post("/api/standings", json={"key": ada.key, "codes": ["x"] * 25})
    assert many.status_code == 422


async def test_what_is_told_of_a_table_hangs_on_nothing_that_who_asks_cannot_see(tmp_path: Path) -> None:
    """Two tables that differ in what only Max can see: named, asked after, and shown to Eve and Ada, they are the same."""
    settings = Settings(messages_at_once=1000, workers=1)
    async with running(sqlite_file(tmp_path / "t.db"), settings, StillClock()) as tables:
        here, there = await company(tables, customs=LISTED), await company(tables, customs=LISTED)
        exchanged = windows = 0
        for _ in range(60):
            asked = next((seat for seat in (ADA, MAX) if here[seat].offers), None)
            if asked == ADA and exchanged == 0:
                exchanged = exchange_hidden_cards(tables, there[ADA].room["code"])
            move = None if asked is None else common_move(here[asked], there[asked])
            if asked is None or move is None:
                break
            for guests in (here, there):
                await guests[asked].play(move)
                for guest in guests:
                    await guest.move_on()
            found = await told(tables, here)
            assert found == await told(tables, there)
            if here[ADA].table["window"] is not None:
                windows += 1
                assert {each["actor"] for each in found} == {None}, "who is asked first is nobody's business"
        assert exchanged > 1
        assert windows > 0


async def told(tables: Tables, guests: list[Guest]) -> list[Frame]:
    """All that Ada and Eve can ask about their table, but for its code; in bytes, but for the code, nothing differs."""
    code = guests[ADA].room["code"]
    found = [each for each in await named(tables) if each["code"] == code]
    for who in (guests[ADA], guests[2]):
        found += await standings(tables, who.key, code)
    return [each | {"code": ""} for each in found]
