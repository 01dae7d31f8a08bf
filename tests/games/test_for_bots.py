"""What bots ask of a table: whose turn it is, which lead decides, and what is not worth thinking about."""

import pytest

from labtable.kernel import NOBODY, load_game
from labtable.testing.play import Match
from tests.games.ours import OURS


@pytest.mark.parametrize("name", OURS)
def test_a_table_tells_whose_turn_it_is_which_lead_decides_and_what_is_routine(name: str) -> None:
    game = load_game(name)
    others = 0
    for table in Match(game, 3, game.fewest_seats, {}).positions():
        if table.actor == NOBODY:
            break
        assert 0 <= table.whose_turn() < table.seats
        others += table.whose_turn() != table.actor
        assert table.swing() > 0.0
        routine = table.routine()
        assert routine is None or table.refusal(routine) is None
    assert others > 0 or name == "pdb", "somebody is asked in another's turn"
