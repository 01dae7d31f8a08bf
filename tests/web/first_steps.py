"""How a newcomer goes through a lesson: by pressing what is ringed."""

from labtable.kernel import load_game
from tests.web.guest import Guest

WANTED = "[data-wanted]"


def begin(guest: Guest, game: str) -> None:
    guest.visit()
    guest.page.get_by_role("button", name=f"First steps in {load_game(game).title}").click()
    guest.page.wait_for_selector(".guide")


def press_wanted(guest: Guest) -> None:
    """Press what is ringed, and what is ringed in the choice if it asks for one."""
    guest.page.wait_for_selector(WANTED)
    tick = guest.tick
    guest.page.locator(WANTED).click()
    if guest.page.locator(".choice").count():
        guest.page.locator(f".choice {WANTED}").click()
    guest.await_change(tick)
