"""Training: a network learns from matches, and its file plays."""

from importlib.util import find_spec
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from labtable.bots.weights import learned_from
from labtable.cli import main
from labtable.kernel import BadInput, load_game
from labtable.lab.crew import crew_of
from labtable.lab.positions import Positions
from labtable.lab.rounds import played

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


def test_what_training_saw_can_be_kept_as_parquet(tmp_path: Path) -> None:
    seen = played("pdb", crew_of(1), b"", range(7, 11))
    Positions(tmp_path / "data").write(2, seen)
    read = pl.read_parquet(tmp_path / "data" / "*.parquet")
    assert read["round"].unique().to_list() == [2]
    assert read["match"].n_unique() == 4
    assert read["seen"].to_numpy().tolist() == seen.pages.tolist()
    assert read["worth"].to_list() == seen.worth.tolist()
    assert read["judged"].to_list() == seen.judged.tolist()
    with pytest.raises(BadInput, match="is not empty; name a new one"):
        Positions(tmp_path / "data")


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is here")
def test_without_torch_training_says_what_is_missing() -> None:
    told = CliRunner().invoke(main, ["train", "pdb"])
    assert told.exit_code == 2
    assert "pip install 'labtable[training]'" in told.output
