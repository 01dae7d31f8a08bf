"""Before the start: people say who they are and that they are ready, and seats are moved about."""

import pytest

from tests.server.visitors import ME, OPEN, Frame, Guest, Tables, bot, friends

pytestmark = pytest.mark.anyio


async def gathered(tables: Tables, *others: Frame, **more: object) -> tuple[Guest, Guest]:
    """Ada, the host, and Max at a table that gathers; other seats come after theirs."""
    ada = await tables.host(ME, OPEN, *others, **more)
    max_ = await tables.come(ada.room["code"])
    await max_.sit(1, "Max")
    for guest in (ada, max_):
        await guest.until(lambda one: bool(one.room["seats"][1]["people"]))
    return ada, max_


def people(guest: Guest) -> list[list[str]]:
    return [[person["name"] for person in seat["people"]] for seat in guest.room["seats"]]


async def test_everybody_sees_who_is_called_what_wears_what_and_is_ready(tables: Tables) -> None:
    ada, max_ = await gathered(tables)
    await max_.say("rename", name="  Maxine ")
    await max_.say("wear", avatar="goggles")
    await max_.say("ready", ready=True)
    await ada.until(lambda guest: guest.room["seats"][1]["people"][0]["ready"])
    assert ada.room["seats"][1]["people"] == [
        {"name": "Maxine", "avatar": "goggles", "ready": True, "host": False, "here": True}
    ]
    assert ada.room["seats"][0]["people"][0]["host"]
    await max_.until(lambda guest: guest.room["me"] == "Maxine")
    await max_.sit(1, "Maxine", chance="0c" * 16)
    await max_.say("ready", ready=False)
    await ada.until(lambda guest: not guest.room["seats"][1]["people"][0]["ready"])
    assert ada.room["seats"][1]["people"][0]["avatar"] == "goggles", "who sits down anew is the same person"


async def test_a_name_that_somebody_has_or_that_misleads_is_refused_and_an_unknown_face_too(tables: Tables) -> None:
    ada, max_ = await gathered(tables)
    for name, why in (("АDA", "called АDA already"), ("You", "you or its bots"), ("\u200b", "letters, digits")):
        await max_.say("rename", name=name)
        assert why in (await max_.why_not())["why"]
    await max_.say("wear", avatar="https://example.org/me.png")
    assert "cannot be read" in (await max_.why_not())["why"]
    assert people(ada) == [["Ada"], ["Max"]]


async def test_once_the_match_runs_names_stay_and_a_face_may_change(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    await max_.say("rename", name="Maxine")
    assert "has begun" in (await max_.why_not())["why"]
    await max_.say("ready", ready=True)
    assert "has begun" in (await max_.why_not())["why"]
    await max_.say("nudge", name="Ada")
    assert "has begun" in (await max_.why_not())["why"]
    await max_.say("wear", avatar="beard")
    await ada.until(lambda guest: guest.room["seats"][1]["people"][0]["avatar"] == "beard")


async def test_who_is_not_ready_can_be_reminded_once_in_a_while(tables: Tables) -> None:
    ada, max_ = await gathered(tables)
    eve = await tables.come(ada.room["code"])
    await ada.say("nudge", name="Max")
    await max_.until(lambda guest: '{"is":"nudged","by":"Ada"}' in guest.frames)
    await ada.say("nudge", name="Max")
    assert (await ada.why_not())["why"] == "Max was reminded a moment ago."
    await ada.say("nudge", name="Nobody")
    assert (await ada.why_not())["why"] == "Nobody at this table is called Nobody."
    await eve.say("nudge", name="Max")
    assert "You are watching" in (await eve.why_not())["why"]


async def test_who_watches_may_have_a_name_that_is_theirs_alone(tables: Tables) -> None:
    ada, _max = await gathered(tables)
    eve, joe = await tables.come(ada.room["code"]), await tables.come(ada.room["code"])
    await eve.say("rename", name="Eve")
    await ada.until(lambda guest: "Eve" in [each["name"] for each in guest.room["watchers"]])
    assert len(ada.room["watchers"]) == ada.room["watching"] == 2
    for name in ("eve", "max"):
        await joe.say("rename", name=name)
        assert "already" in (await joe.why_not())["why"]
    again = await tables.come(ada.room["code"], eve.key)
    assert [each["name"] for each in again.room["watchers"]] == ["Eve", ""], "two windows are one who watches"
    await joe.say("ready", ready=True)
    assert "do not sit" in (await joe.why_not())["why"]


async def test_the_host_moves_people_and_bots_about(tables: Tables) -> None:
    ada, max_ = await gathered(tables, bot("hard"), OPEN)
    await ada.say("swap", seat=0, other=2)
    await max_.until(lambda guest: people(guest) == [[], ["Max"], ["Ada"], []])
    assert max_.room["seats"][0]["level"] == "hard"
    await ada.until(lambda guest: guest.room["you"] == 2)
    await ada.say("swap", seat=1, other=3)
    await max_.until(lambda guest: guest.room["you"] == 3)
    await max_.say("swap", seat=0, other=3)
    assert "Only the host" in (await max_.why_not())["why"]
    await ada.say("swap", seat=0, other=4)
    assert "no seat 5" in (await ada.why_not())["why"]


async def test_a_seat_at_which_nobody_sits_can_be_left_out(tables: Tables) -> None:
    ada, max_ = await gathered(tables, bot(), OPEN)
    await ada.say("drop", seat=2)
    await max_.until(lambda guest: len(guest.room["seats"]) == 3)
    assert max_.room["seats"][2]["sitter"] == "open"
    await ada.say("drop", seat=1)
    assert "Somebody sits there" in (await ada.why_not())["why"]
    await ada.say("drop", seat=2)
    await ada.until(lambda guest: len(guest.room["seats"]) == 2)
    await ada.say("drop", seat=0)
    assert "2 to 4" in (await ada.why_not())["why"]


async def test_a_smaller_table_loses_open_seats_then_bots_and_never_people(tables: Tables) -> None:
    ada, max_ = await gathered(tables, OPEN, bot())
    await ada.say("swap", seat=1, other=3)
    await ada.until(lambda guest: people(guest) == [["Ada"], [], [], ["Max"]])
    await ada.say("resize", seats=3)
    await max_.until(lambda guest: people(guest) == [["Ada"], [], ["Max"]])
    assert max_.room["seats"][1]["sitter"] == "bot"
    await ada.say("resize", seats=2)
    await max_.until(lambda guest: people(guest) == [["Ada"], ["Max"]])
    await ada.say("resize", seats=3)
    zoe = await tables.come(ada.room["code"])
    await zoe.sit(2, "Zoe")
    await ada.until(lambda guest: len(people(guest)) == 3 and bool(people(guest)[2]))
    await ada.say("resize", seats=2)
    assert "More people sit here" in (await ada.why_not())["why"]


async def test_all_is_as_usual_again_at_one_word(tables: Tables) -> None:
    ada, max_ = await gathered(tables, options={"target": 5}, customs={"taking_back": "free", "slow": True})
    assert (max_.room["options"]["target"], max_.room["customs"]["slow"]) == (5, True)
    await max_.say("as_usual")
    assert "Only the host" in (await max_.why_not())["why"]
    await ada.say("as_usual")
    await max_.until(lambda guest: guest.room["options"]["target"] == 12)
    assert (max_.room["customs"]["slow"], max_.room["customs"]["taking_back"]) == (False, "ask")
