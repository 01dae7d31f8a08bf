"""Pickling: a table as bytes that every process with the same game can read.

What is built once with a game, such as its moves, rules and cards, is not written down but named by the way that leads
to it from its game; so a table that is read has the very moves of the game here. All else is written down by value.
"""

import inspect
import io
import pickle
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from weakref import WeakKeyDictionary

from labtable.kernel.digest import attributes
from labtable.kernel.edition import CardSource, CardText
from labtable.kernel.errors import BadInput
from labtable.kernel.fixed import BuiltOnce, Fixed
from labtable.kernel.game import OPENED, Game
from labtable.kernel.registry import load_game
from labtable.kernel.table import Table
from labtable.kernel.words import listed

Step = str | int
Way = tuple[Step, ...]
Ways = dict[int, tuple[object, Way]]
Reduced = tuple[Callable[..., object], tuple[object, ...], dict[str, object] | None]
NO_PART_OF_A_GAME = (type(None), str, int, float, bytes, Path, CardText, type, FunctionType, ModuleType, Table, Game)

_ways: WeakKeyDictionary[Game, Ways] = WeakKeyDictionary()


class _Writer(pickle.Pickler):
    """Writes down compiled things too, and names what belongs to a game."""

    def reducer_override(self, thing: object) -> Reduced:
        """How to tell of a thing, unless pickle or the thing itself knows."""
        place = _place(thing)
        if place is not None:
            return recall, place, None
        kind = type(thing)
        needs_help = hasattr(kind, "__mypyc_attrs__") and kind.__reduce__ is object.__reduce__
        if needs_help or isinstance(thing, Table):
            return _by_value(thing)
        return NotImplemented  # type: ignore[no-any-return]  # pickle's word for: go your own way


def pickled(table: Table) -> tuple[object, ...]:
    """How a pickle tells of a table: by bytes of our own, since pickle alone knows nothing of compiled things."""
    written = io.BytesIO()
    _Writer(written).dump(table)
    return pickle.loads, (written.getvalue(),)


def reduced(thing: BuiltOnce) -> Reduced:
    """How a pickle tells of what is built once: by the way to it from its game.

    Some Fixed things, such as the options of a match, are a table's own, and told by value.
    """
    place = _place(thing)
    if place is not None:
        return recall, place, None
    if not isinstance(thing, Fixed):
        raise TypeError(f"{thing!r} is of no game that is open here and can't be pickled; keep its Game, or a Record.")
    return _by_value(thing)


def _by_value(thing: object) -> Reduced:
    """All that a thing holds, and what it is made of."""
    held = {name: getattr(thing, name) for name in attributes(thing)}
    return make, (type(thing), _asked_for(type(thing), held)), held


def _asked_for(kind: type, held: dict[str, object]) -> dict[str, object]:
    """What the constructor of a compiled class asks for, without which there can be no thing of that class."""
    if "__mypyc_attrs__" not in vars(kind):
        return {}
    lacking = [name for name in _parameters(kind) if name not in held]
    if lacking:
        raise TypeError(f"A {kind.__name__} does not keep its {listed(lacking)} and can't be pickled; use a Record.")
    return {name: held[name] for name in _parameters(kind)}


@cache
def _parameters(kind: type) -> list[str]:
    return list(inspect.signature(kind).parameters)


def make(kind: type[object], asked_for: dict[str, object]) -> object:
    """A thing of a class; what it holds is still to come."""
    return kind(**asked_for) if asked_for else kind.__new__(kind)


def recall(game: Game, *way: Step) -> object:
    """What lies at the end of a way from a game."""
    thing: object = game
    for step in way:
        try:
            thing = _part(thing, step)
        except (AttributeError, LookupError) as error:
            raise BadInput(f"This was pickled by another Labtable, in whose {game.title} there was {way}.") from error
    return thing


def reopen(mark: str, name: str, rules: int, digest: str, opened_with: CardSource) -> Game:
    """The game that a pickle names: the very same in its own process, in others one with the same rules and cards."""
    if mark in OPENED:
        return OPENED[mark]
    for game in _open_games():
        if (game.name, game.rulebook.version, game.edition.digest) == (name, rules, digest):
            return game
    game = load_game(name, opened_with)
    if (game.rulebook.version, game.edition.digest) != (rules, digest):
        raise BadInput(
            f"This was pickled with {name}, rules version {rules} and cards {digest}; "
            f"here are rules version {game.rulebook.version} and cards {game.edition.digest}."
        )
    return game


def _open_games() -> list[Game]:
    """All games of this process; one whose card file was refused may still be about, but has nothing to show."""
    return [game for game in OPENED.values() if hasattr(game, "catalogue")]


def _place(thing: object) -> tuple[object, ...] | None:
    """The game that a thing belongs to and the way to it, if there is one; games with their own cards come first."""
    for game in sorted(_open_games(), key=lambda game: game.opened_with is not None):
        known, way = _ways_of(game).get(id(thing), (None, ()))
        if known is thing:
            return game, *way
    return None


def _ways_of(game: Game) -> Ways:
    if game not in _ways:
        _ways[game] = _explored(game)
    return _ways[game]


def _explored(game: Game) -> Ways:
    """The shortest way to everything that belongs to a game, by identity."""
    found: Ways = {}
    roots = sorted({"catalogue", "rulebook", *vars(game)})
    ahead: deque[tuple[object, Way]] = deque((_part(game, name), (name,)) for name in roots)
    while ahead:
        thing, way = ahead.popleft()
        if id(thing) not in found and not isinstance(thing, NO_PART_OF_A_GAME):
            found[id(thing)] = thing, way
            ahead.extend((_part(thing, step), (*way, step)) for step in _steps(thing))
    return found


def _steps(thing: object) -> Iterable[Step]:
    """The steps that lead on from a thing."""
    if isinstance(thing, dict):
        return [key for key in thing if isinstance(key, Step)]
    return range(len(thing)) if isinstance(thing, list | tuple) else attributes(thing)


def _part(thing: object, step: Step) -> object:
    """What a step leads to."""
    if isinstance(thing, dict):
        return thing[step]
    return thing[int(step)] if isinstance(thing, list | tuple) else getattr(thing, str(step))
