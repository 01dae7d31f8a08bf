"""What bots ask of a table: whose turn it is, which lead decides, and what is not worth thinking about."""

import pytest

from labtable.games.stem import phases
from labtable.kernel import NOBODY, load_game
from labtable.testing.play import Match
from tests.games.adna import tables as adna
from tests.games.gsa import tables as gsa
from tests.games.ours import OURS
from tests.games.pdb import tables as pdb
from tests.games.stem import tables as stem


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


def test_cards_to_throw_away_are_a_trifle() -> None:
    stage = stem.a_table(2)
    assert not load_game("stem").trifling(stage)
    stage.phase = phases.DISCARD
    assert load_game("stem").trifling(stage)
    project = gsa.a_table(2)
    assert not load_game("gsa").trifling(project)
    gsa.give(project, 0, *["mouse"] * 3, *["fly"] * 3, *["yeast"] * 3)
    gsa.play(project, "end")
    assert load_game("gsa").trifling(project)
    table = adna.a_table("ACG", "ACG")
    assert not load_game("adna").trifling(table)
    adna.give(table, 0, "goggles")
    adna.play(table, "end")
    assert load_game("adna").trifling(table)
    assert not load_game("pdb").trifling(pdb.a_table(2))
