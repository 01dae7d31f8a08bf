"""The latch: one server at a time on a file, which is nobody else's to read."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from labtable.kernel import BadInput
from labtable.server.latch import latched
from labtable.server.sql import sqlite_file

HOLD = "import sys; from labtable.server.latch import latched\nwith latched(sys.argv[1]): print('held', flush=True); sys.stdin.read()"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_second_server_on_a_file_is_told_of_the_first_until_that_one_ends(tmp_path: Path) -> None:
    address = sqlite_file(tmp_path / "tables.db")
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ)
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        with (
            pytest.raises(BadInput, match=r"Another Labtable server has .*tables\.db open; stop that one"),
            latched(address),
        ):
            pass
        first.kill()
        first.wait()
    with latched(address):
        pass
    with latched(address):
        pass


def test_a_database_is_its_owners_only(tmp_path: Path) -> None:
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    old.touch()
    old.chmod(0o644)
    for path in (new, old):
        with latched(sqlite_file(path)):
            assert mode(path) & 0o007 == 0
    assert mode(new) == 0o600


def test_a_folder_that_cannot_be_written_to_is_told_in_a_sentence() -> None:
    with pytest.raises(BadInput, match=r"cannot be opened: .*Name another"), latched("sqlite:////proc/tables.db"):
        pass


def test_a_database_server_needs_no_latch() -> None:
    with latched("postgresql://ada@localhost/tables"), latched("postgresql://ada@localhost/tables"):
        pass
