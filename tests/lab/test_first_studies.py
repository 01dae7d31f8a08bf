"""The first studies are kept: each file can be played, what was found is read, and the guide tells of all of them."""

from pathlib import Path

import pytest

from labtable.kernel import load_game
from labtable.lab.edition_diff import differing
from labtable.lab.findings import read_findings
from labtable.lab.study import read_study
from labtable.lab.tune import read_tuning

FOLDER = Path(__file__).parents[2] / "docs/studies"
GUIDE = (FOLDER / "README.md").read_text(encoding="utf-8")
STUDIES = sorted(path for path in FOLDER.glob("*.toml") if "question = " in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_a_kept_study_can_be_played_and_its_numbers_are_those_of_its_file(path: Path) -> None:
    study, findings = read_study(path), read_findings(path.with_suffix(".json"))
    assert findings.question == study.question
    assert [side.name for side in findings.sides] == study.names
    assert [side.bots for side in findings.sides] == [side.bots for side in study.sides]
    assert (findings.deals, findings.seed, findings.stopped) == (study.games, study.seed, False)
    assert path.stem in GUIDE


def test_a_kept_tuning_can_be_searched_again() -> None:
    assert read_tuning(FOLDER / "adna-cuts.toml").print["bases.U"] == 2
    assert "adna-cuts" in GUIDE


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("adna-rnase", [" reaction rnase_a: RNase A", "−levels = [37]"]),
        ("adna-no-uracil", [" bases 1", "−U = 2", "+U = 0"]),
    ],
)
def test_a_card_file_of_a_study_has_otherwise_what_it_says_and_nothing_else(name: str, lines: list[str]) -> None:
    found = differing(load_game("adna"), load_game("adna", FOLDER / f"{name}.toml"))
    assert found[found.index(lines[0]) :] == lines
    assert [line for line in found[: found.index(lines[0])] if line[0] == " "] == [" name", " known_as"]
