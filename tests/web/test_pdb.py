"""The lab of PDB: the first choice, full benches, cards of one's own, and a phone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from labtable.games.pdb import PdbGame
from tests.web import biologist
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.layout import Size, at_sizes, flaws

NARROW = (360, 740)
WIDE: list[Size] = [(1280, 800), (1366, 640), (1366, 768), (1920, 1080)]
PICKER = {"first_leader": "2"}
"""The first player takes the first of the Starting Data."""
BOXES = """() => [...document.querySelectorAll(".plan .box")].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left, top + scrollY, width, height];
})"""
BURST = """() => [...document.querySelectorAll(".tray, .crew, .box, .minicards, .cards")].flatMap((place) => {
  const room = place.getBoundingClientRect();
  return [...place.querySelectorAll(".tok, .meeple, .name, .picture")].filter((piece) => {
    const at = piece.getBoundingClientRect();
    const out = at.left < room.left - 2 || at.right > room.right + 2 || at.top < room.top - 6 || at.bottom > room.bottom + 6;
    return out && at.width > 0 && !piece.closest(".stand");
  }).map((piece) => `${place.className}: ${piece.getAttribute("class")}`);
})"""
SQUEEZED = """() => [...document.querySelectorAll(".plan .box")].filter((box) => {
  const inside = box.querySelector(".inside");
  return inside.scrollHeight > inside.clientHeight + 1;
}).map((box) => box.innerText)"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where the Additional Actions are turned up first, and guests may move as fast as they like."""
    with House(tmp_path_factory.mktemp("house"), biologist.SECRET, biologist.HASTY) as opened:
        yield opened


def boxes(guest: Guest) -> list[list[float]]:
    """Where every box of the board lies, and how large it is."""
    found: list[list[float]] = guest.page.evaluate(BOXES)
    return found


def assert_still(before: list[list[float]], after: list[list[float]]) -> None:
    assert [[pytest.approx(side, abs=2) for side in box] for box in before] == after


def assert_holds(guest: Guest) -> None:
    """No piece sticks out of its place, and no box is lower than what it says, at any size."""
    for size in at_sizes(guest.page, [*WIDE, NARROW]):
        assert guest.page.evaluate(BURST) == [], size
        assert guest.page.evaluate(SQUEEZED) == [], size


def test_a_game_opens_with_rooms_of_full_size_and_taking_data_moves_nothing(guest: Guest) -> None:
    guest.play_bots(seats=4, options=PICKER)
    guest.await_turn()
    opened = {}
    for size in at_sizes(guest.page, WIDE):
        assert flaws(guest.page) == [], size
        assert guest.page.evaluate(SQUEEZED) == [], size
        opened[size] = boxes(guest)
    tick = guest.tick
    guest.page.locator("[data-moves='take:triangle']").click()
    guest.await_change(tick)
    expect(guest.page.locator("[data-spot='seat:0:triangle']")).to_contain_text("1 triangle")
    for size in at_sizes(guest.page, WIDE):
        assert_still(opened[size], boxes(guest))


def test_a_request_to_undo_leaves_the_rooms_as_they_are(invite: Invite) -> None:
    mira, noor = invite(), invite()
    biologist.sit_down(mira, noor)
    biologist.play_on(mira, noor, lambda lab: lab["tokens"].get("sample", 0) > 0, ("prep_2",))
    before = boxes(noor)
    mira.page.keyboard.press("u")
    expect(noor.page.get_by_role("button", name="Agree")).to_be_visible()
    assert_still(before, boxes(noor))


def test_a_full_lab_with_all_cards_of_its_own_bursts_no_frame(invite: Invite) -> None:
    mira, noor = invite(), invite()
    biologist.sit_down(mira, noor)
    biologist.play_on(mira, noor, lambda lab: len(lab["actions"]) == len(biologist.ACTIONS))
    assert_holds(mira)
    biologist.play_on(mira, noor, lambda lab: lab["tokens"].get("square", 0) > 6, biologist.HOARD)
    assert_holds(mira)


def test_every_exchange_of_ihm_can_be_reached(invite: Invite) -> None:
    mira, noor = invite(), invite()
    biologist.sit_down(mira, noor)
    biologist.play_on(mira, noor, lambda lab: "ihm" in lab["actions"] and _data(lab) > 3)
    for size in at_sizes(mira.page, [*WIDE, NARROW]):
        mira.page.locator("[data-spot='box:ihm']").click()
        picks = mira.page.locator(".choice .pick")
        assert picks.count() > 2
        for number in range(picks.count()):
            picks.nth(number).scroll_into_view_if_needed()
            picks.nth(number).click(trial=True)
        expect(picks.last, str(size)).to_be_in_viewport()
        mira.page.keyboard.press("Escape")


def test_on_a_phone_the_first_choice_and_the_bench_are_in_sight_together(invite: Invite) -> None:
    guest = invite(size=NARROW)
    guest.play_bots(seats=4, options=PICKER)
    guest.await_turn()
    for kind in ("square", "circle", "triangle"):
        expect(guest.page.locator(f"[data-moves='take:{kind}']")).to_be_in_viewport(ratio=1)
    guest.page.locator("[data-moves='take:circle']").click()
    expect(guest.page.locator("[data-prompt]")).to_contain_text("place a Researcher")
    guest.page.get_by_role("navigation", name="Rooms").get_by_role("link", name="Innovate").click()
    expect(guest.page.locator("[data-spot='box:innovate_1']")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator("[data-spot='seat:0:circle']")).to_be_in_viewport(ratio=1)


def test_a_card_looked_at_closely_tells_more_than_its_line(guest: Guest) -> None:
    guest.play_bots()
    title = guest.page.locator(".slot .look").first
    shown = re.sub("[\u2060\u00ad\u200b]", "", title.inner_text())  # where a long name may break, and where not
    face = next(face for face in PdbGame().gallery() if face.name == shown)
    title.click()
    dialog = guest.page.get_by_role("dialog", name=face.name)
    expect(dialog).to_contain_text(face.more)
    expect(dialog.get_by_role("link", name="Read more at")).to_have_attribute("href", face.source)


def _data(lab: biologist.Lab) -> int:
    return sum(lab["tokens"].get(kind, 0) for kind in ("square", "circle", "triangle"))
