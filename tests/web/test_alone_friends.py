"""Friends at other screens without a server: an invitation, an answer, and the table in the host's page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web import chromium
from tests.web.guest import OPEN
from tests.web.host import Host, Lodger

BY_ADDRESS = "--disable-features=WebRtcHideLocalIpsWithMdns"
"""The browsers call each other by this machine's own addresses; names would be asked for all over its network."""
MOST_TURNS = 2000
ASK_THE_FRIEND = """async ([code, path]) => {
  const names = performance.getEntriesByType("resource").map((each) => each.name);
  for (const name of names.filter((each) => /assets.(?!.*worker).*[.]js$/.test(each))) {
    const halls = Object.values(await import(name)).find((each) => each instanceof Map && each.has(code));
    if (halls) return (await halls.get(code).ask(path)).status;
  }
}"""
"""What the page of a friend answers, asked past all buttons."""
KEYS = """() => new Promise((done) => {
  indexedDB.open("labtable-alone").onsuccess = ({ target: { result } }) => {
    result.transaction("keys").objectStore("keys").getAll().onsuccess = ({ target }) => {
      result.close();
      done(target.result.map(({ key }) => key));
    };
  };
})"""
"""The keys that a browser has for tables of friends."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    opened = Host(tmp_path_factory.mktemp("host"))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def neighbours(browser: Browser) -> Iterator[Browser]:
    started = browser.browser_type.launch(executable_path=chromium.find(), args=[*chromium.flags(), BY_ADDRESS])
    yield started
    started.close()


@pytest.fixture
def mira(neighbours: Browser, host: Host) -> Iterator[Lodger]:
    yield from come(neighbours, host)


@pytest.fixture
def noor(neighbours: Browser, host: Host) -> Iterator[Lodger]:
    yield from come(neighbours, host)


def come(browser: Browser, host: Host) -> Iterator[Lodger]:
    lodger = Lodger(browser, host)
    lodger.context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield lodger
    lodger.close()
    assert lodger.faults == []


def bring(mira: Lodger, noor: Lodger) -> None:
    """An invitation goes from one to the other, and an answer back."""
    mira.page.get_by_role("button", name="Make an invitation").click()
    mira.page.get_by_role("button", name="Copy the invitation").click()
    mira.page.get_by_text("Copied").wait_for()
    noor.page.goto(mira.page.evaluate("navigator.clipboard.readText()"))
    noor.page.get_by_role("button", name="Make the answer").click()
    mira.page.get_by_label("Paste the answer").fill(noor.page.locator(".answer").inner_text())
    mira.page.get_by_role("button", name="Let them in").click()
    mira.page.get_by_text("Your friend's page is here").wait_for()


def test_friends_play_in_two_browsers_with_no_server_between_them(mira: Lodger, noor: Lodger) -> None:
    mira.load()
    code = mira.open_room([OPEN], start=False)
    mira.visit(f"/t/{code}")
    bring(mira, noor)
    noor.sit_down("Noor")
    mira.page.get_by_role("button", name="Start").click()
    noor.await_turn()
    noor.press_any()
    come_back(mira, noor)
    for _ in range(MOST_TURNS):
        for each in (noor, mira):
            if each.open_spots.count():
                each.press_any()
        if mira.over and noor.over:
            break
    assert mira.over
    assert noor.over
    look_around(noor, code)
    noor.visit(f"/t/{code}")
    play_again(mira, noor)
    mira.page.close()
    expect(noor.page.get_by_text("The page where this table is has closed")).to_be_visible()


def come_back(mira: Lodger, noor: Lodger) -> None:
    """Who is lost finds their seat again by another invitation."""
    noor.load()
    mira.page.get_by_role("button", name="Menu").click()
    bring(mira, noor)
    mira.page.keyboard.press("Escape")
    mira.await_turn()


def play_again(mira: Lodger, noor: Lodger) -> None:
    """A guest asks for a rematch: its room is in the host's page too, where the guest has the same key and no other."""
    before = noor.page.url
    noor.page.get_by_role("button", name="Rematch").click()
    mira.page.get_by_role("button", name="Join the rematch").click()
    mira.page.wait_for_url(lambda url: url != before)
    noor.page.wait_for_url(mira.page.url)
    expect(noor.page.locator(".dock")).to_contain_text("Waiting for Mira to be ready")
    noor.page.get_by_role("button", name="Start").click()
    noor.page.wait_for_selector("[data-prompt]")
    mira.page.wait_for_selector("[data-prompt]")
    (mira if mira.open_spots.count() else noor).press_any()
    keys = noor.page.evaluate(KEYS)
    assert len(keys) == 2
    assert len(set(keys)) == 1
    assert noor.key not in keys


def look_around(noor: Lodger, code: str) -> None:
    """A guest may read of this room what anybody may who has its code, and nothing else of the host's browser."""
    asked = [f"/api/rooms/{code}/record", f"/api/rooms/{code}/branch", f"/api/rooms/{code}x", "/api/standings"]
    assert [noor.page.evaluate(ASK_THE_FRIEND, [code, path]) for path in asked] == [200, 403, 403, 403]
    noor.page.get_by_role("link", name="Replay").click()
    noor.page.wait_for_selector(".replay")
