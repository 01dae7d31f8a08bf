"""Options: defaults, ranges, and what is refused."""

import pytest

from labtable.kernel import NOBODY, BadInput, Choice, Number, OptionValue, Toggle
from labtable.kernel.option import read_options, seats_or_lot

OPTIONS = (
    Toggle(name="fast", rule="1", words="Whether it is fast.", default=False),
    Number(name="size", rule="1", words="How large it is.", default=5, low=3, high=9),
    Choice(
        name="deck",
        rule="1",
        words="Which deck.",
        default="small",
        choices={"small": "A small one", "large": "A large one"},
    ),
)


def test_what_nobody_says_has_its_default() -> None:
    assert read_options(OPTIONS, {}) == {"fast": False, "size": 5, "deck": "small"}


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [("fast", "on", True), ("fast", "No", False), ("fast", True, True), ("size", "9", 9), ("size", 3, 3),
     ("deck", "large", "large")],
)  # fmt: skip
def test_values_are_read_from_words_and_from_data(name: str, given: object, value: OptionValue) -> None:
    assert read_options(OPTIONS, {name: given})[name] == value


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("fast", "maybe", "Option fast takes on or off, not 'maybe'."),
        ("size", 10, "Option size takes a whole number from 3 to 9, not 10."),
        ("size", "big", "Option size takes a whole number from 3 to 9, not 'big'."),
        ("size", True, "Option size takes a whole number from 3 to 9, not True."),
        ("deck", "huge", "Option deck takes one of small, large, not 'huge'."),
        ("colour", "red", "There is no option 'colour'; the options are: fast, size, deck."),
    ],
)
def test_anything_else_gets_one_clear_sentence(name: str, given: object, sentence: str) -> None:
    with pytest.raises(BadInput) as raised:
        read_options(OPTIONS, {name: given})
    assert str(raised.value) == sentence


def test_an_option_is_called_by_its_title_or_else_by_its_name() -> None:
    titled = Toggle(name="fast", title="A quick game", rule="1", words="Whether it is fast.", default=False)
    plain = Toggle(name="very_fast", rule="1", words="Whether it is fast.", default=False)
    assert [titled.called, plain.called] == ["A quick game", "Very fast"]


def test_an_option_finds_its_own_value_among_all() -> None:
    chosen = read_options(OPTIONS, {"fast": "on", "size": "7"})
    assert [option.of(chosen) for option in OPTIONS] == [True, 7, "small"]


def test_an_option_names_a_seat_by_its_number_or_leaves_it_to_chance() -> None:
    first = Choice(name="first", rule="1", words="Who begins.", default="random", choices=seats_or_lot(3))
    assert [first.seat_of({"first": named}, 3) for named in ("random", "1", "3")] == [NOBODY, 0, 2]
    with pytest.raises(BadInput, match="Option first names seat 3, but there are 2 seats"):
        first.seat_of({"first": "3"}, 2)
