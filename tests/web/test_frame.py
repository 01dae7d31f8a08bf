"""The frame that all tables share: taking back, notes, tips, focus, and a lost line."""

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.conftest import Invite
from tests.web.guest import BOT, Guest

PHONE = (360, 740)
LEADER = {"first_leader": "1"}


def box_of(place: Locator) -> FloatRect:
    """Where something lies."""
    box = place.bounding_box()
    assert box is not None
    return box


def board_of(page: Page) -> FloatRect:
    return box_of(page.locator("main.board"))


def both_choose(mira: Guest, noor: Guest) -> tuple[Guest, Guest]:
    """Both have taken their starting Data; who chose first, and who chose second."""
    mira.page.wait_for_selector("[data-prompt]")
    noor.page.wait_for_selector("[data-prompt]")
    first = mira if mira.open_spots.count() else noor
    second = noor if first is mira else mira
    first.press_any()
    second.await_turn()
    second.press_any()
    first.page.wait_for_selector(".undo:has-text('Ask to undo')")
    return first, second


def test_undo_says_what_goes_and_the_request_stands_in_the_prompt_bar(invite: Invite) -> None:
    mira, noor = invite(), invite()
    mira.play_with(noor, options=LEADER)
    first, second = both_choose(mira, noor)
    name = "Noor" if second is noor else "Mira"
    first.page.locator(".undo").hover()
    expect(first.page.locator(".undo .goes")).to_be_visible()
    expect(first.page.locator(".undo .goes")).to_contain_text(f"Ask {name} to take back ")
    expect(first.page.locator(".undo .goes")).to_contain_text(f"and what {name} did since")
    boards = [board_of(guest.page) for guest in (first, second)]
    first.page.keyboard.press("u")
    expect(first.page.locator("[data-prompt]")).to_contain_text("You ask to take back")
    expect(second.page.locator("[data-prompt]")).to_contain_text("asks to take back moves")
    assert [board_of(guest.page) for guest in (first, second)] == boards
    first.page.get_by_role("button", name="Never mind").click()
    expect(second.page.locator("[data-prompt]")).not_to_contain_text("asks to take back")


def test_what_would_go_is_named_and_the_request_answered_with_a_key(invite: Invite) -> None:
    mira, noor = invite(), invite()
    mira.play_with(noor, options=LEADER)
    first, second = both_choose(mira, noor)
    first.page.keyboard.press("u")
    second.page.get_by_role("button", name="Agree").wait_for()
    goes = second.page.get_by_role("list", name="What would be taken back").get_by_role("listitem")
    assert goes.count() >= 2, "both moves go, and both are named"
    expect(first.page.locator("[data-prompt]")).to_contain_text("has not answered")
    tick = first.tick
    second.page.keyboard.press("y")
    first.await_change(tick)
    assert first.log_lines()[-1] == "You took a move back."
    expect(second.page.locator("[data-log] li del").first).to_be_visible()


def test_who_was_away_is_told_what_their_bot_did(invite: Invite) -> None:
    mira, noor = invite(), invite()
    mira.play_with(noor, options=LEADER)
    for guest in (mira, noor):
        guest.page.wait_for_selector("[data-prompt]")
    away, here = (mira, noor) if mira.open_spots.count() else (noor, mira)
    table = away.page.url.removeprefix(away.house.address)
    away.visit("/")
    here.page.get_by_role("button", name="Let a bot play on").click()
    here.await_turn()
    away.visit(table)
    expect(away.page.get_by_role("status").filter(has_text="Welcome back. Your bot chose for you")).to_be_visible()
    assert any(line.startswith("Your bot ") for line in away.log_lines())
    assert not any(line.startswith("You ") for line in away.log_lines())


