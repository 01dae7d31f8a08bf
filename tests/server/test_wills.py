"""People are asked for answers as they want to be, and what they want betrays nothing of what they hold."""

import pytest

from labtable.hall.match import Match
from labtable.hall.will import Wills
from labtable.hall.wishes import AskMe, Will
from labtable.kernel import load_game
from tests.server.evenings import Begin, Evening
from tests.server.test_windows import both_ways, times
from tests.server.twins import fixed_rng, whole_game

pytestmark = pytest.mark.anyio
CALLED, TOUCHED = Will(when="called"), Will(when="touched")
NO_BOTS: set[int] = set()


def both() -> tuple[Match, Match, int, int]:
    return both_ways(load_game("stem"))


async def asked_so(evening: Begin, match: Match, wills: dict[int, Will], bots: set[int] = NO_BOTS) -> Evening:
    """An evening at a window that opens when the seats have said what they want, and one who watches."""
    here = [seat for seat in range(match.table.seats) if seat not in bots]
    each = await evening(match, bots, [*here, None])
    for seat, will in wills.items():
        each.course.answers.wills.tell(seat, will)
    each.course.go_on()
    await each.rest()
    return each


@pytest.mark.parametrize("will", [CALLED, TOUCHED, Will(when="always", hush=True), Will(when="called", bell=True)])
async def test_with_the_same_will_nobody_can_tell_who_holds_an_answer(will: Will, evening: Begin) -> None:
    holding, bare, asked, other = both()
    evenings = [await asked_so(evening, match, {asked: will}) for match in (holding, bare)]
    for each in evenings:
        await each.wait(1.1)
    for place in (other, None):
        assert evenings[0].readers[place].came == evenings[1].readers[place].came
    moments = []
    for each in evenings:
        shown = len(each.moments(None))
        await each.wait(25.0)
        moments.append(each.moments(None)[shown])
    assert moments[0] == moments[1]


async def test_who_wants_no_question_is_waited_for_as_a_bot_is(evening: Begin) -> None:
    match, _, asked, _ = both()
    each = await asked_so(evening, match, {asked: CALLED})
    assert times(each.readers[asked]) == (1001.2, True)
    await each.wait(1.1)
    assert each.moments(None)[-1] == 0.0
    await each.wait(0.1)
    assert each.moments(None)[-1] == 1.2


async def test_what_touches_a_seat_is_asked_and_nothing_else(evening: Begin) -> None:
    found = set()
    for match, _ in whole_game("stem", 3, fixed_rng())[:40]:
        if match.table.in_secret():
            each = await asked_so(evening, match, dict.fromkeys((0, 1, 2), TOUCHED))
            for asked in each.window.asked:
                touched = match.table.touches(asked.seat)
                assert each.window.answered(asked.seat) != touched
                assert (asked.seat in each.readers[None].table["window"]["touches"]) == touched
                found.add(touched)
    assert found == {True, False}


async def test_a_bell_asks_once_in_time_and_everybody_gets_the_time_to_answer(evening: Begin) -> None:
    match, _, asked, other = both()
    each = await asked_so(evening, match, {asked: CALLED}, bots={other})
    await each.wait(0.5)
    await each.says(asked, AskMe(will=Will(when="called", bell=True)))
    assert times(each.readers[asked]) == (1020.5, False)
    assert times(each.readers[None])[0] == 1020.5
    await each.wait(2.0)
    assert each.moments(None)[-1] == 0.5, "the pause does not end it"
    await each.passes(asked)
    assert each.course.answers.wills.of(asked) == CALLED, "it has been heard"
    assert each.moments(None)[-1] == 2.5


async def test_who_has_enough_of_being_asked_passes_with_it(evening: Begin) -> None:
    match, _, asked, _ = both()
    each = await asked_so(evening, match, {})
    await each.wait(3.0)
    await each.says(asked, AskMe(will=Will(when="always", hush=True)))
    assert each.moments(None)[-1] == 3.0
    assert each.readers[asked].table["will"] == {"when": "always", "bell": False, "hush": True}


def test_peace_lasts_until_ones_next_turn() -> None:
    match, _, asked, other = both()
    wills = Wills()
    wills.begin_turn(other)
    wills.tell(asked, Will(when="always", hush=True))
    wills.begin_turn(other)
    assert not wills.wants(asked, match.table)
    wills.begin_turn(asked)
    assert wills.wants(asked, match.table)


async def test_who_watches_has_no_say_in_it(evening: Begin) -> None:
    match, *_ = both()
    each = await evening(match, set(), [None])
    await each.says(None, AskMe(will=CALLED))
    assert each.readers[None].refused[0]["do"] == "ask_me"
