"""A table of the hall with people around it, each of whom remembers every frame they were sent."""

from typing import Any

import msgspec

from labtable.hall.audience import Reader
from labtable.hall.customs import USUAL, Customs
from labtable.hall.hall import Hall
from labtable.hall.house import House
from labtable.hall.letters import NewRoom, SeatPlan
from labtable.hall.manners import Manners
from labtable.hall.room import Room
from labtable.hall.wishes import FromBrowser, Play, Sit, Start, Suggest
from tests.hall.test_hall import Drawer, InPlace
from tests.server.evenings import HandClock

Frame = dict[str, Any]
SECRET = "00" * 32  # always the same deal


class Listener(Reader):
    """A reader that remembers every frame."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def all(self, kind: str) -> list[Frame]:
        """All frames of a kind."""
        return [found for frame in self.frames if (found := msgspec.json.decode(frame))["is"] == kind]

    def last(self, kind: str) -> Frame:
        """The last frame of a kind."""
        return self.all(kind)[-1]

    @property
    def said(self) -> list[str]:
        """What this reader has just heard, words by their id."""
        return [line["word"] or line["text"] for line in (frame["line"] for frame in self.all("said"))]

    @property
    def lines(self) -> list[str]:
        """What was said as it was told last to somebody who comes in."""
        return [line["word"] or line["text"] for line in self.last("lines")["lines"]]

    @property
    def refused(self) -> list[str]:
        return [frame["why"] for frame in self.all("refused")]

    @property
    def offers(self) -> list[int]:
        return [offer["id"] for offer in self.last("table")["view"]["turn"]["offers"]]

    @property
    def suggested(self) -> list[tuple[str, int]]:
        """What is pointed at on this reader's side, on the picture they see."""
        side = self.last("side")
        fresh = side["tick"] == self.last("table")["tick"]
        return [(each["name"], each["move"]) for each in side["suggestions"]] if fresh else []


class Around:
    """A room with its people, by name; the first is its host."""

    def __init__(self, drawer: Drawer, clock: HandClock) -> None:
        self.drawer = drawer
        self.clock = clock
        self.hall = self.new_hall()
        self.people: dict[str, Listener] = {}
        self.room: Room

    def new_hall(self) -> Hall:
        return Hall(House(Manners(pace=0.0, answer_pause=0.0, patience=0.0), self.drawer, InPlace(), self.clock))

    async def open(self, game: str, seats: int, customs: Customs = USUAL, bots: int = 0) -> None:
        """Ada opens a room and sits down."""
        others = [SeatPlan(sitter="open")] * (seats - 1 - bots) + [SeatPlan(sitter="bot", level="easy")] * bots
        plan = [SeatPlan(sitter="me"), *others]
        new = NewRoom(game=game, seats=plan, name="Ada", key=key_of("Ada"), customs=customs)
        self.room = await self.hall.open(new)
        self.room.state.secret = SECRET
        await self.come("Ada")

    async def come(self, name: str, seat: int | None = None) -> Listener:
        """Somebody comes in, and sits down if they like."""
        listener = self.people[name] = Listener(key_of(name))
        self.room.come(listener, listener.key)
        if seat is not None:
            self.room.hear(listener, Sit(seat=seat, name=name))
        await self.room.idle()
        return listener

    async def leave(self, name: str) -> None:
        self.room.leave(self.people[name])
        await self.room.idle()

    async def says(self, name: str, *wishes: FromBrowser) -> Listener:
        """Somebody asks for something."""
        for wish in wishes:
            self.room.hear(self.people[name], wish)
        await self.room.idle()
        return self.people[name]

    async def start(self) -> None:
        await self.says("Ada", Start())

    @property
    def tick(self) -> int:
        assert self.room.course is not None
        return self.room.course.tick

    async def plays(self, name: str, move: int) -> Listener:
        return await self.says(name, Play(move=move, tick=self.tick))

    async def suggests(self, name: str, move: int | None) -> Listener:
        return await self.says(name, Suggest(move=move, tick=self.tick))

    async def restart(self) -> None:
        """Another server finds the room in the store, and everybody comes again."""
        code = self.room.state.code
        await self.hall.end()
        self.hall = self.new_hall()
        found = await self.hall.find(code)
        assert found is not None
        self.room = found
        for name in list(self.people):
            await self.come(name)


def key_of(name: str) -> str:
    return name.encode().hex().ljust(32, "0")
