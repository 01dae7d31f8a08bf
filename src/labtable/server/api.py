"""The HTTP side: the shelf of games, opening rooms, and what is left of a match when it is over."""

from functools import cached_property, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from labtable.hall import door
from labtable.hall.archive import Archive
from labtable.hall.hall import Hall
from labtable.hall.letters import Health, NewRoom, Opened, Standing, Whereabouts
from labtable.hall.seating import CannotDo
from labtable.kernel import BadInput
from labtable.server.answers import JSON, answered, in_pieces, read
from labtable.server.doorkeeper import Doorkeeper, TurnedAway
from labtable.server.openapi import document
from labtable.server.reviewing import eyes
from labtable.server.settings import Settings
from labtable.words import ENGLISH, said


class Api:
    """The endpoints under /api."""

    def __init__(self, hall: Hall, doorkeeper: Doorkeeper, settings: Settings) -> None:
        self.hall = hall
        self.doorkeeper = doorkeeper
        self.settings = settings
        self.archive = Archive(hall.house)

    async def healthz(self, request: Request) -> Response:
        """Whether the server is there."""
        return answered(Health(ok=True, rooms=len(self.hall.rooms)))

    async def openapi(self, request: Request) -> Response:
        """What can be asked for, described for programs."""
        return answered(document())

    async def games(self, request: Request) -> Response:
        """All games."""
        return Response(self._encoded_games, media_type=JSON)

    @cached_property
    def _encoded_games(self) -> bytes:
        return msgspec.json.encode(self.hall.house.shelf.entries)

    async def game(self, request: Request) -> Response:
        """All about one game, with the cards that are played here now or those of an edition, in a language."""
        name, edition = request.path_params["game"], request.query_params.get("edition")
        try:
            game = self.hall.house.shelf.game(name)
            language = said(request.query_params.get("language", ENGLISH))
        except BadInput as error:
            raise TurnedAway(404, str(error)) from error
        shown = game if edition is None else await self.doorkeeper.edition(name, edition)
        return in_pieces(self.hall.house.shelf.book(shown, language))

    async def open(self, request: Request) -> Response:
        """Open a room."""
        new = await read(request, NewRoom, self.settings.most_bytes + self.settings.most_edition)
        self.doorkeeper.may_open(request, new.key)
        try:
            room = await self.hall.open(new)
        except CannotDo as error:
            raise TurnedAway(422, error.why) from error
        return answered(Opened(code=room.state.code), 201)

    async def gathering(self, request: Request) -> Response:
        """The code of the room that gathers under a short code."""
        return answered(Opened(code=(await self.doorkeeper.gathering(request)).state.code))

    async def room(self, request: Request) -> Response:
        """A room as a stranger sees it."""
        return answered((await self.doorkeeper.look(request)).frame())

    async def watchable(self, request: Request) -> Response:
        """The tables in play that their hosts let the home page name."""
        return answered(await self.hall.watchable())

    async def standings(self, request: Request) -> Response:
        """How it stands at tables that a browser has kept, and which of them wait for it."""
        asked = await read(request, Whereabouts, self.settings.most_bytes)
        found = [await self._standing(request, asked.key, code) for code in dict.fromkeys(asked.codes)]
        return answered([each for each in found if each is not None])

    async def _standing(self, request: Request, key: str, code: str) -> Standing | None:
        try:
            room = await self.doorkeeper.standing(request, code)
        except CannotDo as error:
            return door.closed(code, error.why)
        return None if room is None else room.standing(key)

    async def record(self, request: Request) -> Response:
        """The record of a finished match, as a file."""
        room = await self.doorkeeper.look(request)
        name = f"{room.state.game}-{room.state.code}.jsonl"
        text = await self.archive.record(await self.hall.past(room), partial(self.doorkeeper.may_copy, request))
        return _file(name, text, "application/jsonl")

    async def cards(self, request: Request) -> Response:
        """The card file that the record of a finished match needs."""
        game = (await self.hall.finished(await self.doorkeeper.look(request))).game
        if game.card_text is None:
            raise TurnedAway(404, f"{game.title} has no card file; its record needs none.")
        return _file(f"{game.name}-{game.edition.digest}.toml", game.card_text.text.encode(), "application/toml")

    async def replay(self, request: Request) -> Response:
        """A finished match, step by step, from a seat, or with all cards open."""
        past = await self.hall.past(await self.doorkeeper.look(request))
        return in_pieces(await self.archive.replay(past, eyes(request), partial(self.doorkeeper.may_copy, request)))


def _file(name: str, text: bytes, media: str) -> Response:
    return Response(text, media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'})
