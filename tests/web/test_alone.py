"""The page without a server: a plain host of files in a folder, every other request fails, and then the host is gone too."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, Route, expect

from labtable.cli import main
from labtable.kernel import load_game, read_record
from labtable.kernel.lesson import lesson_of
from tests.review.matches import short_match
from tests.web.first_steps import begin, press_wanted
from tests.web.guest import Guest
from tests.web.host import FOLDER, Host, Lodger
from tests.web.house import House
from tests.web.test_review import EVENT, LONG, PLAYED

READY = "navigator.serviceWorker.ready.then(({active}) => new Promise((done) => { navigator.serviceWorker.onmessage = done; active.postMessage('keep all') }))"
"""Waits until the whole page is kept in the browser."""


AT_ONCE = "const later = setTimeout; setTimeout = (call, pause) => later(call, pause < 8000 ? pause : 0);"
"""Makes a page begin to be kept when its table is there, not some seconds later."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    opened = Host(tmp_path_factory.mktemp("host"))
    yield opened
    opened.close()


@pytest.fixture
def lodger(browser: Browser, host: Host) -> Iterator[Lodger]:
    come = Lodger(browser, host)
    yield come
    come.close()
    assert come.faults == []


def test_the_whole_table_needs_a_folder_of_files_and_then_no_network(
    lodger: Lodger, host: Host, tmp_path: Path
) -> None:
    read_before_python_is_there(lodger)
    do_everything(lodger)
    lodger.page.evaluate(READY)
    with host.gone():
        lodger.load()
        do_everything(lodger, tmp_path)


def do_everything(lodger: Lodger, records: Path | None = None) -> None:
    """A whole game of each, a replay, a lesson and a review, without loading the page anew; records go into a folder."""
    for game, play in PLAYED.items():
        play(lodger)
        expect(lodger.page.locator("#headline")).to_be_visible()
        if records:
            prove_the_record(lodger.page, records / f"{game}.jsonl", game)
    look_back(lodger.page)
    learn(lodger)
    review(lodger)


def read_before_python_is_there(lodger: Lodger) -> None:
    """The home page and the rules are there at once, while Python cannot come."""
    lodger.page.route("**/python/**", lambda route: route.abort())
    lodger.load()
    expect(lodger.page.locator(".tile")).to_have_count(4)
    lodger.page.get_by_role("link", name="Rules of PDB").click()
    expect(lodger.page.get_by_role("heading", name="What is hidden")).to_be_visible()
    lodger.page.get_by_text("The rules could not be loaded.").wait_for()
    lodger.page.unroute("**/python/**")
    lodger.faults.clear()  # what did not come was missed
    lodger.load()


def prove_the_record(page: Page, file: Path, game: str) -> None:
    """The record that the page hands out proves itself, its fair deal too."""
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saving:
        page.get_by_text("Download the record").click()
    saving.value.save_as(file)
    assert read_record(file).header.game == game
    proved = CliRunner().invoke(main, ["replay", str(file), "--verify"])
    assert proved.exit_code == 0, proved.output
    assert "all legal" in proved.output
    assert "The deal was fair" in proved.output
    page.keyboard.press("Escape")


def look_back(page: Page) -> None:
    """The last match is shown again, move by move."""
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**#1")


def learn(lodger: Lodger) -> None:
    """The first steps of a guided game."""
    begin(lodger, "pdb")
    lesson = lesson_of(load_game("pdb"))
    assert lesson is not None
    for _ in range(3):
        press_wanted(lodger)


def review(lodger: Lodger) -> None:
    """A record that somebody has is reviewed to its end."""
    lodger.visit("/review")
    lodger.page.get_by_text("Choose a record").wait_for()
    lodger.page.evaluate(EVENT, ["match.jsonl", short_match("stem").text()])
    lodger.page.wait_for_selector(".chance .line", timeout=LONG)
    lodger.page.wait_for_selector(".accuracy .kept b, .accuracy .none:has-text('no choice')", timeout=LONG)


def test_a_table_outlives_a_full_storage_reloads_and_tabs_and_goes_with_a_private_window(
    lodger: Lodger, browser: Browser, host: Host
) -> None:
    with crammed(lodger):
        lodger.load()
        code = lodger.play_bots()
        lodger.page.get_by_text("This browser has no room left").wait_for()
        for _ in range(2):
            lodger.await_turn()
            lodger.press_any()
    lodger.await_turn()
    lodger.press_any()  # there is room again: all of it is written
    lodger.await_turn()
    before = lodger.page.locator(".board").inner_text()
    lodger.load(f"/t/{code}")
    lodger.await_turn()
    assert lodger.page.locator(".board").inner_text() == before, "in the middle of a turn"
    second_tab(lodger, code)
    share_the_screen(lodger)
    leave_a_private_window(lodger, browser, host)


