"""Members of a class, as their browsers would come: a teacher, a projector, pupils, each with a socket to the class."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.visitors import PATIENCE, Frame, Guest, Tables, new_key


class Member:
    """Somebody with a key and a socket to a class, who remembers the last frame of every kind."""

    def __init__(self, socket: ClientConnection, key: str) -> None:
        self.socket = socket
        self.key = key
        self.last: dict[str, Frame] = {}
        self.refused: list[str] = []
        self.frames: list[str] = []

    async def say(self, do: str, **more: object) -> None:
        await self.socket.send(json.dumps({"do": do, **more}))

    async def read(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Frame = json.loads(text)
        self.last[frame["is"]] = frame
        if frame["is"] == "refused":
            self.refused.append(frame["why"])
        return frame

    async def until(self, seen: Callable[["Member"], bool]) -> None:
        """Read until something is the case."""
        while not seen(self):
            await self.read()

    async def place(self) -> Frame:
        """Where the pupil is to go, once they have a room."""
        await self.until(lambda me: bool(me.you.get("place") and me.you["place"]["room"]))
        found: Frame = self.you["place"]
        return found

    @property
    def you(self) -> Frame:
        return self.last.get("you", {})

    @property
    def groups(self) -> list[Frame]:
        """The groups that make cards."""
        return list(self.last.get("bench", {}).get("groups", []))


class ClassOfMembers:
    """A class on a server, its code, and the keys of its teacher and its projector."""

    def __init__(self, tables: Tables, code: str, short: str, key: str, wall: str) -> None:
        self.tables = tables
        self.code = code
        self.short = short
        self.key = key
        self.wall = wall

    async def come(self, key: str, role: str = "pupil") -> Member:
        """Connect, say hello, and read the first picture of the class."""
        socket = await connect(f"ws://{self.tables.address}/api/classes/{self.code}/live")
        self.tables.keep(socket)
        member = Member(socket, key)
        await member.say("hello", key=key, role=role)
        await member.until(lambda me: "class" in me.last or bool(me.refused))
        return member

    async def teacher(self) -> Member:
        return await self.come(self.key, "teacher")

    async def enter(self, name: str | None = None) -> Member:
        """A pupil joins, under a name or a drawn nickname."""
        member = await self.come(new_key())
        await member.until(lambda me: "door" in me.last)
        await member.say("enter", **({"name": name} if name else {}))
        await member.until(lambda me: "you" in me.last or bool(me.refused))
        return member

    async def sit(self, member: Member) -> Guest:
        """A pupil goes to the room of their table."""
        return await self.tables.come((await member.place())["room"], member.key)

    def bearer(self, key: str = "") -> dict[str, str]:
        return {"authorization": f"Bearer {key or self.key}"}


async def open_class(tables: Tables, **plan: Any) -> ClassOfMembers:
    """Open a class over HTTP."""
    key, wall = new_key(), new_key()
    chosen = {"games": ["pdb"], "lesson": False, "minutes": 0, **plan}
    answer = await tables.http.post("/api/classes", json={"plan": chosen, "key": key, "projector": wall})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return ClassOfMembers(tables, opened["code"], opened["short"], key, wall)
