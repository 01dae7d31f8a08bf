"""Comfort: every liking acts at once and is remembered; a move is placed when it is confirmed; a turn is told of elsewhere."""

import re

import pytest
from playwright.sync_api import expect

from labtable.kernel import read_record
from tests.games.ours import OURS
from tests.web import crowded
from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.guest import OPEN, Guest
from tests.web.layout import Size, at_sizes, flaws, moved, places, scrolls_sideways
from tests.web.standing import Standing

PHONE, DESK = (360, 740), (1280, 800)
CROWDED = ("adna-chains", "gsa-units", "pdb-molecules", "stem-heroes")
MESSAGES = """
window.messages = [];
window.Notification = class extends Notification {
  static permission = "PERMISSION";
  constructor(...what) {
    super(...what);
    window.messages.push(this);
  }
};
document.hasFocus = () => false;
"""
"""A browser that keeps its messages to be read, and whose reader looks elsewhere.

The messages are real ones, and so is the answer to whether they are allowed. But a headless browser shows none, says
before it is asked that they are not, and never loses its focus.
"""
TOLD = "({ title, body, tag, icon }) => ({ title, body, tag, icon })"


def like(guest: Guest, **likings: object) -> None:
    """Let the browser remember likings, from its next page on."""
    for name, value in likings.items():
        text = f'"{value}"' if isinstance(value, str) else str(value).lower()
        guest.begin_with(f"localStorage.setItem('labtable.{name}', '{text}')")


def choose(guest: Guest) -> None:
    """Tap the first open piece, and one of its moves where it asks which."""
    guest.open_spots.first.click()
    pick = guest.page.locator(".choice .pick")
    if pick.count():
        pick.first.click()
    guest.page.get_by_role("button", name="Place it").wait_for()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", OURS)
def test_a_move_is_chosen_with_one_tap_and_placed_with_another(invite: Invite, game: str, size: Size) -> None:
    guest = invite(size=size)
    like(guest, confirm=True)
    guest.play_bots(options={}, game=game)
    guest.page.wait_for_selector("[data-open]")
    before, tick = places(guest.page), guest.tick
    choose(guest)
    expect(guest.page.locator("[data-prompt] .what")).to_have_text(re.compile(r"\?$"))
    expect(guest.page.locator(".hovering")).to_be_visible()
    assert moved(before, places(guest.page)) == []
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".hovering")).to_have_count(0)
    choose(guest)
    guest.page.get_by_role("button", name="Back").click()
    assert guest.tick == tick, "nothing was done"
    choose(guest)
    guest.page.keyboard.press("Enter")
    guest.await_change(tick)
    expect(guest.page.locator(".hovering")).to_have_count(0)


