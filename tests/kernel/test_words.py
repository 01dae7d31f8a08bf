"""Words that the games share."""

import pytest

from labtable.kernel.words import verb


@pytest.mark.parametrize(
    ("third_person", "second_person"),
    [("keeps", "keep"), ("passes", "pass"), ("goes", "go"), ("has", "have"), ("takes", "take"), ("attaches", "attach")],
)
def test_a_verb_agrees_with_who_does_it(third_person: str, second_person: str) -> None:
    assert verb("Ada", third_person) == third_person
    assert verb("You", third_person) == second_person
