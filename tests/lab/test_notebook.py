"""The notebook starts from what a study writes, and runs from its first cell to its last."""

import json
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from labtable.lab.crew import crew_of
from labtable.lab.findings import findings_of
from labtable.lab.run import run
from labtable.lab.tables import Tables
from tests.lab.studies import changed, study

NOTEBOOK = Path(__file__).parents[2] / "docs/studies/notebook.ipynb"


def cells() -> list[str]:
    """Its cells of code."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_tells_of_a_studys_data_what_its_report_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = study(game="adna", games=30, options={"length": 15}, change=changed(options={"length": 20}))
    asked = msgspec.structs.replace(asked, rows=True)
    findings = findings_of(run(asked, crew_of(1), rows=Tables(asked, tmp_path / "data", goes_on=False)))
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    for cell in cells():
        exec(cell, known)
    told = {each.name: each for each in findings.measures}
    after = known["places"].filter(pl.col("side") == "length=20")["share"].to_list()
    assert after == pytest.approx([told["place_1"].values[1].value, told["place_2"].values[1].value])
    by, paired = told["length"].differences[0].by, known["paired"]("m_length")
    assert [paired["by"], paired["low"]] == pytest.approx([by.value, by.low], rel=1e-3)
    assert {"A", "C", "G", "T"} <= set(known["worth"]["card"])
    assert len(known["choices"]) > 0


def test_the_notebook_is_kept_without_what_it_showed() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert all(not cell.get("outputs") for cell in notebook["cells"])
