"""Printing from the command line: a file, or one clear sentence."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from labtable.cli import main
from labtable.cli.printing import PRINTED, lay_prints
from labtable.printing.kits import MAKERS
from tests.printing.prints import Print

GSA_CARDS = Path(__file__).parents[2] / "src/labtable/games/gsa/cards.toml"


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["print", *map(str, words)])


def test_a_game_is_printed_into_a_file(tmp_path: Path) -> None:
    done = run("pdb", "--paper", "letter", "--out", tmp_path / "game.pdf")
    assert done.exit_code == 0
    assert "print it at 100 %, on both sides" in done.output
    made = Print((tmp_path / "game.pdf").read_bytes())
    assert made.size(0) == pytest.approx((215.9, 279.4), abs=0.1)
    assert "PDB: the game" in made.words(0)
    assert [path.name for path in tmp_path.iterdir()] == ["game.pdf"]


def test_a_site_may_have_its_prints_beside_it(tmp_path: Path) -> None:
    assert set(PRINTED) == set(MAKERS)
    size = lay_prints(tmp_path / "prints", ["pdb"])
    found = sorted((tmp_path / "prints").iterdir())
    assert [path.name for path in found] == ["pdb-a4.pdf", "pdb-letter.pdf"]
    assert size == sum(path.stat().st_size for path in found)


def test_bad_input_gets_one_sentence_and_no_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("here")
    for words, sentence in [
        (("gsa", "--paper", "a3"), "There is no paper 'a3'; there are: a4, letter."),
        (("chess",), "There is no game 'chess'; the games are: adna, gsa, pdb, stem."),
        (("pdb", "--edition", GSA_CARDS), f"The card file {GSA_CARDS}: Object contains unknown field `species`."),
        (("pdb", "--edition", tmp_path / "none.toml"), f"The card file {tmp_path}/none.toml cannot be read: No such file or directory."),
        (("pdb", "--out", tmp_path / "no/x.pdf"), f"The print cannot be written to {tmp_path}/no/x.pdf: No such file or directory."),
        (("pdb", "--out", file / "x.pdf"), f"The print cannot be written to {file}/x.pdf: Not a directory."),
        (("pdb", "--out", tmp_path), f"The print cannot be written to {tmp_path}: Is a directory."),
    ]:  # fmt: skip
        done = run(*words)
        assert done.exit_code == 2
        assert done.output == f"labtable: {sentence}\n"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert file.read_text() == "here"


def test_without_its_packages_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)  # as if it were not installed
    done = run("pdb", "--out", "/nowhere/at/all.pdf")
    assert done.output == (
        "labtable: Printing needs packages that are not here (typst); get them with: pip install 'labtable[print]'.\n"
    )
