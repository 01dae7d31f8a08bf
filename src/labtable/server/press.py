"""The press: whole games as PDFs, made one at a time by a process that can be stopped, and kept while there is room."""

import asyncio
import os
import sys
from collections import OrderedDict
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from labtable.hall.hall import Hall
from labtable.hall.workshop import sent_cards
from labtable.kernel import BadInput, Game
from labtable.printing.paper import paper_named
from labtable.server.answers import in_sentences, read_body
from labtable.server.doorkeeper import Doorkeeper, TurnedAway
from labtable.server.settings import Settings

PDF = "application/pdf"
MOST_KEPT = 16
"""Prints, of about a megabyte each."""
SECONDS = 90.0
"""After this a print is given up."""
MOST_WAITING = 8
"""So many wait for the press; who comes then is asked to come again."""
SENT = "that was sent"
BUSY = "Many people are printing just now; try again in a minute."
LONG = "This takes too long to print here; print it with `labtable print` on a machine of your own."


class Press:
    """The endpoints that print."""

    def __init__(self, hall: Hall, doorkeeper: Doorkeeper, settings: Settings) -> None:
        self.hall = hall
        self.doorkeeper = doorkeeper
        self.settings = settings
        self._kept: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    def routes(self) -> list[BaseRoute]:
        """Where they are."""
        return [
            Route("/api/print/{game}", in_sentences(self.known)),
            Route("/api/print/{game}", in_sentences(self.sent), methods=["POST"]),
        ]

    async def known(self, request: Request) -> Response:
        """A game with the cards that are played here now, or those of an edition."""
        game, edition = self._game(request), request.query_params.get("edition")
        return await self._answer(
            request, game if edition is None else await self.doorkeeper.edition(game.name, edition)
        )

    async def sent(self, request: Request) -> Response:
        """A game with cards that come along."""
        here = self._game(request)
        self.doorkeeper.may_print(request)
        body = await read_body(request, self.settings.most_record)
        try:
            text = body.decode()
        except UnicodeDecodeError as error:
            raise TurnedAway(422, "This is no card file: it is not UTF-8 text.") from error
        game = await asyncio.to_thread(sent_cards, here, text)
        return await self._answer(request, game)

    def _game(self, request: Request) -> Game:
        try:
            return self.hall.house.shelf.game(request.path_params["game"])
        except BadInput as error:
            raise TurnedAway(404, str(error)) from error

    async def _answer(self, request: Request, game: Game) -> Response:
        paper = paper_named(request.query_params.get("paper", "a4")).name.lower()
        text = "" if game.card_text is None else game.card_text.text
        title = (game.name, paper, text)
        if title not in self._kept:
            if request.method != "POST":  # which was counted already
                self.doorkeeper.may_print(request)
            await self._make(title)
        self._kept.move_to_end(title)
        named = f'attachment; filename="{game.name}-{paper}.pdf"'
        return Response(self._kept[title], media_type=PDF, headers={"content-disposition": named})

    async def _make(self, title: tuple[str, str, str]) -> None:
        """Have a print made, one after the other; nobody waits who would wait too long."""
        if self._waiting >= MOST_WAITING:
            raise TurnedAway(429, BUSY)
        self._waiting += 1
        try:
            async with self._turn:
                if title not in self._kept:  # nobody has made it meanwhile
                    self._kept[title] = await made(*title)
        finally:
            self._waiting -= 1
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


async def made(game: str, paper: str, text: str) -> bytes:
    """A print, made by the command line in a process of its own."""
    with TemporaryDirectory() as folder:
        cards, out = Path(folder, "cards.toml"), Path(folder, "print.pdf")
        await asyncio.to_thread(cards.write_text, text, encoding="utf-8")
        words = ["-m", "labtable", "print", game, "--paper", paper, "--out", str(out)]
        words += ["--edition", str(cards)] if text else []
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # where this process found us
        )
        try:
            async with asyncio.timeout(SECONDS):
                _, said = await process.communicate()
        except TimeoutError as error:
            raise TurnedAway(422, LONG) from error
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise BadInput(why_of(said.decode(errors="replace"), str(cards)))
        return await asyncio.to_thread(out.read_bytes)


def why_of(said: str, cards: str) -> str:
    """The sentence with which a print was refused; it names no file of this machine."""
    lines = said.strip().splitlines() or [""]
    sentence = lines[-1].removeprefix("labtable: ").replace(cards, SENT)
    return sentence if lines[-1].startswith("labtable: ") else "This cannot be printed here."
