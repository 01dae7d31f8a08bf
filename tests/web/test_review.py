"""The review of a match: the curve, the turning points, the table before a move, what was better, and a game from there."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from labtable.kernel import Record
from tests.review.matches import short_match
from tests.web import chemist, gsa, heroes
from tests.web.axe import faults
from tests.web.conftest import SECRET, Invite
from tests.web.finished import finished
from tests.web.guest import SHORT, Guest
from tests.web.house import SETTINGS, House
from tests.web.layout import at_sizes, flaws, too_small
from tests.web.standing import Standing

LONG = 240_000  # milliseconds; everything is counted in the end, also where it is counted slowly
SIZES = [(360, 740), (1280, 800), (1920, 1080)]
EVENT = """async ([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name, { type: "application/jsonl" }));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with all its workers, for there is much to be counted."""
    settings = tuple(each for each in SETTINGS if not each.startswith("workers"))
    with House(tmp_path_factory.mktemp("reviews"), SECRET, (*settings, "workers=2")) as opened:
        yield opened


def pdb(guest: Guest) -> None:
    guest.play_bots(options=SHORT)
    while guest.await_turn():
        guest.press_any()


def gsa_deck(guest: Guest) -> None:
    gsa.sit_down(guest, seats=2, options={"first_player": "1", "max_rounds": 2})
    while gsa.await_choice(guest):
        gsa_act(guest)


def gsa_act(guest: Guest) -> None:
    tick = guest.tick
    guest.nearest("[data-open]").click(position={"x": 12, "y": 10})
    if guest.page.locator(".choice button").count():
        guest.page.locator(".choice button").first.click()
    guest.await_change(tick)


def stem(guest: Guest) -> None:
    heroes.play_bots(guest, options={"first_player": "1", "max_rounds": 1})
    while heroes.await_turn(guest):
        heroes.press_any(guest)


def adna(guest: Guest) -> None:
    chemist.play_bot(guest)
    while chemist.await_turn(guest):
        chemist.press_any(guest)


PLAYED: dict[str, Callable[[Guest], None]] = {"pdb": pdb, "gsa": gsa_deck, "stem": stem, "adna": adna}


@pytest.mark.parametrize("game", PLAYED)
def test_a_match_against_bots_is_reviewed_from_its_end_to_the_last_mark(guest: Guest, game: str) -> None:
    PLAYED[game](guest)
    guest.page.get_by_role("link", name="Review").click()
    page = guest.page
    page.wait_for_selector(".chance .line", timeout=LONG)
    seats = page.locator(".accuracy li").count()
    expect(page.locator(".chance .line")).to_have_count(seats)
    page.wait_for_selector(".accuracy .kept b, .accuracy .none:has-text('no choice')", timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator(".accuracy")).to_contain_text("you")
    look_at_a_judged_move(page)
    expect(page.locator(".verdict .options li")).not_to_have_count(0)
    expect(page.locator(".verdict .options .mine")).to_have_count(1)
    expect(page.locator(".verdict .knew")).to_be_visible()
    expect(page.locator(".place .frame")).to_be_visible()
    if game != "stem":  # there the first choice lies in the prompt bar
        assert page.locator(".place [data-played]").count(), "the piece of the move is framed"
    assert page.locator(".place > .board").get_attribute("inert") is not None
    assert flaws(page) == []


def look_at_a_judged_move(page: Page) -> None:
    """Step on to the first move that has a mark."""
    page.keyboard.press("Home")
    while not page.locator(".verdict .options").count():
        page.keyboard.press("ArrowRight")


def laid(guest: Guest, record: Record, seat: int = 0) -> str:
    """A room in which a match is over, as its guest knows it; its code."""
    stand = Standing(guest, record, seat)
    with stand:
        guest.page.wait_for_selector(".end .acts")
    return stand.code


def review(guest: Guest, path: str) -> Page:
    """A review that is whole."""
    guest.visit(path)
    guest.page.wait_for_selector(".accuracy .kept b", timeout=LONG)
    return guest.page


def test_the_review_of_a_match_is_stepped_through_with_keys_and_links(guest: Guest) -> None:
    code = laid(guest, finished("pdb", 3, 3, "random", target=3)[0])
    page = review(guest, f"/review/{code}")
    slider = page.get_by_role("slider", name="Move")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(page.get_by_role("button", name="Try it from here")).to_be_disabled()
    slips = []
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
        slips.append(int(slider.input_value()))
        assert page.locator(".verdict h2").inner_text() in ("Loose", "Slip", "Costly")
        expect(page.locator(".verdict .said")).to_contain_text("Better was")
        expect(page.locator(".verdict .best .tag")).to_have_text("better")
    assert slips == sorted(set(slips)), "from slip to slip"
    page.keyboard.press("Shift+ArrowLeft")
    expect(slider).to_have_value(str(slips[1]))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(slips[1] - 1))
    assert page.url.endswith(f"/review/{code}#{slips[1] - 1}")
    page = review(guest, f"/review/{code}#{slips[1]}")
    expect(slider).to_have_value(str(slips[1]))
    point = page.locator(".points ol button").first
    point.click()
    expect(point).to_have_attribute("aria-current", "step")
    page.get_by_role("link", name="Back to the result").click()
    expect(page.locator(".end .acts")).to_be_visible()


def test_the_turning_points_can_be_those_of_the_reader_alone(guest: Guest) -> None:
    code = laid(guest, finished("pdb", 3, 3, "random", target=3)[0], seat=1)
    page = review(guest, f"/review/{code}")
    everybody = page.locator(".points ol button").count()
    page.get_by_role("radio", name="Only mine").click()
    mine = page.locator(".points .whose b").all_inner_texts()
    assert len(mine) <= everybody
    assert set(mine) <= {"You"}
    page.get_by_role("radio", name="Everybody").click()
    expect(page.locator(".points ol button")).to_have_count(everybody)
    for button in page.locator(".points ol button").all():
        button.click()
        if page.locator(".points [aria-current] .whose b").inner_text() != "You":
            expect(page.locator(".verdict .why h3")).to_contain_text("would be told")


def test_how_it_could_go_on_is_shown_on_the_table_and_left_again(guest: Guest) -> None:
    code = laid(guest, finished("pdb", 3, 3, "random", target=3)[0])
    page = review(guest, f"/review/{code}")
    page.locator(".points ol button").first.click()
    page.get_by_role("button", name="Show how it could go on").click()
    line = page.locator(".on ol button")
    expect(line.first).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("heading", name="The table as it could be")).to_be_visible()
    line.last.click()
    expect(line.last).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to the match").click()
    expect(page.get_by_role("heading", name="The table before this move")).to_be_visible()


def test_a_position_is_tried_at_a_new_table_against_bots(guest: Guest) -> None:
    code = laid(guest, finished("pdb", 3, 3, "random", target=3)[0])
    page = review(guest, f"/review/{code}")
    page.locator(".points ol button").first.click()
    where = page.locator(".verdict header p").inner_text()
    (round_number,) = re.findall(r"Round (\d+)", where)
    page.keyboard.press("t")
    page.get_by_role("dialog", name="Try it from here").get_by_role("button", name=re.compile("easy")).click()
    page.wait_for_url(lambda url: "/t/" in url and code not in url)
    page.wait_for_selector("[data-prompt]")
    expect(page.locator(".bar .pill.accent")).to_have_text(f"Round {round_number}")
    assert guest.open_spots.count(), "the guest sits where it was to be decided"
    guest.press_any()


def test_a_record_is_reviewed_that_is_dropped_on_the_page_or_chosen(guest: Guest) -> None:
    record = short_match("pdb")
    before = list(guest.faults)
    guest.visit("/review")
    page = guest.page
    expect(page.get_by_role("heading", name="Review a match")).to_be_visible()  # from now on it takes what is dropped
    page.evaluate(EVENT, ["wrong.jsonl", "no record"])
    expect(page.get_by_role("alert")).to_be_visible()
    guest.faults[:] = before  # a browser writes into its console that it was refused
    page.evaluate(EVENT, ["match.jsonl", record.text()])
    page.wait_for_selector(".accuracy .kept b", timeout=LONG)
    expect(page.locator(".chance .line")).to_have_count(2)
    look_at_a_judged_move(page)
    expect(page.locator(".place .frame")).to_be_visible()
    page.get_by_role("button", name="Show how it could go on").click()
    expect(page.locator(".on ol button").first).to_be_visible()
    page.keyboard.press("t")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("easy")).click()
    page.wait_for_selector("[data-prompt]")
    guest.visit("/review")
    page.get_by_label("Choose a record").set_input_files(
        {"name": "match.jsonl", "mimeType": "application/jsonl", "buffer": record.text().encode()}
    )
    page.wait_for_selector(".chance .line", timeout=LONG)


def test_a_running_match_is_not_reviewed(guest: Guest) -> None:
    code = guest.play_bots()
    guest.await_turn()
    before = list(guest.faults)
    guest.visit(f"/review/{code}")
    expect(guest.page.get_by_role("heading", name="Not here")).to_be_visible()
    assert len(guest.page.locator("main p").first.inner_text()) > 10
    guest.faults[:] = before  # a browser writes into its console that it was refused


@pytest.mark.parametrize("game", PLAYED)
def test_the_review_lies_well_and_has_no_fault_at_any_size(invite: Invite, game: str) -> None:
    guest = invite()
    code = laid(guest, short_match(game))
    guest.visit(f"/review/{code}#5")
    page = guest.page
    page.wait_for_selector(".chance .line", timeout=LONG)
    page.wait_for_selector(".place .frame")
    found = {size: flaws(page) for size in at_sizes(page, SIZES)}
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
    page.set_viewport_size({"width": 360, "height": 740})
    assert too_small(page, but=".place *") == []
    expect(page.get_by_role("button", name="Try it from here")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1280, "height": 800})
    assert faults(page) == []


def test_the_review_is_loaded_only_when_it_is_opened(invite: Invite) -> None:
    guest = invite(stranger=True)
    loaded: list[str] = []
    guest.context.on("request", lambda request: loaded.append(request.url))
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.wait_for()
    assert not [url for url in loaded if "Review" in url]
    guest.visit("/review")
    guest.page.get_by_text("Choose a record").wait_for()
    assert [url for url in loaded if "Review" in url]
