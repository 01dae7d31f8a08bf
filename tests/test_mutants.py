"""The bugs that `make mutants` plants: they fit the sources, so that its table cannot rot."""

import ast
from pathlib import Path

import pytest

from tests.mutants import ROOT, Mutant, read_mutants
from tests.mutants.__main__ import is_enough
from tests.mutants.trial import SAW_NOTHING, Verdict, verdict_of

AREAS = read_mutants()
FEWEST = 80
COMPARES_SOURCES = {"test_build.py", "test_mutants.py"}  # they fail when any source changes, so they prove nothing


def files_of(test: str) -> list[Path]:
    path = ROOT / test.partition("::")[0]
    return [path] if path.is_file() else sorted(path.rglob("test_*.py"))


def lines_changed(mutant: Mutant) -> int:
    """How many lines a bug changes; those that stay only say where it is."""
    old, new = mutant.old.split("\n"), mutant.new.split("\n")
    assert len(old) == len(new), f"{mutant.name}: a line for a line"
    return sum(one != other for one, other in zip(old, new, strict=True))


def test_there_are_many_and_every_part_of_the_house_has_some() -> None:
    assert sum(len(mutants) for mutants in AREAS.values()) >= FEWEST
    areas = {"kernel", "pdb", "gsa", "adna", "stem", "bots", "lab", "printing", "server", "classes"}
    assert set(AREAS) == areas


@pytest.mark.parametrize("area", AREAS)
def test_every_bug_can_be_planted_in_one_place_and_leaves_python(area: str) -> None:
    for mutant in AREAS[area]:
        assert lines_changed(mutant) == 1, f"{mutant.name}: one line, and what stands around it only to find it"
        ast.parse(mutant.planted())
    names = [mutant.name for mutant in AREAS[area]]
    assert len(set(names)) == len(names), "two bugs share a sentence"


@pytest.mark.parametrize("area", AREAS)
def test_the_tests_that_should_notice_a_bug_are_there(area: str) -> None:
    for test in {test for mutant in AREAS[area] for test in mutant.tests}:
        files = files_of(test)
        assert files, f"there is no test {test}"
        assert not COMPARES_SOURCES & {file.name for file in files}, f"{test} fails with any change"
        function = test.partition("::")[2].partition("[")[0]
        assert not function or f"def {function}(" in files[0].read_text(encoding="utf-8"), f"there is no test {test}"


@pytest.mark.parametrize(
    ("code", "output", "verdict"),
    [
        (0, "3 passed in 0.1s", SAW_NOTHING),
        (1, "F\nFAILED tests/lab/test_x.py::test_a[b c] - assert 1 == 2\n", Verdict("lab/test_x.py::test_a[b c]")),
        (1, "FAILED tests/lab/test_x.py::test_a\n1 failed", Verdict("lab/test_x.py::test_a")),
        (1, "ERROR tests/lab/test_x.py::test_a - OSError", Verdict("", "pytest ended with 1: ERROR tests/lab/test_x.py::test_a - OSError")),
        (2, "ERROR tests/lab/test_x.py - SyntaxError", Verdict("", "pytest ended with 2: ERROR tests/lab/test_x.py - SyntaxError")),
        (5, "no tests ran", Verdict("", "pytest ended with 5: no tests ran")),
    ],
)  # fmt: skip
def test_only_a_test_that_fails_has_noticed_a_bug(code: int, output: str, verdict: Verdict) -> None:
    assert verdict_of(code, output) == verdict


def test_a_survivor_needs_a_reason_and_no_more_than_one_in_twenty_may_survive() -> None:
    known = Mutant(name="a", file="b", old="c", new="d", tests=(), survives="Nobody can see it.")
    unknown = Mutant(name="a", file="b", old="c", new="d", tests=())
    caught = Verdict("test_a")
    assert is_enough([("lab", unknown)] * 20, [caught] * 20)
    assert is_enough([("lab", known)] * 20, [caught] * 19 + [SAW_NOTHING])
    assert not is_enough([("lab", known)] * 20, [caught] * 18 + [SAW_NOTHING] * 2)
    assert not is_enough([("lab", unknown)] * 20, [caught] * 19 + [SAW_NOTHING])
    assert not is_enough([("lab", known)] * 20, [caught] * 19 + [Verdict("", "pytest ended with 2")])
