"""Bots from files: loaded, played, and named in one sentence when they fail."""

from pathlib import Path

import pytest

from labtable.bots import BotFault, make_bot, own
from labtable.kernel import BadInput, Knowledge, load_game, seeded

PDB = load_game("pdb")


def a_bot(folder: Path, body: str, name: str = "mine.py") -> str:
    path = folder / name
    path.write_text(f"def choose(knowledge, rng):\n    {body}\n")
    return str(path)


def ask(spec: str) -> str:
    table = PDB.new(1, 2)
    return make_bot(spec, seeded(1)).choose(Knowledge(PDB, table, table.actor)).text


def test_a_file_with_one_function_is_a_bot(tmp_path: Path) -> None:
    assert ask(a_bot(tmp_path, "return knowledge.legal()[-1]")) == "take:triangle"


def test_a_bot_may_use_its_generator(tmp_path: Path) -> None:
    assert ask(a_bot(tmp_path, "return knowledge.legal()[rng.below(3)]")).startswith("take:")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("return 1 / 0", "raised ZeroDivisionError: division by zero"),
        ("return None", "returned None, which is no legal move here"),
        ("while True: pass", "took longer than 0.2 seconds"),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, body: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "SECONDS_A_MOVE", 0.2)
    with pytest.raises(BotFault, match=f"The bot .*mine.py {sentence}"):
        ask(a_bot(tmp_path, body))


def test_a_file_that_is_no_bot_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There is no bot file"):
        make_bot("./none.py", seeded(1))
    empty = tmp_path / "empty.py"
    empty.write_text("")
    with pytest.raises(BadInput, match="has no function choose"):
        make_bot(str(empty), seeded(1))
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_at_all\n")
    with pytest.raises(BotFault, match="cannot be loaded: ModuleNotFoundError"):
        make_bot(str(broken), seeded(1))
