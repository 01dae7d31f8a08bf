"""A match: what may be taken back, where that leads, and that a record leads to the same match again."""

import pytest

from labtable.hall.events import TakenBack
from labtable.hall.match import Match
from labtable.hall.store import TakeBack
from labtable.kernel import BadRecord, Event, load_game
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
LONG = 80
WITH_WINDOWS = ["adna", "stem"]


def after(position: Position) -> Match:
    """The match after the move of a position."""
    match = copy_of(position.match, position.match.table.clone())
    match.choose(position.move)
    return match


def again(match: Match) -> Match:
    """The match as it comes back from its record."""
    return [*Match.resuming(match.game, match.record.header, match.journal)][-1]


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
    before, passing = match.last_choice.get(seat), match.table.silence()
    assert passing is not None
    match.choose(passing)
    assert len(match.record.steps) == steps + 1
    assert match.last_choice.get(seat) == before == again(match).last_choice.get(seat)


@pytest.mark.parametrize("name", OURS)
def test_an_end_is_an_end(name: str) -> None:
    last = whole_game(name, load_game(name).fewest_seats, fixed_rng())[-1]
    match = after(last)
    assert match.over
    assert {match.takeback(seat, alone=True) for seat in range(match.table.seats)} == {"no"}


@pytest.mark.parametrize("name", OURS)
def test_the_last_choice_is_one_that_everybody_saw(name: str) -> None:
    match, rng = new_match(name, 3), fixed_rng()
    open_choices: dict[int, int] = {}
    while not match.over:
        seat, secret, steps = match.table.actor, match.table.in_secret(), len(match.record.steps)
        match.choose(any_move(match.table, rng))
        if not secret:
            open_choices[seat] = steps
        assert [match.last_choice.get(each) for each in range(match.table.seats)] == [
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
        steps = match.last_choice[before.table.actor]
        assert steps == len(before.record.steps)
        match.take(match.back(before.table.actor, steps))
        assert digest(match.table) == digest(before.table)
        assert match.last_choice == before.last_choice
        own = [choice for choice in before.free if choice.seat == before.table.actor]
        assert (match.record.steps, [*match.free]) == (before.record.steps, own)
        assert standing(match) == standing(before)
        assert match.table.events == [], "nothing waits to be told a second time"


def told(match: Match) -> list[Event]:
    return [each.event for each in match.told]


def standing(match: Match) -> list[Event]:
    """What was told and not taken back since."""
    return [each.event for each in match.told if not each.gone and not isinstance(each.event, TakenBack)]


def test_nothing_is_free_again_because_another_took_back() -> None:
    match = new_match("pdb", 3)
    first = match.table.actor
    match.choose(match.table.legal()[-1])
    steps = len(match.record.steps)
    match.choose(match.table.legal()[-1])
    assert [match.takeback(seat, alone=False) for seat in (first, 1 - first)] == ["ask", "free"]
    match.take(match.back(1 - first, steps))
    assert match.takeback(first, alone=False) == "ask"


@pytest.mark.parametrize("name", OURS)
def test_a_journal_leads_to_the_same_match_again(name: str) -> None:
    course = [each.match for each in whole_game(name, load_game(name).fewest_seats, fixed_rng())]
    for match in course[::NOW_AND_THEN]:
        assert_same(again(match), match)
    assert len(told(course[-1])) > 20


@pytest.mark.parametrize("name", OURS)
def test_a_journal_with_take_backs_leads_to_the_same_match_again(name: str) -> None:
    match, rng = new_match(name, 3), fixed_rng()
    while len(match.journal) < LONG and not match.over:
        kept = match.last_choice.get(match.table.actor)
        if kept is not None and not match.table.in_secret() and rng.below(4) == 0:
            match.take(match.back(match.table.actor, kept))
        else:
            match.choose(any_move(match.table, rng))
    assert match.cuts > 3
    assert_same(again(match), match)


def assert_same(one: Match, other: Match) -> None:
    assert digest(one.table) == digest(other.table)
    assert (one.told, one.secret, one.free) == (other.told, other.secret, other.free)
    assert (one.journal, one.record) == (other.journal, other.record)


@pytest.mark.parametrize("kept", [0, 1, 9])
def test_a_journal_that_goes_back_to_what_is_yet_to_come_is_refused(kept: int) -> None:
    match = new_match("pdb", 3)
    with pytest.raises(BadRecord, match="yet to come"):
        list(Match.resuming(match.game, match.record.header, [TakeBack(0, kept)]))


def test_what_is_done_to_a_draft_of_a_match_is_done_to_nothing_else() -> None:
    match = new_match("pdb", 3)
    match.choose(match.table.legal()[-1])
    seat, before = match.free[-1].seat, again(match)
    draft = match.draft()
    draft.choose(draft.table.legal()[-1])
    back = match.back(seat, 0)
    assert_same(match, before)
    match.take(draft)
    assert_same(match, again(match))
    assert len(match.journal) == len(before.journal) + 1
    match = again(before)
    match.take(back)
    assert_same(match, again(match))
    assert match.record.steps == []
