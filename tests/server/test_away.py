"""Being away: a seat is kept for its player, and a bot may hold it if the others wish."""

from pathlib import Path

import msgspec
import pytest

from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.visitors import OPEN, Tables, friends, running, whose_turn

pytestmark = pytest.mark.anyio


async def test_a_bot_holds_the_seat_of_who_is_away_until_they_are_back(tables: Tables) -> None:
    ada, max_ = await friends(tables, options={"first_leader": "2"})
    ada, max_ = (ada, max_) if max_.offers else (max_, ada)
    away = max_.room["you"]
    assert max_.offers
    await max_.leave()
    await ada.until(lambda guest: not guest.room["seats"][away]["present"])
    assert ada.room["seats"][away]["away_since"] > 0
    await ada.say("substitute", seat=away)
    await ada.until(lambda guest: guest.room["seats"][away]["held_by_bot"])
    await ada.my_turn()
    back = await tables.come(ada.room["code"], max_.key)
    assert back.room["you"] == away
    await ada.until(lambda guest: not guest.room["seats"][away]["held_by_bot"])
    assert ada.room["seats"][away]["present"]
    await ada.play()
    await back.my_turn()


async def test_what_a_bot_did_in_a_seat_is_told_of_the_bot(tables: Tables) -> None:
    ada, max_ = await friends(tables, options={"first_leader": "2"})
    ada, max_ = (ada, max_) if max_.offers else (max_, ada)
    away, name = max_.room["you"], max_.room["seats"][max_.room["you"]]["name"]
    await max_.leave()
    await ada.until(lambda guest: not guest.room["seats"][away]["present"])
    await ada.say("substitute", seat=away)
    await ada.my_turn()
    assert ada.told()[-1].startswith(f"{name}'s bot ")
    back = await tables.come(ada.room["code"], max_.key)
    (log,) = (each for each in map(msgspec.json.decode, back.frames) if each["is"] == "log")
    assert back.in_words(log["welcome"]).startswith("Welcome back. Your bot chose for you: ")
    told = back.told(log["happened"])
    assert any(words.startswith("Your bot ") for words in told)
    assert not any(words.startswith("You ") for words in told), "all was done by the bot"
    await ada.play()
    await back.my_turn()
    await back.play()
    await back.move_on()
    assert back.told()[0].startswith("You ")


async def test_nobody_is_replaced_who_is_there(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    await ada.say("substitute", seat=1)
    assert "Nobody is away" in (await ada.why_not())["why"]
    eve = await tables.come(ada.room["code"])
    await max_.leave()
    await eve.until(lambda guest: not guest.room["seats"][1]["present"])
    await eve.say("substitute", seat=1)
    assert "Only those who sit" in (await eve.why_not())["why"]


async def test_people_get_time_to_come_back(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(patience=60.0, workers=1)) as tables:
        ada, max_ = await friends(tables)
        assert ada.room["patience"] == 60.0
        await max_.leave()
        await ada.until(lambda guest: not guest.room["seats"][1]["present"])
        await ada.say("substitute", seat=1)
        assert "60 seconds" in (await ada.why_not())["why"]


async def test_who_stands_up_in_mid_game_need_not_be_waited_for(tmp_path: Path) -> None:
    async with running(sqlite_file(tmp_path / "t.db"), Settings(patience=60.0, workers=1, pace=0.0)) as tables:
        ada, max_ = await friends(tables)
        await max_.say("stand")
        await max_.until(lambda guest: guest.room["you"] is None)
        await ada.until(lambda guest: not guest.room["seats"][1]["present"])
        await ada.say("substitute", seat=1)
        await ada.until(lambda guest: guest.room["seats"][1]["held_by_bot"])
        back = await tables.come(ada.room["code"], max_.key)
        assert back.room["you"] == 1


async def test_two_people_share_a_side_where_the_game_allows_it(tables: Tables) -> None:
    ada = await tables.host(OPEN, OPEN, game="adna")
    people = [ada, *[await tables.come(ada.room["code"]) for _ in range(3)]]
    for number, guest in enumerate(people):
        await guest.sit(number // 2, f"P{number}")
        await guest.until(lambda one: one.room["you"] is not None)
    await ada.until(lambda guest: len(guest.room["seats"][1]["sharing"]) == 2)
    assert ada.room["seats"][0]["sharing"] == ["P0", "P1"]
    assert ada.room["seats"][1]["name"] == "P2 and P3"
    fifth = await tables.come(ada.room["code"])
    await fifth.sit(0, "P4")
    assert "taken" in (await fifth.why_not())["why"]
    await ada.say("start")
    for guest in people:
        await guest.until(lambda one: bool(one.table))
    side = [guest for guest in people if guest.offers]
    assert len(side) == 2
    await side[1].play()
    for guest in people:
        await guest.move_on()
    assert side[0].frames[-1] == side[1].frames[-1]


async def test_no_side_is_shared_where_the_game_does_not_allow_it(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    assert whose_turn(ada, max_)
    code = await tables.open([OPEN, OPEN])
    first, second = await tables.come(code), await tables.come(code)
    await first.sit(0, "A")
    await first.until(lambda guest: guest.room["you"] == 0)
    await second.sit(0, "B")
    assert "taken" in (await second.why_not())["why"]
