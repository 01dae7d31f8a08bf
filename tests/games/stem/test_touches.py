"""Whom a moment for Inspirations touches, for all that everybody can see: who wants to be asked only then is asked by it."""

import pytest

from labtable.games.stem.table import StemTable
from tests.games.stem.tables import a_table, face, field, give, lay, play, start


def touched(table: StemTable) -> list[int]:
    return [seat for seat in range(table.seats) if table.touches(seat)]


def test_a_moment_with_nothing_announced_is_that_of_the_player_whose_turn_it_is() -> None:
    table = a_table()
    give(table, 0, "eureka")
    start(table)
    assert table.in_secret()
    assert touched(table) == [0]


@pytest.mark.parametrize(
    ("hero", "found", "at"),
    [
        ("hopper", "2T", [2]),
        ("archimedes", "2T", [2]),
        ("turing", "2T", [1, 2]),
        ("rfranklin", "1S", [1, 2]),
        ("wu", "1S", []),
    ],
)
def test_an_ability_touches_those_on_whom_it_might_be_used(hero: str, found: str, at: list[int]) -> None:
    table = a_table()
    field(table, "1S", "2T")
    lay(table, 1, "nakamoto", "3T", "radio")
    lay(table, 2, "noether", "3M", "abacus")
    give(table, 0, hero)
    for seat in (1, 2):
        give(table, seat, "rival")
    play(table, f"hero:{hero}")
    if not table.in_secret():
        play(table, f"field:{found}")
    assert touched(table) == at


def test_an_ability_that_is_repeated_touches_whom_the_first_one_did() -> None:
    table = a_table()
    field(table, "1T")
    lay(table, 0, "turing", "2T")
    give(table, 0, "lovelace")
    give(table, 1, "rival")
    play(table, "hero:lovelace")
    assert touched(table) == [1]


def test_an_inspiration_touches_whom_it_aims_at_and_an_answer_whose_card_it_answers() -> None:
    table = a_table()
    give(table, 0, "cut")
    give(table, 1, "rival")
    give(table, 2, "rival", "eureka")
    start(table)
    play(table, "play:cut", "opponent:3")
    assert touched(table) == [2]
    while table.actor != 2:
        play(table, "pass")
    play(table, "answer:rival")
    assert touched(table) == [0]


def test_who_is_immune_is_not_touched_by_an_inspiration_that_takes_cards() -> None:
    table = a_table()
    cut = face("cut").does[0]
    for seat in (1, 2):
        give(table, seat, ("watt", "curie")[seat - 1])
    table.immune = 1 << 1
    assert [cut.threatens(table, seat) for seat in (1, 2)] == [False, True]


def test_a_question_that_is_no_secret_touches_all() -> None:
    assert touched(a_table()) == [0, 1, 2]
