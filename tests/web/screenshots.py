"""Pictures of every page, at the size of a phone, a desk and a projector, in both themes; `make screenshots` takes them.

`python -m tests.web.screenshots --only gsa class --size 1920 --theme dark` takes some of them.
"""

import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from labtable.kernel import read_record
from tests.games.editions import CARDS, text
from tests.games.ours import OURS
from tests.review.matches import short_match
from tests.web import chemist, chromium, crowded, first_steps, gsa, heroes, layout, pictures, position
from tests.web.guest import OPEN, Guest
from tests.web.handed import Theme
from tests.web.house import SETTINGS, House
from tests.web.lesson import Lesson
from tests.web.standing import Standing
from tests.web.workshop import Maker

FOLDER = Path("build/screenshots")
SIZES = {"360": (360, 740), "1280": (1280, 800), "1920": (1920, 1080)}
THEMES: tuple[Theme, ...] = ("light", "dark")
SECRETS = {"any": None, "adna": position.SECRET, "stem": heroes.SECRET}  # some pictures need a known deal
PATIENT = "countdown=3600"  # a window stays open while it is looked at
MOVES = 5
SETTLED = 450  # milliseconds after which nothing moves any more


def keep(guest: Guest, name: str) -> None:
    """Keep a picture, and tell what is wrong with how its page lies."""
    guest.page.wait_for_timeout(SETTLED)
    guest.page.screenshot(path=FOLDER / f"{name}.png")
    for flaw in layout.flaws(guest.page):
        sys.stdout.write(f"{name}: {flaw}\n")


