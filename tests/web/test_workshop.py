"""The card workshop in the browser: cards are made and mended, handed on, and played with by two."""

import re

import pytest
from playwright.sync_api import expect

from labtable.hall.workshop import workbench
from labtable.kernel.changes import Entry, changes_text, read_changes
from tests.games.editions import CARDS, GAMES, TOLD, changes, text
from tests.kernel.images import png
from tests.web.axe import faults
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.layout import at_sizes, flaws, too_small
from tests.web.own_matches import WINNING, about_to_win, over
from tests.web.standing import Standing
from tests.web.workshop import Maker, held_in

SIZES = [(360, 740), (1280, 800), (1920, 1080)]


def hand_on(ada: Maker, noor: Maker, cards: int) -> None:
    """The edition is the same in the file that Ada saves, in her link and her code, and where Noor brings them in."""
    file, link = ada.exported(), ada.code()
    assert held_in(link) == file
    noor.guest.page.goto(link)
    expect(noor.page.locator("#edition .mark.new")).to_have_count(cards)
    assert noor.exported() == file
    noor.come(f"/workshop/{next(each for each in GAMES if each != noor.game)}")
    noor.come()
    noor.brought(file)
    expect(noor.page.locator("#edition .mark.new")).to_have_count(cards)
    assert noor.exported() == file
    assert len(read_changes("saved", file).add) == cards


def play_with(ada: Maker, noor: Maker, cards: int) -> None:
    """Ada opens a room with her cards, both see them listed before the start, and the match begins."""
    ada.page.locator("#edition").get_by_role("button", name="Play with it").click()
    if ada.game != "adna":
        ada.page.get_by_label("Seats").select_option("2")
    ada.page.get_by_role("button", name="Open the room").click()
    expect(ada.page.get_by_role("region", name="Own cards").locator("li")).to_have_count(cards)
    noor.guest.visit(ada.page.url.partition(noor.guest.house.address)[2])
    expect(noor.page.get_by_role("region", name="Own cards")).to_contain_text("My deck")
    noor.guest.sit_down("Noor")
    ada.page.get_by_role("button", name="Start").click()
    for maker in (ada, noor):
        maker.page.wait_for_selector("[data-prompt]")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_each_kind_is_made_mended_handed_on_and_played_by_two(invite: Invite, game: str) -> None:
    ada, noor = Maker(invite(), game), Maker(invite(), game)
    kinds = workbench(game).kinds
    ada.come()
    for number, form in enumerate(kinds):
        ada.make(form, f"Own {form.title}"[:20] if number else "Sleepless")
    ada.settled()
    expect(ada.page.locator("#edition .mark.new")).to_have_count(len(kinds))
    expect(ada.page.locator("#card article.large h3")).to_be_visible()
    hand_on(ada, noor, len(kinds))
    play_with(ada, noor, len(kinds))


def play_a_card(guest: Guest) -> None:
    """Play an own card if there is one to be played, or any card, or do whatever can be done."""
    tick = guest.tick
    cards = "[data-open][data-spot*=':card:"
    guest.nearest(f"{cards}own']", f"{cards}night']", f"{cards}day']", f"{cards}']", "[data-open]").click()
    choice = guest.page.locator(".choice button")
    if choice.count():
        choice.first.click()
    guest.await_change(tick)


def eight_cards() -> str:
    """Six own Projects, each with one need, instead of all others, and two own Modifiers."""
    needs = ("fly", "mouse", "worm", "yeast", "zebrafish", "frog")
    picture = {"signs": ["fly"], "wash": "violet"}
    projects: list[Entry] = [
        {"id": f"own{n}", "name": f"Own Project {n}", "needs": [need], "picture": picture, **TOLD}
        for n, need in enumerate(needs)
    ]
    night = CARDS["gsa"]["modifier"][0]
    out = [str(row["id"]) for row in workbench("gsa").rows["project"]]
    add = {"project": projects, "modifier": [night, {**night, "id": "day", "name": "Day Shift", "copies": 4}]}
    return text("gsa", add=add, take_out={"project": out})


def play_to_the_end(ada: Guest, noor: Guest) -> str:
    """Both play until it is over; all that Ada's log has said."""
    told: set[str] = set()
    while not ada.over:
        for guest in (ada, noor):
            if guest.open_spots.count():
                play_a_card(guest)
                told.update(guest.log_lines())
    return " ".join(told)


def test_a_deck_of_six_projects_and_two_modifiers_is_played_to_its_end_and_looked_back_on(invite: Invite) -> None:
    ada, noor = invite(), invite()
    options = {"max_rounds": 6, "collaboration": False, "first_player": "1"}
    ada.play_with(noor, options=options, game="gsa", cards=eight_cards())
    for guest in (ada, noor):
        guest.page.wait_for_selector("[data-prompt]")
    expect(ada.page.locator(".own-mark").first).to_be_attached()
    ada.await_turn()
    ada.page.get_by_role("button", name="Hint").first.click()
    expect(ada.page.locator(".hint")).to_be_visible()
    assert faults(ada.page) == []
    assert "Own Project" in play_to_the_end(ada, noor)
    expect(ada.page.locator("[data-tick].end")).to_contain_text("Own Project")
    code = ada.page.url.rpartition("/")[2]
    ada.visit(f"/t/{code}/replay")
    expect(ada.page.locator("body")).to_contain_text("Own Project")
    ada.visit("/album")
    own = ada.page.get_by_role("region", name="Cards that people made")
    own.locator("button.place", has_text="Own Project").first.click()
    expect(ada.page.locator(".chosen")).to_contain_text(str(TOLD["science"]))


