"""How a guest plays Adna's Lab in the browser: what can be pressed now, from the most pressing to the end of the turn."""

from typing import Any

from playwright.sync_api import Locator

from tests.web.guest import Guest

SHORT: dict[str, Any] = {"length": 15, "opening_uracil": False}
"""A chain that is complete after a few turns."""
WISHES = (
    "[data-pass]",
    ".tray [data-open]",
    ".place[data-open]",
    ".bases [data-open]",
    ".reactions [data-open]",
    ".enzymes [data-open]",
    "[data-word='done']",
    "[data-open]",
)
"""What to press, from the most pressing; laying bases comes before cards, and words come last."""


def play_bot(guest: Guest, options: dict[str, Any] = SHORT) -> str:
    return guest.play_bots(options=options, game="adna")


def await_turn(guest: Guest) -> bool:
    """Wait until the guest has something to do, or the end; whether there is something to do."""
    guest.page.wait_for_selector("[data-open], [data-pass], .end .acts", state="attached")
    return not guest.over


def press_any(guest: Guest) -> None:
    """Do what lies nearest, with the mouse, and wait until it is done."""
    tick = guest.tick
    _choose(guest, guest.nearest(*WISHES))
    guest.await_change(tick)


def _choose(guest: Guest, spot: Locator) -> None:
    """Press a spot; of several moves take the first with a base, the last with a card: the rival's chain."""
    deck = spot.locator("xpath=ancestor::section[contains(@class, 'group')]//button[contains(@class, 'tab')]")
    if not spot.is_visible():  # on a phone one deck is shown at a time
        deck.click()
    laying = spot.locator("xpath=ancestor::*[contains(@class, 'bases')]").count()
    spot.click()
    picks = guest.page.locator(".choice .pick")
    if picks.count():
        (picks.first if laying else picks.last).click()


def card(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f"[data-spot='card:{name}']")


def announce(guest: Guest, name: str) -> None:
    """Play a card of the hand, in the first way that is offered."""
    card(guest, name).click()
    guest.page.locator(".choice .pick").first.click()


def chain(guest: Guest, whose: str) -> Locator:
    return guest.page.locator(f"section.lane[aria-label='{whose}'] ol.chain")


def length(guest: Guest, whose: str) -> Locator:
    return guest.page.locator(f"section.lane[aria-label='{whose}'] .length")
