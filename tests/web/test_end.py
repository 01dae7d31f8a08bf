"""The end of a match: who won and why, what everybody has, how it went, and what to do next."""

import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labtable.kernel import read_record
from tests.games.ours import OURS
from tests.web import crowded
from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.finished import finished
from tests.web.guest import BOT, OPEN, SHORT, Guest
from tests.web.layout import SIZES, at_sizes, flaws, too_small
from tests.web.standing import NAMES, Standing

ADA, BART, KONNY, MAX = NAMES[:4]
PHONE, DESK = (360, 740), (1280, 800)
BUTTONS = [("button", "Rematch"), ("link", "Review"), ("link", "Replay"), ("button", "Share")]
ROWS = "section.tie tbody tr"
PDB_TIED = 35
TOLD: list[tuple[str, int, int, str, dict[str, Any], int, str, str]] = [
    ("pdb", 3, 0, "greedy", {"target": 3}, 1, "You win", "You reached 3 stars in round 4, three ahead of"),
    (
        "pdb",
        4,
        PDB_TIED,
        "greedy",
        {},
        1,
        f"{ADA} wins the tie-break",
        f"{ADA} and {MAX} both reached 12 stars in round 13. {ADA} had 4 Data left and {MAX} 2, so {ADA} wins.",
    ),
    (
        "pdb",
        3,
        71,
        "random",
        {"target": 3},
        1,
        f"You and {ADA} share the win",
        f"You and {ADA} both reached 3 stars in round 7 and had 1 Data left each, so you share the win.",
    ),
    (
        "gsa",
        2,
        0,
        "random",
        {},
        1,
        f"{ADA} wins",
        f"The Project pile was empty and {ADA} completed a project, so everybody had one more turn. "
        f"{ADA} ended with −5 points, 13 ahead of you.",
    ),
    (
        "gsa",
        2,
        15,
        "greedy",
        {"max_rounds": 8},
        0,
        "You win the tie-break",
        f"After 8 rounds the game was over. You and {BART} both ended with −11 points. "
        f"You had 3 unfinished and {BART} 4, so the game is yours.",
    ),
    (
        "stem",
        3,
        7,
        "greedy",
        {},
        0,
        f"{BART} wins the tie-break",
        f"{BART} did all five steps, so round 5 was the last. {BART} and {KONNY} both ended with 25 points. "
        f"{BART} had played 16 cards and {KONNY} 17, so {BART} wins.",
    ),
    (
        "stem",
        2,
        0,
        "greedy",
        {"max_rounds": 2},
        1,
        f"{ADA} wins",
        f"Round 2 was the last that was agreed. {ADA} ended with 7 points, one ahead of you.",
    ),
    (
        "adna",
        2,
        0,
        "greedy",
        {"length": 15},
        1,
        "You win",
        f"You completed your chain of 15 bases in turn 8, with ten cards in hand; {ADA} had 5 bases.",
    ),
    (
        "adna",
        2,
        0,
        "greedy",
        {"length": 15, "games": 2},
        0,
        f"{BART} wins the tie-break",
        f"You and {BART} both won 1 of 2 games. {BART} had 5 points and you 4, so {BART} wins.",
    ),
]


@pytest.mark.parametrize(("game", "seats", "seed", "bot", "options", "seat", "title", "words"), TOLD)
def test_it_is_told_who_won_and_why_in_words_that_are_true_for_the_reader(
    guest: Guest, game: str, seats: int, seed: int, bot: str, options: dict[str, Any], seat: int, title: str, words: str
) -> None:
    record, table = finished(game, seats, seed, bot, **options)
    with Standing(guest, record, seat):
        expect(guest.page.get_by_role("heading", level=1, name=title, exact=True).last).to_be_visible()
        expect(guest.page.locator(".win .say p")).to_contain_text(words)
        tied = "tie-break" in title or "share" in title
        assert (guest.page.locator(ROWS).count() > 1) == tied
        if tied:
            level = "Level on 12; 4 Data to 2." if seed == PDB_TIED else "Level "
            expect(guest.page.locator(".ranks > li").first).to_contain_text(level)
        scores = guest.page.locator(".ranks > li .score").all_inner_texts()
        assert sorted(int(score.replace("−", "-")) for score in scores) == sorted(table.scores())
        glad = seat in table.winners()
        expect(guest.page.locator(".confetti")).to_have_count(1 if glad else 0)


