"""How a guest plays S.T.E.M. in the browser: what can be pressed now, from the most pressing to a pass."""

import json
from typing import Any

from playwright.sync_api import Locator
from websockets.sync.client import connect

from labtable.kernel.deal import promise_of
from tests.web.guest import OPEN, Guest
from tests.web.position import Player

SHORT: dict[str, Any] = {"first_player": "1", "max_rounds": 3}
"""A game that is over after three rounds."""
SECRET = f"{119:064x}"
"""With this secret and the words below, Noor is dealt Paradigm Shift and Rival Theory, Mira Pascal and no Inspiration."""
AIMING = f"{3:064x}"
"""With this one Mira is dealt Funding Cut and Shen Kuo, who can score the Wild Step in the Field; nobody can answer."""
STRIKING = f"{100:064x}"
"""With this one, and the moves below, Mira aims Retraction at Noor's Newton, who holds two Enhancements; Noor can answer."""
STRIKE = [
    (0, "keep"),
    (1, "keep"),
    (0, "pass"),
    (1, "pass"),
    (0, "pass"),
    (0, "pass"),
    (1, "pass"),
    (0, "drop:WEM"),
    (0, "stop"),
    (1, "pass"),
    (0, "pass"),
    (1, "hero:newton"),
    (1, "field:4TM"),
    (1, "attach:steam"),
    (1, "attach:fieldstation"),
    (1, "pass"),
    (0, "play:retraction"),
]
NOORS_CHANCE = "11" * 16
WISHES = (
    "[data-pass]",
    ".picker [data-open]",
    ".hole[data-open]",
    ".held [data-open]",
    ".hero[data-open]",
    "[data-open]",
)


def play_bots(guest: Guest, seats: int = 2, options: dict[str, Any] = SHORT) -> str:
    return guest.play_bots(seats=seats, options=options, game="stem")


def await_turn(guest: Guest) -> bool:
    """Wait until the guest has something to do, or the end; whether there is something to do."""
    guest.page.wait_for_selector("[data-open], [data-pass], .end .acts", state="attached")
    return not guest.over


def press_any(guest: Guest) -> None:
    """Do what lies nearest, with the mouse, and wait until it is done."""
    tick = guest.tick
    nearest(guest).click()
    choice = guest.page.locator(".choice .pick")
    if choice.count():
        choice.first.click()
    guest.await_change(tick)


def nearest(guest: Guest) -> Locator:
    """What leads on; nothing is discarded that need not be."""
    stop = guest.page.get_by_role("button", name="That is all")
    if guest.page.locator(".flag:text-is('discard')").count() and stop.count():
        return stop
    return guest.nearest(*WISHES)


def press(guest: Guest, spot: str) -> None:
    """Press a piece by its spot, and wait until that is done."""
    tick = guest.tick
    guest.page.locator(f"[data-spot='{spot}']").click()
    guest.await_change(tick)


def say(guest: Guest, words: str) -> None:
    """Press a button of the prompt bar, and wait until that is done."""
    tick = guest.tick
    guest.page.get_by_role("button", name=words, exact=True).click()
    guest.await_change(tick)


def always_ask(guest: Guest) -> None:
    """Let this browser remember that it wants to be asked at every moment."""
    guest.begin_with("""localStorage.setItem('labtable.asked', '{"stem": "always"}')""")


def strike(host: Guest, friend: Guest) -> None:
    """Both at a table of a house with STRIKING, where the friend's Newton is aimed at."""
    code = host.open_room([OPEN], start=False, options=SHORT, game="stem")
    _sit(friend, code)
    address = f"{host.house.address.replace('http', 'ws', 1)}/api/rooms/{code}/live"
    with connect(address) as one, connect(address) as other:
        sides = [Player(host, one), Player(friend, other)]
        sides[0].say(do="start")
        for side, chance in zip(sides, (host.chance, NOORS_CHANCE), strict=True):
            side.read_room(lambda room: room["stage"] == "dealing")
            side.say(do="reveal", chance=chance)
        for seat, text in STRIKE:
            sides[seat].choose(text)
        sides[1].await_offer("answer:rival")
        for guest in (host, friend):
            guest.visit(f"/t/{code}")
            guest.page.wait_for_selector("[data-prompt]")


def sit_down(host: Guest, friend: Guest) -> None:
    """Both at one table of a house with SECRET, with the hands they were dealt."""
    code = host.open_room([OPEN], start=False, options=SHORT, game="stem")
    _sit(friend, code)
    for guest in (host, friend):
        always_ask(guest)
        guest.visit(f"/t/{code}")
    host.page.get_by_role("button", name="Start").click()
    for guest in (host, friend):
        say(guest, "Keep this hand")


def announce_pascal(host: Guest, friend: Guest) -> None:
    """Both let the first moment pass, and the host announces Pascal, which the friend could answer."""
    for guest in (host, friend):
        guest.page.locator("[data-pass]").click()
    host.page.get_by_text("score a Discovery, add").wait_for()
    press(host, "card:pascal")
    press(host, host.page.locator(".on-field[data-open]").first.get_attribute("data-spot") or "")
    friend.page.locator("[data-pass]").wait_for()


def _sit(friend: Guest, code: str) -> None:
    """Take the second seat with a word for the deal that is known; a browser would make one up."""
    friend.keep_chance(NOORS_CHANCE)
    with connect(f"{friend.house.address.replace('http', 'ws', 1)}/api/rooms/{code}/live") as socket:
        socket.send(json.dumps({"do": "hello", "key": friend.key}))
        socket.send(json.dumps({"do": "sit", "seat": 1, "name": "Noor", "commitment": promise_of(NOORS_CHANCE)}))
        while json.loads(socket.recv(timeout=10)).get("you") is None:
            pass
