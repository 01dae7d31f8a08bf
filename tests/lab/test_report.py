"""The report: one file that opens in a browser without any request, on a phone and in the dark too."""

import csv
import io
import json
import re
from base64 import b64decode
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from labtable.kernel import load_game
from labtable.kernel.edition import CardText
from labtable.lab.charts import charts_of
from labtable.lab.crew import crew_of
from labtable.lab.edition_diff import differing
from labtable.lab.findings import Findings, findings_of
from labtable.lab.report import report_of, tied
from labtable.lab.run import run
from labtable.lab.study import Change
from tests.lab.studies import changed, study
from tests.web import chromium
from tests.web.axe import AXE, FAULTS

ROOT = Path(__file__).parents[2]
TOKENS = ROOT / "web/src/look/tokens.css"
LOOK = ROOT / "src/labtable/lab/look/report.css"


@cache
def findings(change: bool = True) -> Findings:
    """A study of Adna's Lab with cards that are drawn, or of one side alone."""
    sides = changed(name="to <16>", options={"length": 16}) if change else []
    asked = study(
        game="adna",
        bots="greedy",
        games=30,
        options={"length": 15},
        change=sides,
        skill=[("greedy", "random")],
        skill_games=4,
    )
    return findings_of(run(asked, crew_of(1)))


def made(change: bool = True) -> str:
    return report_of(findings(change), "labtable study short.toml", "short.toml", 'game = "adna"')


html = cache(made)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path is not None, "There is no Chromium; `make browser` installs one."
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield started
        started.close()


def opened(browser: Browser, folder: Path, width: int, scheme: str, change: bool = True) -> tuple[Page, list[str]]:
    """The report in a browser, and whatever went wrong or went out."""
    file = folder / "report.html"
    file.write_text(html(change), encoding="utf-8")
    page = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme).new_page()  # type: ignore[arg-type]  # light or dark
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: faults.append(request.url))
    page.goto(file.as_uri())
    return page, [fault for fault in faults if not fault.startswith("data:") and fault != file.as_uri()]


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
def test_it_opens_without_any_request_and_without_a_fault_and_fits_its_window(
    browser: Browser, tmp_path: Path, width: int, scheme: str
) -> None:
    page, faults = opened(browser, tmp_path, width, scheme)
    assert faults == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("h1").inner_text() == "What does to <16> do to Adna's Lab?"
    assert page.evaluate("document.fonts.check('16px Atkinson')")
    for part in ("measures", "places", "length", "cards", "skill", "method", "again"):
        assert page.locator(f"#{part}").is_visible(), part
    page.context.close()


def test_drawings_fit_the_window_that_they_are_for(browser: Browser, tmp_path: Path) -> None:
    page, _ = opened(browser, tmp_path, 1280, "light")
    assert page.locator("#length .wide svg").is_visible()
    assert not page.locator("#length .narrow svg").is_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.locator("#length .narrow svg").is_visible()
    assert not page.locator("#length .wide svg").is_visible()
    page.context.close()


def test_all_cards_are_there_when_one_asks_and_in_print(browser: Browser, tmp_path: Path) -> None:
    page, _ = opened(browser, tmp_path, 1280, "light")
    page.locator("#cards summary").click()
    cards = findings().cards
    assert cards is not None
    assert page.locator("#cards tbody tr").count() == len(cards.names)
    assert page.locator("#cards tbody tr:visible").count() == len(cards.names)
    assert len(page.pdf(format="A4")) > 20_000
    page.context.close()


def test_the_numbers_are_inside_the_file() -> None:
    links = dict(re.findall(r'<a download="([^"]+)" href="data:[^;]+;base64,([^"]+)"', html()))
    whole = json.loads(b64decode(links["study.json"]))
    assert whole == json.loads(msgspec.json.encode(findings()))
    rows = list(csv.DictReader(io.StringIO(b64decode(links["measures.csv"]).decode())))
    assert {row["measure"] for row in rows} == {each.name for each in findings().measures}
    assert [row["side"] for row in rows[:2]] == ["before", "to <16>"]
    cards = list(csv.DictReader(io.StringIO(b64decode(links["cards.csv"]).decode())))
    assert {"drawn", "played"} <= {row["fate"] for row in cards}


def test_the_same_findings_give_the_same_file_and_it_is_not_large() -> None:
    assert made() == html()
    assert len(html().encode()) < 600_000


def test_names_are_no_markup() -> None:
    assert "to <16>" not in html()
    assert "to &lt;16&gt;" in html()


def test_a_study_without_a_change_has_its_report_too(browser: Browser, tmp_path: Path) -> None:
    page, faults = opened(browser, tmp_path, 1280, "light", change=False)
    assert faults == []
    assert page.locator(".change").count() == 0
    assert "95 % interval" in page.locator("#measures thead").inner_text()
    page.context.close()


def test_of_several_changes_every_one_is_drawn_in_its_own_line() -> None:
    sides = [Change(name="short", options={"target": 4}), Change(name="long", options={"target": 5})]
    drawings = charts_of(findings_of(run(study(games=12, change=sides), crew_of(1))))
    for name in ("places", "length"):
        for drawing in drawings[name].values():
            words = re.findall(r">([^<>]+)</text>", drawing)
            assert [word.strip() for word in words if word.strip() in ("short", "long")] == ["short", "long"] * (
                2 if name == "places" else 1
            )
    assert "First Leader: before" in drawings["places"]["wide"]


def test_what_a_card_file_is_called_is_no_difference_and_no_line_begins_with_a_sign_of_per_cent(tmp_path: Path) -> None:
    before = load_game("pdb")
    assert before.card_text is not None
    text = before.card_text.text.replace('name = "standard"', 'name = "other"', 1).replace(
        "sample = 20", "sample = 19", 1
    )
    assert differing(before, load_game("pdb", CardText("other.toml", text))) == [
        " supply 1",
        "−sample = 20",
        "+sample = 19",
    ]
    assert (
        tied("wins 38.3 %, where 50 % is fair") == "wins 38.3\N{NO-BREAK SPACE}%, where 50\N{NO-BREAK SPACE}% is fair"
    )


def test_its_colours_are_those_of_the_page() -> None:
    def colours(path: Path) -> dict[str, str]:
        return dict(re.findall(r"--([a-z0-9-]+): (light-dark\([^;]*\));", path.read_text(encoding="utf-8")))

    ours, theirs = colours(LOOK), colours(TOKENS)
    shared = set(ours) & set(theirs)
    assert len(shared) > 15
    assert {name: ours[name] for name in shared} == {name: theirs[name] for name in shared}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_serious_fault(browser: Browser, tmp_path: Path, scheme: str) -> None:
    page, _ = opened(browser, tmp_path, 1280, scheme)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(FAULTS, None) == []
    page.context.close()


def test_a_study_of_a_single_deal_has_a_report_that_knows_nothing() -> None:
    found = findings_of(run(study(games=1, change=changed(options={"target": 4})), crew_of(1)))
    assert found.verdicts[0].answer == "open"
    assert "−∞ to +∞" in report_of(found, "labtable study")
