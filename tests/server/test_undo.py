"""Taking back: freely what nobody has built on, by consent what others have seen."""

from pathlib import Path

import msgspec
import pytest

from labtable.hall.match import Match
from labtable.hall.store import TakeBack
from labtable.hall.wishes import Answer, Substitute, Undo
from tests.games.gsa import tables as gsa
from tests.server.evenings import TIMES, Begin, Evening, refusing
from tests.server.twins import choose, laid, new_match
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
    assert not guest.table["undo"]
    before = picture(guest)
    await guest.play()
    await both_move_on(ada, max_)
    assert guest.table["undo"]["asks"] == []
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
    assert first.table["undo"]["asks"] == [other.room["you"]]
    await first.say("undo")
    await other.until(lambda guest: guest.room["request"] is not None)
    asked = other.room["request"]
    assert (asked["seat"], asked["agreed"], asked["missing"]) == (first.room["you"], [], [other.room["you"]])
    assert len(asked["goes"]) >= 2, "both moves would go, and both are named"
    assert any(words.startswith("You ") for words in other.told(asked["goes"]))
    await first.say("answer", agree=True)
    assert "Nobody asks you" in (await first.why_not())["why"]
    await other.say("answer", agree=True)
    await both_move_on(ada, max_)
    assert picture(first) == before
    await other.until(lambda guest: guest.room["request"] is None)


async def test_whoever_undoes_is_told_before_what_goes_and_who_is_asked(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=LEADER)
    first = whose_turn(ada, max_)
    other = max_ if first is ada else ada
    label = first.table["view"]["turn"]["offers"][0]["label"]
    await first.play()
    await both_move_on(ada, max_)
    assert first.table["undo"] == {"what": label, "since": [], "asks": []}
    await other.play()
    await both_move_on(ada, max_)
    seat = other.room["you"]
    assert first.table["undo"] == {"what": label, "since": [seat], "asks": [seat]}


async def test_who_asked_may_say_never_mind(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=LEADER)
    first = whose_turn(ada, max_)
    other = max_ if first is ada else ada
    for guest in (first, other):
        await guest.play()
        await both_move_on(ada, max_)
    await first.say("undo")
    await other.until(lambda guest: guest.room["request"] is not None)
    await other.say("withdraw")
    assert "You have not asked" in (await other.why_not())["why"]
    await first.say("withdraw")
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


async def test_who_is_away_is_asked_on_coming_back(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=LEADER)
    first = whose_turn(ada, max_)
    other = max_ if first is ada else ada
    for guest in (first, other):
        await guest.play()
        await both_move_on(ada, max_)
    await other.leave()
    await first.until(lambda guest: not guest.room["seats"][other.room["you"]]["present"])
    assert first.table["undo"]["asks"] == [other.room["you"]]
    await first.say("undo")
    await first.until(lambda guest: guest.room["request"] is not None)
    back = await tables.come(ada.room["code"], other.key)
    assert back.room["request"]["missing"] == [back.room["you"]]
    await back.say("answer", agree=True)
    await back.until(lambda guest: any(each["taken_back"] for each in guest.log))
    assert back.log[-1]["event"]["kind"] == "taken_back"


async def test_nobody_agrees_by_leaving_and_a_request_lapses_in_time(evening: Begin) -> None:
    each = await evening(both_have_chosen(), set(), [0, 1])
    asker = each.course.match.journal[0].seat
    await each.says(asker, Undo())
    await each.leaves(1 - asker)
    await each.wait(TIMES.consent - 1)
    assert each.course.consent.asking is not None
    await each.wait(1)
    assert each.course.consent.asking is None
    assert each.course.match.cuts == 0


async def test_a_second_request_has_its_own_time(evening: Begin) -> None:
    each = await evening(both_have_chosen(), set(), [0, 1])
    asker = each.course.match.journal[0].seat
    await each.says(asker, Undo())
    await each.wait(1)
    mover = each.course.match.table.actor
    await each.answer(mover, each.course.match.table.legal()[0].id)
    await each.says(1 - mover, Undo())
    await each.wait(TIMES.consent - 1)
    assert each.course.consent.asking is not None, "only the first one would have lapsed"


