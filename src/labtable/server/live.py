"""Live play: one socket, from its hello to its end."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from labtable.hall.audience import FAREWELL, RESTART, Reader
from labtable.hall.bucket import Bucket
from labtable.hall.clock import Clock
from labtable.hall.door import encoded
from labtable.hall.ear import POLICY, UNREADABLE, Ear, Noise
from labtable.hall.frames import Refused
from labtable.hall.seating import CannotDo
from labtable.hall.store import NotStored
from labtable.hall.wishes import FromBrowser, Hello
from labtable.server.crowd import Caller, make_room
from labtable.server.doorkeeper import Doorkeeper, TurnedAway, address_of
from labtable.server.gate import HERE, Socket
from labtable.server.origin import is_for_us, is_from_here
from labtable.server.settings import Settings

UNKNOWN_ROOM = 4404
First = TypeVar("First")


class Place(Protocol):
    """Where a socket leads: a room, or a class."""

    def hear(self, reader: Reader, message: Any) -> None:
        """Take in a message of the kind that is said there."""

    def leave(self, reader: Reader) -> None:
        """Let a socket go."""


class Live:
    """The way from a socket to its room, as an ASGI application: frames go out without detours."""

    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromBrowser)
    """Reads what is said there."""

    def __init__(self, doorkeeper: Doorkeeper, settings: Settings, clock: Clock) -> None:
        self.doorkeeper = doorkeeper
        self.settings = settings
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Bring a socket to its room, and carry its messages until it goes."""
        socket = WebSocket(scope, receive, send)
        if not (is_for_us(socket, self.settings) and is_from_here(socket, self.settings)):
            await socket.close(POLICY)
            return
        await socket.accept()
        try:
            call = Call(socket, receive, send, self)
            await self.greet(call)
        except TurnedAway as error:
            await _farewell(socket, error.why, UNKNOWN_ROOM)
        except CannotDo as error:
            await _farewell(socket, error.why, UNKNOWN_ROOM)
        except Noise as error:
            await _farewell(socket, error.why, error.code)
        except NotStored:
            await _farewell(socket, "The table cannot be reached; come again in a moment.", RESTART)
        except WebSocketDisconnect:
            return

    async def greet(self, call: "Call") -> None:
        """Bring who says hello to their room."""
        hello = await call.hello(Hello)
        room = await self.doorkeeper.room(call.socket)
        room.host.check_entry(room.state.digest(hello.key))
        make_room(room, room.state.digest(hello.key), self.settings)
        await call.run(room, partial(room.come, call.reader, hello.key))


async def _farewell(socket: WebSocket, why: str, code: int) -> None:
    try:
        await socket.send_text(encoded(Refused(do="hello", why=why)).decode())
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return  # it is gone already


class Call:
    """A socket and its room: messages in, frames out."""

    def __init__(self, socket: WebSocket, receive: Receive, send: Send, live: Live) -> None:
        self.socket = socket
        self.gate: Socket = socket.scope["extensions"][HERE]["socket"]
        self.receive = receive
        self.send = send
        self.settings = live.settings
        self.clock = live.clock
        self.reader = Caller(address_of(socket), self.gate.write_now)
        bucket = Bucket(self.settings.messages_at_once, self.settings.messages_a_second, self.clock.now())
        self.ear = Ear(self.reader, live.decoder, bucket, self.settings.most_bytes)

    async def run(self, room: Place, come: Callable[[], None]) -> None:
        """Carry messages both ways until the socket ends."""
        come()
        self.gate.listener = partial(self._hear, room)
        sender = asyncio.create_task(self._send())
        try:
            while self.reader.closed is None:
                self._hear(room, await self._next())
        except Noise as error:
            self.ear.end(error)
        finally:
            self.gate.listener = None
            room.leave(self.reader)
            self.reader.close(FAREWELL)
            await asyncio.gather(sender, return_exceptions=True)

    async def hello(self, kind: type[First]) -> First:
        """Who is there; before that no room is claimed, for a socket may be gone by the time it is read."""
        try:
            async with asyncio.timeout(self.settings.hello):
                message = self.ear.read(await self._next())
        except TimeoutError:
            raise Noise("Nobody said hello in time; connect again.") from None
        except UNREADABLE as error:
            raise Noise(f"A table is greeted with a hello and a key: {error}.") from error
        if not isinstance(message, kind):
            raise Noise("Say hello first, with your key.")
        return message

    async def _next(self) -> str:
        """The next text; anything but text ends the socket."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", FAREWELL))
        text = message.get("text")
        if text is None:
            raise Noise("Messages are JSON text, not bytes.")
        return str(text)

    def _hear(self, room: Place, text: str) -> None:
        """Take a text to the room."""
        self.ear.hear(text, partial(room.hear, self.reader), self.clock.now())

    async def _send(self) -> None:
        """Let frames go out that had to wait, and end the socket when the reader is closed."""
        reader, send = self.reader, self.send
        try:
            while True:
                await reader.news()
                while reader.waiting:
                    await send({"type": "websocket.send", "text": reader.waiting[0].decode()})
                    reader.waiting.popleft()  # not before: what comes now must not overtake it
                if reader.closed is not None:
                    await self.socket.close(reader.closed)
                    return
        except (OSError, WebSocketDisconnect, RuntimeError):
            reader.close(FAREWELL)  # it is gone already
