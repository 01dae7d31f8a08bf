"""The guard: who may ask at all, and headers on all that leaves, so that the page can load nothing but itself."""

import re
import secrets
from email.utils import formatdate

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labtable.hall.clock import Clock
from labtable.server.answers import sorry
from labtable.server.logs import request_id
from labtable.server.metrics import Metrics
from labtable.server.origin import SAFE, is_for_us, is_from_here
from labtable.server.settings import Settings

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
NOT_KEPT = "no-store"
NAMED = re.compile(r"[\w-]{1,64}")  # an id that a proxy may give to a request


class Guard:
    """Stands before the server: turns strangers' pages away, names every request, and adds the headers to answers."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.clock = clock
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        name = _name(connection)
        token = request_id.set(name)
        try:
            if scope["type"] == "http":
                await (self._turned_away(connection) or self.app)(scope, receive, self._guarded(send, name))
            else:
                await self.app(scope, receive, send)
        finally:
            request_id.reset(token)

    def _turned_away(self, connection: HTTPConnection) -> Response | None:
        if not is_for_us(connection, self.settings):
            return sorry(421, "This server does not answer to that name; ask it by its own.")
        if connection.scope["method"] not in SAFE and not is_from_here(connection, self.settings):
            return sorry(403, "Pages of other sites may not do this.")
        return None

    def _guarded(self, send: Send, name: str) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.answers.labels(message["status"]).inc()
                headers = MutableHeaders(scope=message)
                for header, value in HEADERS.items():
                    headers.setdefault(header, value)
                headers.setdefault("cache-control", NOT_KEPT)
                headers["date"] = formatdate(self.clock.now(), usegmt=True)  # countdowns on pages go by it
                headers["x-request-id"] = name
            await send(message)

        return guarded


def _name(connection: HTTPConnection) -> str:
    """The id of a request: as a proxy has named it, or a new one."""
    given = connection.headers.get("x-request-id", "")
    return given if NAMED.fullmatch(given) else secrets.token_hex(8)