def asked_by(each: Evening, seat: int) -> list[int]:
    """Who must agree to what a seat would take back."""
    undoing = each.course.undoing(seat)
    assert undoing is not None
    return undoing.asks


async def test_a_bot_that_holds_a_seat_has_no_say(evening: Begin) -> None:
    each = await evening(both_have_chosen(), set(), [0, 1])
    asker = each.course.match.journal[0].seat
    other = 1 - asker
    await each.says(asker, Undo())
    await each.leaves(other)
    await each.wait(TIMES.patience)
    await each.says(asker, Substitute(seat=other))
    assert each.course.consent.asking is None, "another decides there now"
    assert asked_by(each, asker) == []
    each.room.come(each.readers[other], str(other))
    await each.rest()
    assert asked_by(each, asker) == [other]


async def test_bots_wait_until_people_have_answered(evening: Begin) -> None:
    match = new_match("pdb", 3, seats=3)
    while len({entry.seat for entry in match.journal}) < 2:
        match.choose(match.table.legal()[-1])
    bot_seat, asker = match.table.actor, match.journal[0].seat
    assert bot_seat != asker
    other = 3 - bot_seat - asker
    each = await evening(match, {bot_seat}, [asker, other])
    await each.says(asker, Undo())
    await each.wait(10)
    assert each.course.match.table.actor == bot_seat
    await each.says(other, Answer(agree=False))
    await each.wait(1)
    assert each.course.match.table.actor != bot_seat


async def test_what_would_go_is_named_as_far_as_each_may_know(evening: Begin) -> None:
    match = laid("gsa", gsa.fresh(first_player="1"))
    choose(match, "draw:project", "draw:resource")
    each = await evening(match, set(), [0, 1])
    each.course.match.told = match.told
    await each.says(0, Undo())
    own, others, watching = (each.room.frame(seat).request for seat in (0, 1, None))
    assert own is not None
    assert others is not None
    assert watching is not None
    assert own.goes[-1] != others.goes[-1], "the cards that were drawn are nobody else's to know"
    assert [each.sentence for each in others.goes] != [each.sentence for each in own.goes]
    assert watching.goes == others.goes


async def test_what_cannot_be_written_down_is_not_taken_back(evening: Begin) -> None:
    each = await evening(both_have_chosen(), set(), [0, 1])
    asker = each.course.match.journal[0].seat
    await each.says(asker, Undo())
    before = each.course.match.journal.copy()
    async with refusing(each.store):
        await each.says(1 - asker, Answer(agree=True))
    assert "not done" in each.readers[1 - asker].refused[-1]["why"]
    assert each.course.match.journal == before
    assert each.course.consent.asking is not None, "it can still be granted"
    await each.says(1 - asker, Answer(agree=True))
    assert each.course.match.record.steps == []


def both_have_chosen() -> Match:
    """A match of PDB in which the first has chosen, and the other after that."""
    match = new_match("pdb", 3)
    for _ in range(2):
        match.choose(match.table.legal()[-1])
    assert len({entry.seat for entry in match.journal}) == 2
    return match


async def test_alone_with_bots_nobody_need_be_asked(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), options=LEADER, start=True)
    for _ in range(2):
        await ada.my_turn()
        before = picture(ada)
        await ada.play()
        await ada.move_on()
    await ada.my_turn()
    assert ada.table["undo"]["asks"] == []
    await ada.say("undo")
    await ada.move_on()
    assert picture(ada) == before
    room = tables.hall.rooms[ada.room["code"]]
    assert room.course is not None
    await ada.until(lambda guest: any(each["taken_back"] for each in guest.log))
    assert [each["event"] for each in ada.log] == [msgspec.to_builtins(told.event) for told in room.course.match.told]
    assert any(words.startswith("You ") for words in ada.told(ada.log)), "what was taken back is told as her own"
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
