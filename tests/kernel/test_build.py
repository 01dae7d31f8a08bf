"""The build: compiled and plain are the same Labtable, and none is stale."""

import os
import subprocess
import sys
from pathlib import Path

from labtable.kernel.build import is_compiled, sources_digest

ROOT = Path(__file__).parents[2]
DIGESTS = """
from labtable.kernel import load_game
from labtable.kernel.build import is_compiled
from labtable.kernel.digest import digest
from labtable.testing.play import Match
from tests.games.ours import OURS
print(is_compiled())
for name in OURS:
    game = load_game(name)
    for seats in range(game.fewest_seats, game.most_seats + 1):
        match = Match(game, 5 + seats, seats, {})
        match.finish()
        print(name, seats, len(match.record.steps), digest(match.table))
"""


def digests(**environment: str) -> list[str]:
    """What a fresh interpreter prints for a few random games."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run(
        [sys.executable, "-c", DIGESTS], env=clean | environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    return run.stdout.splitlines()


def test_the_installed_build_and_the_sources_play_the_same_games() -> None:
    plain = digests(PYTHONPATH=str(ROOT / "src"))
    installed = digests()
    assert plain[0] == "False"
    assert plain[1:] == installed[1:]


def test_the_package_that_is_tested_is_made_of_these_sources() -> None:
    assert sources_digest() == sources_digest(ROOT / "src" / "labtable")


def test_a_run_that_is_meant_to_be_compiled_is_compiled() -> None:
    wanted = os.environ.get("LABTABLE_BUILD", "")
    assert wanted in ("", "compiled" if is_compiled() else "plain")


def test_another_source_gives_another_digest(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("A = 1\n")
    before = sources_digest(tmp_path)
    (tmp_path / "a.py").write_text("A = 2\n")
    assert sources_digest(tmp_path) != before
