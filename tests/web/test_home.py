"""The home page: what it weighs, and how quickly it leads to a table."""

from playwright.sync_api import Response, expect

from tests.web.conftest import Invite
from tests.web.guest import OPEN, Guest

MOST_BYTES = 120_000
FONT = ".woff2"


def test_the_first_load_takes_at_most_120_kilobytes(guest: Guest) -> None:
    loaded: list[Response] = []
    guest.page.on("response", lambda response: loaded.append(response))
    guest.visit()
    guest.page.wait_for_load_state("networkidle")
    weights = {each.url: each.request.sizes()["responseBodySize"] for each in loaded if not each.url.endswith(FONT)}
    assert len(weights) >= 8  # the page, its script and style, the shelf, four pictures
    assert 0 < sum(weights.values()) <= MOST_BYTES, weights
    assert not [url for url in weights if "/pdb-" in url and url.endswith(".js")], "a board is loaded before its game"


def test_two_clicks_lead_from_nothing_to_a_running_table(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.click()
    guest.page.get_by_role("button", name="easy").click()
    expect(guest.page.locator("[data-prompt]")).to_be_visible()
    assert "/t/" in guest.page.url
    assert len(guest.page.locator(".player").all()) == 4


def test_a_game_in_progress_is_listed_to_go_on_with(guest: Guest) -> None:
    code = guest.play_bots()
    guest.visit()
    guest.page.get_by_role("link", name="PDB: the game with").click()
    expect(guest.page.locator("[data-prompt]")).to_be_visible()
    assert guest.page.url.endswith(code)


def test_a_code_leads_to_its_room(invite: Invite) -> None:
    code = invite().open_room([OPEN], start=False)
    friend = invite()
    friend.visit()
    friend.page.get_by_label("Have a table code?").fill(code)
    friend.page.get_by_role("button", name="Join").click()
    expect(friend.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_short_code_read_out_leads_to_its_room(invite: Invite) -> None:
    host, friend = invite(), invite()
    host.visit(f"/t/{host.open_room([OPEN], start=False)}")
    short = host.page.locator(".short").inner_text()
    assert len(short) == 5
    friend.visit()
    friend.page.get_by_label("Have a table code?").fill(short.upper())
    friend.page.get_by_role("button", name="Join").click()
    expect(friend.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_short_code_that_nobody_has_read_out_is_told_on_the_spot(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_label("Have a table code?").fill("22222")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("No table gathers under this code")
    guest.faults.clear()  # the console tells of the 404 too


def test_a_code_that_nobody_has_given_is_told_so(guest: Guest) -> None:
    guest.visit("/t/nosuchtable")
    expect(guest.page.get_by_role("heading", name="Not here")).to_be_visible()
