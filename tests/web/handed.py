"""Pages that one guest hands on to the next, emptied: what a page consists of is loaded and compiled already."""

from typing import Literal, NamedTuple
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Error, Page

Theme = Literal["light", "dark"]
Motion = Literal["reduce", "no-preference"]
PLAIN = "/healthz"
"""A few letters from the same address: there the browser keeps the process that it has, which it would not elsewhere."""


class Wish(NamedTuple):
    """How a guest would like to see pages."""

    theme: Theme
    size: tuple[int, int]
    motion: Motion


FREE: WeakKeyDictionary[Browser, dict[Wish, list[Page]]] = WeakKeyDictionary()
"""Pages nobody looks at, each in a context of its own."""


def new(browser: Browser, wish: Wish) -> Page:
    """A page in a context that has loaded nothing yet."""
    width, height = wish.size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=wish.theme, reduced_motion=wish.motion
    )
    return context.new_page()


def take(browser: Browser, wish: Wish) -> Page:
    """A page that was handed on, or a new one."""
    free = FREE.get(browser, {}).get(wish)
    return free.pop() if free else new(browser, wish)


def hand_on(browser: Browser, wish: Wish, page: Page, address: str) -> None:
    """Let another guest have a page, with nothing of what an address has kept in its context."""
    try:
        page.goto(address + PLAIN)
    except Error:  # nobody lives there any more
        page.context.close()
        return
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    session.send("Page.resetNavigationHistory")
    session.detach()
    page.mouse.move(0, 0)
    page.emulate_media(media="null", color_scheme=wish.theme, reduced_motion=wish.motion)
    page.set_viewport_size({"width": wish.size[0], "height": wish.size[1]})
    FREE.setdefault(browser, {}).setdefault(wish, []).append(page)
