"""The notebooks run from their first cell to their last: one starts from what a study writes, one trains an agent."""

import json
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from labtable.lab.crew import crew_of
from labtable.lab.findings import findings_of
from labtable.lab.run import run
from labtable.lab.tables import Tables
from labtable.server.serve import bind
from tests.lab.studies import changed, study

DOCS = Path(__file__).parents[2] / "docs"
OF_A_STUDY, OF_AN_AGENT = DOCS / "studies/notebook.ipynb", DOCS / "agent.ipynb"


def cells(path: Path) -> list[str]:
    """The cells of code of a notebook."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_tells_of_a_studys_data_what_its_report_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = study(game="adna", games=30, options={"length": 15}, change=changed(options={"length": 20}))
    asked = msgspec.structs.replace(asked, rows=True)
    findings = findings_of(run(asked, crew_of(1), rows=Tables(asked, tmp_path / "data", goes_on=False)))
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    for cell in cells(OF_A_STUDY):
        exec(cell, known)
    told = {each.name: each for each in findings.measures}
    after = known["places"].filter(pl.col("side") == "length=20")["share"].to_list()
    assert after == pytest.approx([told["place_1"].values[1].value, told["place_2"].values[1].value])
    by, paired = told["length"].differences[0].by, known["paired"]("m_length")
    assert [paired["by"], paired["low"]] == pytest.approx([by.value, by.low], rel=1e-3)
    assert {"A", "C", "G", "T"} <= set(known["worth"]["card"])
    assert len(known["choices"]) > 0


def test_the_notebook_trains_an_agent_that_stands_in_a_league_and_can_be_played_in_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(bind("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    budget = {"MINUTES = 10.0": "MINUTES = 0.02", "GAMES = 100": "GAMES = 2", "PORT = 8023": f"PORT = {port}"}
    first, *others = cells(OF_AN_AGENT)
    for usual, small in budget.items():
        assert usual in first
        first = first.replace(usual, small)
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    for cell in [first, *others[:-1]]:
        exec(cell, known)
    with closing(known["server"].stdout):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games/pdb", timeout=20) as answer:
            levels = {each["name"]: each["words"] for each in json.load(answer)["levels"]}
        exec(others[-1], known)
    told = capsys.readouterr().out
    assert levels["agent"] == "A small agent that taught itself PDB in a notebook."
    assert "./agent" in told
    assert "off by" in told
    assert f":{port}/" in told
    assert known["server"].returncode is not None
    assert (tmp_path / "pdb.league").exists()


@pytest.mark.parametrize("path", [OF_A_STUDY, OF_AN_AGENT], ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_it_showed(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert all(not cell.get("outputs") for cell in notebook["cells"])
