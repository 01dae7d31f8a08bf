"""The GSA table when it is crowded: nothing that can be chosen hides, and what is decided about is in sight."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from labtable.kernel import Record, load_game, read_record
from tests.web import crowded
from tests.web.conftest import Invite
from tests.web.gsa import await_choice, pile, press, sit_down
from tests.web.layout import Size, at_sizes
from tests.web.standing import Standing

DESK: Size = (1280, 800)
PHONE: Size = (360, 740)
PILES = 4
TIED = 5
"""The number of a game of three that ends in a tie of the first two."""


def record(name: str) -> Record:
    path: Path = crowded.FOLDER / f"gsa-{name}.jsonl"
    return read_record(path)


def all_in_sight(pieces: Locator) -> bool:
    """Whether every one of them lies wholly on the screen, and in the list that holds it."""
    return bool(
        pieces.evaluate_all("""(pieces) => pieces.every((piece) => {
          const at = piece.getBoundingClientRect();
          const list = piece.closest("ul").getBoundingClientRect();
          return at.top >= Math.max(0, list.top) - 1 && at.bottom <= Math.min(innerHeight, list.bottom) + 1
            && at.left >= list.left - 1 && at.right <= list.right + 1;
        })""")
    )


def where(page: Page) -> list[list[int]]:
    """Where the piles lie on the board."""
    places: list[list[int]] = page.evaluate("""() => {
      const board = document.querySelector(".board").getBoundingClientRect();
      return [...document.querySelectorAll(".piles .stack")].map((pile) => {
        const { left, top, width, height } = pile.getBoundingClientRect();
        return [left - board.left, top - board.top, width, height].map(Math.round);
      });
    }""")
    assert len(places) == PILES
    return places


@pytest.mark.parametrize(("name", "asks"), [("choices", "Which card do you take?"), ("targets", "On which project?")])
def test_all_that_a_modifier_can_be_played_on_is_seen_at_once(invite: Invite, name: str, asks: str) -> None:
    with Standing(invite(), record(name)) as guest:
        for size in at_sizes(guest.page, [DESK, (1366, 768), PHONE]):
            expect(guest.page.locator(".question")).to_contain_text(asks)
            parts = guest.page.locator(".question .part")
            assert parts.count() > 5
            if size != PHONE or name == "targets":
                assert all_in_sight(parts), size
            else:
                expect(guest.page.locator(".question ul")).to_have_attribute("data-edge", "after")
                guest.page.get_by_role("button", name="More below").click()
                expect(parts.last).to_be_in_viewport()


def test_a_crowded_hand_lies_by_kind_and_all_of_it_can_be_reached(invite: Invite) -> None:
    with Standing(invite(), record("hand")) as guest:
        cards = guest.page.locator(".handcard")
        assert cards.count() > 6
        expect(guest.page.locator(".hand li.kind")).to_have_text(["2 Techniques", "8 Projects"])
        assert all_in_sight(cards)
        guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        expect(cards.last).not_to_be_in_viewport()
        more = guest.page.get_by_role("button", name="More to the right")
        while more.count():
            more.evaluate_all("(all) => all.forEach((each) => each.click())")  # it goes at the end, maybe just now
        expect(cards.last).to_be_in_viewport(ratio=1)


def test_a_sheet_shows_all_projects_of_a_player(invite: Invite) -> None:
    with Standing(invite(), record("projects")) as guest:
        guest.page.get_by_role("button", name="See all 12").click()
        mine = guest.page.get_by_role("dialog", name="All your projects")
        expect(mine.locator(".project, .pair")).to_have_count(12)
        guest.page.keyboard.press("Escape")
        guest.page.get_by_role("button", name="All projects of Bartholomäus Kirchhofner").click()
        theirs = guest.page.get_by_role("dialog", name="All projects of Bartholomäus Kirchhofner")
        expect(theirs.locator(".project, .pair")).to_have_count(1)
        theirs.get_by_role("button", name="The Cell's Timetable").click()
        expect(guest.page.get_by_role("heading", name="The science")).to_be_visible()


def test_the_end_says_what_broke_a_tie_and_the_sheet_what_was_completed(invite: Invite) -> None:
    *_, (tied, _) = crowded.positions(load_game("gsa"), TIED)
    with Standing(invite(size=PHONE), tied) as guest:
        first, second = guest.page.locator(".end .ranks > li").all()[:2]
        expect(first).to_contain_text("Level on 7; 3 regular projects completed to 2.")
        for rank in (first, second):
            expect(rank.locator(".score")).to_have_text("7")
        guest.page.get_by_role("button", name="See the table").click()
        guest.page.get_by_role("button", name="All projects of").last.click()
        expect(guest.page.get_by_role("heading", name="Completed: 7 points")).to_be_visible()
        guest.page.get_by_role("dialog").locator(".completed button").first.click()
        expect(guest.page.get_by_role("heading", name="The science")).to_be_visible()


def test_on_a_phone_an_offer_is_in_sight_with_its_answer(invite: Invite) -> None:
    with Standing(invite(size=PHONE), record("offer")) as guest:
        for scrolled in (0, 600):
            guest.page.evaluate("(y) => scrollTo(0, y)", scrolled)
            for piece in guest.page.locator(".offer .half, .offer .slot, .offer .answer .btn").all():
                expect(piece).to_be_in_viewport(ratio=1)


def test_the_piles_keep_their_places_from_the_draw_to_the_discards(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    before = {size: where(guest.page) for size in at_sizes(guest.page, [DESK, PHONE])}
    for name in ("resource", "resource"):
        press(guest, pile(guest, name))
        await_choice(guest)
        assert {size: where(guest.page) for size in at_sizes(guest.page, [DESK, PHONE])} == before
    press(guest, guest.page.get_by_role("button", name="End actions"))
    press(guest, guest.page.locator(".handcard.is-open").first)
    assert {size: where(guest.page) for size in at_sizes(guest.page, [DESK, PHONE])} == before
