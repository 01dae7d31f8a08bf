"""The layers: kernel ← games ← (words, bots ← review, lab, adapters, hall ← (server, page), printing, testing) ← terminal and command line."""

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "labtable"
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "RULES.md").exists())
MODULES = {
    path: ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
}
ALLOWED = {
    "kernel": {"kernel"},
    "bots": {"kernel", "bots"},
    "review": {"kernel", "bots", "review"},
    "lab": {"kernel", "bots", "review", "lab", "__version__"},
    "words": {"kernel", "words"},
    "hall": {"kernel", "words", "bots", "review", "lab", "hall"},
    "adapters": {"kernel", "bots", "adapters"},
    "printing": {"kernel", "printing"},
    "server": {"kernel", "words", "bots", "review", "lab", "hall", "printing", "server", "__version__"},
    "page": {"kernel", "words", "bots", "review", "lab", "hall", "page"},
    "testing": {"kernel", "words", "testing"},
}
LIBRARIES = {
    "kernel": {"librt", "msgspec", "mypy_extensions"},
    "review": {"msgspec"},
    "hall": {"msgspec"},
    "words": {"babel", "fluent", "msgspec"},
    "page": {"msgspec"},
}
"""What comes from elsewhere: all else is for those who show, store or send."""
OF_A_NETWORK = {
    "concurrent",
    "http",
    "multiprocessing",
    "socket",
    "socketserver",
    "sqlite3",
    "ssl",
    "subprocess",
    "urllib",
}
MOST_TYPE_CHECKING = 3


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def names_in(node: ast.AST) -> set[str]:
    """The modules that an import may name, and what it takes from them."""
    if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
        return {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return {name.name for name in node.names} if isinstance(node, ast.Import) else set()


def imported(path: Path) -> set[str]:
    """All that a file imports, wherever in it."""
    return {name for node in ast.walk(tree_of(path)) for name in names_in(node)}


def imports_of(path: Path) -> set[str]:
    """The modules of ours that a file imports, without the package's name."""
    return {name.removeprefix("labtable.") for name in imported(path) if name.startswith("labtable.")}


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        strangers = {name for name in imports_of(path) if name.split(".")[0] not in ALLOWED[layer]}
        assert strangers == set(), f"{path} imports {strangers}"


@pytest.mark.parametrize("layer", LIBRARIES)
def test_kernel_and_hall_know_no_network_no_database_no_process_and_no_terminal(layer: str) -> None:
    allowed = (sys.stdlib_module_names - OF_A_NETWORK) | LIBRARIES[layer] | {"labtable"}
    for path in (PACKAGE / layer).rglob("*.py"):
        strangers = {name.split(".")[0] for name in imported(path)} - allowed
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


def is_for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def on_import(path: Path) -> Iterator[str]:
    """The modules of ours that are imported when a file is: not within functions, and not for types only."""
    ahead: list[ast.AST] = [tree_of(path)]
    while ahead:
        node = ahead.pop()
        yield from innermost(names_in(node) & set(MODULES.values()))
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_for_types_only(node):
            ahead.extend(ast.iter_child_nodes(node))


def innermost(names: set[str]) -> set[str]:
    """Without the packages of which a module is imported; that they are on the way is no circle."""
    return {name for name in names if not any(other.startswith(f"{name}.") for other in names)}


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {name: set(on_import(path)) - {name} for path, name in MODULES.items()}
    assert sum(map(len, graph.values())) > len(graph), "the modules hang together"
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


@pytest.mark.parametrize("game", GAMES)
def test_few_modules_of_a_game_know_others_by_their_types_only(game: str) -> None:
    """What only a type checker sees is a circle all the same; a game is to be read in one direction."""
    paths = sorted((PACKAGE / "games" / game).glob("*.py"))
    circular = [path.name for path in paths if any(map(is_for_types_only, ast.walk(tree_of(path))))]
    assert len(circular) <= MOST_TYPE_CHECKING, f"{len(circular)} modules: {', '.join(circular)}"
