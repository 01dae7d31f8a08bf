"""Team: two people at one side point at moves for each other, and nobody else is any the wiser."""

from collections.abc import AsyncIterator

import pytest

from labtable.hall.customs import USUAL, Customs
from labtable.hall.wishes import Play, Stand, Suggest
from tests.hall.around import Around
from tests.hall.test_hall import Drawer
from tests.server.evenings import HandClock

pytestmark = pytest.mark.anyio
BY_TEAM = Customs(by_team=True)


@pytest.fixture
async def around() -> AsyncIterator[Around]:
    found = Around(Drawer(), HandClock())
    yield found
    await found.hall.end()


async def begun(around: Around, customs: Customs = USUAL) -> tuple[str, str]:
    """Ada and Bea share a side, Max and Noa the other, and Eve watches; the two who must choose now."""
    await around.open("adna", 2, customs)
    for name, seat in (("Bea", 0), ("Max", 1), ("Noa", 1), ("Eve", None)):
        await around.come(name, seat)
    await around.start()
    return ("Ada", "Bea") if around.people["Ada"].offers else ("Max", "Noa")


def others_of(side: tuple[str, str]) -> list[str]:
    return [name for name in ("Ada", "Bea", "Max", "Noa", "Eve") if name not in side]


async def test_a_move_is_pointed_at_for_the_other_who_plays_it_or_another(around: Around) -> None:
    one, other = side = await begun(around)
    move, second = around.people[one].offers[:2]
    before = {name: len(around.people[name].frames) for name in others_of(side)}
    await around.suggests(one, move)
    assert around.people[one].suggested == around.people[other].suggested == [(one, move)]
    suggestion = around.people[other].last("side")["suggestions"][0]
    assert suggestion["label"] == offer(around, other, move)["label"]
    await around.suggests(one, None)
    assert around.people[other].suggested == []
    await around.suggests(one, move)
    assert {name: len(around.people[name].frames) for name in before} == before, "nobody else was sent anything"
    tick = around.tick
    await around.plays(other, second)
    assert around.tick > tick
    assert around.people[one].suggested == [], "it was of another picture"


async def test_only_what_is_offered_now_is_pointed_at_and_only_for_somebody(around: Around) -> None:
    one, other = side = await begun(around)
    idle = "Max" if "Ada" in side else "Ada"
    await around.suggests(one, 10**6)
    await around.says(one, Suggest(move=around.people[one].offers[0], tick=around.tick - 1))
    await around.suggests(idle, 0)
    await around.suggests("Eve", 0)
    assert "has no move 1000000" in around.people[one].refused[0]
    assert "has changed" in around.people[one].refused[1]
    assert around.people[idle].refused == ["Your side has nothing to decide right now."]
    assert "watching" in around.people["Eve"].refused[0]
    assert around.people[other].suggested == []


async def test_who_has_a_side_alone_points_at_nothing(around: Around) -> None:
    await around.open("adna", 2)
    await around.come("Max", 1)
    await around.start()
    actor = "Ada" if around.people["Ada"].offers else "Max"
    await around.suggests(actor, around.people[actor].offers[0])
    assert around.people[actor].refused == ["Nobody shares your side."]
    assert around.people["Ada"].all("side") == []


async def test_by_the_team_a_move_counts_when_both_have_agreed(around: Around) -> None:
    one, other = await begun(around, BY_TEAM)
    move, second = around.people[one].offers[:2]
    tick = around.tick
    assert around.people[one].last("side")["together"]
    await around.plays(one, move)
    assert around.tick == tick, "it is a suggestion first"
    await around.plays(one, move)
    assert around.tick == tick, "nobody agrees with themselves"
    await around.plays(other, second)
    assert around.tick == tick, "they do not agree"
    assert around.people[one].suggested == [(one, move), (other, second)]
    await around.suggests(other, move)
    assert around.tick > tick, "now they do"
    assert around.room.course is not None
    assert len(around.room.course.match.record.steps) == 1


