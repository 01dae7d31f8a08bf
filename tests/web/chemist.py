"""How a guest plays Adna's Lab in the browser: what can be pressed now, from the most pressing to the end of the turn."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.guest import OPEN, Guest

SHORT: dict[str, Any] = {"length": 15, "opening_uracil": False}
"""A chain that is complete after a few turns."""


def play_bot(guest: Guest, options: dict[str, Any] = SHORT) -> str:
    return guest.play_bots(options=options, game="adna")


def await_turn(guest: Guest) -> bool:
    """Wait until the guest has something to do, or the end; whether there is something to do."""
    guest.page.wait_for_selector("[data-open], [data-pass], dialog .end", state="attached")
    return not guest.over


def press_any(guest: Guest, cards: bool = True) -> None:
    """Do what lies nearest, with the mouse, and wait until it is done."""
    tick = guest.tick
    _choose(guest, _nearest(guest, cards))
    guest.await_change(tick)


def _nearest(guest: Guest, cards: bool) -> Locator:
    wishes = ["[data-pass]", ".tray [data-open]", ".place[data-open]", ".bases [data-open]"]
    if cards:
        wishes += [".reactions [data-open]", ".enzymes [data-open]"]
    found = (guest.page.locator(wish).first for wish in [*wishes, "[data-word='done']", "[data-open]"])
    return next(spot for spot in found if spot.count())


def _choose(guest: Guest, spot: Locator) -> None:
    """Press a spot; of several moves take the first with a base, the last with a card: the rival's chain."""
    laying = spot.locator("xpath=ancestor::*[contains(@class, 'bases')]").count()
    spot.click()
    picks = guest.page.locator(".choice .pick")
    if picks.count():
        (picks.first if laying else picks.last).click()


def end_turn(guest: Guest) -> None:
    """End the plays and discard nothing."""
    for word in ("end", "done"):
        tick = guest.tick
        guest.page.locator(f"[data-word='{word}']").click()
        guest.await_change(tick)


def announce(guest: Guest, card: str) -> None:
    """Play a card of the hand, in the first way that is offered."""
    guest.page.locator(f"[data-spot='card:{card}']").click()
    guest.page.locator(".choice .pick").first.click()


def sit_down(host: Guest, friend: Guest, options: dict[str, Any] = SHORT) -> tuple[Guest, Guest]:
    """Both at one table with their first bases laid; who is to play comes first."""
    code = host.open_room([OPEN], start=False, options=options, game="adna")
    friend.visit(f"/t/{code}")
    friend.page.get_by_label("Your name").fill("Noor")
    friend.page.get_by_role("button", name="Sit here").click()
    host.visit(f"/t/{code}")
    host.page.get_by_role("button", name="Start").click()
    for _ in range(12):
        press_any(_who_lays(host, friend))
    return (host, friend) if _has_turn(host) else (friend, host)


def _who_lays(host: Guest, friend: Guest) -> Guest:
    expect(host.page.locator("[data-prompt]")).to_contain_text("turn")
    return host if host.page.locator(".tray [data-open]").count() else friend


def _has_turn(guest: Guest) -> bool:
    return guest.page.locator("[data-word='end']").count() > 0
