"""Training: a network learns from matches, and its file plays."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from labtable.bots.weights import learned_from
from labtable.cli import main
from labtable.kernel import load_game

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="torch is an extra that only training needs")
SMALL = ["train", "pdb", "--rounds", "2", "--matches", "60", "--passes", "2", "--units", "8", "--jobs", "1"]


@needs_torch
def test_a_small_network_is_trained_round_by_round_and_its_file_plays(tmp_path: Path) -> None:
    file = tmp_path / "pdb.weights"
    told = CliRunner().invoke(main, [*SMALL, "--device", "cpu", "--write", str(file)])
    assert told.exit_code == 0, told.output
    assert told.output.count("Round ") == 2
    first = file.read_bytes()
    learned_from("it", first, load_game("pdb"))
    again = CliRunner().invoke(main, [*SMALL, "--device", "cpu", "--write", str(file)])
    assert again.exit_code == 0, again.output
    assert file.read_bytes() == first, "the same seed learns the same"


@needs_torch
def test_weights_of_another_game_are_no_beginning(tmp_path: Path) -> None:
    file = load_game("pdb").beside("learned.weights")
    told = CliRunner().invoke(main, ["train", "gsa", "--from", str(file), "--write", str(tmp_path / "x")])
    assert told.exit_code == 2
    assert "was learned for 'pdb'" in told.output


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is here")
def test_without_torch_training_says_what_is_missing() -> None:
    told = CliRunner().invoke(main, ["train", "pdb"])
    assert told.exit_code == 2
    assert "pip install 'labtable[training]'" in told.output
