"""Drawings: the page's own, as they are on paper."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from labtable.kernel import load_game
from labtable.printing import adna, drawings
from labtable.printing.colours import Unknown, colour, mixed, settled
from labtable.printing.sources import DRAWN, drawn_files, text_of
from labtable.printing.wear import PAINTED, colour_of
from tests.printing.prints import GAMES, kit

PAGE = Path(__file__).parents[2] / "web/src"
SCRIPT = PAGE / "games/adna/enzymes.ts"


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_for_paper_stands_alone_and_has_nothing_that_only_a_browser_understands(game: str) -> None:
    for name, drawing in kit(game).drawings.items():
        root = ElementTree.fromstring(drawing)
        ids = {part.attrib["id"] for part in root.iter() if "id" in part.attrib}
        for part in root.iter():
            values = [value for key, value in part.attrib.items() if key in (*PAINTED, "transform")]
            assert not re.search(r"var\(|light-dark|color-mix|calc\(|currentColor", " ".join(values)), name
            assert set(re.findall(r"url\(#([^)]+)\)", " ".join(values))) <= ids, name
            assert not any(value.startswith("http") for value in part.attrib.values()), name


def test_every_file_that_is_drawn_on_paper_is_one_of_the_page() -> None:
    found = drawn_files(PAGE)
    assert all((PAGE / path).is_file() for path in found)
    assert all(any(path.match(pattern) for path in found) for pattern in DRAWN)
    assert text_of("games/pdb/art/4hhb.svg") == (PAGE / "games/pdb/art/4hhb.svg").read_text(encoding="utf-8")


def test_a_piece_wears_the_colours_of_its_place() -> None:
    science, technology = (drawings.symbol("stem", "type-science", f"t-{type}") for type in ("science", "technology"))
    assert colour_of("stem", "--t", "t-science") in science
    assert colour_of("stem", "--t", "t-technology") in technology
    assert science != technology
    assert drawings.symbol("stem", "no such drawing") == ""


def test_a_drawing_takes_its_parts_from_others_with_their_colours() -> None:
    whole = drawings.symbol("stem", "art-alltypes")
    assert all(colour_of("stem", "--t", f"t-{type}") in whole for type in ("science", "technology", "engineering"))
    assert "<use" not in whole


def test_the_parts_of_an_enzyme_are_turned_around_its_hinge() -> None:
    drawing = drawings.symbol("adna", "a-enzyme-1", "ad-ez-blue", {"--ez-open": "5deg", "--ez-flip": "-1"})
    assert "translate(48 34.5) rotate(5)" in drawing
    assert "rotate(-5) scale(-1 1)" in drawing


def test_enzymes_are_drawn_as_on_the_page() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    numbers = {name: re.search(rf"{name} = ([^;]+);", script) for name in ("BODIES", "OPENINGS", "FACTOR", "MODULUS")}
    for name, found in numbers.items():
        assert found is not None
        assert str(getattr(adna, name)).strip("()") == found[1].strip("[]").replace("_", ""), name
    names = [face.id for face in load_game("adna").gallery() if face.kind == "enzyme"]
    assert len({kit("adna").drawings[f"enzyme {name}"] for name in names}) == len(names), "no two are alike"


@pytest.mark.parametrize(
    ("value", "means"),
    [
        ("#fff", "#ffffff"),
        ("rgb(24 34 44 / 0.5)", "#18222c80"),
        ("light-dark(#18222c, #f0f2ec)", "#18222c"),
        ("var(--a)", "#ff0000"),
        ("var(--b, light-dark(#00f, #0f0))", "#0000ff"),
        ("color-mix(in srgb, var(--a) 50%, #0000ff)", "#800080"),
        ("color-mix(in srgb, #ff0000 20%, transparent)", "#ff000033"),
        ("none", "none"),
    ],
)
def test_a_value_of_a_style_sheet_becomes_a_plain_one(value: str, means: str) -> None:
    assert colour(settled(value, {"--a": "#f00"})) == means


def test_a_variable_that_nothing_sets_is_told() -> None:
    with pytest.raises(Unknown):
        settled("var(--nothing)", {})
    with pytest.raises(ValueError, match="no two colours"):
        mixed("red-ish", 0.5, "#fff")
    with pytest.raises(ValueError, match="does not close"):
        settled("var(--a", {})
