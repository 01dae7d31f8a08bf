"""Sizes: whatever is written by hand is short enough to be read at once."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "benchmarks", "examples", "web")
MOST_LINES_A_FILE = 400
MOST_LINES_A_FUNCTION = 30


def files_in(folder: str) -> list[Path]:
    paths = sorted((ROOT / folder).rglob("*.py"))
    return [path for path in paths if "node_modules" not in path.parts]


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """From its `def` to its end; what decorates it is no part of what it does."""
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_has_more_lines_than_can_be_kept_in_mind(folder: str) -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files_in(folder)}
    assert lengths, "there is something to measure"
    long = [f"{path.relative_to(ROOT)}: {lines}" for path, lines in lengths.items() if lines > MOST_LINES_A_FILE]
    assert long == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_function_has_more_lines_than_a_screen(folder: str) -> None:
    long = [
        f"{path.relative_to(ROOT)}:{function.lineno} {function.name}: {lines_of(function)}"
        for path in files_in(folder)
        for function in functions(ast.parse(path.read_text(encoding="utf-8")))
        if lines_of(function) > MOST_LINES_A_FUNCTION
    ]
    assert long == []
