"""Answers and what is asked, as JSON and in sentences."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from labtable.hall.letters import Sorry
from labtable.hall.seating import CannotDo
from labtable.hall.store import NotStored
from labtable.kernel import BadInput
from labtable.server.doorkeeper import TurnedAway

JSON = "application/json"
PIECE = 64 * 1024
Endpoint = Callable[[Request], Awaitable[Response]]
Read = TypeVar("Read")


def answered(thing: object, status: int = 200) -> Response:
    """A thing as JSON."""
    return Response(msgspec.json.encode(thing), status, media_type=JSON)


def in_pieces(text: bytes) -> Response:
    """A long text of JSON, of which no more is on its way than its reader takes."""

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(text), PIECE):
            yield text[start : start + PIECE]

    return StreamingResponse(pieces(), headers={"content-length": str(len(text))}, media_type=JSON)


def sorry(status: int, why: str) -> Response:
    """An error in one sentence."""
    return answered(Sorry(error=why), status)


def in_sentences(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose mistakes are told in one sentence with the right status."""

    async def told(request: Request) -> Response:
        try:
            return await endpoint(request)
        except TurnedAway as error:
            return sorry(error.status, error.why)
        except CannotDo as error:
            return sorry(409, error.why)
        except BadInput as error:
            return sorry(422, str(error))
        except NotStored:
            return sorry(503, "That could not be written down, so it was not done; try again in a moment.")

    return told


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, read no further than it may be long."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TurnedAway(413, f"A message may have {most} bytes at most.")
    return bytes(body)


async def read(request: Request, kind: type[Read], most: int) -> Read:
    """What a request says."""
    body = await read_body(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TurnedAway(422, f"This message cannot be read: {error}.") from error
