"""Reviews over HTTP: of rooms whose match is over, and of records that somebody has."""

from collections.abc import AsyncIterator
from functools import partial

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from labtable.hall.archive import OPEN, Archive
from labtable.hall.hall import Hall
from labtable.hall.letters import Branch, Opened
from labtable.hall.past import Past, past_of_record, subject_of
from labtable.kernel import Game, Record
from labtable.server.answers import answered, in_pieces, in_sentences, read, read_body
from labtable.server.doorkeeper import Doorkeeper
from labtable.server.settings import Settings

LINES = "application/x-ndjson"


class Reviewer:
    """The endpoints of reviews."""

    def __init__(self, hall: Hall, doorkeeper: Doorkeeper, settings: Settings, archive: Archive) -> None:
        self.hall = hall
        self.doorkeeper = doorkeeper
        self.settings = settings
        self.archive = archive

    def routes(self) -> list[BaseRoute]:
        """Where they are."""
        return [
            Route("/api/rooms/{code}/review", in_sentences(self.of_room)),
            Route("/api/rooms/{code}/continuation", in_sentences(self.continuation_of_room)),
            Route("/api/rooms/{code}/branch", in_sentences(self.branch_of_room), methods=["POST"]),
            Route("/api/review", in_sentences(self.of_record), methods=["POST"]),
            Route("/api/review/replay", in_sentences(self.replay_of_record), methods=["POST"]),
            Route("/api/review/continuation", in_sentences(self.continuation_of_record), methods=["POST"]),
            Route("/api/review/branch", in_sentences(self.branch_of_record), methods=["POST"]),
        ]

    # Rooms

    async def of_room(self, request: Request) -> Response:
        """The review of a match that is over, as it comes; or, if that is asked, only what is known already."""
        room = await self.doorkeeper.look(request)
        await self.hall.finished(room)
        if "known" in request.query_params:
            return Response(b"".join(await self.hall.known_review(room)), media_type=LINES)
        self._may_review(request, room.state.code)
        return in_lines(await self.hall.review(room))

    async def continuation_of_room(self, request: Request) -> Response:
        """How it could go on after a move at a step."""
        return await self._continuation(request, await self.hall.past(await self.doorkeeper.look(request)))

    async def branch_of_room(self, request: Request) -> Response:
        """A new room that goes on from a step."""
        room = await self.doorkeeper.look(request)
        match = await self.hall.finished(room)
        return await self._branch(request, room.game, match.record, await read(request, Branch, self._most))

    # Records

    async def of_record(self, request: Request) -> Response:
        """The review of a record, as it comes."""
        game, record = await self._proved(request, await self._text(request))
        subject = subject_of(game, record)
        self._may_review(request, subject.key)
        return in_lines(self.hall.reviews.read(subject))

    async def replay_of_record(self, request: Request) -> Response:
        """A record, step by step, from a seat or with all cards open."""
        past = await self._past(request)
        return in_pieces(await self.archive.replay(past, eyes(request), partial(self.doorkeeper.may_copy, request)))

    async def continuation_of_record(self, request: Request) -> Response:
        """How a record could have gone on."""
        return await self._continuation(request, await self._past(request))

    async def branch_of_record(self, request: Request) -> Response:
        """A new room that goes on from a step of a record."""
        new = await read(request, Branch, self.settings.most_record * 2)
        game, record = await self._proved(request, new.record.encode())
        return await self._branch(request, game, record, new)

    # What both have in common

    @property
    def _most(self) -> int:
        return self.settings.most_bytes

    def _may_review(self, request: Request, key: str) -> None:
        """Each review that is begun counts, and there may not be too many."""
        if key not in self.hall.reviews:
            self.doorkeeper.may_review(request)
            self.hall.reviews.check()

    async def _text(self, request: Request) -> bytes:
        return await read_body(request, self.settings.most_record)

    async def _proved(self, request: Request, text: bytes) -> tuple[Game, Record]:
        """A record that was sent, proved to be what it says, and its game."""
        self.doorkeeper.may_copy(request)
        return await self.archive.prove(text)

    async def _past(self, request: Request) -> Past:
        return await past_of_record(*await self._proved(request, await self._text(request)))

    async def _continuation(self, request: Request, past: Past) -> Response:
        step, move = request.query_params.get("step", ""), request.query_params.get("move", "")
        may = partial(self.doorkeeper.may_copy, request)
        return in_pieces(await self.archive.continuation(past, step, move, may))

    async def _branch(self, request: Request, game: Game, record: Record, new: Branch) -> Response:
        self.doorkeeper.may_open(request, new.key)
        room = await self.hall.branch(game, record, new)
        return answered(Opened(code=room.state.code), 201)


def in_lines(lines: AsyncIterator[bytes]) -> Response:
    """An answer that comes line by line; proxies are asked to hand each on at once."""
    return StreamingResponse(lines, media_type=LINES, headers={"x-accel-buffering": "no"})


def eyes(request: Request) -> str:
    """From where a replay is to be seen."""
    return request.query_params.get("seat", OPEN)
