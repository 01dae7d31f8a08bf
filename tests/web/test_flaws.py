"""What is wrong with how a page lies is found, on small pages that have just that fault."""

import pytest

from tests.web.guest import Guest
from tests.web.layout import flaws

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

HALF = """<div style="height: 50px; overflow-y: auto"><button style="height: 90px; width: 100px">half in sight</button></div>
<button style="display: block; height: 30px; width: 100px">below it</button>"""

SHORTENED = """<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"
  >Electron Microscopy of a large molecule</p>"""


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


def test_a_closed_choice_must_show_all_of_its_words(guest: Guest) -> None:
    guest.page.set_content("<select style='width: 60px'><option>Always ask me<option>Never ask me</select>")
    assert flaws(guest.page) == ["cut off: select: Always ask me"]
    guest.page.evaluate("document.querySelector('select').style.width = '160px'")
    assert flaws(guest.page) == []


def test_a_list_that_fades_with_nothing_beyond_its_edge_is_found(guest: Guest) -> None:
    guest.page.set_content("<div data-edge='after' style='height: 30px; overflow: auto'><p>one line</p></div>")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("fades though it is whole")] == []
    guest.page.evaluate("document.querySelector('div').style.height = '90px'")
    assert flaws(guest.page) == ["fades though it is whole: div: one line"]


def test_a_word_that_is_broken_without_a_hyphen_is_found(guest: Guest) -> None:
    guest.page.set_content('<p style="width: 80px; overflow-wrap: anywhere">Electron Crystallography</p>')
    assert flaws(guest.page) == ["broken: Crystallography"]
    guest.page.evaluate("document.querySelector('p').textContent = 'Electron Crystallo\\u00adgraphy'")
    assert flaws(guest.page) == []


@pytest.mark.parametrize("list", [ROW, COLUMN], ids=["row", "column"])
def test_what_a_list_has_scrolled_away_is_not_covered_by_what_stands_beside_it(guest: Guest, list: str) -> None:
    guest.page.set_content(list)
    assert flaws(guest.page) == []
    guest.page.evaluate("Object.assign(document.querySelector('.side').style, { position: 'absolute', inset: '0' })")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("covered:") and "in sight" in flaw]


def test_what_a_list_shows_half_overlaps_nothing_below_the_list(guest: Guest) -> None:
    guest.page.set_content(HALF)
    assert flaws(guest.page) == []
    guest.page.evaluate("document.querySelector('div').style.overflow = 'visible'")
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("overlap:") and "half in sight" in flaw]


@pytest.mark.parametrize("list", [ROW, COLUMN], ids=["row", "column"])
def test_a_choice_that_a_list_has_scrolled_away_is_hidden_unless_the_list_shows_its_edge(
    guest: Guest, list: str
) -> None:
    guest.page.set_content(list.replace("<button", "<button data-open"))
    assert [flaw for flaw in flaws(guest.page) if flaw.startswith("a hidden choice:") and "away" in flaw]
    guest.page.evaluate("document.querySelector('button').parentElement.dataset.edge = ''")
    assert flaws(guest.page) == []
