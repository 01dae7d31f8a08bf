"""Looking back: a spectator's view with every hand open, and the table itself as closed as before."""

import msgspec
import pytest

from labtable.kernel import Game, load_game
from labtable.kernel.digest import digest
from labtable.testing import random_table
from tests.games.adna import tables as adna
from tests.games.gsa import tables as gsa
from tests.games.ours import OURS
from tests.games.stem import tables as stem


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def test_an_open_view_is_a_spectators_and_changes_nothing(game: Game) -> None:
    table = random_table(game, 4, game.most_seats, 40)
    before = digest(table)
    view = game.open_view(table)
    assert view.turn.seat is None
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
    assert digest(table) == before


def test_all_hands_of_adnas_lab_are_open_and_its_decks_are_not() -> None:
    table = adna.a_table("A", "C")
    adna.give(table, 0, "A", "goggles")
    adna.give(table, 1, "detergent", "ecori")
    view = adna.GAME.open_view(table)
    assert msgspec.to_builtins(view)["hands"] == [
        {"bases": ["A"], "reactions": ["goggles"], "enzymes": []},
        {"bases": [], "reactions": ["detergent"], "enzymes": ["ecori"]},
    ]
    assert all(deck["seen"] == [] for deck in msgspec.to_builtins(view)["decks"])


def test_all_hands_of_the_gsa_deck_are_open() -> None:
    table = gsa.a_table()
    gsa.give(table, 1, "mouse")
    players = msgspec.to_builtins(gsa.GAME.open_view(table))["players"]
    assert [card["card"] for card in players[1]["hand"]] == ["mouse"]


def test_all_hands_of_stem_are_open_and_face_down_enhancements_count() -> None:
    table = stem.a_table(face_down_enhancements=True)
    stem.lay(table, 0, "carver", "1ST")
    stem.give(table, 0, "garden")
    stem.give(table, 1, "abacus")
    stem.play(table, "add:garden")
    view = stem.GAME.open_view(table)
    assert view.turn.scores[0] == table.scores()[0] > stem.GAME.view(table, 1).turn.scores[0]
    assert [card["card"] for card in msgspec.to_builtins(view)["players"][1]["hand"]] == ["abacus"]


def test_every_game_says_how_long_it_takes_and_only_sides_of_adnas_lab_are_shared(game: Game) -> None:
    assert 10 <= game.minutes <= 60
    assert game.most_sharing == (2 if game.name == "adna" else 1)


def test_every_paragraph_stands_in_a_chapter(game: Game) -> None:
    assert all(rule.chapter for rule in game.rulebook.rules)
