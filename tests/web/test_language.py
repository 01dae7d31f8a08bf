"""Rules and cards in the reader's own language: chosen once, kept, and nothing else of the table is touched."""

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.layout import at_sizes, flaws, scrolls_sideways

PHONE, DESK = (360, 740), (1280, 800)


def test_rules_and_cards_are_read_in_the_language_that_was_chosen(guest: Guest) -> None:
    guest.visit("/rules/pdb#13")
    expect(guest.page.locator('[id="13"]')).to_contain_text("The last Researcher stays")
    guest.page.get_by_role("radio", name="Deutsch").check()
    paragraph = guest.page.locator('[id="13"]')
    expect(paragraph).to_contain_text("Der letzte Forscher bleibt")
    expect(paragraph).to_contain_text("Gedruckt: Regel 13, Zeile 68")
    expect(guest.page.locator(".rulebook")).to_have_attribute("lang", "de")
    for size in at_sizes(guest.page, [PHONE, DESK]):
        assert (scrolls_sideways(guest.page), flaws(guest.page)) == (False, []), size

    guest.play_bots()
    expect(guest.page.get_by_role("button", name="Recruit Researcher").first).to_be_visible()
    guest.page.locator(".slot .look").first.click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Die Wissenschaft")
    expect(dialog).to_contain_text("Am Tisch: ")
    for size in at_sizes(guest.page, [PHONE, DESK]):
        assert not scrolls_sideways(guest.page), size
    guest.page.keyboard.press("Escape")

    guest.await_turn()
    guest.page.locator("[data-spot='box:graduate']").hover()
    guest.page.get_by_role("link", name="Open rule 13").click()
    drawer = guest.page.get_by_role("complementary", name="Rulebook")
    expect(drawer.locator('[id="13"]')).to_contain_text("Deinen einzigen Forscher darfst du nicht")
    expect(drawer).to_contain_text("Verbindlich ist der englische Text.")
    expect(drawer.locator('[id="A1"]')).to_contain_text("Forscher anwerben Am Tisch: Recruit Researcher")
    expect(drawer.locator('[id="12"]')).not_to_contain_text("Am Tisch")
