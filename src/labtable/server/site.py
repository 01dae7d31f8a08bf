"""The site: the whole table as files for any static host: the page, Python for browsers, the rules and the books."""

import hashlib
import json
import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import msgspec

from labtable.hall.shelf import Shelf
from labtable.kernel import BadInput
from labtable.server.page import FOLDER
from labtable.server.sources import game_archive, hall_archive
from labtable.words import ENGLISH, languages

PYTHON = FOLDER / "python"
INDEX, MANIFEST, KEEPER, LIST = "index.html", "manifest.webmanifest", "keeper.js", "files.json"
SCRIPT = "pyodide.mjs"
PACKED = (".br", ".gz")
"""Copies of files for those who take them packed; a site leaves packing to its host."""
ON_THE_WAY = (".pack", ".whl", ".zip")
"""What the page fetches itself before a first table, and counts."""
DIGEST_BYTES = 8
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'"
)
NOT_BUILT = "The page is not built here, so no site can be made of it; `make page` builds it."
NOT_OURS = "{folder} holds other things than a site of Labtable; name a new folder."

Files = dict[str, bytes | Path]
"""What lies where: a path on the site, and its bytes or the file that has them."""


class Alone(msgspec.Struct, kw_only=True):
    """What a page without a server must know, as its index tells it; `web/src/app/alone.ts` reads it."""

    runtime: str
    lock: dict[str, object]
    archives: list[str]
    games: dict[str, str]
    books: dict[str, str]
    bytes: dict[str, int]


@cache
def files() -> Files:
    """All files of the site."""
    if not (FOLDER / INDEX).exists() or not PYTHON.exists():
        raise BadInput(NOT_BUILT)
    python, rules = _python(), _named("python", {"hall.zip": hall_archive()})
    names = [entry.name for entry in Shelf().entries]
    games = _named("python", {f"{name}.zip": game_archive(name) for name in names})
    pages = {_page_of(name, language): _book(name, language) for name in names for language in languages()}
    books = _named(
        "books",
        {"shelf.json": msgspec.json.encode(Shelf().entries)} | {f"{page}.json": book for page, book in pages.items()},
    )
    alone = Alone(
        runtime=next(path for path in python if path.endswith(SCRIPT)).removesuffix(SCRIPT),
        lock={"info": _read_runtime()["info"], "packages": {}},
        archives=[*(path for path in python if path.endswith(".whl")), *rules],
        games=dict(zip(names, games, strict=True)),
        books=dict(zip(["", *pages], books, strict=True)),
        bytes={path: _size(file) for path, file in (python | rules).items() if path.endswith(ON_THE_WAY)},
    )
    made = _page() | _licences() | python | rules | games | books | {INDEX: _index(alone), MANIFEST: _manifest()}
    kept = sorted(path for path in made if not path.endswith(PACKED) and path != KEEPER)
    return made | {LIST: msgspec.json.encode(kept)}


def _page_of(name: str, language: str) -> str:
    """How the book of a game is called in a language; the English one by the game alone."""
    return name if language == ENGLISH else f"{name}.{language}"


def _book(name: str, language: str) -> bytes:
    shelf = Shelf()
    return shelf.book(shelf.game(name), language)


def _page() -> Files:
    """The page as it was built; what follows from where it lies is made anew."""
    paths = [path for path in FOLDER.rglob("*") if path.is_file() and not path.is_relative_to(PYTHON)]
    found: Files = {path.relative_to(FOLDER).as_posix(): path for path in paths}
    return {path: file for path, file in found.items() if not path.startswith((INDEX, MANIFEST))}


def _licences() -> Files:
    return {f"licences/{path.name}": path for path in (PYTHON / "licences").iterdir()}


def _python() -> Files:
    """Python for browsers and its packages, in a folder that is named by what is in it."""
    paths = sorted(path for path in PYTHON.iterdir() if path.is_file())
    digest = _digest(b"".join(path.read_bytes() for path in paths))
    return {f"python/{_read_runtime()['version']}-{digest}/{path.name}": path for path in paths}


def _read_runtime() -> dict[str, object]:
    found: dict[str, object] = json.loads((PYTHON / "runtime.json").read_bytes())
    return found


def _named(folder: str, made: dict[str, bytes]) -> Files:
    """Files whose names tell what is in them, so that they never change."""
    names = {name: name.rpartition(".") for name in made}
    return {f"{folder}/{names[name][0]}-{_digest(file)}.{names[name][2]}": file for name, file in made.items()}


def _digest(file: bytes) -> str:
    return hashlib.blake2b(file, digest_size=DIGEST_BYTES).hexdigest()


def _size(file: bytes | Path) -> int:
    return file.stat().st_size if isinstance(file, Path) else len(file)


def _index(alone: Alone) -> bytes:
    """The page's one file: it finds the others beside it, and may load nothing else."""
    text = (FOLDER / INDEX).read_text(encoding="utf-8").replace('="/', '="./')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    told = msgspec.json.encode(alone).decode().replace("<", "\\u003c")
    data = f'<script type="application/json" id="alone">{told}</script>'
    return text.replace("<head>", f"<head>\n    {policy}", 1).replace("</head>", f"  {data}\n  </head>", 1).encode()


def _manifest() -> bytes:
    """The manifest, with places beside it."""
    text = (FOLDER / MANIFEST).read_text(encoding="utf-8")
    return text.replace('"/album"', '"./?/album"').replace('": "/', '": "./').encode()


def write(folder: Path) -> int:
    """Write the site into a folder, in the place of an older one; how many bytes it has."""
    if folder.exists() and not (folder / LIST).exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(NOT_OURS.format(folder=folder))
    site = {path: file for path, file in files().items() if not path.endswith(PACKED)}
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
        for path, file in site.items():
            (fresh / path).parent.mkdir(parents=True, exist_ok=True)
            (fresh / path).write_bytes(file if isinstance(file, bytes) else file.read_bytes())
        fresh.chmod(0o755)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
    except OSError as error:
        raise BadInput(f"The site cannot be written to {folder}: {error}.") from error
    return sum(map(_size, site.values()))
