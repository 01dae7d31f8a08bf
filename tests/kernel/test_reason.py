"""What every game says for a move, if it has no words of its own."""

from labtable.kernel import Game, load_game
from labtable.kernel.reason import Change, Names
from tests.games.pdb.tables import a_table, give, move


def test_a_game_without_words_of_its_own_tells_points_and_calls_moves_by_their_labels() -> None:
    game, before = load_game("pdb"), a_table(2)
    give(before, 1, achievement=2)
    after = before.clone()
    after.labs[0].purse, after.labs[1].purse = after.labs[1].purse, after.labs[0].purse
    change = Change(before, move("publish"), after, 0, Names(["You", "Mira"]))
    assert [each.words for each in Game.reasons(game, change)] == ["It brings you 2 points.", "Mira loses 2 points."]
    still = change._replace(after=before)
    assert Game.reasons(game, still) == []
    assert Game.called(game, before, move("publish"), Names(["You", "Mira"])) == move("publish").label