async def test_two_pages_of_one_person_are_one_voice(around: Around) -> None:
    one, other = await begun(around, BY_TEAM)
    move, tick = around.people[one].offers[0], around.tick
    first = around.people[one]
    await around.come(one)
    await around.plays(one, move)
    around.room.hear(first, Play(move=move, tick=tick))
    await around.room.idle()
    assert around.tick == tick
    await around.plays(other, move)
    assert around.tick > tick


async def test_who_goes_decides_nothing_and_who_is_left_chooses_alone(around: Around) -> None:
    one, other = await begun(around, BY_TEAM)
    move, second = around.people[one].offers[:2]
    tick = around.tick
    await around.suggests(one, move)
    await around.suggests(other, second)
    await around.leave(other)
    assert around.tick == tick, "what was pointed at is not made because somebody goes"
    assert around.people[one].suggested == [(one, move)], "who goes takes theirs along"
    side = around.people[one].last("side")
    assert (side["together"], side["mates"][0]["present"]) == (False, False)
    await around.suggests(one, move)
    assert around.tick == tick, "what was meant for two is no choice of one"
    await around.plays(one, move)
    assert around.tick > tick


async def test_who_comes_back_has_a_say_again(around: Around) -> None:
    one, other = await begun(around, BY_TEAM)
    await around.leave(other)
    await around.come(other)
    tick = around.tick
    assert around.people[other].last("side")["together"]
    await around.plays(one, around.people[one].offers[0])
    assert around.tick == tick
    await around.says(other, Stand())
    assert not around.people[one].last("side")["together"]
    assert around.people[other].all("side")[-1]["mates"] != [], "who stands up is told no more"
    told = len(around.people[other].all("side"))
    await around.suggests(one, around.people[one].offers[1])
    assert len(around.people[other].all("side")) == told


async def test_a_move_on_which_a_side_agreed_and_that_was_not_stored_is_not_made(around: Around) -> None:
    one, other = await begun(around, BY_TEAM)
    move, tick = around.people[one].offers[0], around.tick
    await around.suggests(one, move)
    around.drawer.jammed = True
    await around.suggests(other, move)
    assert around.tick == tick
    around.drawer.jammed = False
    await around.suggests(other, move)
    assert around.tick > tick


async def test_an_answer_in_a_window_is_the_teams_too_and_passes_when_the_time_is_over(around: Around) -> None:
    await begun(around, BY_TEAM)
    asked = await play_to_a_window(around)
    move = next(each for each in around.people[asked[0]].offers)
    await around.plays(asked[0], move)
    assert around.room.course is not None
    assert around.room.course.window is not None
    assert around.room.course.window.answers == {}
    assert not around.people[asked[1]].last("table")["window"]["answered"]
    before = len(around.room.course.match.record.steps)
    around.clock.move_to(around.clock.time + 60)
    await around.room.idle()
    steps = around.room.course.match.record.steps[before:]
    assert [step.move for step in steps][:1] == ["pass"]


async def test_in_a_window_nothing_pointed_at_is_left_after_the_answer(around: Around) -> None:
    await begun(around, BY_TEAM)
    asked = await play_to_a_window(around)
    move = around.people[asked[0]].offers[0]
    await around.suggests(asked[0], move)
    await around.suggests(asked[1], move)
    assert around.people[asked[0]].suggested == []


async def play_to_a_window(around: Around) -> tuple[str, str]:
    """Both sides agree on moves until one of them is asked for an answer; who is."""
    for _ in range(400):
        assert around.room.course is not None
        window = around.room.course.window
        side = next((pair for pair in (("Ada", "Bea"), ("Max", "Noa")) if around.people[pair[0]].offers), None)
        if side is None:  # nobody but the clock goes on
            around.clock.move_to(around.clock.time + 60)
            await around.room.idle()
            continue
        if window is not None and len(around.people[side[0]].offers) > 0:
            return side
        offers = around.people[side[0]].offers
        for name in side:
            await around.suggests(name, offers[around.tick % len(offers)])
    raise AssertionError("nobody was ever asked")


def offer(around: Around, name: str, move: int) -> dict[str, object]:
    offers = around.people[name].last("table")["view"]["turn"]["offers"]
    return next(each for each in offers if each["id"] == move)
