"""Debian's packages that tests need, installed as root where they are missing; one call after the other."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def can_install() -> bool:
    """Whether this is a Debian on which packages may be installed."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(*packages: str) -> bool:
    """Install packages; whether that went well."""
    say(f"Missing for the tests, so they are installed: {', '.join(packages)}.")
    with (Path(tempfile.gettempdir()) / "labtable-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # `make` has several things installed at once, and apt-get would give up
        _run("update", "--quiet")  # a fresh machine knows no package yet; where this fails, what is known may do
        return _run("install", "--yes", "--no-install-recommends", *packages)


def _run(*words: str) -> bool:
    return subprocess.run(["apt-get", *words], check=False).returncode == 0


def say(words: str) -> None:
    """Tell whoever runs the tests."""
    sys.stdout.write(words + "\n")
    sys.stdout.flush()