def shown(name: str) -> re.Pattern[str]:
    """A name as a page shows it, where it may break in the middle of a word."""
    return re.compile("\xad?".join(map(re.escape, name)))


@pytest.mark.parametrize("game", WINNING)
def test_own_cards_are_seen_in_a_hint_and_at_the_end_in_the_album_and_in_the_replay(guest: Guest, game: str) -> None:
    with Standing(guest, about_to_win(game)):
        guest.page.keyboard.press("h")
        expect(guest.page.get_by_role("status", name="Hint")).to_contain_text(shown(str(WINNING[game][1]["name"])))
    record, met = over(game)
    stand = Standing(guest, record, 0)
    with stand:
        expect(guest.page.get_by_role("region", name="What you met")).to_contain_text(shown(met[0]))
        guest.await_kept("matches", 1)
    guest.visit(f"/t/{stand.code}/replay")
    guest.page.get_by_role("slider", name="Step").press("End")
    expect(guest.page.locator("[data-log]")).to_contain_text(shown(met[0]))
    guest.visit("/album")
    own = guest.page.get_by_role("region", name="Cards that people made")
    own.locator("button.place", has_text=shown(met[0])).first.click()
    expect(guest.page.locator(".chosen")).to_contain_text(str(TOLD["science"]))


def bring_bamhi(maker: Maker) -> None:
    """A real enzyme, whose site comes with its name."""
    maker.come()
    maker.field("name").locator("input").fill("BamHI")
    expect(maker.field("site").locator("input")).to_have_value("G^GATCC")
    maker.field("science").locator("textarea").fill("It was found in Bacillus amyloliquefaciens.")
    maker.field("source").locator("input").fill("https://en.wikipedia.org/wiki/BamHI")
    expect(maker.page.locator("#card .remark")).to_have_text("A real enzyme, with its real site.")


def test_an_own_image_is_drawn_anew_and_a_mistake_keeps_the_last_good_card(guest: Guest) -> None:
    maker = Maker(guest, "adna")
    bring_bamhi(maker)
    image = {"name": "own.png", "mimeType": "image/png", "buffer": png(300, 200)}
    maker.page.locator("[data-field='picture'] input[type='file']").set_input_files(image)  # type: ignore[arg-type]
    drawn = maker.page.locator("#card .own img").first
    expect(drawn).to_be_visible()
    assert (drawn.get_attribute("src") or "").startswith("data:image/webp;base64,")
    maker.field("site").locator("input").fill("GGATCC")
    expect(maker.field("site").locator("[role='alert']")).to_contain_text("with one ^ where it cuts")
    expect(maker.page.locator("#card")).to_contain_text("as it was last right")
    expect(maker.page.locator("#card .does")).to_contain_text("G^GATCC")
    maker.page.get_by_role("button", name="Undo").click()
    expect(maker.mistakes).to_have_count(0)


def test_what_was_made_is_there_again_is_tried_out_and_lies_well(guest: Guest) -> None:
    maker = Maker(guest, "adna")
    bring_bamhi(maker)
    maker.settled()
    guest.visit("/workshop/adna")
    expect(maker.page.locator("#card article h3")).to_have_text("BamHI")
    expect(maker.page.get_by_text("Print on A4")).to_have_count(1)
    maker.page.get_by_role("button", name="Try it out").click()
    expect(maker.page.locator("#verdict [role='status']")).to_be_visible()
    maker.page.get_by_role("button", name="Stop").click()
    for size in at_sizes(maker.page, SIZES):
        assert flaws(maker.page) == [], size
        assert size[0] > 1000 or too_small(maker.page) == []
    assert faults(maker.page) == []


CUT = """() => [...document.querySelectorAll("#card .small .in-hand")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).length"""


def test_a_hero_in_the_hand_is_not_cut_beside_the_large_card(guest: Guest) -> None:
    maker = Maker(guest, "stem")
    maker.come()
    maker.brought(text("stem", add={"hero": CARDS["stem"]["hero"]}))
    expect(maker.page.locator("#card .small .in-hand")).to_contain_text("Omar")
    for size in at_sizes(maker.page, SIZES):
        assert maker.page.evaluate(CUT) == 0, size


def test_hostile_links_and_files_are_told_in_a_sentence_and_run_nothing(guest: Guest) -> None:
    maker = Maker(guest, "gsa")
    hostile = {
        **CARDS["gsa"]["species"][0],
        "name": "<img src=x onerror=alert(1)>",
        "science": "<script>alert(1)</script>",
    }
    maker.come()
    maker.page.on("dialog", lambda dialog: pytest.fail("something of it ran"))
    maker.brought(changes_text(changes("gsa", add={"species": [hostile]})))
    expect(maker.page.locator("#card h3")).to_have_text("<img src=x onerror=alert(1)>")
    maker.brought("name = 'nothing'")
    expect(maker.page.locator("#edition [role='alert']")).to_contain_text("This is no set of changes")
    for hash in ("#e=nothing", "#e=" + "A" * 5000, "#e=***"):
        maker.guest.visit("/album")
        maker.guest.visit(f"/workshop/gsa{hash}")
        expect(maker.page.locator(".failed")).to_contain_text("This link holds no whole edition")
    assert all("422" in fault for fault in guest.faults)
    guest.faults.clear()  # that a file was refused is written in the console
