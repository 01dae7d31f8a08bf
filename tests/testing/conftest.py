"""Records of what fails on purpose go to a folder of the test."""

from pathlib import Path

import pytest

from labtable.testing import play


@pytest.fixture(autouse=True)
def failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(play, "FAILURES", tmp_path / "failures")
    return tmp_path / "failures"
