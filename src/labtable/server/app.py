"""The server: rooms, sockets and the page, put together."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from labtable.hall.clock import Clock
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.shelf import Shelf
from labtable.server import page
from labtable.server.api import Api, in_sentences, sorry
from labtable.server.doorkeeper import Doorkeeper
from labtable.server.guard import Guard
from labtable.server.live import Live
from labtable.server.settings import Settings
from labtable.server.sql import SqlStore
from labtable.server.workers import Workers


def make_app(
    url: str, settings: Settings | None = None, clock: Clock | None = None, shelf: Shelf | None = None
) -> Starlette:
    """A server for a database; everything else has its defaults."""
    chosen = settings or Settings()
    games = shelf or Shelf()
    store, workers = SqlStore(url), Workers(chosen.workers, chosen.thinking, chosen.waiting, games.words)
    hall = Hall(House(chosen, store, workers, clock or Clock(), games))
    lifespan = _lifespan(hall, store, workers)
    app = Starlette(routes=_routes(hall, chosen), lifespan=lifespan, exception_handlers=_SENTENCES)
    app.add_middleware(Guard, clock=hall.house.clock)
    app.state.hall = hall
    return app


def _lifespan(
    hall: Hall, store: SqlStore, workers: Workers
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        await hall.begin()
        yield
        await hall.end()
        await workers.end()
        await store.close()

    return lifespan


def _routes(hall: Hall, settings: Settings) -> list[BaseRoute]:
    doorkeeper = Doorkeeper(hall, settings)
    api = Api(hall, doorkeeper, settings)
    return [
        Route("/healthz", in_sentences(api.healthz)),
        Route("/api/openapi.json", in_sentences(api.openapi)),
        Route("/api/games", in_sentences(api.games)),
        Route("/api/games/{game}", in_sentences(api.game)),
        Route("/api/rooms", in_sentences(api.open), methods=["POST"]),
        Route("/api/rooms/{code}", in_sentences(api.room)),
        Route("/api/rooms/{code}/record", in_sentences(api.record)),
        Route("/api/rooms/{code}/replay", in_sentences(api.replay)),
        WebSocketRoute("/api/rooms/{code}/live", Live(doorkeeper, settings, hall.house.clock)),
        Route("/{path:path}", page.serve),
    ]


async def _http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    sentences = {404: "There is nothing at this address.", 405: "This address does not take that method."}
    response = sorry(status, sentences.get(status, "This request cannot be answered."))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def _fault(request: Request, error: Exception) -> Response:
    return sorry(500, "Something went wrong in the server; try again.")


_SENTENCES = {HTTPException: _http_error, Exception: _fault}
