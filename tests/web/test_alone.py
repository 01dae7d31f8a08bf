"""The page without a server: a plain host of files in a folder, every other request fails, and then the host is gone too."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, Route, expect

from labtable.cli import main
from labtable.kernel import load_game
from labtable.kernel.lesson import lesson_of
from tests.review.matches import short_match
from tests.web.first_steps import begin, press_wanted
from tests.web.guest import Guest
from tests.web.host import Host, Lodger
from tests.web.house import House
from tests.web.test_review import EVENT, LONG, PLAYED

READY = "navigator.serviceWorker.ready.then(({active}) => new Promise((done) => { navigator.serviceWorker.onmessage = done; active.postMessage('keep all') }))"
"""Waits until the whole page is kept in the browser."""


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
    page = lodger.page
    read_before_python_is_there(lodger)
    play(lodger, "pdb")
    prove_the_record(page, tmp_path)
    page.evaluate(READY)
    with host.gone():
        lodger.load()
        for game in PLAYED:
            play(lodger, game)
        look_back(page)
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


def play(lodger: Lodger, game: str) -> None:
    """A whole game against a bot."""
    PLAYED[game](lodger)
    expect(lodger.page.locator("#headline")).to_be_visible()


def prove_the_record(page: Page, folder: Path) -> None:
    """The record that the page hands out proves itself, its fair deal too."""
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saving:
        page.get_by_text("Download the record").click()
    file = folder / "match.jsonl"
    saving.value.save_as(file)
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


def test_a_table_outlives_reloads_and_tabs_and_is_shared_at_one_screen(lodger: Lodger) -> None:
    lodger.load()
    code = lodger.play_bots()
    lodger.press_any()
    lodger.await_turn()
    before = lodger.page.locator(".board").inner_text()
    lodger.load(f"/t/{code}")
    lodger.await_turn()
    assert lodger.page.locator(".board").inner_text() == before, "in the middle of a turn"
    second_tab(lodger, code)
    share_the_screen(lodger)


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


def test_a_server_offers_a_table_that_goes_on_when_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        guest = Guest(browser, house)
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
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"
CLOSED = "indexedDB.open = () => { throw new DOMException('closed', 'SecurityError'); };"


def test_a_browser_that_is_too_old_says_so_in_one_sentence(lodger: Lodger) -> None:
    lodger.context.add_init_script(TOO_OLD)
    lodger.load()
    lodger.page.get_by_text("This browser is too old to play here without a server").first.wait_for()


@pytest.mark.parametrize(
    ("fault", "sentence"), [(FULL, "This browser has no room left"), (CLOSED, "keeps nothing for")]
)
def test_a_browser_that_keeps_nothing_says_so_and_the_table_goes_on(lodger: Lodger, fault: str, sentence: str) -> None:
    def break_storage(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=fault + answer.text())

    lodger.page.route("**/hall.worker-*.js", break_storage)
    lodger.load()
    lodger.play_bots()
    lodger.page.get_by_text(sentence).wait_for()
    for _ in range(2):
        lodger.await_turn()
        lodger.press_any()
