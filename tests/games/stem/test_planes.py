"""What a seat sees as numbers: the cases that random play seldom meets."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.table import Bottom
from tests.games.stem.tables import GAME, a_table, hero_card

SIGHT = GAME.observation
MOST_SETS = 3


def of(name: str) -> tuple[list[str], list[str]]:
    plane = next(plane for plane in SIGHT.planes if plane.name == name)
    return plane.rows, plane.columns


@pytest.mark.rule("stem", "S-69")
def test_what_is_half_chosen_is_told_to_who_chooses_alone() -> None:
    table = a_table(seats=2)
    table.phase, table.doer, table.picks = phases.ABILITY, 0, [1, 3]
    before = SIGHT.plane("aim", table, 1)
    _, columns = of("aim")
    told = SIGHT.plane("aim", table, 0)
    assert {columns[at] for at, number in enumerate(told) if number} == {
        "being chosen",
        "place 2 picked",
        "place 4 picked",
    }
    assert before == bytes(len(columns))


@pytest.mark.rule("stem", "S-78")
def test_more_sets_under_a_deck_than_there_are_rows_count_with_the_last() -> None:
    table = a_table(seats=2)
    cards = table.hero_deck[:5]
    table.hero_bottoms = [Bottom(0, [card]) for card in cards]
    told = SIGHT.plane("under the Hero deck", table, 0)
    width = len(of("under the Hero deck")[1])
    assert [sum(told[width * row : width * (row + 1)]) for row in range(MOST_SETS)] == [1, 1, 3]
    assert not any(SIGHT.plane("under the Hero deck", table, 1))


@pytest.mark.rule("stem", "S-78")
def test_a_set_of_which_all_is_known_again_takes_no_row() -> None:
    table = a_table(seats=2)
    met, hidden = hero_card(table, "curie"), table.hero_deck[0]
    table.cards.show(met, 1)
    table.hero_bottoms = [Bottom(0, [met]), Bottom(0, [hidden])]
    told = SIGHT.plane("under the Hero deck", table, 0)
    width = len(of("under the Hero deck")[1])
    assert [sum(told[width * row : width * (row + 1)]) for row in range(MOST_SETS)] == [1, 0, 0]


@pytest.mark.rule("stem", "S-16", "S-69")
def test_an_enhancement_that_is_to_be_added_is_told_to_its_player() -> None:
    table = a_table(seats=2)
    table.phase, table.aim_card = phases.ADD_TO, 30
    _, columns = of("aim")
    told = SIGHT.plane("aim", table, 0)
    assert {columns[at]: number for at, number in enumerate(told) if number} == {"being chosen": 1, "part": 31}
