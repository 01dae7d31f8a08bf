"""Nothing is cut off, spills over, is covered or hidden at any size.

Looked at are the openings with every number of players, the most crowded positions that many games came to, answers
to others, the ends, and all steps of the lessons; everybody has as long a name as there can be.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from labtable.kernel import load_game, new_record, read_record
from tests.games.ours import OURS
from tests.web import crowded, first_steps
from tests.web.conftest import SECRET
from tests.web.guest import Guest
from tests.web.house import SETTINGS, House
from tests.web.layout import SIZES, Size, at_sizes, flaws
from tests.web.standing import Standing

SEED = 3
PATIENT = "countdown=3600"  # a window stays open while it is looked at
TABLES = [
    (game.name, seats) for game in map(load_game, OURS) for seats in range(game.fewest_seats, game.most_seats + 1)
]
CROWDED = [path for game in OURS for path in crowded.paths(game)]

Flaws = dict[Size, list[str]]

ROW = """<div style="position: relative; display: flex; width: 300px">
  <div style="display: flex; width: 100px; overflow-x: auto">
    <button style="flex: none; width: 100px">in sight</button><button style="flex: none; width: 100px">away</button>
  </div>
  <p class="side" style="margin: 0; width: 200px">beside it</p>
</div>"""

COLUMN = """<div style="position: relative; height: 100px">
  <div style="height: 50px; overflow-y: auto">
    <button style="height: 50px">in sight</button><br><button style="height: 50px">away</button>
  </div>
  <p class="side" style="margin: 0; height: 50px">below it</p>
</div>"""

SHORTENED = """<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"
  >Electron Microscopy of a large molecule</p>"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where nobody is hurried."""
    opened = House(tmp_path_factory.mktemp("house"), SECRET, (*SETTINGS, PATIENT))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def guest(browser: Browser, house: House) -> Iterator[Guest]:
    """One browser for all positions: what it has loaded once it need not load again."""
    came = Guest(browser, house)
    yield came
    came.close()
    assert came.faults == []


def flaws_by_size(guest: Guest) -> Flaws:
    """What is wrong at which size."""
    found = {size: flaws(guest.page) for size in at_sizes(guest.page, SIZES)}
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_opening_lies_well(guest: Guest, game: str, seats: int) -> None:
    with Standing(guest, new_record(load_game(game), SEED, seats)):
        assert flaws_by_size(guest) == {}


@pytest.mark.parametrize("path", CROWDED, ids=lambda path: path.stem)
def test_the_most_crowded_table_lies_well(guest: Guest, path: Path) -> None:
    with Standing(guest, read_record(path)):
        assert flaws_by_size(guest) == {}


@pytest.mark.parametrize("game", OURS)
def test_every_step_of_a_lesson_lies_well(guest: Guest, game: str) -> None:
    first_steps.begin(guest, game)
    found: dict[str, Flaws] = {}
    while not guest.page.get_by_role("button", name="Play on").count():
        guest.page.wait_for_selector(first_steps.WANTED)
        said = guest.page.locator(".guide .where").inner_text()
        found[said] = flaws_by_size(guest)
        first_steps.press_wanted(guest)
        guest.page.wait_for_selector(f"{first_steps.WANTED}, button:text-is('Play on')")
    assert {said: wrong for said, wrong in found.items() if wrong} == {}


def test_words_that_are_cut_are_found(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.wait_for()
    assert flaws(guest.page) == []
    guest.page.evaluate("Object.assign(document.querySelector('h1').style, { width: '4rem', overflow: 'hidden' })")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("cut off:") and "Four science" in flaw]
    guest.page.evaluate("Object.assign(document.querySelector('h1').style, { width: '', height: '1rem' })")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("cut off below:") and "Four science" in flaw]


def test_words_that_are_shortened_must_be_told_elsewhere(guest: Guest) -> None:
    guest.page.set_content(SHORTENED)
    assert flaws(guest.page) == ["cut off: p: Electron Microscopy of a large molecule"]
    guest.page.evaluate("document.querySelector('p').title = document.querySelector('p').textContent")
    assert flaws(guest.page) == []


@pytest.mark.parametrize("list", [ROW, COLUMN], ids=["row", "column"])
def test_what_a_list_has_scrolled_away_is_not_covered_by_what_stands_beside_it(guest: Guest, list: str) -> None:
    guest.page.set_content(list)
    assert flaws(guest.page) == []
    guest.page.evaluate("Object.assign(document.querySelector('.side').style, { position: 'absolute', inset: '0' })")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("covered:") and "in sight" in flaw]


@pytest.mark.parametrize("list", [ROW, COLUMN], ids=["row", "column"])
def test_a_choice_that_a_list_has_scrolled_away_is_hidden_unless_the_list_shows_its_edge(
    guest: Guest, list: str
) -> None:
    guest.page.set_content(list.replace("<button", "<button data-open"))
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("a hidden choice:") and "away" in flaw]
    guest.page.evaluate("document.querySelector('button').parentElement.dataset.edge = ''")
    assert flaws(guest.page) == []
