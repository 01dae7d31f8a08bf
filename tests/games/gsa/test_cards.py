"""Card files: paragraphs O3, G-05 and G-07; what is refused and why, and what the words say."""

import re
from pathlib import Path

import pytest

from labtable.games.gsa import GsaGame
from labtable.games.gsa.table import GsaTable
from labtable.kernel import BadInput
from labtable.testing import check_game
from tests.games.gsa.tables import GAME

SCIENCE = 'science = "True."\nsource = "https://example.org/"\n'


def card(kind: str, id: str, more: str) -> str:
    return f'\n[[{kind}]]\nid = "{id}"\nname = "{id.capitalize()}"\n{more}\n{SCIENCE}'


SMALL = 'name = "small"\n' + "".join(
    [
        card("species", "pea", "copies = 3"),
        card("technique", "count", "copies = 3"),
        card("project", "peas", 'needs = ["pea", "count"]'),
        card("project", "beans", 'needs = ["count"]'),
    ]
)
WILD = 'copies = 1\ndoes = { op = "attach_wild", kinds = ["species", "technique"] }'


def edition(tmp_path: Path, text: str) -> GsaGame:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return GsaGame(path)


@pytest.mark.many_games
@pytest.mark.rule("gsa", "O3", "G-05")
def test_a_deck_of_ones_own_can_be_played(tmp_path: Path) -> None:
    effects = [
        'does = { op = "draw", n = 1 }',
        'does = { op = "take_from_discard", kinds = ["species"] }',
        'does = { op = "strip_project", least = 2, most = 5 }',
        'does = { op = "strip_project", least = 1, most = 1 }',
        'does = { op = "reduce_next_draw", by = 2 }',
        'does = { op = "attach_guard" }',
        'does = { op = "abandon_project" }',
        'does = { op = "remove_attached" }',
        'does = { op = "steal_hand" }',
    ]
    text = SMALL + card("modifier", "any", WILD)
    text += "".join(card("modifier", f"m{number}", f"copies = 2\n{does}") for number, does in enumerate(effects))
    text += "".join(card("project", f"p{number}", 'needs = ["count", "pea"]') for number in range(8))
    game = edition(tmp_path, text)
    assert game.edition.name == "small"
    assert game.catalogue.named("remove:any:pea") is not None
    check_game(game, examples=2)
    assert "draw 1 Resource card" in str([move.label for move in game.catalogue.moves])


@pytest.mark.rule("gsa", "G-05")
def test_the_standard_deck_has_no_blank_cards_and_every_card_has_science_and_a_source() -> None:
    assert len(GAME.cards.resources()) == 8 + 8 + 10
    for row in GAME.cards.rows():
        assert row.science.endswith(".")
        assert row.source.startswith("https://")


REFUSED = {
    "another entry has this id": SMALL + card("project", "pea", 'needs = ["pea"]'),
    "there is no Species or Technique 'bean'": SMALL + card("project", "new", 'needs = ["bean"]'),
    "'pea' stands there twice": SMALL + card("project", "new", 'needs = ["pea", "pea"]'),
    "project 'new', field needs: nobody could complete it, because the deck has no card of 'rye'": SMALL
    + card("species", "rye", "copies = 0")
    + card("project", "new", 'needs = ["pea", "rye"]'),
    "least is more than most": SMALL
    + card("modifier", "new", 'copies = 1\ndoes = { op = "strip_project", least = 3, most = 2 }'),
    "a project for each of two players": SMALL.replace(card("project", "beans", 'needs = ["count"]'), ""),
    "two Resource cards for each of two": SMALL.replace("copies = 3", "copies = 1"),
    "more than 60 Species": SMALL + "".join(card("species", f"s{number}", "copies = 1") for number in range(60)),
    "modifier 'new', field does": SMALL + card("modifier", "new", 'copies = 1\ndoes = { op = "teleport" }'),
    "project 'new', field needs": SMALL + card("project", "new", "needs = []"),
}


@pytest.mark.rule("gsa", "G-05", "G-07")
@pytest.mark.parametrize("reason", REFUSED)
def test_a_deck_that_cannot_be_played_is_refused_with_the_reason(tmp_path: Path, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        edition(tmp_path, REFUSED[reason])


@pytest.mark.rule("gsa", "G-05")
def test_a_wild_can_stand_in_for_a_card_that_the_deck_lacks(tmp_path: Path) -> None:
    text = SMALL + card("species", "rye", "copies = 0") + card("project", "new", 'needs = ["rye"]')
    assert edition(tmp_path, text + card("modifier", "any", WILD)).edition.name == "small"


@pytest.mark.rule("gsa", "G-07")
def test_there_must_be_cards_for_every_seat(tmp_path: Path) -> None:
    game = edition(tmp_path, SMALL)
    assert isinstance(game.new(1, 2), GsaTable)
    with pytest.raises(BadInput, match="too few cards for 3 seats"):
        game.new(1, 3)


def test_a_file_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        GsaGame(tmp_path / "nothing.toml")


def test_every_card_tells_more_than_its_line_in_two_or_three_sentences() -> None:
    for face in GAME.gallery():
        sentences = re.split(r"(?<=[a-z0-9)]{2}\.) (?=[A-Z])", face.more)
        assert 2 <= len(sentences) <= 3, (face.name, sentences)
        assert face.science not in face.more
        assert face.source.startswith("https://")
