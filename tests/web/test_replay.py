"""A finished match, looked at again."""

from playwright.sync_api import expect

from tests.web.guest import Guest


def test_a_replay_steps_scrubs_and_changes_eyes(guest: Guest) -> None:
    code = guest.play_bots()
    while guest.await_turn():
        guest.press_any()
    guest.page.get_by_role("link", name="Replay").click()
    step = guest.page.get_by_role("slider", name="Step")
    expect(step).to_have_value("0")
    guest.page.get_by_role("button", name="One step forward").click()
    expect(step).to_have_value("1")
    step.press("End")
    expect(guest.page.locator("[data-log] li").first).to_contain_text("The game is over")
    guest.page.get_by_label("Seen from").select_option("0")
    expect(guest.page.locator(".trays")).to_be_visible()
    assert guest.open_spots.count() == 0
    assert f"{code}/replay#" in guest.page.url