def test_likings_act_at_once_and_are_remembered(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    root, menu = guest.page.locator("html"), guest.page.get_by_role("dialog", name="Menu")
    guest.page.get_by_role("button", name="Menu").click()
    assert faults(guest.page) == []
    menu.get_by_role("radio", name="Largest text").click()
    menu.get_by_role("switch", name="Colour-blind help").click()
    menu.get_by_role("switch", name="Bubbles and chat").click()
    menu.get_by_role("switch", name="Confirm each move").click()
    for _ in range(2):
        expect(root).to_have_attribute("data-text", "largest")
        expect(root).to_have_attribute("data-letters", "")
        expect(guest.page.locator("[data-talk]")).to_have_count(0)
        guest.page.reload()
        guest.await_turn()
    choose(guest)


def test_another_tab_follows_a_liking(guest: Guest) -> None:
    guest.visit()
    tab = guest.context.new_page()
    tab.goto(guest.house.address)
    guest.page.get_by_role("button", name="Comfort").click()
    guest.page.get_by_role("radio", name="Larger text").click()
    expect(tab.locator("html")).to_have_attribute("data-text", "larger")


def test_every_pawn_wears_a_letter_of_its_own(guest: Guest) -> None:
    like(guest, letters=True)
    with Standing(guest, read_record(crowded.FOLDER / "pdb-molecules.jsonl")):
        worn = [guest.page.locator(f".player.seat-{seat} [data-letter]").first.text_content() for seat in range(4)]
        assert worn == ["W", "B", "K", "M"]
        assert flaws(guest.page) == []


def test_two_whose_names_begin_alike_wear_different_letters(invite: Invite) -> None:
    mira, friend = invite(), invite()
    like(mira, letters=True)
    code = mira.open_room([OPEN], start=False)
    for guest in (mira, friend):
        guest.visit(f"/t/{code}")
    friend.sit_down("Mika")
    mira.page.get_by_role("button", name="Start").click()
    mira.page.wait_for_selector("[data-prompt]")
    worn = [mira.page.locator(f".player.seat-{seat} [data-letter]").first.text_content() for seat in range(2)]
    assert worn == ["M", "I"]


@pytest.mark.parametrize("name", CROWDED)
def test_the_largest_words_lie_well_on_a_phone_and_on_a_desk(invite: Invite, name: str) -> None:
    guest = invite()
    like(guest, text="largest")
    with Standing(guest, read_record(crowded.FOLDER / f"{name}.jsonl")):
        for size in at_sizes(guest.page, [PHONE, DESK]):
            assert not scrolls_sideways(guest.page), size
            assert [flaw for flaw in flaws(guest.page) if "none: Empty" not in flaw] == [], size
            words = guest.page.locator("[data-prompt] .what").evaluate(
                "each => parseFloat(getComputedStyle(each).fontSize)"
            )
            assert words >= 19


def test_the_largest_words_lie_well_on_plain_pages(guest: Guest) -> None:
    like(guest, text="largest")
    for path, sign in (("/", ".tile"), ("/album", ".shelf"), ("/rules/pdb", "article")):
        guest.visit(path)
        guest.page.locator(sign).first.wait_for()
        for size in at_sizes(guest.page, [PHONE, DESK]):
            assert (scrolls_sideways(guest.page), flaws(guest.page)) == (False, []), (path, size)


def test_the_tab_says_whose_turn_it_is_with_its_title_and_its_icon(invite: Invite) -> None:
    mira, noor = invite(), invite()
    mira.play_with(noor, options={"first_leader": "1"})
    for guest in (mira, noor):
        guest.page.wait_for_selector("[data-prompt]")
    asked, waits = (mira, noor) if mira.open_spots.count() else (noor, mira)
    icon = "link[rel=icon]"
    expect(asked.page).to_have_title(re.compile("^Your turn · PDB"))
    expect(asked.page.locator(icon)).to_have_attribute("href", re.compile("logo-turn"))
    expect(waits.page.locator(icon)).not_to_have_attribute("href", re.compile("logo-turn"))
    asked.press_any()
    expect(waits.page).to_have_title(re.compile("^Your turn · PDB"))


def test_who_looks_elsewhere_is_told_of_their_turn_if_they_want_to_be(invite: Invite) -> None:
    mira, noor = invite(), invite()
    for guest in (mira, noor):
        guest.begin_with(MESSAGES.replace("PERMISSION", "granted"))
    like(noor, tell=True)
    mira.play_with(noor, options={"first_leader": "1"})
    for guest in (mira, noor):
        guest.page.wait_for_selector("[data-prompt]")
    for guest in (mira, noor, mira, noor):
        if guest.open_spots.count():
            guest.press_any()
    noor.page.wait_for_function("window.messages.length > 0")
    told = noor.page.evaluate(f"window.messages.map({TOLD})")[0]
    assert told["title"] == "It is your turn · PDB: the game"
    assert told["body"].startswith("Mira "), "what happened before it"
    assert told["tag"] == noor.page.url.rsplit("/", 1)[1], "one message for each table"
    assert noor.page.request.get(told["icon"]).ok
    noor.page.evaluate("window.messages[0].dispatchEvent(new Event('click'))")
    assert mira.page.evaluate("window.messages.length") == 0


@pytest.mark.parametrize("allowed", [True, False], ids=["allowed", "not allowed"])
def test_who_wants_to_be_told_hears_whether_the_browser_lets_them(guest: Guest, allowed: bool) -> None:
    guest.begin_with(MESSAGES.replace("PERMISSION", "default"))
    if allowed:
        guest.context.grant_permissions(["notifications"], origin=guest.house.address)
    guest.visit(f"/t/{guest.open_room([OPEN], start=False)}")
    guest.page.get_by_role("region", name="Your turn").get_by_role("button", name="Yes").click()
    expect(guest.page.get_by_role("region", name="Your turn")).to_have_count(0)
    why = guest.page.get_by_text("Your browser allows no messages from here")
    expect(why).to_have_count(0 if allowed else 1)


def test_while_one_waits_for_friends_one_is_asked_once_whether_to_be_told(guest: Guest) -> None:
    guest.visit(f"/t/{guest.open_room([OPEN], start=False)}")
    question = guest.page.get_by_role("region", name="Your turn")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Not now").click()
    guest.page.reload()
    expect(guest.page.locator(".seats")).to_be_visible()
    expect(question).to_have_count(0)


def test_the_page_can_be_installed_as_an_app(guest: Guest) -> None:
    guest.visit()
    colours = guest.page.locator("meta[name=theme-color]")
    assert [each.get_attribute("media") for each in colours.all()] == ["all", "not all"]
    path = guest.page.locator("link[rel=manifest]").get_attribute("href")
    answer = guest.page.request.get(f"{guest.house.address}{path}")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Labtable", "/", "standalone")
    for icon in manifest["icons"]:
        drawn = guest.page.request.get(f"{guest.house.address}{icon['src']}")
        assert drawn.headers["content-type"] == "image/png"
        picture = drawn.body()
        width = int.from_bytes(picture[16:20], "big")
        assert f"{width}x{width}" == icon["sizes"]
    client = guest.context.new_cdp_session(guest.page)
    told = client.send("Page.getAppManifest")
    assert told["errors"] == []
