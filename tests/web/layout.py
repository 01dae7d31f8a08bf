"""What is wrong with how a page lies: words cut or spilling over, pieces too small or covered, sideways scrolling."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

Size = tuple[int, int]

SIZES: list[Size] = [(360, 740), (768, 1024), (1024, 768), (1280, 800), (1366, 640), (1920, 1080)]
"""A phone, a tablet both ways, a desk, a low window and a projector."""
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
LEAST_TARGET = 44  # pixels that a finger needs
HEIGHTS = """(but) => [...document.querySelectorAll("button, a")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !(but && each.matches(but)))
  .map((each) => [each.innerText.trim(), Math.round(each.getBoundingClientRect().height)])
  .filter(([, height]) => height > 0)"""
FLAWS = (Path(__file__).parent / "flaws.js").read_text(encoding="utf-8")
PLACES = (Path(__file__).parent / "places.js").read_text(encoding="utf-8")
STEADY = 2  # pixels by which a place may move before anybody notices

Places = dict[str, list[int]]
"""Where things lie: the left, upper, right and lower edge of each."""


def at_sizes(page: Page, sizes: list[Size]) -> Iterator[Size]:
    """The page at one size after the other, each drawn before it is looked at."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield width, height


def scrolls_sideways(page: Page) -> bool:
    """Whether something is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def flaws(page: Page) -> list[str]:
    """Every flaw of what is in sight, in a few words.

    What stands beside a piece on purpose says `data-beside`; words may be shortened where a `title` has them whole or
    the piece says `data-details`; a list in which something to choose is out of sight shows that by its `data-edge`.
    """
    found: list[str] = page.evaluate(FLAWS)
    return found


def too_small(page: Page, but: str = "") -> list[tuple[str, int]]:
    """What is pressed and too small for a finger, with its height; all measured at one moment, while bots play on."""
    heights: list[tuple[str, int]] = page.evaluate(HEIGHTS, but)
    assert heights, "there is something to press"
    return [(words, height) for words, height in heights if height < LEAST_TARGET]


def prompt_scrolls(page: Page) -> bool:
    """Whether not all that the prompt says is in sight."""
    return bool(page.locator("[data-prompt]").evaluate("(words) => words.scrollHeight > words.clientHeight + 1"))


def places(page: Page) -> Places:
    """Where the parts of the frame and the places of the board lie."""
    found: Places = page.evaluate(PLACES)
    return found


def moved(before: Places, after: Places) -> list[str]:
    """What lies elsewhere or has another size, of all that was there before and still is."""
    return [
        f"{name}: {before[name]} to {after[name]}"
        for name in before.keys() & after.keys()
        if any(abs(was - now) > STEADY for was, now in zip(before[name], after[name], strict=True))
    ]
