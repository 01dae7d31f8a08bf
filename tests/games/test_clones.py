"""Clones: every value that a table holds comes along, however seldom it changes in play."""

import pytest

from labtable.kernel import Table, load_game
from labtable.kernel.digest import attributes
from tests.games.ours import OURS

OPTIONS = ("options", "settings")  # what holds for the whole match; a table may keep its parts at hand


def values(table: Table) -> list[str]:
    """The numbers of a table, its truths, and its lists of numbers, by name."""
    fixed = {"seats"} | {name for each in OPTIONS for name in attributes(getattr(table, each, None))}
    return [name for name in attributes(table) if name not in fixed and is_value(getattr(table, name))]


def is_value(value: object) -> bool:
    return isinstance(value, int) or (isinstance(value, list) and len(value) > 0 and isinstance(value[0], int))


def another(value: object) -> object:
    """A value that no table would hold by chance."""
    if isinstance(value, bool):
        return not value
    return [*value, 77] if isinstance(value, list) else 77


@pytest.mark.parametrize("name", OURS)
def test_a_clone_forgets_nothing_that_its_table_holds(name: str) -> None:
    game = load_game(name)
    for value in values(game.new(1, 2)):
        table = game.new(1, 2)
        changed = another(getattr(table, value))
        setattr(table, value, changed)
        assert getattr(table.clone(), value) == changed, f"a clone forgets {value}"