def test_the_buttons_of_the_end_are_in_reach_of_a_thumb(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.play_bots()
    while guest.await_turn():
        guest.press_any()
    for role, name in (
        ("button", "Rematch"),
        ("link", "Replay"),
        ("link", "Review"),
        ("button", "Share"),
        ("link", "Games"),
    ):
        expect(guest.page.locator(".acts").get_by_role(role, name=name)).to_be_in_viewport(ratio=1)  # type: ignore[arg-type]  # roles, both
    expect(guest.page.locator(".end .ranks .place").first).to_have_text("1")


def test_no_tip_opens_for_what_slid_under_the_pointer(guest: Guest) -> None:
    guest.play_bots(options=LEADER, seats=2)
    guest.await_turn()
    while guest.page.locator("[data-open][data-spot='box:lead']").count() == 0:
        guest.press_any("recruit")
        guest.await_turn()
    lead = guest.page.locator("[data-spot='box:lead']")
    tick = guest.tick
    lead.click()
    guest.await_change(tick)
    guest.await_turn()
    middle = box_of(lead)
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    guest.page.mouse.move(x + 1, y + 1)
    expect(guest.page.locator(".tip")).to_have_count(0)
    guest.page.mouse.move(x + 20, y + 1)
    expect(guest.page.locator(".tip")).to_be_visible()


def test_what_undo_would_take_back_is_told_to_who_points_at_it(guest: Guest) -> None:
    guest.play_bots(options=LEADER)
    guest.await_turn()
    guest.press_any()
    guest.await_turn()
    undo, goes = guest.page.locator(".undo"), guest.page.locator(".undo .goes")
    undo.hover()
    expect(goes).to_be_visible()
    tick = guest.tick
    undo.click()
    guest.await_change(tick)
    guest.await_turn()
    expect(goes).to_be_hidden()
    guest.page.mouse.move(0, 0)
    undo.hover()
    expect(goes).to_be_visible()


def test_a_double_click_on_play_now_asks_for_the_level(guest: Guest) -> None:
    guest.visit()
    button = guest.page.locator("[data-game='gsa']").get_by_role("button", name="Play now")
    place = box_of(button)
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    guest.page.mouse.click(x, y)
    guest.page.locator("dialog .level").last.wait_for()
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.level') !== null"
    assert guest.page.evaluate(under, [x, y]), "a level has come to lie under the pointer"
    guest.page.mouse.down(click_count=2)
    guest.page.mouse.up(click_count=2)
    expect(guest.page.locator("dialog .level").first).to_be_enabled()
    guest.page.mouse.click(x, y)
    guest.page.wait_for_url("**/t/*")


def test_after_a_move_the_focus_is_at_the_next_choice_and_arrows_go_on_from_there(guest: Guest) -> None:
    guest.play_bots(options=LEADER)
    guest.await_turn()
    for _ in range(2):
        guest.press_keys()
        guest.await_turn()
    expect(guest.page.locator("[data-open]:focus")).to_have_count(1)
    expect(guest.page.locator("[data-prompt]")).to_have_css("outline-style", "none")
    at = guest.page.evaluate("document.activeElement.dataset.moves")
    guest.page.keyboard.press("ArrowDown")
    assert guest.page.evaluate("document.activeElement.dataset.moves") != at


def test_a_hint_and_the_science_of_a_card_move_nothing(invite: Invite) -> None:
    for size in ((1280, 800), PHONE):
        guest = invite(size=size)
        guest.play_bots(options=LEADER)
        guest.await_turn()
        guest.press_any()
        guest.await_turn()
        log = guest.page.locator(".log")
        before = board_of(guest.page), box_of(log)
        guest.page.keyboard.press("h")
        expect(guest.page.get_by_role("status", name="Hint")).to_be_visible()
        assert (board_of(guest.page), box_of(log)) == before
        lines = guest.page.locator("[data-log]")
        assert box_of(lines)["height"] >= 4 * 24


def test_a_click_without_a_connection_is_refused_in_words(guest: Guest) -> None:
    guest.play_bots(options=LEADER)
    guest.await_turn()
    guest.context.set_offline(True)
    expect(guest.page.locator("[data-prompt]")).to_contain_text("Not connected")
    guest.open_spots.first.click()
    expect(guest.page.get_by_role("alert").filter(has_text="nothing was done")).to_be_visible()
    guest.context.set_offline(False)
    expect(guest.page.locator("[data-prompt]")).not_to_contain_text("Not connected")
    guest.await_turn()
    guest.press_any()


def test_a_number_that_a_room_refuses_springs_back_and_choices_are_words(guest: Guest) -> None:
    guest.visit(f"/t/{guest.open_room([BOT], start=False, options={}, game='gsa')}")
    field = guest.page.get_by_label("Rounds in which nothing happens")
    field.fill("4000")
    field.press("Enter")
    expect(guest.page.get_by_text("It takes a whole number from")).to_be_visible()
    expect(field).not_to_have_value("4000")
    expect(guest.page.get_by_label("What breaks a tie")).to_contain_text("More completed, then fewer unfinished")
