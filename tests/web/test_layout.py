"""Nothing is cut off, spills over, is covered or hidden at any size.

Looked at are the openings with every number of players, the most crowded positions that many games came to, answers
to others, and all steps of the lessons; everybody has as long a name as there can be. The ends are in test_end.py.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from labtable.kernel import load_game, new_record, read_record
from labtable.kernel.lesson import lesson_of
from tests.games.ours import OURS
from tests.web import crowded, first_steps
from tests.web.conftest import SECRET
from tests.web.guest import Guest
from tests.web.house import SETTINGS, House
from tests.web.layout import SIZES, Size, at_sizes, flaws
from tests.web.standing import Standing

SEED = 3
RING = "rgb(138, 100, 0)"
PATIENT = "countdown=3600"  # a window stays open while it is looked at
TABLES = [
    (game.name, seats) for game in map(load_game, OURS) for seats in range(game.fewest_seats, game.most_seats + 1)
]
CROWDED = [path for game in OURS for path in crowded.paths(game) if not path.stem.endswith(crowded.END)]

Flaws = dict[Size, list[str]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where nobody is hurried."""
    with House(tmp_path_factory.mktemp("house"), SECRET, (*SETTINGS, PATIENT)) as opened:
        yield opened


@pytest.fixture(scope="module")
def viewer(browser: Browser, house: House) -> Iterator[Guest]:
    """One browser for all positions: what it has loaded once it need not load again."""
    came = Guest(browser, house)
    yield came
    came.close()
    assert came.faults == []


def flaws_by_size(viewer: Guest) -> Flaws:
    """What is wrong at which size."""
    found = {size: flaws(viewer.page) for size in at_sizes(viewer.page, SIZES)}
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_opening_lies_well(viewer: Guest, game: str, seats: int) -> None:
    with Standing(viewer, new_record(load_game(game), SEED, seats)):
        assert flaws_by_size(viewer) == {}


@pytest.mark.parametrize("path", CROWDED, ids=lambda path: path.stem)
def test_the_most_crowded_table_lies_well(viewer: Guest, path: Path) -> None:
    with Standing(viewer, read_record(path)):
        assert flaws_by_size(viewer) == {}


@pytest.mark.parametrize("game", OURS)
def test_every_step_of_a_lesson_is_told_and_lies_well_and_it_leads_to_free_play(viewer: Guest, game: str) -> None:
    page, guide = viewer.page, viewer.page.get_by_role("region", name="First steps")
    first_steps.begin(viewer, game)
    lesson = lesson_of(load_game(game))
    assert lesson is not None
    found: dict[str, Flaws] = {}
    for number, step in enumerate((step for step in lesson.step if step.is_newcomers), start=1):
        page.wait_for_selector(first_steps.WANTED)
        expect(page.locator(".guide .where")).to_contain_text(f"{number} of {lesson.newcomers}")
        expect(guide).to_contain_text(step.say)
        expect(guide.get_by_role("button", name=f"Rule {step.rule}")).to_be_visible()
        expect(page.locator(first_steps.WANTED)).to_have_css("outline-color", RING)
        found[f"step {number}"] = flaws_by_size(viewer)
        first_steps.press_wanted(viewer)
    expect(guide).to_contain_text(lesson.farewell)
    found["farewell"] = flaws_by_size(viewer)
    assert {step: wrong for step, wrong in found.items() if wrong} == {}
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(guide).not_to_be_visible()
    page.wait_for_selector("[data-open]")
    assert page.locator(first_steps.WANTED).count() == 0
