"""Reviews over HTTP: of rooms whose match is over, and of records that somebody has."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from labtable.hall import door
from labtable.hall.bites import in_bites
from labtable.hall.branches import tables_of
from labtable.hall.customs import Customs
from labtable.hall.desks import Subject
from labtable.hall.frames import Room as RoomFrame
from labtable.hall.frames import SeatState
from labtable.hall.hall import Hall
from labtable.hall.letters import Branch, Opened
from labtable.hall.match import Match
from labtable.kernel import BadInput, BadRecord, Game, Record, parse_record
from labtable.kernel.record import verify
from labtable.kernel.words import counted
from labtable.review.moments import names_of
from labtable.server.answers import answered, in_pieces, in_sentences, read, read_body
from labtable.server.copies import Copies
from labtable.server.doorkeeper import Doorkeeper, TurnedAway
from labtable.server.settings import Settings

LINES = "application/x-ndjson"
LONGEST_SEED = 60  # digits; those of this server have 39 at most
STEPS = 16  # of a match that are played again in one go
OTHER_CARDS = (
    "This match was played with cards that are not known here ({name}, {digest}); open it where it was played, or let "
    "this server be started with them."
)
BROKEN_OFF = "This record breaks off before the end; only a match that is over can be reviewed."


class Reviewer:
    """The endpoints of reviews."""

    def __init__(self, hall: Hall, doorkeeper: Doorkeeper, settings: Settings, copies: Copies) -> None:
        self.hall = hall
        self.doorkeeper = doorkeeper
        self.settings = settings
        self.copies = copies
        self._verifying = asyncio.Semaphore(1)

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
        room = await self.doorkeeper.look(request)
        match = await self.hall.finished(room)
        return await self._continuation(request, room.state.code, room.game, match.record, room.state.names())

    async def branch_of_room(self, request: Request) -> Response:
        """A new room that goes on from a step."""
        room = await self.doorkeeper.look(request)
        match = await self.hall.finished(room)
        return await self._branch(request, room.game, match.record, await read(request, Branch, self._most))

    # Records

    async def of_record(self, request: Request) -> Response:
        """The review of a record, as it comes."""
        game, record = await self._record(request, await self._text(request))
        subject = Subject(f"record {record.seal()}", game, record, names_of(record))
        self._may_review(request, subject.key)
        return in_lines(self.hall.reviews.read(subject))

    async def replay_of_record(self, request: Request) -> Response:
        """A record, step by step, from a seat or with all cards open."""
        game, record = await self._record(request, await self._text(request))
        seat, is_open = eyes_of(request, record.header.seats)
        match = (await in_bites(Match.resuming(game, record.header, record.steps), STEPS))[-1]
        names = names_of(record)
        frames = await self._copy(
            request,
            f"record {record.seal()} {'open' if is_open else seat}",
            lambda: door.replay_frames(match, seat, is_open, names),
        )
        return in_pieces(door.replay(room_of(game, record, names), [frames]))

    async def continuation_of_record(self, request: Request) -> Response:
        """How a record could have gone on."""
        game, record = await self._record(request, await self._text(request))
        return await self._continuation(request, f"record {record.seal()}", game, record, names_of(record))

    async def branch_of_record(self, request: Request) -> Response:
        """A new room that goes on from a step of a record."""
        new = await read(request, Branch, self.settings.most_record * 2)
        game, record = await self._record(request, new.record)
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

    async def _text(self, request: Request) -> str:
        body = await read_body(request, self.settings.most_record)
        try:
            return body.decode()
        except UnicodeDecodeError as error:
            raise TurnedAway(422, "This is no record of a match: it is not UTF-8 text.") from error

    async def _record(self, request: Request, text: str) -> tuple[Game, Record]:
        """A record that was sent, proved to be what it says, and its game."""
        self.doorkeeper.may_copy(request)
        record = parse_record(text)
        if len(record.header.seed) > LONGEST_SEED:
            raise BadRecord("Line 1: the seed of this record is too long for a seed.")
        if record.result is None:
            raise BadRecord(BROKEN_OFF)
        game = await self._game(record)
        async with self._verifying:
            await asyncio.to_thread(verify, game, record, whole=True)
        return game, record

    async def _game(self, record: Record) -> Game:
        edition = record.header.edition
        here = self.hall.house.shelf.game(record.header.game)
        if record.header.rules != here.rulebook.version:
            return here  # which says so
        game = await self.hall.house.game(record.header.game, edition.digest)
        if game is None:
            raise BadInput(OTHER_CARDS.format(name=edition.name, digest=edition.digest))
        return game

    async def _continuation(self, request: Request, key: str, game: Game, record: Record, names: list[str]) -> Response:
        step, text = request.query_params.get("step", ""), request.query_params.get("move", "")
        if not (step.isdecimal() and len(step) < 6 and int(step) < len(record.steps)):
            most = counted(len(record.steps), "step")
            raise TurnedAway(422, f"This match has {most}; name one from 0 to {len(record.steps) - 1}.")
        table = (await in_bites(tables_of(game, record, int(step)), STEPS))[-1]
        move = game.catalogue.named(text)
        if move is None or table.refusal(move) is not None:
            raise TurnedAway(422, f"The move {text[:80]!r} cannot be made there.")
        frames = await self._copy(
            request, f"{key} {step} {text}", lambda: door.continuation(game, table, int(step), move, names)
        )
        return in_pieces(door.continued(table.actor, frames))

    async def _branch(self, request: Request, game: Game, record: Record, new: Branch) -> Response:
        self.doorkeeper.may_open(request, new.key)
        room = await self.hall.branch(game, record, new)
        return answered(Opened(code=room.state.code), 201)

    async def _copy(self, request: Request, title: str, make: Callable[[], Iterator[bytes]]) -> bytes:
        """What is left of a match; each that must be made anew counts."""
        if title not in self.copies:
            self.doorkeeper.may_copy(request)
        return await self.copies.get(title, make)


def in_lines(lines: AsyncIterator[bytes]) -> Response:
    """An answer that comes line by line; proxies are asked to hand each on at once."""
    return StreamingResponse(lines, media_type=LINES, headers={"x-accel-buffering": "no"})


def eyes_of(request: Request, seats: int) -> tuple[int | None, bool]:
    """From where a replay is seen: a seat, or with all cards open."""
    eyes = request.query_params.get("seat", "open")
    if eyes != "open" and not (eyes.isdecimal() and len(eyes) == 1 and int(eyes) < seats):
        raise TurnedAway(422, f"A replay is seen from seat 0 to {seats - 1}, or open, not {eyes!r}.")
    return (None, True) if eyes == "open" else (int(eyes), False)


def room_of(game: Game, record: Record, names: list[str]) -> RoomFrame:
    """The room that a record would have been played in: it has no code, and nobody is there."""
    seats = [SeatState(seat=seat, sitter="person", name=name) for seat, name in enumerate(names)]
    return RoomFrame(
        code="",
        game=game.name,
        edition=game.edition.digest,
        options=record.header.options,
        customs=Customs(),
        seats=seats,
        stage="over",
        you=None,
        host=False,
        me="",
        watching=0,
        watchers=[],
        deal=None,
        patience=0.0,
    )
