"""A person at a table of PDB whose moves go through a socket, so that a full lab is reached in a moment."""

from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from tests.web.guest import Guest
from tests.web.position import Player

View = dict[str, Any]
LONG: dict[str, Any] = {"target": 24, "first_leader": "1"}
"""A game in which labs grow large."""


def play_on(guest: Guest, code: str, wishes: tuple[str, ...], enough: Callable[[View], bool]) -> None:
    """Make the first offered move of these wishes, turn after turn, until the table has enough; the page looks on."""
    with connect(f"{guest.house.address.replace('http', 'ws', 1)}/api/rooms/{code}/live") as socket:
        player = Player(guest, socket)
        player.read_past(-1)
        while not enough(player.table["view"]):
            _move(player, wishes)
    guest.page.wait_for_selector(f"[data-tick='{player.table['tick']}']:not([data-busy])", state="attached")


def _move(player: Player, wishes: tuple[str, ...]) -> None:
    """Make a move if one is offered, and read the next table."""
    tick = player.table["tick"]
    offers = player.table["view"]["turn"]["offers"]
    if offers:
        ranks = [next((n for n, wish in enumerate(wishes) if each["text"].startswith(wish)), 99) for each in offers]
        player.say(do="play", move=offers[ranks.index(min(ranks))]["id"], tick=tick)
    player.read_past(tick)
