"""The layers: kernel ← games ← (bots, lab, adapters, hall ← server, testing) ← terminal and command line."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "labtable"
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "RULES.md").exists())
ALLOWED = {
    "kernel": {"kernel"},
    "bots": {"kernel", "bots"},
    "lab": {"kernel", "bots", "lab"},
    "hall": {"kernel", "bots", "hall"},
    "server": {"kernel", "bots", "hall", "server", "__version__"},
    "testing": {"kernel", "testing"},
}


def imports_of(path: Path) -> set[str]:
    """The modules of ours that a file imports, without the package's name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name.removeprefix("labtable.") for name in found if name.startswith("labtable.")}


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        strangers = {name for name in imports_of(path) if name.split(".")[0] not in ALLOWED[layer]}
        assert strangers == set(), f"{path} imports {strangers}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_the_kernel_and_itself_only(game: str) -> None:
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        for name in imports_of(path):
            assert name.startswith(("kernel", f"games.{game}")) or name == "games", f"{path} imports {name}"


def test_nothing_outside_its_folder_knows_a_game() -> None:
    for path in PACKAGE.rglob("*.py"):
        if path.is_relative_to(PACKAGE / "games"):
            continue
        assert not any(name.startswith("games.") for name in imports_of(path)), f"{path} knows a game"
