"""A position of Adna's Lab in which an attack can be made and answered, reached through real sockets in a moment."""

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

from labtable.kernel.deal import promise_of
from tests.web.guest import OPEN, Guest

SECRET = f"{9510:064x}"
CHANCE = "00" * 16  # the host's; the friend's is another
NOORS_CHANCE = "11" * 16
OPTIONS: dict[str, Any] = {"opening_uracil": False}
MOVES = [
    "base:C",
    "base:C",
    "base:T",
    "base:C",
    "base:C",
    "base:C",
    "base:C",
    "base:A",
    "base:T",
    "base:T",
    "base:G",
    "base:G",
    "lay:own:C",
    "lay:own:T",
    "lay:own:T",
    "end",
    "done",
    "lay:own:C",
    "end",
    "done",
    "end",
    "done",
    "end",
    "done",
    "lay:own:A",
    "lay:own:C",
    "lay:own:G",
    "lay:own:T",
    "lay:own:G",
    "end",
    "done",
    "lay:own:G",
    "lay:own:C",
    "lay:own:T",
    "lay:own:T",
    "lay:own:A",
    "end",
    "done",
    "play:thermal_cycler:55",
    "pass",
    "end",
    "done",
    "play:thermal_cycler:37",
    "pass",
    "lay:own:G",
    "lay:own:G",
]
"""With SECRET and these moves the host has HpyCH4IV, the Yellow Buffer it needs, and a site in the friend's chain; the
friend holds Detergent, Heating Block and Ice Box to answer with, and a Linker to repair with."""
ENZYME = "hpych4iv"
SHORT = OPTIONS | {"length": 15}
IN_THE_WAY = [
    *[f"base:{base}" for base in "CCCCCTACGGTT"],
    *["end", "done"] * 8,
    "lay:own:U",
    "end",
    "done",
    *[f"lay:own:{base}" for base in "AAAAACCG"],
    "end",
    "done",
]
"""With SECRET, SHORT and these moves a U lies on the friend's chain, so that all bases of their hand could only go to the
host's, which they would complete."""


class Player:
    """One side of the way to the position: a socket, and the last picture of the table it was sent."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {"tick": -1, "view": {"turn": {"offers": []}}}
        self.say(do="hello", key=guest.key)

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def read_past(self, tick: int) -> None:
        """Read until a table comes that is newer than a tick."""
        while self.table["tick"] <= tick:
            message = json.loads(self.socket.recv(timeout=10))
            if message["is"] == "table":
                self.table = message

    def read_room(self, shows: Callable[[dict[str, Any]], bool]) -> None:
        """Read until the room shows something."""
        message: dict[str, Any] = {"is": ""}
        while message["is"] != "room" or not shows(message):
            message = json.loads(self.socket.recv(timeout=10))

    def await_offer(self, text: str) -> int:
        """Read until a move is offered here; its id."""
        while (found := self.offered(text)) is None:
            message = json.loads(self.socket.recv(timeout=10))
            if message["is"] == "table":
                self.table = message
        return found

    def choose(self, text: str) -> None:
        """Make a move as soon as it is offered; what was offered with it is gone."""
        self.say(do="play", move=self.await_offer(text), tick=self.table["tick"])
        self.table["view"]["turn"]["offers"] = []

    def offered(self, text: str) -> int | None:
        """The id of a move, if it is offered here."""
        offers = self.table["view"]["turn"]["offers"]
        return next((offer["id"] for offer in offers if offer["text"] == text), None)


def reach(host: Guest, friend: Guest, moves: list[str] = MOVES, options: dict[str, Any] = OPTIONS) -> str:
    """Two guests at a table of a house with SECRET, these moves made; the code of the room."""
    code, address = _room(host, options)
    with connect(address) as one, connect(address) as other:
        _play([Player(host, one), Player(friend, other)], moves)
    for guest in (host, friend):
        guest.visit(f"/t/{code}")
        guest.page.wait_for_selector("[data-prompt]")
    return code


def race(host: Guest, friend: Guest, options: dict[str, Any]) -> dict[str, Any]:
    """Two guests lay bases and nothing else until the match is over; the last view of the host, who looks at it."""
    code, address = _room(host, OPTIONS | options)
    with connect(address) as one, connect(address) as other:
        sides = [Player(host, one), Player(friend, other)]
        _begin(sides)
        tick = -1
        while not _over(sides, tick):
            offers = [offer["text"] for side in sides for offer in side.table["view"]["turn"]["offers"]]
            laying = (text for text in offers if text.startswith(("base:", "lay:own:")))
            tick = _make(sides, next(laying, "end" if "end" in offers else "done"), tick)
    host.visit(f"/t/{code}")
    view: dict[str, Any] = sides[0].table["view"]
    return view


def _room(host: Guest, options: dict[str, Any]) -> tuple[str, str]:
    """The code of a new room with an open seat, and the address of its socket."""
    host.chance = CHANCE
    code = host.open_room([OPEN], start=False, options=options, game="adna")
    return code, f"{host.house.address.replace('http', 'ws', 1)}/api/rooms/{code}/live"


def _over(sides: list[Player], tick: int) -> bool:
    for side in sides:
        side.read_past(tick)
    return bool(sides[0].table["view"]["turn"]["over"])


def _begin(sides: list[Player]) -> None:
    sides[1].say(do="sit", seat=1, name="Noor", commitment=promise_of(NOORS_CHANCE))
    sides[1].read_room(lambda room: room["you"] is not None)
    sides[0].say(do="start")
    for side, chance in zip(sides, (CHANCE, NOORS_CHANCE), strict=True):
        side.read_room(lambda room: room["stage"] == "dealing")
        side.say(do="reveal", chance=chance)


def _play(sides: list[Player], moves: list[str]) -> None:
    _begin(sides)
    tick = -1
    for text in moves:
        tick = _make(sides, text, tick)
    for side in sides:
        side.read_past(tick)


def _make(sides: list[Player], text: str, tick: int) -> int:
    for side in sides:
        side.read_past(tick)
    asked = next((side for side in sides if side.offered(text) is not None), None)
    assert asked is not None, f"{text} is not offered: the cards or the rules have changed, so this position has too"
    asked.say(do="play", move=asked.offered(text), tick=asked.table["tick"])
    return int(asked.table["tick"])
