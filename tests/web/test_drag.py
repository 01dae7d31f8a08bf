"""A piece can be dragged to where it goes; a press stays a press, and a drop elsewhere does nothing."""

import pytest
from playwright.sync_api import Locator, expect

from labtable.kernel import read_record
from tests.web import chemist, crowded, gsa, heroes
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.standing import Standing

PROJECTS = crowded.FOLDER / "gsa-projects.jsonl"
"""A card of whose hand fits several projects of its player."""

GHOST = "[inert]"


def middle(what: Locator) -> tuple[float, float]:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None, "it is on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(guest: Guest, piece: Locator) -> None:
    """Take a piece up and hold it a little above where it lay."""
    mouse, (x, y) = guest.page.mouse, middle(piece)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 30, steps=4)
    guest.page.locator("[data-landing]").first.wait_for()


def drag(guest: Guest, piece: Locator, place: Locator) -> None:
    """Drag a piece to a place that is lit for it, and wait for the move to be made."""
    tick = guest.tick
    lift(guest, piece)
    guest.page.mouse.move(*middle(place), steps=4)
    guest.page.mouse.up()
    guest.await_change(tick)


def test_a_pawn_is_dragged_to_a_box_and_springs_back_from_elsewhere(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    while guest.page.locator("[data-spot=starting]").count():
        guest.press_any()
        guest.await_turn()
    pawn, tick = guest.page.locator(".crew .ready").first, guest.tick
    lift(guest, pawn)
    guest.page.mouse.move(640, 20)
    guest.page.mouse.up()
    guest.page.locator(GHOST).wait_for(state="detached")
    assert guest.tick == tick, "dropped beside every box it does nothing"
    box = guest.page.locator("[data-spot='box:prep'][data-open], [data-spot^='box:'][data-open]").first
    name = box.get_attribute("data-name") or ""
    drag(guest, pawn, box)
    assert any(f"You go to {name}" in line for line in guest.log_lines())


def test_a_card_is_dragged_to_the_project_that_needs_it(guest: Guest) -> None:
    gsa.sit_down(guest)
    gsa.draw(guest)
    card = guest.page.locator(".handcard.kind-project")
    if card.count():
        drag(guest, card.first, guest.page.locator(".mine"))
    assert any("start" in line or "mandatory" in line for line in guest.log_lines())
    card = guest.page.locator(".handcard[data-open][data-moves*='attach:']").first
    while gsa.await_choice(guest) and not card.count():
        gsa.act(guest)
    project = (card.get_attribute("data-moves") or "").split()[0].split(":")[2]
    drag(guest, card, guest.page.locator(f"[data-spot='project:{project}']"))
    assert any("You add" in line for line in guest.log_lines())


def test_a_base_is_dragged_to_the_end_of_the_own_chain(guest: Guest) -> None:
    chemist.play_bot(guest)
    while chemist.await_turn(guest) and not guest.page.locator(".bases [data-open][data-moves*='lay:own:']").count():
        chemist.press_any(guest)
    base = guest.page.locator(".bases [data-open][data-moves*='lay:own:']").first
    drag(guest, base, guest.page.locator(".lower .next"))
    assert any(line.startswith("You lay") and "your chain" in line for line in guest.log_lines())


def test_a_hero_is_dragged_to_the_discovery_it_scores(guest: Guest) -> None:
    heroes.play_bots(guest)
    place = guest.page.locator(".on-field[data-open][data-moves^='hero:']").first
    while heroes.await_turn(guest) and not place.count():
        heroes.press_any(guest)
    hero = (place.get_attribute("data-moves") or "").split()[0].removeprefix("hero:")
    card = guest.page.locator(f".held [data-spot='card:{hero}']")
    name = card.get_attribute("data-name") or ""
    drag(guest, card, place)
    guest.page.locator("[data-log] li", has_text=f"You play {name}").wait_for()
    guest.page.locator(".hole[data-open], [data-log] li:has-text('You go for')").first.wait_for()


@pytest.mark.parametrize("size", [(1280, 800), (768, 1024)], ids=["wide", "tablet"])
def test_a_card_that_may_go_to_several_places_is_tapped_and_then_its_place(
    invite: Invite, size: tuple[int, int]
) -> None:
    with Standing(invite(size=size), read_record(PROJECTS)) as guest:
        card = guest.page.locator(".handcard[data-open][data-moves*='attach:pcr:']").first
        card.click()
        guest.page.locator(".choice").wait_for()
        lit = guest.page.locator("[data-landing]")
        places = lit.evaluate_all("places => places.map((each) => each.dataset.spot ?? each.dataset.takes)")
        assert len(places) > 1, "every project that it can be added to is lit"
        assert not any(place.startswith("card:") for place in places), "no other card of the hand is"
        project = guest.page.locator("[data-landing]:not(button)").first
        tick = guest.tick
        project.evaluate("(place) => place.scrollIntoView({ block: 'start' })")
        project.click(position={"x": 60, "y": 30})
        guest.await_change(tick)
        expect(guest.page.locator(".choice")).to_have_count(0)
        assert any("You add PCR and Cloning" in line for line in guest.log_lines())
        expect(lit).to_have_count(0)


def test_a_card_that_asks_where_it_goes_can_be_put_back(invite: Invite) -> None:
    with Standing(invite(), read_record(PROJECTS)) as guest:
        guest.page.locator(".handcard[data-open][data-moves*='attach:pcr:']").first.click()
        guest.page.locator("[data-landing]").first.wait_for()
        tick = guest.tick
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator("[data-landing]")).to_have_count(0)
        assert guest.tick == tick
