"""The documents tell the truth: their links lead somewhere, their commands and examples run."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from labtable.cli import main
from labtable.kernel import load_game
from tests.games.ours import OURS

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "tests" / "README.md"]
HEADINGS = ["What it is", "How a turn goes", "Options", "Cards", "Bots", "Speed", "Credits"]
NOT_HERE = ("FILE", "my_", "labtable play", "labtable serve", "labtable admin", "labtable train", "labtable site")


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [text for language, text in fenced if language == kind]


def commands() -> list[str]:
    """Every labtable command of the documents that needs no file and no player."""
    lines = [line for page in PAGES for block in blocks(page, "") for line in block.splitlines()]
    shown = {re.split(r"\s{2,}|\s+#", line)[0] for line in lines if line.startswith("labtable ")}
    shown.discard("labtable")  # opens the tables, and goes on
    return sorted(line for line in shown if not any(word in line for word in NOT_HERE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("command", commands())
def test_commands_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what they write lies there
    words = shlex.split(re.sub(r"--games \d+", "--games 2", command))[1:]
    assert CliRunner().invoke(main, words).exit_code == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    for example in blocks(page, "python"):
        exec(compile(example, page.name, "exec"), {"__name__": "example"})
    for example in blocks(page, "toml"):
        tomllib.loads(example)


def test_the_code_of_the_guide_to_a_game_is_that_of_the_example() -> None:
    guide, example = ROOT / "docs/add-a-game.md", ROOT / "examples/telescope"
    code = (example / "telescope/__init__.py", ROOT / "tests/examples/test_telescope.py")
    parts = {"py": code, "md": (example / "telescope/RULES.md",), "toml": (example / "pyproject.toml",)}
    for kind, files in parts.items():
        shown = blocks(guide, kind)[:1] if kind == "toml" else blocks(guide, kind)  # the other is a lesson's
        whole = [in_lines(path.read_text(encoding="utf-8")) for path in files]
        assert shown
        for part in shown:
            assert any(in_lines(part) in text for text in whole), f"the example has no such part:\n{part}"


def in_lines(text: str) -> str:
    """The lines of a text; how far they are set in and apart is a matter of where they stand."""
    return "\n".join(["", *filter(None, map(str.strip, text.splitlines())), ""])


def test_there_are_commands_and_examples_to_run() -> None:
    assert len(commands()) >= 5
    assert blocks(ROOT / "README.md", "python")


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_its_page_with_the_same_headings_and_all_its_options(name: str) -> None:
    text = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == HEADINGS
    for option in load_game(name).options:
        assert f"`{option.name}`" in text
    assert load_game(name).title in (ROOT / "CREDITS.md").read_text(encoding="utf-8")
