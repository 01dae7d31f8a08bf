"""The rulebook is tested: every paragraph has code that cites it and a test that shows it, and none is made up."""

import ast
import re
from pathlib import Path

import pytest

from labtable.kernel import load_game
from tests.games.ours import OURS

GAMES = Path(__file__).parents[1] / "src" / "labtable" / "games"
TESTS = Path(__file__).parent
REFERENCE = r"[A-Z]*-?\d+"
CITED = re.compile(rf"§({REFERENCE})(?: to §({REFERENCE}))?")


def cited_by_code(game: str) -> set[str]:
    """The paragraphs that a game's code and card file cite; the list of constants alone carries out nothing."""
    numbers = [rule.number for rule in load_game(game).rulebook.rules]
    cited: set[str] = set()
    folder = GAMES / game
    for path in [*folder.glob("*.py"), folder / "cards.toml"]:
        if path.name == "rules.py":
            continue
        for first, last in CITED.findall(path.read_text(encoding="utf-8")):
            cited |= set(numbers[numbers.index(first) : numbers.index(last) + 1]) if last else {first}
    return cited


def shown_by_tests(game: str) -> set[str]:
    """The paragraphs that tests are marked with: `@pytest.mark.rule(game, ...)`."""
    shown: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
                if words[0] == game:
                    shown |= {str(word) for word in words[1:]}
    return shown


@pytest.mark.parametrize("game", OURS)
def test_every_paragraph_has_code_and_a_test_and_nobody_cites_one_that_is_not_there(game: str) -> None:
    paragraphs = {rule.number for rule in load_game(game).rulebook.rules}
    assert paragraphs - cited_by_code(game) == set(), "paragraphs without code"
    assert paragraphs - shown_by_tests(game) == set(), "paragraphs without a test"
    assert cited_by_code(game) - paragraphs == set(), "code cites paragraphs that are not there"
    assert shown_by_tests(game) - paragraphs == set(), "tests show paragraphs that are not there"


@pytest.mark.parametrize("game", OURS)
def test_a_rulebook_says_where_it_differs_from_the_printed_one(game: str) -> None:
    assert "## Where we differ from the printed rules" in load_game(game).rulebook.text


@pytest.mark.parametrize("game", OURS)
def test_every_option_names_the_paragraph_that_it_changes(game: str) -> None:
    for option in load_game(game).options:
        assert option.rule in load_game(game).rulebook
