"""Whole games at the table: with the mouse, with the keyboard, with a friend, and over a lost server."""

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.house import House


def test_a_whole_game_is_played_with_the_mouse(guest: Guest) -> None:
    guest.play_bots(seats=3)
    while guest.await_turn():
        guest.press_any()
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()
    expect(guest.page.locator(".end .ranks > li")).to_have_count(3)
    guest.page.get_by_role("button", name="Share").click()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith('{"labtable":2,"game":"pdb"')


def test_a_whole_game_is_played_with_the_keyboard_alone(guest: Guest) -> None:
    guest.play_bots()
    while guest.await_turn():
        guest.press_keys()
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()


def test_arrows_go_to_the_piece_on_that_side(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    guest.page.locator("[data-spot='box:lead']").focus()
    guest.page.keyboard.press("ArrowRight")
    assert guest.page.evaluate("document.activeElement.dataset.spot").startswith("box:prep")
    guest.page.keyboard.press("ArrowLeft")
    assert guest.page.evaluate("document.activeElement.dataset.spot") in {"box:lead", "box:recruit", "box:publish"}


def test_two_people_play_each_other(invite: Invite) -> None:
    mira, noor = invite(), invite()
    mira.play_with(noor)
    while not (mira.over and noor.over):
        for guest in (mira, noor):
            guest.page.wait_for_selector("[data-prompt]")
            if guest.open_spots.count() and not guest.over:
                guest.press_any()
    for guest in (mira, noor):
        guest.page.get_by_role("button", name="See the table").click()
        guest.page.wait_for_selector("[data-log] li")
    told = [
        guest.log_lines()[-1].replace("You win", f"{name} wins").replace("You", name)
        for guest, name in ((mira, "Mira"), (noor, "Noor"))
    ]
    assert told[0] == told[1]


def test_a_reload_shows_the_same_table(guest: Guest) -> None:
    guest.play_bots(options={"first_leader": "1"})
    for _ in range(3):
        guest.await_turn()
        guest.press_any()
    guest.await_turn()
    before = (guest.round, guest.log_lines(), guest.open_spots.count())
    guest.page.reload()
    guest.await_turn()
    assert (guest.round, guest.log_lines(), guest.open_spots.count()) == before


def test_a_killed_server_loses_no_move(guest: Guest, house: House) -> None:
    guest.play_bots(options={"first_leader": "1"})
    for _ in range(3):
        guest.await_turn()
        guest.press_any()
    guest.await_turn()
    before = (guest.round, guest.log_lines())
    house.kill()
    expect(guest.page.get_by_text("The connection is lost")).to_be_visible()
    house.open()
    expect(guest.page.get_by_text("The connection is lost")).not_to_be_visible()
    assert (guest.round, guest.log_lines()) == before
    guest.press_any()


def test_undo_takes_the_last_choice_back(guest: Guest) -> None:
    guest.play_bots(options={"first_leader": "1"})
    guest.await_turn()
    before = guest.log_lines()
    guest.press_any("publish")
    guest.await_turn()
    guest.page.keyboard.press("u")
    expect(guest.page.locator("[data-log] li del").first).to_be_visible()
    standing = guest.page.locator("[data-log] li:not(.gone)").all_inner_texts()[::-1]
    assert standing[:-1] == before
    assert standing[-1].endswith("took a move back.")


def test_a_hint_marks_a_move_and_says_why(guest: Guest) -> None:
    guest.play_bots()
    guest.await_turn()
    guest.page.keyboard.press("h")
    expect(guest.page.get_by_role("status", name="Hint")).to_contain_text("your chance of winning")
    expect(guest.page.locator(".is-hinted")).to_have_count(1)


def test_a_spectator_sees_the_table_and_can_do_nothing(invite: Invite) -> None:
    code = invite().play_bots()
    watcher = invite()
    watcher.visit(f"/t/{code}")
    expect(watcher.page.locator("[data-prompt]")).to_contain_text("You are watching")
    assert watcher.open_spots.count() == 0
