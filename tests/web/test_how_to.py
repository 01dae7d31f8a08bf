"""How to play, on one page a game: pictures of its own pieces, few words, and the rules they follow."""

import pytest
from playwright.sync_api import expect

from labtable.kernel import load_game
from tests.games.ours import OURS
from tests.printing.prints import Print
from tests.web.axe import faults
from tests.web.guest import Guest
from tests.web.layout import at_sizes, scrolls_sideways

FEWEST, MOST = 5, 8
LEAST_DRAWN = 16
PHONE = (360, 740)
DRAWN = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().width))"


@pytest.mark.parametrize("game", OURS)
def test_every_section_has_a_picture_and_cites_rules_that_exist(guest: Guest, game: str) -> None:
    guest.visit(f"/how/{game}")
    guest.page.wait_for_selector(".chapter")
    chapters = guest.page.locator(".chapter").all()
    assert FEWEST <= len(chapters) <= MOST
    for chapter in chapters:
        widths = chapter.locator(".picture :is(svg, img)").evaluate_all(DRAWN)
        assert max(widths) >= LEAST_DRAWN, chapter.inner_text()
        cited = [words.removeprefix("§") for words in chapter.locator(".rules a").all_inner_texts()]
        assert cited
        assert [number for number in cited if number not in load_game(game).rulebook] == []


@pytest.mark.parametrize("game", OURS)
def test_how_to_play_fits_a_phone_and_axe_finds_no_serious_fault(guest: Guest, game: str) -> None:
    guest.visit(f"/how/{game}")
    guest.page.wait_for_selector(".chapter")
    assert faults(guest.page) == []
    assert [size for size in at_sizes(guest.page, [PHONE]) if scrolls_sideways(guest.page)] == []


def test_how_to_play_is_found_at_home_and_leads_to_the_rule(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_role("link", name="How to play PDB: the game").click()
    guest.page.get_by_role("link", name="§A11").click()
    expect(guest.page.locator("article.at")).to_contain_text("Innovate")


def test_the_whole_game_is_printed_from_there_or_a_sentence_says_why_not(guest: Guest) -> None:
    guest.visit("/how/pdb")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Print on Letter").click()
    assert download.value.suggested_filename == "pdb-letter.pdf"
    assert Print(download.value.path().read_bytes()).size(0) == pytest.approx((215.9, 279.4), abs=0.1)
    expect(guest.page.get_by_role("status")).to_contain_text("Print it at 100 %")
    guest.context.route("**/api/print/**", lambda route: route.abort())  # as if the line were cut
    guest.page.get_by_role("button", name="Print on A4").click()
    expect(guest.page.get_by_role("status")).to_contain_text("The server cannot be reached.")
    guest.faults.clear()  # the browser tells of the line that was cut


def test_how_to_play_is_found_at_the_table(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    guest.page.keyboard.press("r")
    expect(guest.page.get_by_role("link", name="How to play")).to_have_attribute("href", "/how/pdb")
