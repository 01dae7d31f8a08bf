"""A trial: the tests of a mutant on a copy of the tree, and what they say."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from tests.mutants import ROOT, Mutant, Unplantable

LIMIT: Final = 300.0  # seconds for the tests of one mutant
PASSED: Final = 0  # how pytest ends if the tests could be run
FAILED: Final = 1
PYTEST: Final = [sys.executable, "-m", "pytest", "-x", "-q", "-rf", "--tb=no", "-p", "no:cacheprovider"]
SLOW_TO_LOAD: Final = ["-p", "no:schemathesis"]  # and of use to no test that is named
TREE: Final = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]


class Verdict(NamedTuple):
    """What the tests said: the one that failed, or why they could not be run; neither if they saw nothing."""

    caught_by: str = ""
    trouble: str = ""


SAW_NOTHING: Final = Verdict()


def verdict_of(code: int, output: str) -> Verdict:
    """Only a test that failed has noticed something; one that could not be run has not."""
    failed = re.search(r"^FAILED (?:tests/)?(.+?)(?: - .*)?$", output, re.MULTILINE)
    if code == FAILED and failed:
        return Verdict(caught_by=failed.group(1))
    return SAW_NOTHING if code == PASSED else Verdict(trouble=f"pytest ended with {code}: {output[-400:].strip()}")


class Copy:
    """A copy of the tree in which one mutant at a time is planted and taken out again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = subprocess.run(TREE, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in listed.split("\0"):
            if (ROOT / name).is_file():
                self.restore(name)

    def restore(self, name: str) -> None:
        """Make a file what it is in the tree, its time too, so that what was compiled of it is still good."""
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, self.folder / name)

    def without_bugs(self, test: str) -> Verdict:
        """What a test says of the tree as it is."""
        return self._run((test,), {})

    def with_bug(self, mutant: Mutant) -> Verdict:
        """What its tests say of the tree with a mutant; nothing that is compiled of it stays."""
        try:
            (self.folder / mutant.file).write_text(mutant.planted(), encoding="utf-8")
            return self._run(mutant.tests, {"PYTHONDONTWRITEBYTECODE": "1"})
        except Unplantable as error:
            return Verdict(trouble=str(error))
        finally:
            self.restore(mutant.file)

    def _run(self, tests: tuple[str, ...], more: dict[str, str]) -> Verdict:
        """Run tests on the plain sources of the copy, up to the first that fails."""
        env = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "LABTABLE_BUILD": "plain", **more}
        command = [*PYTEST, *SLOW_TO_LOAD, *tests]
        try:
            done = subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return Verdict(trouble=f"the tests took longer than {LIMIT:.0f} seconds")
        return verdict_of(done.returncode, done.stdout + done.stderr)
