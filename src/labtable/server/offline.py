"""Offline: the site beside the server's own page, for tables that go on when the network is gone."""

import asyncio
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from labtable.server import site
from labtable.server.answers import sorry
from labtable.server.page import ASK_AGAIN, FOR_EVER, type_of

FOLDERS_FOR_EVER = ("assets/", "books/", "python/")
"""Files here carry a digest in their names, so they never change."""
PACKED = ".gz"


async def to_folder(request: Request) -> Response:
    """The folder, for the page names its files by where they lie beside it."""
    return RedirectResponse("/offline/")


async def serve(request: Request) -> Response:
    """A file of the site; it is put together when somebody first asks, beside the tables."""
    name = request.path_params["path"] or site.INDEX
    files = await asyncio.to_thread(site.files)
    if name not in files:
        return sorry(404, "There is no such file.")
    headers = {"cache-control": FOR_EVER if name.startswith(FOLDERS_FOR_EVER) else ASK_AGAIN, "vary": "accept-encoding"}
    headers["content-security-policy"] = f"{site.POLICY}; frame-ancestors 'none'"
    found = files[name]
    if "gzip" in request.headers.get("accept-encoding", "") and name + PACKED in files:
        headers["content-encoding"] = "gzip"
        found = files[name + PACKED]
    if isinstance(found, Path):
        return FileResponse(found, headers=headers, media_type=type_of(name))
    return Response(found, headers=headers, media_type=type_of(name))
