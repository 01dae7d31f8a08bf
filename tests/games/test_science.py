"""What cards tell of science: a line that is true, more than it if one asks, and where to read on."""

import re

import pytest

from labtable.kernel import Face, load_game
from tests.games.ours import OURS

SENTENCE = re.compile(r"[.!?](?= |$)")
WITHOUT = {"pdb": {"box"}, "stem": {"challenge"}}
"""What is no thing of science: the boxes of a board, and what players set themselves."""
STEPS = ("Observation", "Hypothesis", "Experiment", "Analyze Data", "Publish Results")


def told(game: str) -> list[Face]:
    """All that tells of science in a game."""
    return [face for face in load_game(game).gallery() if face.kind not in WITHOUT.get(game, set())]


def science(game: str, id: str) -> str:
    """All that a card tells."""
    face = next(face for face in told(game) if face.id == id)
    return f"{face.science} {face.more}"


@pytest.mark.parametrize("game", OURS)
def test_more_tells_more_than_the_line_did_and_where_to_read_on(game: str) -> None:
    for face in told(game):
        assert face.science.endswith("."), face.name
        assert len(face.more) > len(face.science), face.name
        assert len(SENTENCE.findall(face.more)) >= 2, face.name
        assert face.more not in face.science
        assert face.science not in face.more
        assert face.source.startswith("https://"), face.name


def test_every_base_says_with_what_it_pairs_and_u_where_it_belongs() -> None:
    pairs = {"A": "thymine", "C": "guanine", "G": "cytosine", "T": "adenine"}
    for base, other in pairs.items():
        assert f"pairs with {other}" in science("adna", base)
    assert "RNA" in science("adna", "U")


def test_every_step_of_the_method_and_every_discovery_has_its_sentence() -> None:
    discoveries = [face for face in told("stem") if face.kind == "discovery"]
    lines = {face.science for face in discoveries}
    assert len(lines) == len(STEPS) + 1, "one for each step, and one for a Wild Step"
    for step in STEPS:
        assert {face.science for face in discoveries if face.name.startswith(step)} <= lines
        assert any(face.name.startswith(step) for face in discoveries), step


def test_enzymes_are_told_as_they_are_known_today() -> None:
    assert "once called Diplococcus" in science("adna", "dpnii")
    assert "Streptococcus pneumoniae" in science("adna", "dpnii")
    assert "lacks the enzyme's 5′ to 3′ exonuclease" in science("adna", "klenow_fragment")
    assert "cannot be joined to each other" in science("adna", "alkaline_phosphatase")
    for face in told("adna"):
        if face.kind == "enzyme":
            assert re.search(r"overhangs of (one|two|three|four|five) bases?|blunt", face.science), face.name