def take(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """All pictures of one theme at one size."""
    guest = Guest(browser, house, theme, SIZES[width])

    def shoot(name: str) -> None:
        guest.page.evaluate("document.fonts.ready")
        guest.page.wait_for_load_state("networkidle")
        keep(guest, f"{name}-{width}-{theme}")

    guest.visit()
    shoot("home")
    guest.visit(f"/t/{guest.open_room([OPEN] * 3, start=False)}")
    shoot("room")
    guest.play_bots(seats=4, options={})
    for _ in range(MOVES):
        guest.await_turn()
        guest.press_any("prep")
    guest.await_turn()
    shoot("table")
    guest.page.locator(".is-shut").first.click(force=True)
    shoot("tip")
    finish(guest)
    shoot("end")
    guest.page.get_by_role("link", name="Replay").click()
    shoot("replay")
    guest.visit("/rules/pdb#P-07")
    shoot("rules")
    guest.close()


def take_gsa(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """The GSA table of one theme at one size: a draw, an action phase, an offer, the end."""
    guest, friend = Guest(browser, house, theme, SIZES[width]), Guest(browser, house)

    def shoot(name: str) -> None:
        guest.page.mouse.move(0, 0)
        guest.page.evaluate("document.fonts.ready")
        guest.page.wait_for_load_state("networkidle")
        keep(guest, f"gsa-{name}-{width}-{theme}")

    gsa.meet(guest, friend)
    gsa.offer(friend)
    guest.page.get_by_role("button", name="Accept").wait_for()
    shoot("offer")
    gsa.sit_down(guest, seats=4, options={**gsa.FIRST, "max_rounds": 9})
    shoot("draw")
    shot = False
    while gsa.await_choice(guest):
        if not shot and guest.round == "Round 5" and guest.page.get_by_role("button", name="End actions").count():
            shoot("table")
            shot = True
        gsa.act(guest)
    shoot("end")
    guest.close()
    friend.close()


def take_stem(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """S.T.E.M. in one theme at one size: an answer, a choice, a table in the middle of a game, the end."""
    mira, noor = Guest(browser, house, theme, SIZES[width]), Guest(browser, house, theme, SIZES[width])

    def shoot(guest: Guest, name: str) -> None:
        guest.page.mouse.move(0, 0)
        guest.page.evaluate("document.fonts.ready")
        keep(guest, f"stem-{name}-{width}-{theme}")

    heroes.sit_down(mira, noor)
    heroes.announce_pascal(mira, noor)
    shoot(noor, "answer")
    noor.page.locator("[data-pass]").click()
    mira.page.locator(".picker").wait_for()
    shoot(mira, "choice")
    heroes.play_bots(mira, seats=4, options={"first_player": "1", "challenges": True, "max_rounds": 8})
    shot = False
    while heroes.await_turn(mira):
        if (
            not shot
            and mira.page.locator(".method .done").count() > 1
            and mira.page.locator(".on-field[data-open]").count()
        ):
            shoot(mira, "table")
            shot = True
        heroes.press_any(mira)
    shoot(mira, "end")
    mira.close()
    noor.close()


def finish(guest: Guest) -> None:
    """Play a game to its end."""
    guest.play_bots(seats=4, options={"target": 9})
    while guest.await_turn():
        guest.press_any()


def take_adna(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """Adna's Lab: an enzyme held over the chains, its attack, the window of who is asked, and the end."""
    host, friend = (Guest(browser, house, theme, SIZES[width]) for _ in range(2))

    def shoot(guest: Guest, name: str) -> None:
        guest.page.evaluate("document.fonts.ready")
        keep(guest, f"adna-{name}-{width}-{theme}")

    position.reach(host, friend)
    shoot(host, "table")
    host.page.locator(".enzymes .tab").dispatch_event("click")
    enzyme = host.page.locator(f"[data-spot='card:{position.ENZYME}']")
    enzyme.hover()
    shoot(host, "held")
    enzyme.click()
    host.page.locator(".choice .pick").first.click()
    friend.page.locator("[data-pass]").wait_for()
    shoot(host, "waiting")
    shoot(friend, "answer")
    chemist.play_bot(host)
    while chemist.await_turn(host):
        chemist.press_any(host)
    shoot(host, "end")
    for guest in (host, friend):
        guest.close()


def take_first_steps(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """What a newcomer sees of every game: the second step of its lesson, and how to play on one page."""
    guest = Guest(browser, house, theme, SIZES[width])
    for game in OURS:
        first_steps.begin(guest, game)
        first_steps.press_wanted(guest)
        guest.page.wait_for_selector(first_steps.WANTED)
        keep(guest, f"{game}-lesson-{width}-{theme}")
        guest.visit(f"/how/{game}")
        guest.page.wait_for_selector(".chapter")
        keep(guest, f"{game}-how-{width}-{theme}")
    guest.close()


def take_class(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """A class in one theme at one size: its doors, the wall, the desk, a table, the report and what is printed."""
    lesson = Lesson(lambda: Guest(browser, house, theme, SIZES[width]), keep, f"{width}-{theme}")
    lesson.before()
    lesson.meanwhile()
    lesson.afterwards(FOLDER)
    lesson.close()


def take_crowded(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """The most crowded positions of every game."""
    guest = Guest(browser, house, theme, SIZES[width])
    for path in (path for game in OURS for path in crowded.paths(game)):
        with Standing(guest, read_record(path)):
            keep(guest, f"crowded-{path.stem}-{width}-{theme}")
    guest.close()


def take_looks_back(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """What is left of matches that are over: their reviews, the album, and the home page of who is back."""
    guest = Guest(browser, house, theme, SIZES[width])
    for game in OURS:
        stand = Standing(guest, short_match(game), seat=0)
        with stand:
            guest.page.wait_for_selector(".end .acts")
        guest.visit(f"/review/{stand.code}#5")
        guest.page.wait_for_selector(".accuracy .kept b, .accuracy .none", timeout=240_000)
        keep(guest, f"{game}-review-{width}-{theme}")
    for name, path in (("album", "/album"), ("back", "/")):
        guest.visit(path)
        guest.page.wait_for_load_state("networkidle")
        keep(guest, f"{name}-{width}-{theme}")
    guest.close()


def take_workshop(browser: Browser, house: House, theme: Theme, width: str) -> None:
    """The workshop of every game with a card of each kind."""
    guest = Guest(browser, house, theme, SIZES[width])
    for game, cards in CARDS.items():
        maker = Maker(guest, game)
        maker.come()
        maker.brought(text(game, add=cards))
        guest.page.locator("#edition .mark.new").first.wait_for()
        maker.settled()
        keep(guest, f"{game}-workshop-{width}-{theme}")
    guest.close()


Take = Callable[[Browser, House, Theme, str], None]
TAKEN: dict[str, tuple[Take, str]] = {
    "pdb": (take, "any"),
    "gsa": (take_gsa, "any"),
    "adna": (take_adna, "adna"),
    "stem": (take_stem, "stem"),
    "first_steps": (take_first_steps, "any"),
    "class": (take_class, "any"),
    "crowded": (take_crowded, "patient"),
    "looks_back": (take_looks_back, "any"),
    "workshop": (take_workshop, "any"),
}
"""What pictures are taken of, and in which house."""


def _house(folder: Path, name: str) -> House:
    (folder / name).mkdir()
    return House(folder / name, SECRETS.get(name), (*SETTINGS, PATIENT) if name == "patient" else SETTINGS)


def main(wanted: Namespace) -> None:
    """Take them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        houses = {name: _house(Path(folder), name) for name in {TAKEN[each][1] for each in wanted.only}}
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        for width in wanted.size:
            for theme in wanted.theme:
                for taker, house in (TAKEN[each] for each in wanted.only):
                    taker(browser, houses[house], theme, width)
        browser.close()
        for opened in houses.values():
            opened.close()
    sys.stdout.write(f"The pictures are in {FOLDER}.\n")


def read(words: Sequence[str]) -> Namespace:
    """What is wanted: all of it, if nothing is said."""
    parser = ArgumentParser("tests.web.screenshots", description="Pictures of every page, in build/screenshots.")
    parser.add_argument("--only", nargs="*", choices=TAKEN, default=list(TAKEN))
    parser.add_argument("--size", nargs="*", choices=SIZES, default=list(SIZES))
    parser.add_argument("--theme", nargs="*", choices=THEMES, default=list(THEMES))
    parser.add_argument("--docs", action="store_true", help="instead, the few pictures of README and docs")
    return parser.parse_args(words)


if __name__ == "__main__":
    asked = read(sys.argv[1:])
    pictures.main() if asked.docs else main(asked)
