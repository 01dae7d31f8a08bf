"""Parts of the page that do not come, because the server is gone or has newer ones: each says so in its place."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Invite

SOURCES = Path(__file__).parents[2] / "web/src"
PART = re.compile(r"{#await import\(|{:catch|{#await|{/await}")


def test_a_part_that_does_not_come_says_so_and_comes_when_it_is_tried_again(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    for part in ("RulesPage", "Opening", "pdb"):
        page.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    missed = page.get_by_role("alert").filter(has_text="This part of the page could not be fetched.")
    guest.visit()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("dialog").filter(has=missed)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rules of PDB").click()
    expect(missed).to_be_visible()
    code = guest.open_room([{"sitter": "bot", "level": "easy"}])
    guest.visit(f"/t/{code}")
    expect(missed).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    guest.await_turn()
    wrong = [fault for fault in guest.faults if "ERR_FAILED" not in fault]
    guest.faults[:] = wrong  # what did not come is told by the browser too


def test_every_part_that_comes_later_knows_what_to_show_when_it_does_not() -> None:
    forgotten = []
    for file in SOURCES.rglob("*.svelte"):
        open_parts: list[tuple[bool, bool]] = []  # whether each is a part, and what it shows is known
        for word in PART.findall(file.read_text(encoding="utf-8")):
            if word.startswith("{#await"):
                open_parts.append((word != "{#await", False))
            elif word == "{:catch":
                open_parts[-1] = open_parts[-1][0], True
            elif open_parts.pop() == (True, False):
                forgotten.append(file.relative_to(SOURCES).as_posix())
    assert forgotten == []
