"""The registry: games by entry points."""

import pytest

from labtable.kernel import BadInput, game_names, load_game


def test_games_are_found_by_name() -> None:
    assert "pdb" in game_names()
    assert load_game("pdb").title == "PDB: the game"
    assert load_game("pdb") is load_game("pdb")
    assert load_game("pdb", None) is load_game("pdb"), (
        "a game with its own cards is opened once, however it is asked for"
    )


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"There is no game 'chess'; the games are: .*pdb"):
        load_game("chess")
