"""The gate: what a connection may cost before it has asked for anything, and the end of one that does not read."""

import asyncio
from asyncio.transports import BaseTransport, Transport
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from labtable.server.framing import ends_a_frame, framed, short_text
from labtable.server.gatehouse import Gatehouse
from labtable.server.settings import Settings

MOST_HEAD = 64 * 1024  # bytes before a request's headers are complete; browsers send a few thousand
SLICE = 16 * 1024  # bytes that are read in one go
MOST_PIPELINED = 8  # requests that one connection may send ahead
MOST_PIECES = 256  # in which one message may come
MOST_UNREAD = 256 * 1024  # bytes of pongs and frames that may wait for who does not read
HERE = "labtable"  # the name under which a socket is found in its scope
CLOSED = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%s"


def closing(status: bytes, why: bytes) -> bytes:
    """A whole answer, written before there is a request to answer."""
    body = b'{"error":"%s"}' % why
    return CLOSED % (status, len(body), body)


TOO_LONG = closing(b"431 Request Header Fields Too Large", b"The headers of this request are too long.")
TOO_LATE = closing(b"408 Request Timeout", b"This request did not come in time; send it again.")
TOO_MANY = closing(b"503 Service Unavailable", b"Too many connections are open from here; close some, or come later.")


class GatedConfig(uvicorn.Config):
    """How uvicorn is run, with one gatehouse for all connections."""

    def __init__(self, app: ASGIApp, gatehouse: Gatehouse, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=Gate, ws=Socket, forwarded_allow_ips=settings.proxies, **more)
        self.gatehouse = gatehouse


class Fuse:
    """A connection that ends unless something happens in time."""

    def __init__(self, transport: Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def light(self, last_words: bytes = b"") -> None:
        """From now on it must happen in time."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._burn_down, last_words)

    def put_out(self) -> None:
        """It has happened."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _burn_down(self, last_words: bytes) -> None:
        if last_words:
            self._transport.write(last_words)
            self._transport.close()
        else:
            self._transport.abort()


class Gate(HttpToolsProtocol):
    """HTTP: a request must come in time and not be too long, and its answer must be read."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self._house = cast(GatedConfig, self.config).gatehouse
        settings = self._house.settings
        self._request, self._unread = Fuse(transport, settings.request), Fuse(transport, settings.stalled)
        self._head: int | None = 0
        """How long the headers are that still come; None after their end."""
        self._address = _address(transport)
        if self._house.enter(self._address):
            self._request.light()
        else:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        self._house.leave(self._address)
        self._request.put_out()
        self._unread.put_out()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):  # what comes behind the headers is no part of them
            if self.transport.is_closing():
                return
            part = data[start : start + SLICE]
            if self._head is not None:
                self._head += len(part)
                if self._head > MOST_HEAD:
                    self.transport.write(TOO_LONG)
                    self.transport.close()
                    return
            super().data_received(part)

    def on_message_begin(self) -> None:
        self._head = 0
        self._request.put_out()
        self._request.light(TOO_LATE)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")  # the parser stops, and the connection with it
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._request.put_out()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._unread.light()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread.put_out()
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """A socket: it is let go if it does not read what it is sent, pongs too.

    Texts go in and out at once where nothing stands in the way; everything else takes uvicorn's way through queues.
    """

    listener: Callable[[str], None] | None = None
    """Who takes texts as they come."""
    _at_a_frame = True
    """Whether the next byte begins a frame; a socket on which one came in pieces takes the long way from then on."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._house = cast(GatedConfig, self.config).gatehouse
        self._unread = Fuse(self.transport, self._house.settings.stalled)
        self._address = _address(self.transport)
        self._house.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._house.leave(self._address)
        self._unread.put_out()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # as it would be if it was turned away
            self.scope["extensions"][HERE] = {"socket": self}

    def write_now(self, text: bytes) -> bool:
        """Let a text go out at once; whether it could, for not while much is unread, nor at the end."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def data_received(self, data: bytes) -> None:
        text = short_text(data) if self._at_a_frame and self.listener is not None else None
        if text is not None and self.listener is not None and self._goes_straight():
            self.listener(text)
            return
        if self.handshake_initiated:
            self._at_a_frame = self._at_a_frame and ends_a_frame(data)
        super().data_received(data)

    def _goes_straight(self) -> bool:
        """Whether nothing stands before the next text, not half a message nor an end."""
        return self.conn.state is OPEN and not self.frames and not self.close_sent and self.queue.empty()

    def send_receive_event_to_app(self) -> None:
        text = self._text_for_listener()
        if text is None or self.listener is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.listener(text)

    def _text_for_listener(self) -> str | None:
        """A whole text that none stands before; what is no text is told by uvicorn."""
        if self.curr_msg_data_type != "text" or self.close_sent or not self.queue.empty():
            return None
        try:
            return b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return None

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def pause_writing(self) -> None:
        self._unread.light()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread.put_out()
        super().resume_writing()


def _address(transport: Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else "nowhere"
