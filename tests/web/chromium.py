"""Finds the Chromium that the page is tested with; `python -m tests.web.chromium` says which, or installs one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests import debian

DEBIANS = ("chromium-headless-shell", "chromium")
"""Debian's packages and their programs: the one without windows is quicker, and not in every Debian."""
NAMES = (*DEBIANS, "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
"""Nothing but the page itself may use the network."""


FRUGAL = ("--disable-gpu", "--disable-software-rasterizer")
"""No graphics card is imitated: nobody looks at the pictures, unless they are taken, and then they are the same."""
BRIEF = ("--js-flags=--no-opt,--no-maglev",)
"""In a test no script runs long enough to be worth compiling twice; where speed is measured it may be."""


def flags() -> list[str]:
    """How Chromium is started; its sandbox does not work for root."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, *FRUGAL, *(["--no-sandbox"] if root else [])]


def find() -> str | None:
    """LABTABLE_CHROMIUM, a Chromium on the PATH, or Playwright's own; None if there is none."""
    named = os.environ.get("LABTABLE_CHROMIUM")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None) or _of_playwright()


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return next((str(found) for found in (*without_windows(path), path) if found.is_file()), None)


def without_windows(path: Path) -> Iterator[Path]:
    """The Chromium without windows that Playwright lays beside the one with windows: it is quicker."""
    for folder in path.parents:
        name, _, number = folder.name.partition("-")
        if name == "chromium":
            beside = folder.with_name(f"chromium_headless_shell-{number}").glob("*/*headless*shell*")
            yield from (each for each in beside if os.access(each, os.X_OK))


def install() -> int:
    """Install Debian's Chromium as root on Debian, Playwright's elsewhere."""
    if debian.can_install():
        return 0 if any(debian.install(package) for package in DEBIANS) else 1
    command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    debian.say(f"There is no Chromium for the page's tests; installing one: {' '.join(command)}")
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    chromium = find()
    if chromium is None:
        sys.exit(install())
    debian.say(f"The page is tested with {chromium}.")