@pytest.mark.parametrize("game", OURS)
def test_the_end_of_every_game_lies_well_and_its_buttons_are_in_reach(guest: Guest, game: str) -> None:
    record = read_record(crowded.FOLDER / f"{game}-{crowded.END}.jsonl")
    with Standing(guest, record, 1):
        page = guest.page
        page.wait_for_selector(".course .line")
        assert faults(page) == []
        lines = page.locator(".course .line").count()
        assert lines == page.locator(".ranks > li").count() == record.header.seats
        for size in at_sizes(page, SIZES):
            assert flaws(page) == [], size
            if size in (PHONE, DESK):
                in_reach(page, "Games" if size == PHONE else "Another game")
            if size == PHONE:
                assert too_small(page, but=".rule-no") == []  # within a sentence
        drawn = curve(page)
        page.reload()
        page.wait_for_selector(".course .line")
        assert curve(page) == drawn, "a reload shows the same"


def in_reach(page: Page, games: str) -> None:
    """All that leads on can be pressed without scrolling."""
    for role, name in (*BUTTONS, ("link", games)):
        expect(page.locator(".acts").get_by_role(role, name=name)).to_be_in_viewport(ratio=1)  # type: ignore[arg-type]  # roles, both


def curve(page: Page) -> list[str]:
    """The lines as they are drawn, once nothing grows any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    return [each.get_attribute("d") or "" for each in page.locator(".course .line").all()]


def test_a_moment_leads_to_where_it_happened(guest: Guest) -> None:
    with Standing(guest, finished("pdb", 4, PDB_TIED)[0], 0):
        moment = guest.page.locator(".moments a").last
        step = (moment.get_attribute("href") or "").split("#")[1]
        words = moment.locator(".words").inner_text().split("\n")[-1]
        assert words.startswith("You acquire") or "acquires" in words
        moment.click()
        expect(guest.page.get_by_role("slider", name="Step")).to_have_value(step)
        expect(guest.page.locator("[data-log]")).to_contain_text("acquires")
        assert "You" not in guest.page.locator("[data-log]").inner_text(), "whoever gets the link reads it too"


def test_the_picture_to_be_shared_is_a_png_with_the_result(guest: Guest, tmp_path: Path) -> None:
    with Standing(guest, finished("pdb", 4, PDB_TIED)[0], 0):
        guest.page.wait_for_selector(".course .line")
        guest.page.get_by_role("button", name="Share").click()
        picture = guest.page.locator("canvas")
        expect(picture).to_contain_text(f"{ADA} wins the tie-break. {ADA} 12, {MAX} 12")
        guest.page.wait_for_function(f"{PAINTED} > 5")
        with guest.page.expect_download() as download:
            guest.page.get_by_role("button", name="Save the picture").click()
        assert download.value.suggested_filename == "labtable-pdb.png"
        saved = download.value.path().read_bytes()
        assert saved[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", saved[16:24]) == (1200, 630)
        expect(guest.page.get_by_role("link", name="Download the record")).to_be_visible()
        assert faults(guest.page) == []


PAINTED = """(() => {
  const canvas = document.querySelector("canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  for (let at = 0; at < data.length; at += 404) colours.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
  return colours.size;
})()"""
"""How many colours are on the picture."""


def test_a_rematch_with_bots_begins_at_once(guest: Guest) -> None:
    guest.play_bots()
    while guest.await_turn():
        guest.press_any()
    before = guest.page.url
    expect(guest.page.locator(".acts .note")).to_have_text("The bots are ready")
    guest.page.get_by_role("button", name="Rematch").click()
    guest.page.wait_for_url(lambda url: "/t/" in url and url != before)
    guest.page.wait_for_selector("[data-prompt]")
    expect(guest.page.get_by_text("Pipette").first).to_be_visible()


def test_who_is_asked_for_a_rematch_is_told_by_whom(invite: Invite) -> None:
    mira, noor = invite(), invite()
    code = mira.open_room([OPEN, BOT], start=False, options=SHORT)
    for guest in (mira, noor):
        guest.visit(f"/t/{code}")
    noor.sit_down("Noor")
    mira.page.get_by_role("button", name="Start").click()
    for guest in (mira, noor):
        guest.page.wait_for_selector("[data-prompt]")
    while not mira.over:
        for guest in (mira, noor):
            if guest.open_spots.count():
                guest.press_any()
    noor.page.wait_for_selector(".end .acts")
    expect(mira.page.locator(".acts .note")).to_have_text("Noor will be asked; the bots are ready")
    mira.page.get_by_role("button", name="Rematch").click()
    expect(noor.page.locator(".acts .note")).to_contain_text("Mira wants a rematch")
    noor.page.get_by_role("button", name="Join the rematch").click()
    mira.page.wait_for_url(lambda url: not url.endswith(code))
    noor.page.wait_for_url(mira.page.url)
    expect(mira.page.get_by_role("button", name="Start")).to_be_visible()
