"""The page: the built web page as files, and its index for every address that is a place on it."""

from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from labtable.server.answers import sorry

FOLDER = Path(__file__).parent / "page"
ASSETS = "assets"  # files here carry a hash in their names, so they never change
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = "The page is not built. Run `npm ci && npm run build` in web/, or `make play`, and load this again.\n"


@cache
def _files() -> dict[str, Path]:
    """All files of the page by their address; anything else is not served."""
    found = (path for path in FOLDER.rglob("*") if path.is_file()) if FOLDER.is_dir() else ()
    return {path.relative_to(FOLDER).as_posix(): path for path in found}


async def serve(request: Request) -> Response:
    """A file of the page, or the page itself."""
    name = request.path_params["path"]
    if name.startswith("api/"):
        return sorry(404, "There is nothing at this address.")
    files = _files()
    path = files.get(name)
    if path is not None:
        return _file(request, name, path)
    if Path(name).suffix:
        return sorry(404, "There is no such file.")
    index = files.get("index.html")
    return PlainTextResponse(NOT_BUILT, 503) if index is None else _file(request, "index.html", index)


def _file(request: Request, name: str, path: Path) -> Response:
    """A file, compressed if the browser takes it and the build has made it so."""
    headers = {"cache-control": FOR_EVER if name.startswith(f"{ASSETS}/") else ASK_AGAIN, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, suffix in ENCODINGS:
        if encoding in accepted and name + suffix in _files():
            headers["content-encoding"] = encoding
            path = _files()[name + suffix]
            break
    return FileResponse(path, headers=headers, media_type=type_of(name))


def type_of(name: str) -> str:
    """What a file is, by its name."""
    return TYPES.get(Path(name).suffix, "application/octet-stream")
