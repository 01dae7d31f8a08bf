"""A position of Adna's Lab in which an attack can be made and answered, reached through real sockets in a moment."""

import json
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.guest import OPEN, Guest

SECRET = f"{9510:064x}"
CHANCE = "00" * 16  # the host's; the friend's is another
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


class Player:
    """One side of the way to the position: a socket, and the last picture of the table it was sent."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {"tick": -1}
        self.say(do="hello", key=guest.key)

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def read_past(self, tick: int) -> None:
        """Read until a table comes that is newer than a tick."""
        while self.table["tick"] <= tick:
            message = json.loads(self.socket.recv(timeout=10))
            if message["is"] == "table":
                self.table = message

    def offered(self, text: str) -> int | None:
        """The id of a move, if it is offered here."""
        offers = self.table["view"]["turn"]["offers"]
        return next((offer["id"] for offer in offers if offer["text"] == text), None)


def reach(host: Guest, friend: Guest, moves: list[str] = MOVES) -> str:
    """Two guests at a table of a house with SECRET, these moves made; the code of the room."""
    host.chance = CHANCE
    code = host.open_room([OPEN], start=False, options=OPTIONS, game="adna")
    address = f"{host.house.address.replace('http', 'ws', 1)}/api/rooms/{code}/live"
    with connect(address) as one, connect(address) as other:
        _play([Player(host, one), Player(friend, other)], moves)
    for guest in (host, friend):
        guest.visit(f"/t/{code}")
        guest.page.wait_for_selector("[data-prompt]")
    return code


def _play(sides: list[Player], moves: list[str]) -> None:
    sides[1].say(do="sit", seat=1, name="Noor", chance="11" * 16)
    _await_seat(sides[1])
    sides[0].say(do="start")
    tick = -1
    for text in moves:
        tick = _make(sides, text, tick)
    for side in sides:
        side.read_past(tick)


def _await_seat(side: Player) -> None:
    while json.loads(side.socket.recv(timeout=10)).get("you") is None:
        pass


def _make(sides: list[Player], text: str, tick: int) -> int:
    for side in sides:
        side.read_past(tick)
    asked = next((side for side in sides if side.offered(text) is not None), None)
    assert asked is not None, f"{text} is not offered: the cards or the rules have changed, so this position has too"
    asked.say(do="play", move=asked.offered(text), tick=asked.table["tick"])
    return int(asked.table["tick"])
