"""A match: what may be taken back, where that leads, and that a record leads to the same match again."""

import pytest

from labtable.hall.match import Match
from labtable.kernel import Event, Record, load_game
from labtable.kernel.digest import digest
from tests.games.gsa import tables as gsa
from tests.games.ours import OURS
from tests.server.twins import (
    Position,
    any_move,
    choose,
    copy_of,
    fixed_rng,
    laid,
    new_match,
    whole_game,
    window_with_an_answer,
)

NOW_AND_THEN = 7
WITH_WINDOWS = ["adna", "stem"]


def after(position: Position) -> Match:
    """The match after the move of a position."""
    match = copy_of(position.match, position.match.table.clone())
    match.choose(position.move)
    return match


def again(match: Match) -> Match:
    """The match as it comes back from its record."""
    return Match(match.game, Record(match.record.header, match.record.steps.copy()))


def test_what_somebody_has_seen_is_not_taken_back_freely() -> None:
    match = laid("gsa", gsa.fresh(first_player="1"))
    choose(match, "draw:project")
    assert match.takeback(0, alone=False) == "free", "no card was turned up yet"
    choose(match, "draw:resource")
    assert match.takeback(0, alone=False) == "ask", "the cards are in the hand"
    assert match.takeback(0, alone=True) == "free", "nobody is there to be asked"
    assert match.takeback(1, alone=True) == "no", "this seat has chosen nothing"


@pytest.mark.parametrize("name", OURS)
def test_a_choice_is_free_just_as_long_as_nobody_is_the_wiser(name: str) -> None:
    found = {"free": 0, "ask": 0, "no": 0}
    for position in whole_game(name, load_game(name).fewest_seats, fixed_rng()):
        before, match = position.match.table, after(position)
        if before.in_secret():
            continue
        may = match.takeback(before.actor, alone=False)
        nobody_knows = match.table.revelations == before.revelations
        closed = match.over or match.table.in_secret()
        assert may == ("no" if closed else "free" if nobody_knows else "ask")
        found[may] += 1
    assert min(found.values()) > 0
    assert found["free"] + found["ask"] > 20


@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_after_a_moment_for_answers_the_choice_before_it_is_not_free(name: str) -> None:
    """Whoever was asked has thought about it, and may have been tempted to answer."""
    found = 0
    for position in whole_game(name, load_game(name).fewest_seats, fixed_rng()):
        match = after(position)
        if position.match.table.in_secret() and not match.table.in_secret():
            assert "free" not in [match.takeback(seat, alone=False) for seat in range(match.table.seats)]
            found += 1
    assert found > 1


@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_an_answer_is_no_choice_to_take_back(name: str) -> None:
    match = window_with_an_answer(load_game(name), fixed_rng())
    seat, steps = match.table.actor, len(match.record.steps)
    before, passing = match.last_choice(seat), match.table.silence()
    assert passing is not None
    match.choose(passing)
    assert len(match.record.steps) == steps + 1
    assert match.last_choice(seat) == before == again(match).last_choice(seat)


@pytest.mark.parametrize("name", OURS)
def test_an_end_is_an_end(name: str) -> None:
    last = whole_game(name, load_game(name).fewest_seats, fixed_rng())[-1]
    match = after(last)
    assert match.over
    assert {match.takeback(seat, alone=True) for seat in range(match.table.seats)} == {"no"}
    match.record.close(match.table)
    match.cut(len(match.record.steps) - 1)
    assert match.record.result is None, "a match that goes on has no result"


@pytest.mark.parametrize("name", OURS)
def test_the_last_choice_is_one_that_everybody_saw(name: str) -> None:
    match, rng = new_match(name, 3), fixed_rng()
    open_choices: dict[int, int] = {}
    while not match.over:
        seat, secret, steps = match.table.actor, match.table.in_secret(), len(match.record.steps)
        match.choose(any_move(match.table, rng))
        if not secret:
            open_choices[seat] = steps
        assert [match.last_choice(each) for each in range(match.table.seats)] == [
            open_choices.get(each) for each in range(match.table.seats)
        ]


@pytest.mark.parametrize("name", OURS)
def test_what_is_taken_back_leads_to_where_it_was_chosen(name: str) -> None:
    course = [
        each for each in whole_game(name, load_game(name).fewest_seats, fixed_rng()) if not each.match.table.in_secret()
    ]
    after_passes = [each for each in course if each.match.secret[-1:] == [True]]
    assert after_passes or name not in WITH_WINDOWS
    for position in [*course[::NOW_AND_THEN], *after_passes[::NOW_AND_THEN]]:
        before, match = position.match, after(position)
        steps = match.last_choice(before.table.actor)
        assert steps == len(before.record.steps)
        match.take_back(steps)
        assert digest(match.table) == digest(before.table)
        own = [choice for choice in before.free if choice.seat == before.table.actor]
        assert (match.record.steps, match.free) == (before.record.steps, own)
        assert told(match) == told(before)
        assert match.table.events == [], "nothing waits to be told a second time"


def told(match: Match) -> list[Event]:
    return [event for _, event in match.told]


def test_nothing_is_free_again_because_another_took_back() -> None:
    match = new_match("pdb", 3)
    first = match.table.actor
    match.choose(match.table.legal()[-1])
    steps = len(match.record.steps)
    match.choose(match.table.legal()[-1])
    assert [match.takeback(seat, alone=False) for seat in (first, 1 - first)] == ["ask", "free"]
    match.take_back(steps)
    assert match.takeback(first, alone=False) == "ask"


@pytest.mark.parametrize("name", OURS)
def test_a_record_leads_to_the_same_match_again(name: str) -> None:
    course = [each.match for each in whole_game(name, load_game(name).fewest_seats, fixed_rng())]
    for match in course[::NOW_AND_THEN]:
        back = again(match)
        assert digest(back.table) == digest(match.table)
        assert (back.secret, told(back)) == (match.secret, told(match))
    assert len(told(course[-1])) > 20


def test_after_a_move_that_could_not_be_written_down_nothing_is_free() -> None:
    match = new_match("pdb", 3)
    seat = match.table.actor
    match.choose(match.table.legal()[-1])
    assert match.takeback(seat, alone=False) == "free"
    match.cut(0)
    assert match.free == []
    assert match.takeback(seat, alone=False) == "no"
