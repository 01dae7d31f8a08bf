"""Visitors: what tests use to come to a table as a browser would."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from labtable.hall.clock import Clock
from labtable.hall.hall import Hall
from labtable.hall.shelf import Shelf
from labtable.kernel.deal import promise_of
from labtable.server.app import make_app
from labtable.server.serve import bind, config
from labtable.server.settings import Settings
from tests.telling import in_words, told

PATIENCE = 20.0

Frame = dict[str, Any]
ME: Frame = {"sitter": "me"}
OPEN: Frame = {"sitter": "open"}


def bot(level: str = "easy") -> Frame:
    return {"sitter": "bot", "level": level}


class Guest:
    """Somebody with a key and a socket at a table, who remembers the last room and table they were shown."""

    def __init__(self, socket: ClientConnection, key: str) -> None:
        self.socket = socket
        self.key = key
        self.room: Frame = {}
        self.table: Frame = {}
        self.log: list[Frame] = []
        self.refused: list[Frame] = []
        self.hinted: list[Frame] = []
        self.frames: list[str] = []

    async def say(self, do: str, **more: object) -> None:
        await self.socket.send(json.dumps({"do": do, **more}))

    async def read(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Frame = json.loads(text)
        match frame["is"]:
            case "room":
                self.room = frame
            case "table":
                self.table = frame
            case "log":
                self.log = frame["happened"]
            case "refused":
                self.refused.append(frame)
            case "hinted":
                self.hinted.append(frame)
        return frame

    async def read_on(self) -> None:
        """Read until the socket ends."""
        while True:
            await self.read()

    async def until(self, seen: Callable[["Guest"], bool]) -> None:
        """Read until something is the case."""
        while not seen(self):
            await self.read()

    async def sit(self, seat: int, name: str, chance: str = "") -> None:
        await self.say("sit", seat=seat, name=name, commitment=promise_of(chance) if chance else "")

    async def play(self, move: int | None = None, tick: int | None = None) -> None:
        """Make a move, the first that is offered unless one is named."""
        chosen = self.offers[0]["id"] if move is None else move
        await self.say("play", move=chosen, tick=self.table["tick"] if tick is None else tick)

    async def why_not(self) -> Frame:
        """The next refusal."""
        before = len(self.refused)
        await self.until(lambda guest: len(guest.refused) > before)
        return self.refused[-1]

    def told(self, happened: list[Frame] | None = None) -> list[str]:
        """What they read of what happened, by the last picture or by what is given."""
        names = [seat["name"] for seat in self.room["seats"]]
        seen = self.table["happened"] if happened is None else happened
        return told(self.room["game"], names, self.room["you"], seen)

    def in_words(self, sentence: Frame) -> str:
        """A sentence as they read it."""
        return in_words(self.room["game"], [], None, sentence)

    async def my_turn(self) -> None:
        await self.until(lambda guest: bool(guest.table) and (bool(guest.offers) or guest.over))

    async def move_on(self) -> None:
        """Wait for the next picture of the table."""
        tick = self.table.get("tick", -1)
        await self.until(lambda guest: guest.table.get("tick", -1) > tick)

    @property
    def offers(self) -> list[Frame]:
        found: list[Frame] = self.table["view"]["turn"]["offers"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.table["view"]["turn"]["over"])

    async def leave(self) -> None:
        await self.socket.close()


class Tables:
    """A running server, from outside."""

    def __init__(self, port: int, hall: Hall | None = None) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE, verify=False)
        self._hall = hall
        self._sockets: list[ClientConnection] = []

    async def close(self) -> None:
        """Let all guests go, so that no socket outlives its test."""
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        await self.http.aclose()

    def keep(self, socket: ClientConnection) -> None:
        """Let a socket go with the others."""
        self._sockets.append(socket)

    @property
    def hall(self) -> Hall:
        assert self._hall is not None, "the server runs in this process"
        return self._hall

    async def open(self, seats: list[Frame], key: str = "", game: str = "pdb", **more: object) -> str:
        plan = {"game": game, "seats": seats, "name": "Ada", "key": key or new_key(), **more}
        answer = await self.http.post("/api/rooms", json=plan)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def come(self, code: str, key: str = "", **more: Any) -> Guest:
        """Connect and say hello, and read the first picture of the room."""
        guest = await self.greet(code, key, **more)
        await guest.until(lambda one: bool(one.room))
        if guest.room["stage"] != "gathering":
            await guest.until(lambda one: bool(one.table))
        return guest

    async def greet(self, code: str, key: str = "", **more: Any) -> Guest:
        """Connect and say hello."""
        socket = await connect(f"ws://{self.address}/api/rooms/{code}/live", **more)
        self._sockets.append(socket)
        guest = Guest(socket, key or new_key())
        await guest.say("hello", key=guest.key)
        return guest

    async def host(self, *seats: Frame, **more: Any) -> Guest:
        """Open a room and come to it as its host."""
        key = new_key()
        return await self.come(await self.open(list(seats), key, **more), key)


def new_key() -> str:
    return secrets.token_hex(16)


@asynccontextmanager
async def running(
    database: str, settings: Settings, clock: Clock | None = None, shelf: Shelf | None = None, **more: str
) -> AsyncIterator[Tables]:
    """A server in this process."""
    app = make_app(database, settings, clock, shelf, **more)
    listening = bind("127.0.0.1", 0)
    server = uvicorn.Server(config(app, settings, logs=None))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0)
    tables = Tables(listening.getsockname()[1], app.state.hall)
    try:
        yield tables
    finally:
        await tables.close()
        server.should_exit = True
        await serving
        listening.close()


async def play_to_the_end(guest: Guest) -> None:
    """Play the first offered move until the game is over."""
    while not guest.over:
        await guest.my_turn()
        if not guest.over:
            await guest.play()
            await guest.move_on()


async def friends(tables: Tables, *others: Frame, **more: Any) -> tuple[Guest, Guest]:
    """Two people, Ada and Max, at a table that has begun; other seats come after theirs."""
    ada = await tables.host(ME, OPEN, *others, **more)
    max_ = await tables.come(ada.room["code"])
    await max_.sit(1, "Max")
    await ada.until(lambda guest: guest.room["seats"][1]["sitter"] == "person")
    await ada.say("start")
    for guest in (ada, max_):
        await guest.until(lambda one: bool(one.table))
    return ada, max_


def whose_turn(*guests: Guest) -> Guest:
    """The one who is asked now."""
    return next(guest for guest in guests if guest.offers)