@contextmanager
def crammed(lodger: Lodger) -> Iterator[None]:
    """Chromium's own limit of what a site may keep, which is next to nothing for a while; it counts from the first write on."""
    speaking, site = lodger.context.new_cdp_session(lodger.page), {"origin": lodger.host.address.removesuffix(FOLDER)}
    speaking.send("Storage.overrideQuotaForOrigin", {**site, "quotaSize": 1})
    yield
    speaking.send("Storage.overrideQuotaForOrigin", site)


def second_tab(lodger: Lodger, code: str) -> None:
    """The same table in two tabs goes on in the newer one; then there are two tables in two tabs."""
    first, second = lodger.page, lodger.context.new_page()
    second.goto(f"{lodger.host.address}?/t/{code}")
    second.wait_for_selector("[data-open]")
    first.get_by_text("This table goes on in another tab").wait_for()
    lodger.play_bots()
    lodger.press_any()
    lodger.page = second
    lodger.press_any()
    second.close()
    lodger.page = first


def share_the_screen(lodger: Lodger) -> None:
    """Two people pass the screen on; between them nothing of a hand is on the page."""
    page = lodger.page
    lodger.visit()
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Who sits at seat 2").fill("Noor")
    page.get_by_role("combobox").select_option("2")
    page.get_by_role("button", name="Play at this screen").click()
    for _ in range(3):
        page.wait_for_selector("[data-cover]")
        assert page.locator(".board").count() == 0
        name = page.locator("[data-cover]").get_attribute("data-cover")
        page.get_by_role("button", name=f"I am {name}").click()
        page.wait_for_selector("[data-open]")
        tick = lodger.tick
        lodger._press("publish")
        page.wait_for_selector(f"[data-cover], [data-tick]:not([data-tick='{tick}'])", state="attached")


def leave_a_private_window(lodger: Lodger, browser: Browser, host: Host) -> None:
    """A private window keeps tables as any other does, though it will not promise to; the next one knows nothing of them.

    Every context of these tests is such a window."""
    assert lodger.page.evaluate("navigator.storage.persisted()") is False
    lodger.load()
    expect(lodger.page.get_by_role("button", name="Forget PDB")).not_to_have_count(0)
    lodger.page.get_by_role("button", name="What this browser keeps").click()
    lodger.page.get_by_text("a private window forgets them when it is closed").wait_for()
    lodger.context.close()
    after = Lodger(browser, host)
    after.load()
    expect(after.page.locator(".tile")).to_have_count(4)
    expect(after.page.get_by_role("button", name="Forget PDB")).to_have_count(0)
    after.close()


def test_a_server_offers_a_table_that_goes_on_when_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        guest = Guest(browser, house)
        guest.context.add_init_script(AT_ONCE)
        guest.context.set_default_timeout(30_000)
        guest.visit()
        guest.page.get_by_role("link", name="Play offline").click()
        guest.page.get_by_role("button", name="Play now").first.click()
        guest.page.get_by_role("button", name="Easy").click()
        guest.await_turn()
        guest.press_any()
        guest.page.evaluate(READY)
        house.kill()
        guest.page.reload()
        guest.await_turn()
        guest.press_any()
        guest.close()
        assert guest.faults == []


TOO_OLD = "delete globalThis.WebAssembly"
CLOSED = "indexedDB.open = () => { throw new DOMException('closed', 'SecurityError'); };"


def test_a_browser_that_is_too_old_says_so_in_one_sentence(lodger: Lodger) -> None:
    lodger.context.add_init_script(TOO_OLD)
    lodger.load()
    lodger.page.get_by_text("This browser is too old to play here without a server").first.wait_for()


def test_a_browser_that_keeps_nothing_says_so_and_the_table_goes_on(lodger: Lodger) -> None:
    """As browsers do where all data of a site is blocked; Chromium takes no order to do so from a test."""

    def close_storage(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=CLOSED + answer.text())

    lodger.context.add_init_script(CLOSED)
    lodger.page.route("**/hall.worker-*.js", close_storage)
    lodger.load()
    lodger.play_bots()
    lodger.page.get_by_text("This browser keeps nothing for Labtable").wait_for()
    for _ in range(2):
        lodger.await_turn()
        lodger.press_any()
