"""A PostgreSQL server for tests; `python -m tests.postgres.cluster` says which, or installs one, and a proxy."""

import itertools
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg

from tests import debian

USER = "labtable"
UNSAFE = "fsync=off", "full_page_writes=off"
"""Tests kill processes, never the machine: what the system was given is safe before it reaches the disk."""
PACKAGES = {"postgres": "postgresql", "nginx": "nginx-light"}


def find() -> Path | None:
    """The folder of PostgreSQL's programs: the newest of Debian's, or the one on the PATH."""
    of_debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    on_path = shutil.which("postgres")
    return of_debian[-1] if of_debian else Path(on_path).parent if on_path else None


def free_port() -> int:
    """A port on which nobody listens."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, programs: Path, folder: Path, options: tuple[str, ...] = UNSAFE) -> None:
        self._programs = programs
        self._data = folder / "data"
        self._log = folder / "log"
        self._account = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        self._options = [f"-c {each}" for each in ("listen_addresses=127.0.0.1", "unix_socket_directories=", *options)]
        self._numbers = itertools.count()
        self.port = 0
        if self._account:
            shutil.chown(folder, self._account)

    def begin(self) -> None:
        """Make the cluster and start it."""
        access = ["--auth=trust", f"--username={USER}"]
        self._run("initdb", "-D", self._data, *access, "--no-sync", "--encoding=UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        """Start the server, on the port that it had before if it had one."""
        self.port = self.port or free_port()
        options = " ".join([f"-p {self.port}", *self._options])
        self._run("pg_ctl", "-D", self._data, "-l", self._log, "-o", options, "--wait", "start")

    def stop(self) -> None:
        """Stop the server, and cut every connection off at once."""
        self._run("pg_ctl", "-D", self._data, "--mode=immediate", "--wait", "stop")

    async def new_database(self) -> str:
        """The address of a new database."""
        name = f"tables{next(self._numbers)}"
        pen = await asyncpg.connect(host="127.0.0.1", port=self.port, user=USER, database="postgres")
        try:
            await pen.execute(f"CREATE DATABASE {name}")
        finally:
            await pen.close()
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *words: object) -> None:
        command = [str(self._programs / program), *map(str, words)]
        quiet = subprocess.DEVNULL  # a pipe would stay open as long as the server runs
        done = subprocess.run(
            command, user=self._account, cwd="/", stdin=quiet, stdout=quiet, stderr=quiet, check=False
        )
        if done.returncode:
            log = self._log.read_text() if self._log.exists() else ""
            raise RuntimeError(f"{' '.join(command)} failed with {done.returncode}: {log[-2000:]}")


@contextmanager
def cluster(options: tuple[str, ...] = UNSAFE) -> Iterator[Cluster]:
    """A PostgreSQL server that is gone afterwards."""
    programs = find()
    assert programs is not None, "PostgreSQL is not installed; python -m tests.postgres.cluster installs it"
    with tempfile.TemporaryDirectory(prefix="labtable-postgres-") as folder:
        found = Cluster(programs, Path(folder), options)
        found.begin()
        try:
            yield found
        finally:
            found.stop()


def missing() -> list[str]:
    """The packages of Debian that the tests would like to have."""
    there = {"postgres": find(), "nginx": shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")}
    return [package for name, package in PACKAGES.items() if there[name] is None]


def install(packages: list[str]) -> int:
    """Install packages as root on Debian; elsewhere the tests that need them are skipped."""
    if debian.can_install():
        return 0 if debian.install(*packages) else 1
    debian.say(f"Not found: {', '.join(packages)}. The tests that need them are left out.")
    return 0


if __name__ == "__main__":
    lacking = missing()
    if lacking:
        sys.exit(install(lacking))
    debian.say(f"The database is tested with PostgreSQL in {find()}.")
