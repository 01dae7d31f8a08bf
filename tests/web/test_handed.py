"""A page that is handed on is that of a stranger: nothing is left of who looked at it before."""

from playwright.sync_api import Browser, Page

from tests.web.guest import Guest
from tests.web.house import House

KEPT = """async () => ({
  local: Object.keys(localStorage), databases: (await indexedDB.databases()).map((each) => each.name),
  history: history.length, dark: matchMedia("(prefers-color-scheme: dark)").matches,
  width: innerWidth, print: matchMedia("print").matches,
})"""


def kept(page: Page) -> object:
    return page.evaluate(KEPT)


def test_the_next_guest_finds_nothing_that_the_last_one_left(browser: Browser, house: House) -> None:
    first = Guest(browser, house, stranger=True)
    page = first.page
    first.play_bots()
    first.await_kept("tables", 1)
    page.emulate_media(color_scheme="dark", media="print")
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate("localStorage.setItem('labtable.speed', '\"off\"')")
    first.close()
    second = Guest(browser, house)
    assert second.page is page, "it is handed on"
    assert kept(page) == {
        "local": [],
        "databases": [],
        "history": 1,
        "dark": False,
        "width": 1280,
        "print": False,
    }
    second.visit()
    assert page.evaluate("JSON.parse(localStorage.getItem('labtable.key'))") == second.key
    assert page.evaluate("localStorage.getItem('labtable.speed')") is None
    page.evaluate("console.error('a fault of the second')")
    assert (first.faults, len(second.faults)) == ([], 1)
    second.close()


def test_a_browser_that_somebody_has_changed_is_not_handed_on(browser: Browser, house: House) -> None:
    first = Guest(browser, house, size=(361, 741))
    first.context.add_init_script("window.changed = true")
    first.visit()
    first.close()
    second = Guest(browser, house, size=(361, 741))
    assert second.page is not first.page
    second.visit()
    assert second.page.evaluate("window.changed") is None
    second.close()
