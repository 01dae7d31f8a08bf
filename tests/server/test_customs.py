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
    others: Frame = {"chat": "free", "taking_back": "never", "turn_time": 180}
    for custom, value in others.items():  # none waits for the one before, and none undoes it
        await ada.say("custom", custom=custom, value=value)
    await max_.until(lambda guest: guest.room["customs"] == USUAL | others)
    await max_.say("custom", custom="chat", value="words")
    assert "Only the host" in (await max_.why_not())["why"]


async def test_customs_that_do_not_go_together_or_that_there_are_not_are_refused(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN)
    await ada.say("custom", custom="turn_time", value=86_400)
    assert (await ada.why_not())["why"].startswith("A choice has ten minutes at most")
    for custom, value in (("turn_time", 7), ("chat", True), ("weather", "fine")):
        await ada.say("custom", custom=custom, value=value)
        assert (await ada.why_not())["why"] == f"{custom!r} cannot be {value!r} at a table."
    assert ada.room["customs"] == USUAL
    await ada.say("custom", custom="slow", value=True)
    await ada.say("custom", custom="turn_time", value=60)
    assert (await ada.why_not())["why"].startswith("At a table that takes days a choice has a day at least")
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
    await ada.say("custom", custom="taking_back", value="free")
    assert "has begun" in (await ada.why_not())["why"]
    await ada.say("custom", custom="chat", value="free")
    await ada.say("custom", custom="watching", value="listed")
    await max_.until(lambda guest: guest.room["customs"] == USUAL | {"chat": "free", "watching": "listed"})
