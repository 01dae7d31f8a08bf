"""Serving: the server on a port, for people and for tests."""

import asyncio
import contextlib
import gc
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from labtable.hall.shelf import Shelf
from labtable.kernel import BadInput
from labtable.server.app import make_app
from labtable.server.gate import GatedConfig
from labtable.server.latch import latched
from labtable.server.logs import LOGS
from labtable.server.reach import reached_by
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file, try_out
from labtable.server.tending import Key, key_file, key_in, new_token

USUAL_PORT = 8023
PORTS_TRIED = 50
BACKLOG = 2048
GARBAGE = 50_000


def usual_database() -> str:
    """The database in this user's data folder; the folder is made if it is not there."""
    folder: Path = user_data_path("labtable", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"The folder {folder} cannot be made: {error.strerror}. Give a database with --db.") from error
    return sqlite_file(folder / "tables.db")


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket: on the port that was asked for, or on the first free one from the usual on."""
    ports = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else [port]
    for each in ports:
        with contextlib.suppress(OSError):
            return _listening(host, each)
    if port is None:
        raise BadInput(f"No port from {USUAL_PORT} on is free on {host}; name one with --port.")
    raise BadInput(f"Port {port} on {host} cannot be used; name another with --port, or none.")


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)  # from here on whoever comes early waits instead of being turned away
    except OSError:
        listening.close()
        raise
    return listening


def address(listening: socket.socket) -> str:
    """Where a browser finds a listening socket."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 - shown
    return f"http://{shown}:{port}/"


def config(app: Starlette, settings: Settings, logs: dict[str, Any] | None = LOGS) -> GatedConfig:
    """How the server is run."""
    return GatedConfig(
        app,
        app.state.gatehouse,
        settings,
        ws_max_size=settings.most_bytes * 4,  # so that a message that is too long is told so before the end
        ws_ping_interval=settings.ping,
        ws_per_message_deflate=False,  # frames are small, and deflating every one would cost more than sending it
        access_log=False,
        log_config=logs,
        server_header=False,
        date_header=False,  # the guard tells the time of the house
        timeout_graceful_shutdown=3,
    )


def serve(
    listening: socket.socket, url: str, settings: Settings, shelf: Shelf, say: Callable[[str], None], open_page: bool
) -> None:
    """Serve until somebody stops it; rooms stay in the database."""
    with latched(url):
        asyncio.run(try_out(url))
        _serve(listening, url, settings, shelf, say, open_page)


def _serve(
    listening: socket.socket, url: str, settings: Settings, shelf: Shelf, say: Callable[[str], None], open_page: bool
) -> None:
    _take_many_files()
    _collect_seldom()
    key = Key(address=address(listening), token=new_token())
    server = uvicorn.Server(config(make_app(url, settings, shelf=shelf, token=key.token), settings))
    say(f"Labtable is at {address(listening)} (Ctrl-C stops it; all tables are kept).")
    others = reached_by(listening)
    if others is not None:
        say(f"Others on this network, such as a class, type {others} into their browsers.")
    if open_page:
        threading.Thread(target=_open_page, args=(address(listening),), daemon=True).start()
    with key_in(key_file(url, listening.getsockname()[1]), key), contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _take_many_files() -> None:
    """Let this process hold as many sockets as the machine allows."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _collect_seldom() -> None:
    """Look for garbage seldom: what a move leaves behind goes by itself, and what a room keeps it keeps for long."""
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)


def _open_page(where: str) -> None:
    """Open the browser when the server answers, where there is a browser to open."""
    with contextlib.suppress(OSError, webbrowser.Error):
        urllib.request.urlopen(f"{where}healthz", timeout=10).close()  # noqa: S310 - our own address
        webbrowser.open(where)
