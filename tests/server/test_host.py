"""The host: hands over, sends away who is then away for good, and is replaced if they do not come back."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from labtable.hall.audience import REMOVED
from labtable.hall.clock import Clock
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.server.test_lobby import gathered, people
from tests.server.visitors import ME, OPEN, Guest, Tables, bot, friends, new_key, play_to_the_end, running

pytestmark = pytest.mark.anyio
SENTENCE = "The host has removed you from this table."
NOT_WATCHED = "Only those who play may look on at this table."


async def sent_away(guest: Guest) -> str:
    """The sentence with which somebody is sent away for good."""
    with pytest.raises(ConnectionClosed) as ended:
        await guest.read_on()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code in (REMOVED, 4404)
    return str(guest.refused[-1]["why"])


async def knock(tables: Tables, code: str, key: str) -> str:
    """Somebody who may not come in says hello; the one sentence they hear."""
    guest = await tables.greet(code, key)
    why = await sent_away(guest)
    assert len(guest.frames) == 1, "nothing but the sentence"
    return why


async def test_who_is_removed_before_the_start_cannot_come_back(tables: Tables) -> None:
    ada, max_ = await gathered(tables)
    second = await tables.come(ada.room["code"], max_.key)
    await ada.say("remove", name="Max")
    assert await sent_away(max_) == await sent_away(second) == SENTENCE
    await ada.until(lambda guest: people(guest) == [["Ada"], []])
    assert await knock(tables, ada.room["code"], max_.key) == SENTENCE
    await ada.until(lambda guest: guest.room["watching"] == 0)


async def test_who_is_removed_in_the_match_leaves_the_seat_to_a_bot_for_good(tables: Tables) -> None:
    ada, max_ = await friends(tables, options={"target": 3})
    code = ada.room["code"]
    await ada.say("remove", name="Max")
    assert await sent_away(max_) == SENTENCE
    await ada.until(lambda guest: guest.room["seats"][1]["held_by_bot"])
    assert await knock(tables, code, max_.key) == SENTENCE
    await play_to_the_end(ada)
    assert ada.table["view"]["turn"]["over"]
    await ada.say("rematch")
    await ada.until(lambda guest: bool(guest.room["rematch"]))
    again = await tables.come(ada.room["rematch"], ada.key)
    assert people(again) == [["Ada"], []]
    assert await knock(tables, ada.room["rematch"], max_.key) == SENTENCE


async def test_a_removal_outlives_a_restart(tmp_path: Path) -> None:
    database = sqlite_file(tmp_path / "t.db")
    async with running(database, Settings(workers=1)) as tables:
        ada, max_ = await friends(tables)
        await ada.say("remove", name="Max")
        await sent_away(max_)
    async with running(database, Settings(workers=1)) as tables:
        assert await knock(tables, ada.room["code"], max_.key) == SENTENCE
        again = await tables.come(ada.room["code"], ada.key)
        assert again.room["seats"][1]["held_by_bot"]


async def test_who_watches_can_be_removed_by_their_number(tables: Tables) -> None:
    ada, _max = await friends(tables)
    eve = await tables.come(ada.room["code"])
    await ada.until(lambda guest: bool(guest.room["watchers"]))
    number = ada.room["watchers"][0]["number"]
    await ada.say("remove", watcher=number)
    assert await sent_away(eve) == SENTENCE
    assert await knock(tables, ada.room["code"], eve.key) == SENTENCE
    await ada.say("remove", watcher=number)
    assert (await ada.why_not())["why"] == "They have gone already."
    await ada.say("remove", name="Ada")
    assert "That is you" in (await ada.why_not())["why"]


async def test_the_host_may_be_another(tables: Tables) -> None:
    ada, max_ = await gathered(tables)
    await ada.say("make_host", name="Max")
    await max_.until(lambda guest: guest.room["host"])
    await ada.say("start")
    assert "Only the host" in (await ada.why_not())["why"]
    await max_.say("remove", name="Ada")
    assert await sent_away(ada) == SENTENCE


async def test_where_nobody_may_watch_those_who_do_are_let_go_and_players_stay(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    eve = await tables.come(ada.room["code"])
    await ada.say("custom", custom="watching", value="nobody")
    assert await sent_away(eve) == NOT_WATCHED
    assert await knock(tables, ada.room["code"], new_key()) == NOT_WATCHED
    await max_.leave()
    again = await tables.come(ada.room["code"], max_.key)
    assert again.room["you"] == 1
    await again.say("stand")
    await again.until(lambda guest: guest.room["you"] is None)
    assert (await tables.come(ada.room["code"], max_.key)).room["you"] == 1, "a seat of one's own is a right to come"


async def test_where_nobody_may_watch_people_gather_all_the_same_until_the_start(tables: Tables) -> None:
    ada, max_ = await gathered(tables, customs={"watching": "nobody"})
    eve = await tables.come(ada.room["code"])
    await ada.say("start")
    assert await sent_away(eve) == NOT_WATCHED
    await max_.until(lambda guest: bool(guest.table))


class Jumping(Clock):
    """A clock that can be put forward."""

    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


async def test_a_table_whose_host_stays_away_gets_another(tmp_path: Path) -> None:
    clock = Jumping()
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, hosting=60.0), clock) as tables:
        ada, max_ = await gathered(tables)
        await ada.leave()
        await max_.until(lambda guest: not guest.room["seats"][0]["people"][0]["here"])
        clock.ahead = 61.0
        eve = await tables.come(ada.room["code"])
        await max_.until(lambda guest: guest.room["host"])
        assert not eve.room["host"], "who only watches is no host"
        back = await tables.come(ada.room["code"], ada.key)
        assert (back.room["you"], back.room["host"]) == (0, False)


async def test_a_host_who_is_back_in_time_or_whose_match_takes_days_stays_host(tmp_path: Path) -> None:
    clock = Jumping()
    async with running(sqlite_file(tmp_path / "t.db"), Settings(workers=1, hosting=60.0), clock) as tables:
        ada, max_ = await gathered(tables)
        await ada.leave()
        await max_.until(lambda guest: not guest.room["seats"][0]["people"][0]["here"])
        back = await tables.come(ada.room["code"], ada.key)
        clock.ahead += 61.0
        await tables.come(ada.room["code"])
        assert back.room["host"]
        await back.say("custom", custom="slow", value=True)
        await max_.until(lambda guest: guest.room["customs"]["slow"])
        await back.leave()
        await max_.until(lambda guest: not guest.room["seats"][0]["people"][0]["here"])
        clock.ahead += 61.0
        again = await tables.come(ada.room["code"], ada.key)
        assert again.room["host"]


async def test_a_bot_is_no_person_to_be_removed(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), OPEN)
    await ada.say("remove", name="Pipette")
    assert "Nobody at this table is called Pipette" in (await ada.why_not())["why"]
    await ada.say("make_host", name="Pipette")
    assert "Nobody at this table is called Pipette" in (await ada.why_not())["why"]
