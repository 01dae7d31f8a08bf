"""The server: rooms, sockets and the page, put together."""

import asyncio
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
from labtable.hall.letters import Ready
from labtable.hall.shelf import Shelf
from labtable.hall.store import NotStored
from labtable.server import offline, page
from labtable.server.answers import answered, in_sentences, sorry
from labtable.server.api import Api
from labtable.server.classes import Classes
from labtable.server.doorkeeper import Doorkeeper, TurnedAway
from labtable.server.gatehouse import Gatehouse
from labtable.server.guard import Guard
from labtable.server.live import Live
from labtable.server.metrics import Look, MeasuredStore, Metrics
from labtable.server.press import Press
from labtable.server.reviewing import Reviewer
from labtable.server.settings import Settings
from labtable.server.sql import SqlStore
from labtable.server.tending import Tending
from labtable.server.workers import Workers
from labtable.server.workshop import Workshop

READY = 3.0  # seconds in which the database must answer


def make_app(
    url: str,
    settings: Settings | None = None,
    clock: Clock | None = None,
    shelf: Shelf | None = None,
    token: str = "",
) -> Starlette:
    """A server for a database; everything else has its defaults. With a token it can be tended."""
    chosen = settings or Settings()
    games = shelf or Shelf()
    metrics, gatehouse = Metrics(), Gatehouse(chosen)
    store, workers = MeasuredStore(url, metrics), Workers(chosen.workers, chosen.thinking, chosen.waiting, games.bots)
    hall = Hall(House(chosen, store, workers, clock or Clock(), games))
    metrics.registry.register(Look(hall, workers.line, gatehouse))
    routes = [
        Route("/readyz", in_sentences(Readiness(store).serve)),
        Route("/metrics", metrics.serve),
        *(Tending(hall, token).routes() if token else []),
        *_routes(hall, chosen),
    ]
    app = Starlette(routes=routes, lifespan=_lifespan(hall, store, workers), exception_handlers=_SENTENCES)
    app.add_middleware(Guard, settings=chosen, clock=hall.house.clock, metrics=metrics)
    app.state.hall, app.state.gatehouse = hall, gatehouse
    return app


class Readiness:
    """Whether requests should be sent here: the database answers and takes what is written."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def serve(self, request: Request) -> Response:
        """Ready, or why not."""
        try:
            async with asyncio.timeout(READY):
                await self._store.check()
        except (TimeoutError, NotStored) as error:
            raise TurnedAway(503, "The database does not take what is written; look at the log.") from error
        return answered(Ready(ready=True))


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
        *Classes(hall, doorkeeper, settings).routes(),
        *Reviewer(hall, doorkeeper, settings, api.archive).routes(),
        *Press(hall, doorkeeper, settings).routes(),
        *Workshop(hall, doorkeeper, settings).routes(),
        Route("/healthz", in_sentences(api.healthz)),
        Route("/api/openapi.json", in_sentences(api.openapi)),
        Route("/api/games", in_sentences(api.games)),
        Route("/api/games/{game}", in_sentences(api.game)),
        Route("/api/rooms", in_sentences(api.open), methods=["POST"]),
        Route("/api/gathering/{short}", in_sentences(api.gathering)),
        Route("/api/watchable", in_sentences(api.watchable)),
        Route("/api/standings", in_sentences(api.standings), methods=["POST"]),
        Route("/api/rooms/{code}", in_sentences(api.room)),
        Route("/api/rooms/{code}/record", in_sentences(api.record)),
        Route("/api/rooms/{code}/cards", in_sentences(api.cards)),
        Route("/api/rooms/{code}/replay", in_sentences(api.replay)),
        WebSocketRoute("/api/rooms/{code}/live", Live(doorkeeper, settings, hall.house.clock)),
        Route("/offline", offline.to_folder),
        Route("/offline/{path:path}", in_sentences(offline.serve)),
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
