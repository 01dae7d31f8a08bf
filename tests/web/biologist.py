"""Two people at a table of PDB whose moves go through sockets, so that a full lab is reached in a moment."""

from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from labtable.kernel.deal import promise_of
from tests.web.guest import OPEN, Guest
from tests.web.house import SETTINGS
from tests.web.position import Player

Lab = dict[str, Any]
SECRET = f"{2721:064x}"
CHANCES = ("00" * 16, "11" * 16)
LONG: dict[str, Any] = {"target": 24, "first_leader": "1"}
"""A game in which labs grow large. With SECRET and CHANCES the four Additional Actions are turned up first."""
HASTY = (*SETTINGS, "messages_at_once=1000")
"""A house whose guests may say more in a moment than a person could."""
ACTIONS = ("automation", "electron_crystallography", "ihm", "xfel")
GROW = ("take:triangle", "recruit", "analyze", "em:circle", "prep_2", "prep_1", "grow", "xray:square", "nmr:triangle")
HOARD = ("graduate:square",)
REST = ("take:square", "lead", "prep_1")


def sit_down(mira: Guest, noor: Guest) -> None:
    """Two guests at a long game of known cards."""
    for guest, chance in zip((mira, noor), CHANCES, strict=True):
        guest.keep_chance(chance)
    code = mira.open_room([OPEN], start=False, options=LONG)
    with connect(_address(mira, code)) as socket:
        friend = Player(noor, socket)
        friend.say(do="sit", seat=1, name="Noor", commitment=promise_of(noor.chance))
        friend.read_room(lambda room: room["you"] is not None)
    for guest in (mira, noor):
        guest.visit(f"/t/{code}")
    mira.page.get_by_role("button", name="Start").click()
    for guest in (mira, noor):
        guest.page.wait_for_selector("[data-prompt]")


def play_on(mira: Guest, noor: Guest, enough: Callable[[Lab], bool], wishes: tuple[str, ...] = GROW) -> None:
    """Mira's lab grows while Noor's rests, until Mira is to move and has enough; the pages look on."""
    address = _address(mira, mira.page.url.rsplit("/", 1)[1])
    with connect(address) as one, connect(address) as other:
        players = [(Player(mira, one), wishes), (Player(noor, other), REST)]
        tick = -1
        while not _settled(players[0][0], tick, enough):
            tick = _move(players, tick)
    mira.page.wait_for_selector(f"[data-tick='{players[0][0].table['tick']}']:not([data-busy])", state="attached")


def _address(guest: Guest, code: str) -> str:
    return f"{guest.house.address.replace('http', 'ws', 1)}/api/rooms/{code}/live"


def _settled(player: Player, tick: int, enough: Callable[[Lab], bool]) -> bool:
    player.read_past(tick)
    view = player.table["view"]
    assert not view["turn"]["over"], "the game ended before the lab was full"
    return bool(view["turn"]["offers"]) and enough(view["labs"][0])


def _move(players: list[tuple[Player, tuple[str, ...]]], tick: int) -> int:
    """Whoever is asked makes the move that they wish for most; the tick at which it was made."""
    for player, wishes in players:
        player.read_past(tick)
        view = player.table["view"]
        if view["turn"]["offers"]:
            best = min(view["turn"]["offers"], key=lambda offer: _rank(view, offer["text"], wishes))
            player.say(do="play", move=best["id"], tick=player.table["tick"])
            return int(player.table["tick"])
    raise AssertionError("nobody is asked")


def _rank(view: dict[str, Any], text: str, wishes: tuple[str, ...]) -> int:
    """An Additional Action that lies open comes before all wishes."""
    if any(box["id"] == text and box["card"] in ACTIONS for box in view["boxes"]):
        return -1
    return next((number for number, wish in enumerate(wishes) if text.startswith(wish)), len(wishes))
