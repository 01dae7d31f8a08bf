"""How a guest plays at a table of the GSA Starter Deck."""

from typing import Any

from playwright.sync_api import Locator

from tests.web.guest import Guest

FIRST: dict[str, Any] = {"first_player": "1"}


def sit_down(guest: Guest, seats: int = 3, options: dict[str, Any] = FIRST) -> None:
    guest.play_bots(seats, options, "gsa")
    await_choice(guest)


def await_choice(guest: Guest) -> bool:
    """Wait until this guest is asked, or the end; whether there is something to do."""
    guest.page.wait_for_selector("[data-open], .end .acts", state="attached")
    return not guest.over


def press(guest: Guest, what: Locator) -> None:
    """Press something, take the first of several possibilities, and wait for it to be done."""
    tick = guest.tick
    what.click(position={"x": 12, "y": 10})
    possibilities = guest.page.locator(".choice button")
    if possibilities.count():
        possibilities.first.click()
    guest.await_change(tick)


def pile(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f"[data-spot='pile:{name}']")


def hand(guest: Guest) -> Locator:
    return guest.page.locator(".handcard")


def draw(guest: Guest, source: str = "resource") -> None:
    for _ in range(2):
        await_choice(guest)
        press(guest, pile(guest, source))


def start_a_project(guest: Guest) -> None:
    """Start the Project card of the hand; a mandatory one lies on the table already."""
    card = guest.page.locator(".handcard.kind-project")
    if card.count():
        press(guest, card.first)


def end_turn(guest: Guest) -> None:
    """End the actions, and discard as long as cards must be or may be."""
    press(guest, guest.page.get_by_role("button", name="End actions"))
    while guest.page.locator("[aria-current=step]:has-text('Discard')").count() and guest.open_spots.count():
        press(guest, guest.page.locator(".do .spot.btn[data-open], .handcard.is-open").first)


def act(guest: Guest, *wishes: str) -> None:
    """Make an open move: what is wished for, then cards that can be played, then anything else."""
    usual = (".part", ".handcard.is-open", ".stack.is-open", ".do [data-open]", ".answer .btn.main")
    press(guest, guest.nearest(*wishes, *usual))


def meet(mira: Guest, noor: Guest) -> None:
    """Two people at a table; each has a project there, and the second is about to act."""
    mira.play_with(noor, FIRST, "gsa")
    draw(mira)
    start_a_project(mira)
    end_turn(mira)
    draw(noor)
    start_a_project(noor)


def offer(noor: Guest) -> None:
    """Offer the own project to the other player's."""
    press(noor, noor.page.locator(".mine .together.is-open").first)
