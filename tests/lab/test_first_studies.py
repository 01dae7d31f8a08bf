"""The first studies are kept: each file can be played, what was found is read, and the guide tells of all of them."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from labtable.lab.findings import read_findings
from labtable.lab.side import called
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
    assert [side.bots for side in findings.sides] == [list(map(called, side.bots)) for side in study.sides]
    assert (findings.deals, findings.seed, findings.stopped) == (study.games, study.seed, False)
    assert path.stem.rstrip("-2345") in GUIDE


def test_a_kept_tuning_can_be_searched_again() -> None:
    assert read_tuning(FOLDER / "adna-cuts.toml").print["bases.U"] == 2
    assert "adna-cuts" in GUIDE


TOLD = ("name", "known_as", "science", "more", "source")


def rules_of(path: Path) -> dict[str, Any]:
    """What the rules read of a card file, by table and id."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    found = {}
    for table in tables.keys() - set(TOLD):
        for row in tables[table] if isinstance(tables[table], list) else [tables[table]]:
            found[f"{table} {row.get('id', '')}".strip()] = {key: row[key] for key in row if key not in TOLD}
    return found


def test_a_card_file_of_a_study_has_otherwise_what_it_says_and_nothing_else() -> None:
    standard = rules_of(Path(str(files("labtable.games.adna") / "cards.toml")))
    rnase, none = (rules_of(FOLDER / f"adna-{name}.toml") for name in ("rnase", "no-uracil"))
    assert standard.pop("reaction rnase_a") == rnase.pop("reaction rnase_a") | {"levels": [37]}
    assert rnase == standard
    assert standard.pop("bases") == none.pop("bases") | {"U": 2}
    assert none.pop("reaction rnase_a")["levels"] == [37]
    assert none == standard


def test_the_short_sites_are_those_of_standard_enzymes_in_the_printed_numbers_of_colours() -> None:
    standard = rules_of(Path(str(files("labtable.games.adna") / "cards.toml")))
    short = rules_of(FOLDER / "adna-short.toml")
    enzymes = [short.pop(key) for key in list(short) if key.startswith("enzyme ")]
    printed = [standard.pop(key) for key in list(standard) if key.startswith("enzyme ")]
    assert short == standard
    own = ("id", "colour")  # of each card
    known = [{key: row[key] for key in row if key not in own} for row in printed]
    assert all({key: row[key] for key in row if key not in own} in known for row in enzymes)
    assert Counter(row["colour"] for row in enzymes) == Counter(row["colour"] for row in printed)
