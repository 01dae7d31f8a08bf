"""Digests: everything counts, nothing is forgotten."""

from labtable.kernel import Fixed, Move, load_game
from labtable.kernel.digest import attributes, digest
from labtable.kernel.rule import Rule


class Thing:
    def __init__(self, **held: object) -> None:
        vars(self).update(held)


def test_every_value_a_thing_holds_changes_its_digest() -> None:
    assert digest(Thing(a=1, b=[1, 2])) != digest(Thing(a=1, b=[2, 1]))
    assert digest(Thing(a=1)) == digest(Thing(a=1))
    assert digest(Thing(a=None)) != digest(Thing(b=None))
    assert digest(Thing(a={"x": 1, "y": 2})) == digest(Thing(a={"y": 2, "x": 1}))
    assert digest(Thing(a={"x": 1})) != digest(Thing(a={"x": 2}))
    assert digest(Thing(a={1, 2})) == digest(Thing(a={2, 1}))
    assert digest(Thing(a=(1, True, "x", 0.5))) != digest(Thing(a=(1, True, "x", 0.25)))


def test_fixed_things_moves_and_rules_are_known_by_their_names() -> None:
    assert digest(Thing(a=Fixed("4hhb"))) == digest(Thing(a="4hhb"))
    assert digest(Thing(a=Move(3, "pass", "Pass"))) == digest(Thing(a="pass"))
    assert digest(Thing(a=Rule("13", "", "", "", []))) == digest(Thing(a="13"))
    assert repr(Fixed("4hhb")) == "<Fixed 4hhb>"


def test_attributes_can_be_left_out_and_events_always_are() -> None:
    assert digest(Thing(a=1, b=2), frozenset({"b"})) == digest(Thing(a=1))
    assert digest(Thing(a=1, events=[1])) == digest(Thing(a=1))


def test_all_attributes_of_a_table_are_found_compiled_or_not() -> None:
    table = load_game("pdb").new(1, 2)
    assert {"actor", "deck", "labs", "rng", "supply", "standing"} <= set(attributes(table))
    assert "__dict__" not in attributes(table)
