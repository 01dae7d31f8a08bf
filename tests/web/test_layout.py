"""In the middle of a game nothing is cut off, spills over, is covered or scrolls sideways, at any size."""

from collections.abc import Callable, Iterator

import pytest

from tests.web import chemist, gsa, heroes
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.layout import at_sizes, flaws

MOVES = 8
SECRET = f"{8:064x}"
SETTLED = 450  # milliseconds after which nothing moves any more
SIZES = [(360, 740), (1280, 800), (1920, 1080)]
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

Player = tuple[Callable[[Guest], object], Callable[[Guest], bool], Callable[[Guest], object]]
"""How a guest sits down, waits to be asked, and does something."""

PLAYERS: dict[str, Player] = {
    "pdb": (lambda guest: guest.play_bots(seats=4, options={}), Guest.await_turn, Guest.press_any),
    "gsa": (lambda guest: gsa.sit_down(guest, seats=4, options=gsa.FIRST), gsa.await_choice, gsa.act),
    "adna": (chemist.play_bot, chemist.await_turn, chemist.press_any),
    "stem": (lambda guest: heroes.play_bots(guest, seats=4, options={}), heroes.await_turn, heroes.press_any),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where the same cards are dealt every time."""
    opened = House(tmp_path_factory.mktemp("house"), SECRET)
    yield opened
    opened.close()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_table_in_the_middle_of_a_game_lies_well(guest: Guest, game: str) -> None:
    sit_down, await_turn, act = PLAYERS[game]
    sit_down(guest)
    for _ in range(MOVES):
        assert await_turn(guest)
        act(guest)
    assert await_turn(guest)
    guest.page.wait_for_timeout(SETTLED)
    for size in at_sizes(guest.page, SIZES):
        assert flaws(guest.page) == [], size


def test_words_that_are_cut_are_found(guest: Guest) -> None:
    guest.visit()
    guest.page.get_by_role("button", name="Play now").first.wait_for()
    assert flaws(guest.page) == []
    guest.page.evaluate("Object.assign(document.querySelector('h1').style, { width: '4rem', overflow: 'hidden' })")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("cut off:") and "Four science" in flaw]
    guest.page.evaluate("Object.assign(document.querySelector('h1').style, { width: '', height: '1rem' })")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("cut off below:") and "Four science" in flaw]


@pytest.mark.parametrize("list", [ROW, COLUMN], ids=["row", "column"])
def test_what_a_list_has_scrolled_away_is_not_covered_by_what_stands_beside_it(guest: Guest, list: str) -> None:
    guest.page.set_content(list)
    assert flaws(guest.page) == []
    guest.page.evaluate("Object.assign(document.querySelector('.side').style, { position: 'absolute', inset: '0' })")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("covered:") and "in sight" in flaw]
