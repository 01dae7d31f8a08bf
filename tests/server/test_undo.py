"""Taking back: freely what nobody has built on, by consent what others have seen."""

from pathlib import Path

import msgspec
import pytest

from labtable.hall.store import TakeBack
from tests.server.visitors import ME, OPEN, Frame, Guest, Tables, bot, friends, whose_turn
from tests.server.witness import Witness, shown_on_the_way

pytestmark = pytest.mark.anyio
LEADER = {"first_leader": "1"}


async def both_move_on(*guests: Guest) -> None:
    for guest in guests:
        await guest.move_on()


async def play_the_opening(ada: Guest, max_: Guest) -> None:
    """§P-05 Everybody picks what to start with."""
    while ada.table["view"]["starting_data"]:
        await whose_turn(ada, max_).play()
        await both_move_on(ada, max_)


def picture(guest: Guest) -> Frame:
    """What lies on the table."""
    return {name: part for name, part in guest.table["view"].items() if name != "turn"}


async def test_a_choice_on_which_nobody_has_built_is_taken_back_freely(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=LEADER)
    guest = whose_turn(ada, max_)
    assert guest.table["undo"] == "no"
    before = picture(guest)
    await guest.play()
    await both_move_on(ada, max_)
    assert guest.table["undo"] == "free"
    assert picture(guest) != before
    await guest.say("undo")
    await both_move_on(ada, max_)
    assert picture(ada) == picture(max_) == before
    assert guest.offers
    assert [each["event"]["kind"] for each in guest.table["happened"]] == ["taken_back"]
    room = tables.hall.rooms[ada.room["code"]]
    assert room.course is not None
    stored = await room.house.store.load(room.state.code)
    assert stored is not None
    step = room.course.match.journal[0]
    assert stored.entries == [step, TakeBack(guest.room["you"], 0)]


async def test_what_others_have_built_on_needs_their_consent(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=LEADER)
    first = whose_turn(ada, max_)
    other = max_ if first is ada else ada
    before = picture(first)
    for guest in (first, other):
        await guest.play()
        await both_move_on(ada, max_)
    assert first.table["undo"] == "ask"
    await first.say("undo")
    await other.until(lambda guest: guest.room["request"] is not None)
    asked = other.room["request"]
    assert asked == {"seat": first.room["you"], "what": "undo", "agreed": [], "missing": [other.room["you"]]}
    await first.say("answer", agree=True)
    assert "Nobody asks you" in (await first.why_not())["why"]
    await other.say("answer", agree=True)
    await both_move_on(ada, max_)
    assert picture(first) == before
    await other.until(lambda guest: guest.room["request"] is None)


async def test_all_must_agree(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN, OPEN, options=LEADER)
    others = [await tables.come(ada.room["code"]) for _ in range(2)]
    for seat, guest in enumerate(others, start=1):
        await guest.sit(seat, f"P{seat}")
        await guest.until(lambda one: one.room["you"] is not None)
    await ada.until(lambda one: all(seat["sitter"] == "person" for seat in one.room["seats"]))
    await ada.say("start")
    people = [ada, *others]
    for guest in people:
        await guest.until(lambda one: bool(one.table))
    first = whose_turn(*people)
    for _ in range(2):
        await whose_turn(*people).play()
        await both_move_on(*people)
    await first.say("undo")
    one, other = (guest for guest in people if guest is not first)
    for guest in (first, one):
        await guest.until(lambda each: each.room["request"] is not None)
    await one.say("answer", agree=True)
    await first.until(lambda guest: guest.room["request"] is None or guest.room["request"]["agreed"] != [])
    assert first.room["request"] is not None, "one does not agree for all"
    await other.say("answer", agree=True)
    await first.move_on()
    assert first.table["happened"][0]["event"]["kind"] == "taken_back"


async def test_one_refusal_ends_a_request_and_nothing_changes(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=LEADER)
    first = whose_turn(ada, max_)
    other = max_ if first is ada else ada
    for guest in (first, other):
        await guest.play()
        await both_move_on(ada, max_)
    tick = first.table["tick"]
    await first.say("undo")
    await first.until(lambda guest: guest.room["request"] is not None)
    await first.say("undo")
    assert "already" in (await first.why_not())["why"]
    await other.say("answer", agree=False)
    await first.until(lambda guest: guest.room["request"] is None)
    assert first.table["tick"] == tick


async def test_a_move_ends_a_request(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=LEADER)
    first = whose_turn(ada, max_)
    other = max_ if first is ada else ada
    for guest in (first, other):
        await guest.play()
        await both_move_on(ada, max_)
    await first.say("undo")
    await other.until(lambda guest: guest.room["request"] is not None)
    await whose_turn(ada, max_).play()
    await other.until(lambda guest: guest.room["request"] is None)
    await other.say("answer", agree=True)
    assert "Nobody asks you" in (await other.why_not())["why"]


async def test_who_leaves_is_not_waited_for(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=LEADER)
    first = whose_turn(ada, max_)
    other = max_ if first is ada else ada
    for guest in (first, other):
        await guest.play()
        await both_move_on(ada, max_)
    await first.say("undo")
    await first.until(lambda guest: guest.room["request"] is not None)
    await other.leave()
    await first.move_on()
    assert first.table["happened"][0]["event"]["kind"] == "taken_back"


async def test_alone_with_bots_nobody_need_be_asked(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), options=LEADER, start=True)
    for _ in range(2):
        await ada.my_turn()
        before = picture(ada)
        await ada.play()
        await ada.move_on()
    await ada.my_turn()
    assert ada.table["undo"] == "free"
    await ada.say("undo")
    await ada.move_on()
    assert picture(ada) == before
    room = tables.hall.rooms[ada.room["code"]]
    assert room.course is not None
    await ada.until(lambda guest: any(each["taken_back"] for each in guest.log))
    assert [each["event"] for each in ada.log] == [msgspec.to_builtins(told.event) for told in room.course.match.told]
    assert any(each["words"].startswith("You ") for each in ada.log), "the log that says what was taken back is her own"
    for _ in range(2):
        await ada.my_turn()
        await ada.play()
        await ada.move_on()
    await ada.my_turn()
    stored = await room.house.store.load(room.state.code)
    assert stored is not None
    assert stored.entries == room.course.match.journal


async def test_what_the_bots_know_follows_a_cut(tables: Tables, tmp_path: Path) -> None:
    """A worker remembers the table from before the cut; it must not think on."""
    ada, witness = await tables.host(ME, bot(), options=LEADER), Witness(tmp_path)
    room = tables.hall.rooms[ada.room["code"]]
    room.state.seats[1].level = witness.level
    await ada.say("start")
    for offer in (0, -1):
        await ada.my_turn()
        await ada.play(ada.offers[offer]["id"])
        await ada.move_on()
        await ada.my_turn()
        if offer == 0:
            await ada.say("undo")
            await ada.move_on()
    assert room.course is not None
    first, *rest = shown_on_the_way(room.course.match, seat=1)
    assert witness.seen[-len(rest) :] == rest
    assert witness.seen[0] == first, "the bot chose once before Ada did"
    assert witness.seen[1] != rest[0], "and then on a table that is no more"
