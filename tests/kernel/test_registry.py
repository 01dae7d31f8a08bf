"""The registry: games by entry points."""

import tomllib
from pathlib import Path

import pytest

from labtable.kernel import BadInput, game_names, load_game
from labtable.kernel.edition import CardText
from tests.games.ours import OURS

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))


def test_games_are_found_by_name() -> None:
    assert "pdb" in game_names()
    assert load_game("pdb").title == "PDB: the game"
    assert load_game("pdb") is load_game("pdb")
    assert load_game("pdb", None) is load_game("pdb"), (
        "a game with its own cards is opened once, however it is asked for"
    )


def test_a_game_is_opened_with_the_text_of_a_card_file() -> None:
    own = load_game("pdb")
    assert own.card_text is not None
    text = own.card_text.text.replace("gain = { achievement = 1 }", "gain = { achievement = 2 }", 1)
    other = load_game("pdb", CardText("a copy", text))
    assert other is load_game("pdb", CardText("a copy", text))
    assert other.card_text == CardText("a copy", text)
    assert not own.is_known_as(other.edition.digest)
    with pytest.raises(BadInput, match="The card file a copy is not TOML"):
        load_game("pdb", CardText("a copy", "no cards"))


def test_our_games_are_all_of_this_package() -> None:
    assert tuple(sorted(PROJECT["project"]["entry-points"]["labtable.games"])) == OURS


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"There is no game 'chess'; the games are: .*pdb"):
        load_game("chess")
