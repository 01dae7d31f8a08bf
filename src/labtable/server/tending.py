"""Tending: what whoever runs a server may do with its rooms while it runs.

Only the running server knows who sits where, so it is asked itself. It writes a new token into a file that only its
owner can read, beside the database; whoever can read that file could read the database as well.
"""

import hmac
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from platformdirs import user_data_path
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from labtable.hall.hall import Hall
from labtable.hall.room import Room
from labtable.server.answers import Endpoint, answered, in_sentences
from labtable.server.crowd import Caller
from labtable.server.doorkeeper import TurnedAway
from labtable.server.latch import file_of, make_private

KICKED = 4403
PATH = "/api/admin/rooms"


class Watching(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who watches, by their number in the room."""

    number: int
    address: str


class RoomEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A room in memory."""

    code: str
    game: str
    stage: str
    present: int
    quiet: float
    """Seconds since somebody last came or went."""
    watching: list[Watching]


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """Where a server is, and the token that it obeys."""

    address: str
    token: str


def key_file(database: str, port: int) -> Path:
    """Where the key to the server of a database lies; nodes that share one have a key each, named by their port."""
    path = file_of(database)
    folder: Path = user_data_path("labtable", appauthor=False)
    return folder / f"node-{port}.admin" if path is None else path.with_name(f"{path.name}-admin")


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


@contextmanager
def key_in(path: Path, key: Key) -> Iterator[None]:
    """Leave the key in its file for as long as the server runs."""
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    make_private(path)
    path.write_bytes(msgspec.json.encode(key))
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


class Tending:
    """The endpoints under /api/admin; without the token nothing is there."""

    def __init__(self, hall: Hall, token: str) -> None:
        self._hall = hall
        self._token = f"Bearer {token}".encode()

    def routes(self) -> list[BaseRoute]:
        """Every one of them."""
        return [
            Route(PATH, self._guarded(self.rooms)),
            Route(f"{PATH}/{{code}}", self._guarded(self.delete), methods=["DELETE"]),
            Route(f"{PATH}/{{code}}/export", self._guarded(self.export)),
            Route(f"{PATH}/{{code}}/watching/{{number}}", self._guarded(self.kick), methods=["DELETE"]),
        ]

    def _guarded(self, endpoint: Endpoint) -> Endpoint:
        async def guarded(request: Request) -> Response:
            if not hmac.compare_digest(request.headers.get("authorization", "").encode(), self._token):
                raise TurnedAway(404, "There is nothing at this address.")
            return await endpoint(request)

        return in_sentences(guarded)

    async def rooms(self, request: Request) -> Response:
        """All rooms in memory."""
        now = self._hall.house.clock.now()
        return answered([_entry(room, now) for room in self._hall.rooms.values()])

    async def delete(self, request: Request) -> Response:
        """Close a room for ever."""
        if not await self._hall.close(request.path_params["code"]):
            raise _unknown()
        return Response(status_code=204)

    async def export(self, request: Request) -> Response:
        """A room as it is stored, with everything that is secret in it, and the card file it was opened with."""
        store = self._hall.house.store
        stored = await store.load(request.path_params["code"])
        if stored is None:
            raise _unknown()
        state = json.loads(stored.state)
        cards = await store.cards(state.get("game", ""), state.get("edition", ""))
        return answered({"state": state, "journal": stored.entries, "cards": cards})

    async def kick(self, request: Request) -> Response:
        """Show somebody who watches the door."""
        room = self._hall.rooms.get(request.path_params["code"])
        watching = [] if room is None else room.audience.at(None)
        reader = {str(number): each for number, each in enumerate(watching)}.get(request.path_params["number"])
        if reader is None:
            raise TurnedAway(404, "Nobody with this number watches there; look at the rooms again.")
        reader.refuse("hello", "Whoever runs this server asks you to leave this table.")
        reader.close(KICKED)
        return Response(status_code=204)


def _unknown() -> TurnedAway:
    return TurnedAway(404, "There is no room with this code.")


def _entry(room: Room, now: float) -> RoomEntry:
    return RoomEntry(
        code=room.state.code,
        game=room.state.game,
        stage=room.state.stage,
        present=len(room.audience),
        quiet=round(now - room.quiet_since, 1),
        watching=[
            Watching(number=number, address=reader.address if isinstance(reader, Caller) else "")
            for number, reader in enumerate(room.audience.at(None))
        ],
    )
