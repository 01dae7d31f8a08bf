"""The workshop over HTTP: the forms of a game, and cards looked at while they are made."""

import asyncio
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from labtable.hall.hall import Hall
from labtable.hall.trials import Asked, trial_of
from labtable.hall.workshop import Sheet, checked, workbench
from labtable.kernel import BadInput
from labtable.server.answers import answered, in_pieces, in_sentences, read
from labtable.server.doorkeeper import Doorkeeper, TurnedAway
from labtable.server.reviewing import in_lines
from labtable.server.settings import Settings

AT_ONCE = 2  # looks at cards


class Workshop:
    """The endpoints of the workshop."""

    def __init__(self, hall: Hall, doorkeeper: Doorkeeper, settings: Settings) -> None:
        self.hall = hall
        self.doorkeeper = doorkeeper
        self.settings = settings
        self._looking = asyncio.Semaphore(AT_ONCE)

    def routes(self) -> list[BaseRoute]:
        """Where they are."""
        return [
            Route("/api/workshop/{game}", in_sentences(self.bench)),
            Route("/api/workshop/{game}", in_sentences(self.check), methods=["POST"]),
            Route("/api/workshop/{game}/trial", in_sentences(self.try_out), methods=["POST"]),
        ]

    async def bench(self, request: Request) -> Response:
        """All that is needed to make cards for a game."""
        return in_pieces(encoded_bench(self._game(request)))

    async def check(self, request: Request) -> Response:
        """Cards that somebody makes, looked at: what is wrong with them, and how they will lie on the table."""
        name = self._game(request)
        self.doorkeeper.may_check(request)
        sheet = await read(request, Sheet, self.settings.most_edition)
        async with self._looking:
            return answered(await asyncio.to_thread(checked, name, sheet))

    async def try_out(self, request: Request) -> Response:
        """What a card does to the game, as it is found out: a line for each look, the last of them the verdict."""
        name = self._game(request)
        asked = await read(request, Asked, self.settings.most_edition)
        self.doorkeeper.may_study(request)
        self.hall.trials.check()
        return in_lines(self.hall.trials.read(await asyncio.to_thread(trial_of, name, asked)))

    def _game(self, request: Request) -> str:
        """The game in the path, if it has cards to be made."""
        name = str(request.path_params["game"])
        try:
            game = self.hall.house.shelf.game(name)
        except BadInput as error:
            raise TurnedAway(404, str(error)) from error
        if not game.workshop:
            raise TurnedAway(404, f"{game.title} has no cards to be made.")
        return name


@lru_cache
def encoded_bench(name: str) -> bytes:
    """All that is needed to make cards for a game, as JSON."""
    return msgspec.json.encode(workbench(name))
