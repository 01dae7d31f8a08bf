"""Puts Python for browsers beside the page: Pyodide as npm has it, wheels as PyPI has them, everybody's licence."""

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

WEB = Path(__file__).parent
MODULES = WEB / "node_modules"
BUILT = WEB.parent / "src/labtable/server/page/python"
PYODIDE = MODULES / "pyodide"
WASM = "pyodide.asm.wasm"
SCRIPT = "pyodide.asm.mjs"
FILES = ("pyodide.mjs", SCRIPT)
WHEELS = WEB.parent / "build/wheels"
TAGS = ("--platform=pyemscripten_2026_0_wasm32", "--platform=any", "--python-version=3.14", "--implementation=cp")
LICENCES = {
    "Labtable": WEB.parent / "LICENSE",
    "Games": WEB.parent / "CREDITS.md",
    "Pyodide": WEB / "licences/MPL-2.0.txt",
    "Python": WEB / "licences/Python.txt",
    "Svelte": MODULES / "svelte/LICENSE.md",
    "noble-hashes": MODULES / "@noble/hashes/LICENSE",
    "uqr": MODULES / "uqr/LICENSE",
    "Fluent": WEB / "licences/Apache-2.0.txt",
    "Atkinson-Hyperlegible": MODULES / "@fontsource-variable/atkinson-hyperlegible-next/LICENSE",
}
"""Of all that the page is made of, by its name."""


def put() -> None:
    """Put all of it there."""
    fetch_wheels()
    shutil.rmtree(BUILT, ignore_errors=True)
    BUILT.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(PYODIDE / name, BUILT / name)
    (BUILT / f"{SCRIPT}.gz").write_bytes(gzip.compress((PYODIDE / SCRIPT).read_bytes(), mtime=0))
    (BUILT / f"{WASM}.pack").write_bytes(gzip.compress((PYODIDE / WASM).read_bytes(), mtime=0))
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    (BUILT / "runtime.json").write_text(json.dumps({"version": version, "info": info}))
    for wheel in WHEELS.glob("*.whl"):
        shutil.copyfile(wheel, BUILT / wheel.name)
    put_licences()


def put_licences() -> None:
    """Everybody's licence, in a file with their name."""
    folder = BUILT / "licences"
    folder.mkdir()
    for name, path in LICENCES.items():
        shutil.copyfile(path, folder / f"{name}.txt")
    for wheel in WHEELS.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            licence = next(name for name in archive.namelist() if name.endswith("licenses/LICENSE"))
            (folder / f"{wheel.name.partition('-')[0]}.txt").write_bytes(archive.read(licence))


def fetch_wheels() -> None:
    """Fetch the wheels by their digests, unless they are here since the list was last changed."""
    wanted, stamp = WEB / "wheels.txt", WHEELS / "fetched.txt"
    if stamp.exists() and stamp.read_text() == wanted.read_text():
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    options = ["--require-hashes", "--no-deps", "--only-binary=:all:", "--disable-pip-version-check", "-q", *TAGS]
    subprocess.run([sys.executable, "-m", "pip", "download", *options, "-r", wanted, "-d", WHEELS], check=True)
    stamp.write_text(wanted.read_text())


if __name__ == "__main__":
    put()
