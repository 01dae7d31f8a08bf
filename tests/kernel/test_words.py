"""Words that the games share."""

import pytest

from labtable.kernel.words import counted, listed, opening, verb, whom, whose


@pytest.mark.parametrize(
    ("third_person", "second_person"),
    [("keeps", "keep"), ("passes", "pass"), ("goes", "go"), ("has", "have"), ("takes", "take"), ("attaches", "attach")],
)
def test_a_verb_agrees_with_who_does_it(third_person: str, second_person: str) -> None:
    assert verb("Ada", third_person) == third_person
    assert verb("You", third_person) == second_person


def test_you_is_said_as_it_is_said_within_a_sentence() -> None:
    assert [whom("Ada"), whom("You")] == ["Ada", "you"]
    assert [whose("Ada"), whose("You")] == ["Ada's", "your"]
    assert opening(whose("You")) == "Your"


def test_one_of_a_thing_is_said_as_one() -> None:
    assert [counted(number, "card") for number in (0, 1, 2, -1)] == ["0 cards", "1 card", "2 cards", "−1 card"]


def test_names_in_a_row() -> None:
    assert [listed([]), listed(["A"]), listed(["A", "B"]), listed(["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]
