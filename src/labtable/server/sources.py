"""Sources: what Python in a browser needs of this package, packed: the hall for all, and each game by itself."""

import hashlib
import io
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from labtable import __version__
from labtable.kernel import BadInput
from labtable.kernel.registry import GROUP
from labtable.server.page import FOLDER

PACKAGE = Path(__file__).parents[1]
LAYERS = ("kernel", "bots", "review", "lab", "hall", "page")
KINDS = frozenset({".py", ".md", ".toml"})
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""Every file has the same time, so that the same sources make the same archive."""
COMPILED = FOLDER / "python/compiled/labtable.zip"
"""The sources of this package as Python for browsers has compiled them; `web/precompile.py` makes it."""
DIGEST = slice(8, 16)
"""Where a compiled file has the digest of its source."""
METADATA = f"Metadata-Version: 2.1\nName: labtable\nVersion: {__version__}\n"


def hall_archive() -> bytes:
    """What every hall needs, and by which names its games are found."""
    folders = [file for layer in LAYERS for file in _files(PACKAGE / layer, f"labtable/{layer}")]
    words = [(f"labtable/words/{path.name}", path) for path in sorted((PACKAGE / "words").glob("*.py"))]
    single = [(f"labtable/{name}", PACKAGE / name) for name in ("__init__.py", "games/__init__.py")]
    points = "\n".join([f"[{GROUP}]", *(f"{each.name} = {each.value}" for each in _points())])
    info = f"labtable-{__version__}.dist-info"
    return _packed({f"{info}/METADATA": METADATA, f"{info}/entry_points.txt": points}, [*single, *words, *folders])


def game_archive(name: str) -> bytes:
    """The package of a game, wherever it is installed."""
    package = next(each for each in _points() if each.name == name).module
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise BadInput(f"The game {name!r} is no package with files of its own, so it cannot be packed.")
    return _packed({}, _files(Path(spec.submodule_search_locations[0]), package.replace(".", "/")))


def _points() -> list[EntryPoint]:
    return sorted({each.name: each for each in entry_points(group=GROUP)}.values(), key=lambda each: each.name)


def _files(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    """The sources in a folder, with the names that they have in the archive."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS and "__pycache__" not in path.parts:
            yield f"{name}/{path.relative_to(folder).as_posix()}", path


def _packed(texts: dict[str, str], files: Iterable[tuple[str, Path]]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        contents = {name: text.encode() for name, text in texts.items()} | dict(
            _compiled(name, path.read_bytes()) for name, path in files
        )
        for name, content in contents.items():
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _compiled(name: str, source: bytes) -> tuple[str, bytes]:
    """A source as it was compiled, if it was; Python in a browser compiles anew what comes to it as a source."""
    made = _known().get(f"{name}c", b"")
    digest = hashlib.blake2b(source, digest_size=DIGEST.stop - DIGEST.start).digest()
    return (f"{name}c", made) if made[DIGEST] == digest else (name, source)


@cache
def _known() -> dict[str, bytes]:
    if not COMPILED.exists():
        return {}
    with zipfile.ZipFile(COMPILED) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
