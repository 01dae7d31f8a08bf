"""A game without a board of its own is drawn from its view."""

from io import StringIO

from rich.console import Console

from labtable.games.gsa import GsaGame
from labtable.kernel import View, load_game
from labtable.sketch import drawn

NAMES = ["Ada", "Bo"]


class Boardless(GsaGame):
    def board(self, view: View, names: list[str]) -> str:
        return ""


def printed(thing: object) -> str:
    text = StringIO()
    Console(file=text, width=120).print(thing)
    return text.getvalue()


def test_a_sketch_shows_scores_whose_turn_it_is_and_cards_by_their_names() -> None:
    game = Boardless()
    table = game.new(3, 2, {"first_player": "1"})
    text = printed(drawn(game, game.view(table, 0), NAMES))
    assert "GSA Starter Deck, round 1" in text
    assert "▶ Ada: 0" in text
    held = [face.name for face in game.gallery() if face.name in text]
    assert len(held) >= 3, "the own hand is there"
    assert "None" not in text


def test_a_game_that_draws_is_left_to_draw() -> None:
    game = load_game("pdb")
    view = game.view(game.new(1, 2), None)
    assert printed(drawn(game, view, NAMES)) == printed(game.board(view, NAMES))
