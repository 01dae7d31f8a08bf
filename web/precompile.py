"""Compiles Python for browsers beforehand, in that very Python: what a start takes of its library, and this package.

A browser keeps nothing that Python has compiled, so every start would compile it anew: more work than all the rest.
"""

import hashlib
import importlib
import marshal
import shutil
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER
from pathlib import Path

REPOSITORY = Path("/repository")
SOURCES = REPOSITORY / "src"
BUILT = SOURCES / "labtable/server/page/python"
PACKAGES = "/lib/python3.14/site-packages"
LIBRARY = "python_stdlib.zip"
LEFT_OUT = {
    *("_pyrepl", "ctypes", "doctest", "ftplib", "imaplib", "multiprocessing", "pdb", "poplib", "pydoc", "pydoc_data"),
    *("smtplib", "sqlite3", "unittest", "wsgiref", "xmlrpc"),
}
"""What of the library has no use at a table: windows, other processes, servers, and tools for programmers."""
NEVER_IN_A_BROWSER = {"adapters", "cli", "printing", "server", "testing"}
GROUP = "labtable.games"
HASH_UNCHECKED = (1).to_bytes(4, "little")
"""What a compiled file says whose source is not looked at (PEP 552)."""
DIGEST_BYTES = 8
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """A source as Python reads it without compiling; in the place of a hash that is not looked at is our digest."""
    digest = hashlib.blake2b(source, digest_size=DIGEST_BYTES).digest()
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + HASH_UNCHECKED + digest + marshal.dumps(code)


def write(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """An archive that is the same for the same files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, file in files:
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), file, zipfile.ZIP_DEFLATED)


def start() -> None:
    """Take all that a first table of each game takes."""
    for wheel in BUILT.glob("*.whl"):
        shutil.unpack_archive(wheel, PACKAGES, "zip")
    points = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]["entry-points"][GROUP]
    info = Path(PACKAGES, "labtable-0.dist-info")
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: labtable\nVersion: 0\n")
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *(f"{name}={at}" for name, at in points.items())]))
    sys.path.insert(0, str(SOURCES))
    importlib.invalidate_caches()
    importlib.import_module("labtable.page.own")
    for name in points:
        importlib.import_module("labtable.kernel").load_game(name).new(1, 2)


def library() -> Iterable[tuple[str, bytes]]:
    """The library: compiled and without its docstrings where a start takes it, and as it came where it does not."""
    came = zipfile.ZipFile(REPOSITORY / "web/node_modules/pyodide" / LIBRARY)
    at = next(path for path in sys.path if path.endswith(".zip"))
    taken = {getattr(module, "__file__", None) for module in sys.modules.values()}
    for name in sorted(set(came.namelist())):
        if name.partition("/")[0].removesuffix(".py") in LEFT_OUT:
            continue
        if f"{at}/{name}" in taken:
            yield f"{name}c", compiled(came.read(name), f"{at}/{name}", optimize=2)
        elif not name.endswith("/"):
            yield name, came.read(name)


def package() -> Iterable[tuple[str, bytes]]:
    """All of this package that a browser may need."""
    own = SOURCES / "labtable"
    for path in sorted(own.rglob("*.py")):
        if path.relative_to(own).parts[0] in NEVER_IN_A_BROWSER:
            continue
        name = path.relative_to(SOURCES).as_posix()
        yield f"{name}c", compiled(path.read_bytes(), f"{PACKAGES}/{name}", optimize=0)


start()
(BUILT / "compiled").mkdir(exist_ok=True)
write(BUILT / LIBRARY, library())
write(BUILT / "compiled/labtable.zip", package())
