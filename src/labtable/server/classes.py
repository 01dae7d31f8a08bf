"""Classes on the network: opened, found, lived in over sockets, reported and forgotten."""

from functools import partial
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from labtable.hall.classes.classroom import Classroom
from labtable.hall.classes.letters import ClassOpened, ClassReport, NewClass
from labtable.hall.classes.notes import notes_of
from labtable.hall.classes.report import as_csv, report_of
from labtable.hall.classes.wishes import Arrive, ToClass
from labtable.hall.hall import Hall
from labtable.hall.seating import CannotDo
from labtable.kernel import BadInput
from labtable.server.answers import answered, in_sentences, read
from labtable.server.crowd import make_way
from labtable.server.doorkeeper import Doorkeeper, TurnedAway
from labtable.server.live import Call, Live
from labtable.server.settings import Settings

BEARER = "Bearer "
NOT_YOURS = "Only the teacher of this class may do that; continue from the link that the overview shows."
LONGEST_KEY = 64


class LiveClass(Live):
    """The way from a socket to its class."""

    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ToClass)

    async def greet(self, call: Call) -> None:
        """Bring who says hello to their class."""
        arrived = await call.hello(Arrive)
        found = await self.doorkeeper.classroom(call.socket)
        make_way(found.lectern.visits, found.state.digest(arrived.key), self.settings)
        await call.run(found, partial(found.come, call.reader, arrived))


class Classes:
    """The endpoints of classes."""

    def __init__(self, hall: Hall, doorkeeper: Doorkeeper, settings: Settings) -> None:
        self.hall = hall
        self.doorkeeper = doorkeeper
        self.settings = settings

    def routes(self) -> list[BaseRoute]:
        """Where they are."""
        live = LiveClass(self.doorkeeper, self.settings, self.hall.house.clock)
        return [
            Route("/api/classes", in_sentences(self.open), methods=["POST"]),
            Route("/api/classes/{code}", in_sentences(self.called), methods=["GET"]),
            Route("/api/classes/{code}", in_sentences(self.delete), methods=["DELETE"]),
            Route("/api/classes/{code}/report", in_sentences(self.report)),
            Route("/api/classes/{code}/report.csv", in_sentences(self.report_csv)),
            Route("/api/notes/{game}", in_sentences(self.notes)),
            WebSocketRoute("/api/classes/{code}/live", live),
        ]

    async def open(self, request: Request) -> Response:
        """Open a class."""
        new = await read(request, NewClass, self.settings.most_bytes)
        self.doorkeeper.may_open_class(request, new.key)
        try:
            state = (await self.hall.school.open(new)).state
        except CannotDo as error:
            raise TurnedAway(422, error.why) from error
        return answered(ClassOpened(code=state.code, short=state.short, until=state.expires), 201)

    async def called(self, request: Request) -> Response:
        """The class for which four signs stand."""
        return answered(await self.doorkeeper.class_called(request))

    async def notes(self, request: Request) -> Response:
        """What a teacher wants to know of a game."""
        try:
            game = self.hall.house.shelf.game(request.path_params["game"])
        except BadInput as error:
            raise TurnedAway(404, str(error)) from error
        return answered(notes_of(game))

    async def report(self, request: Request) -> Response:
        """What the class met, for its teacher."""
        return answered(await self._report(request))

    async def report_csv(self, request: Request) -> Response:
        """The results as a table."""
        report = await self._report(request)
        text = as_csv(report, named="names" in request.query_params)
        headers = {"content-disposition": f'attachment; filename="class-{report.short}.csv"'}
        return Response(text.encode("utf-8-sig"), media_type="text/csv; charset=utf-8", headers=headers)

    async def _report(self, request: Request) -> ClassReport:
        found = await self._taught(request)
        names = {pupil.number: pupil.name for pupil in found.state.pupils if pupil.name} | found.lectern.names
        return report_of(found.lectern.overview, names)

    async def delete(self, request: Request) -> Response:
        """Forget the class and all its tables."""
        found = await self._taught(request)
        await self.hall.school.delete(found.state.code)
        return Response(status_code=204)

    async def _taught(self, request: HTTPConnection) -> Classroom:
        """The class of a teacher who shows their key."""
        found = await self.doorkeeper.classroom(request)
        key = request.headers.get("authorization", "").removeprefix(BEARER)
        if len(key) > LONGEST_KEY or found.state.digest(key) != found.state.teacher:
            raise TurnedAway(403, NOT_YOURS)
        return found
