"""How the people of a room want to play together: chosen by the host, shown to all, kept over a restart."""

import pytest

from tests.server.visitors import ME, OPEN, Frame, Tables, friends

pytestmark = pytest.mark.anyio
USUAL: Frame = {
    "chat": "words",
    "watching": "link",
    "taking_back": "ask",
    "turn_time": 0,
    "by_team": False,
    "both_ways": False,
    "slow": False,
}


async def test_a_room_begins_with_the_usual_customs_and_the_host_changes_them_for_all(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN)
    max_ = await tables.come(ada.room["code"])
    assert max_.room["customs"] == USUAL
    others = USUAL | {"chat": "free", "taking_back": "never", "turn_time": 180}
    await ada.say("customs", customs=others)
    await max_.until(lambda guest: guest.room["customs"] == others)
    await max_.say("customs", customs=USUAL)
    assert "Only the host" in (await max_.why_not())["why"]


async def test_customs_that_do_not_go_together_or_that_there_are_not_are_refused(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN)
    await ada.say("customs", customs=USUAL | {"slow": True, "turn_time": 60})
    assert (await ada.why_not())["why"].startswith("At a table that takes days a choice has a day at least")
    await ada.say("customs", customs=USUAL | {"turn_time": 86_400})
    assert (await ada.why_not())["why"].startswith("A choice has ten minutes at most")
    await ada.say("customs", customs=USUAL | {"turn_time": 7})
    assert "cannot be read" in (await ada.why_not())["why"]
    assert ada.room["customs"] == USUAL
    answer = await tables.http.post(
        "/api/rooms",
        json={
            "game": "pdb",
            "seats": [ME, OPEN],
            "name": "Ada",
            "key": "ab" * 16,
            "customs": USUAL | {"turn_time": 86_400},
        },
    )
    assert (answer.status_code, answer.json()["error"].split(",")[0]) == (422, "A choice has ten minutes at most")


async def test_once_the_match_runs_only_chat_and_watching_may_change(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    await ada.say("customs", customs=USUAL | {"taking_back": "free"})
    assert "has begun" in (await ada.why_not())["why"]
    closed = USUAL | {"chat": "free", "watching": "listed"}
    await ada.say("customs", customs=closed)
    await max_.until(lambda guest: guest.room["customs"] == closed)
