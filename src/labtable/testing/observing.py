"""Observing: the numbers of a seat tell neither more nor less than its view."""

import pickle
from collections.abc import Iterator
from itertools import islice

import msgspec

from labtable.kernel import NOBODY, Rng, Table
from labtable.kernel.digest import attributes
from labtable.kernel.fixed import BuiltOnce
from labtable.testing.play import Match, fresh_rng

NUDGES = 60
FEWER = 5  # of some positions one in so many, since views are slow
WORDS_ONLY = ("offers", "refusals", "standings")  # a mask tells what is offered, and the rest why
NOT_NUDGED = frozenset({"events", "seats", "rng"})

Place = tuple[object, str | int, str]
"""A thing, which part of it, and how people find it."""


def numbers_hang_on_what_is_seen(match: Match) -> None:
    """Two tables that look the same to a seat are the same numbers to it, and offer it the same moves."""
    rng = fresh_rng(match)
    sight = match.game.observation
    for table in match.some_positions():
        for seat in range(table.seats):
            twin = table.imagine(seat, rng)
            numbers = sight.numbers(table, seat)
            assert len(numbers) == sight.size, "an observation is as long as its planes"
            assert sight.numbers(twin, seat) == numbers, "the numbers of a seat betray what is hidden"
            assert sight.mask(twin, seat) == sight.mask(table, seat), "a mask betrays what is hidden"


def numbers_hide_who_is_asked_in_secret(match: Match) -> None:
    """While something is asked in secret, it makes no difference to the others whom."""
    sight = match.game.observation
    for table in match.positions():
        if table.in_secret():
            for seat in range(table.seats):
                told = {sight.numbers(table, seat) for _ in _asked_instead(table, seat)}
                assert len(told) <= 1, "the numbers of a seat tell who is asked in secret"


def _asked_instead(table: Table, seat: int) -> Iterator[int]:
    """Let each other seat be the one that is asked, if this one is not, and then who was."""
    asked = table.actor
    for other in range(table.seats) if asked != seat else ():
        if other != seat:
            table.actor = other
            if table.in_secret():
                yield other
    table.actor = asked


def masks_offer_what_is_legal(match: Match) -> None:
    """A mask has a one for every move that the seat may choose now, and for no other."""
    for table in match.some_positions():
        for seat in range(table.seats):
            legal = {move.id for move in table.legal()} if seat == table.actor else set()
            mask = match.game.observation.mask(table, seat)
            assert {move for move, offered in enumerate(mask) if offered} == legal


def planes_keep_to_themselves(match: Match) -> None:
    """No plane writes where another one does, nor the same again after somebody else has looked."""
    sight = match.game.observation
    for table in match.some_positions():
        for seat in range(table.seats):
            numbers = sight.numbers(table, seat)
            for plane in sight.planes:
                alone = sight.plane(plane.name, table, seat)
                assert alone == numbers[plane.start : plane.start + plane.size], f"{plane.name} writes elsewhere"


def numbers_tell_what_is_seen(match: Match) -> None:
    """Whatever on a table makes a difference to the view of a seat makes one to its numbers.

    So one thing after another is changed a little, and what then looks different must not be the same numbers.
    """
    if not match.game.planes():
        return
    rng = fresh_rng(match)
    for table in islice(match.some_positions(), 0, None, FEWER):
        twin: Table = pickle.loads(pickle.dumps(table))  # noqa: S301  # our own bytes
        seat = rng.below(table.seats) if table.actor == NOBODY or rng.below(2) else table.actor
        before = _seen(match, twin, seat)
        for _, _, words in _nudged(twin, rng):
            after = _seen(match, twin, seat)
            if after is not None and before is not None and after[0] != before[0]:
                assert after[1] != before[1], (
                    f"{words} shows in the view of seat {seat} ({_difference(before[0], after[0])}), not in its numbers"
                )


def _seen(match: Match, table: Table, seat: int) -> tuple[object, bytes] | None:
    """The view of a seat without its words, and its numbers; None of a table that no longer makes sense."""
    try:
        view = msgspec.to_builtins(match.game.view(table, seat))
        sight = match.game.observation
        numbers = sight.numbers(table, seat) + sight.mask(table, seat)
    except Exception:  # what a nudged table breaks is no concern of ours
        return None
    view["turn"] = {name: part for name, part in view["turn"].items() if name not in WORDS_ONLY}
    return _in_any_order(view, match.game.told_in_order), numbers


def _in_any_order(part: object, ordered: tuple[str, ...], name: str = "") -> object:
    """A part of a view in which only those lists keep their order that have one."""
    if isinstance(part, dict):
        return {name: _in_any_order(each, ordered, name) for name, each in part.items()}
    if not isinstance(part, list):
        return part
    parts = [_in_any_order(each, ordered) for each in part]
    keep = name in ordered or all(isinstance(each, int | float) for each in parts)
    return parts if keep else sorted(parts, key=repr)


def _nudged(table: Table, rng: Rng) -> Iterator[Place]:
    """A table with one thing changed, again and again; each is put back before the next."""
    places = list(_places(table, ""))
    for _ in range(NUDGES):
        thing, name, words = places[rng.below(len(places))]
        old = _part(thing, name)
        try:
            _put(thing, name, _other(old, table, rng))
        except (TypeError, ValueError, OverflowError):  # the thing knows that this can't be
            continue
        yield thing, name, words
        _put(thing, name, old)


def _places(thing: object, words: str) -> Iterator[Place]:
    """Everywhere that a table, or a part of it, holds a number or a list of numbers."""
    names: list[str | int] = [*range(len(thing))] if isinstance(thing, list) else [*attributes(thing)]
    for name in names:
        part = _part(thing, name)
        if name in NOT_NUDGED or part is None or isinstance(part, BuiltOnce | str | float | Rng):
            continue
        place = f"{words}[{name}]" if isinstance(name, int) else f"{words}.{name}".removeprefix(".")
        if isinstance(part, int) or (isinstance(part, list) and all(isinstance(each, int) for each in part)):
            yield thing, name, place
        if not isinstance(part, int):
            yield from _places(part, place)


def _other(part: object, table: Table, rng: Rng) -> object:
    """Something that might be there instead."""
    if isinstance(part, bool):
        return not part
    if isinstance(part, int):  # a small number may be a seat, so it stays one
        bit = 1 << rng.below(part.bit_length() + 1)
        return int(rng.below(table.seats)) if part < table.seats else [part + 1, part - 1, part ^ bit][rng.below(3)]
    assert isinstance(part, list)
    if len(part) != table.seats and rng.below(2):  # a list with a part for every seat keeps them
        return [*part, int(rng.below(table.seats))] if not part or rng.below(2) else part[:-1]
    if not part:
        return part
    changed = list(part)
    here, there = int(rng.below(len(part))), int(rng.below(len(part)))
    changed[here], changed[there] = changed[there], changed[here]
    return changed


def _part(thing: object, name: str | int) -> object:
    return thing[name] if isinstance(thing, list) and isinstance(name, int) else getattr(thing, str(name))


def _put(thing: object, name: str | int, part: object) -> None:
    if isinstance(thing, list) and isinstance(name, int):
        thing[name] = part
    else:
        setattr(thing, str(name), part)


def _difference(one: object, other: object) -> str:
    """Where two views differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        name = next(name for name in one if one[name] != other.get(name))
        return f"{name}: {_difference(one[name], other.get(name))}"
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(_difference(here, there) for here, there in zip(one, other, strict=True) if here != there)
    return f"{one} and {other}"
