"""A room before the start, and the way from one match to the next."""

import json

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import OPEN, Guest


def finish(guest: Guest) -> None:
    guest.play_bots()
    while guest.await_turn():
        guest.press_any()


def test_a_host_arranges_seats_and_options_and_a_friend_sees_it(invite: Invite) -> None:
    host, friend = invite(), invite()
    host.visit()
    host.page.get_by_role("button", name="With friends").first.click()
    host.page.get_by_label("Your name").fill("Mira")
    host.page.get_by_role("button", name="Open the room").click()
    host.page.get_by_role("button", name="Play without seat 4").click()
    expect(host.page.locator("ol li")).to_have_count(3)
    host.page.get_by_role("button", name="Add a bot").last.click()
    host.page.get_by_label("Easy").check()
    host.page.get_by_label("Achievements that end the game").fill("5")
    host.page.get_by_label("Achievements that end the game").blur()
    friend.visit(host.page.url.removeprefix(host.house.address))
    expect(friend.page.get_by_label("Achievements that end the game")).to_have_text("5")
    expect(friend.page.locator("ol li")).to_have_count(3)
    friend.sit_down("Noor")
    expect(host.page.locator(".seats")).to_contain_text("Noor")
    host.page.get_by_role("button", name="Start").click()
    for guest in (host, friend):
        expect(guest.page.get_by_role("heading", name="Noor")).to_be_visible()


def test_a_room_shows_its_promise_of_a_fair_deal(guest: Guest) -> None:
    guest.visit(f"/t/{guest.open_room([OPEN], start=False)}")
    guest.page.get_by_text("The deal is fair").click()
    promise = guest.page.locator(".digest").inner_text()
    assert len(bytes.fromhex(promise)) == 32


def test_a_start_waits_until_every_seat_is_taken(guest: Guest) -> None:
    guest.visit(f"/t/{guest.open_room([OPEN], start=False)}")
    start = guest.page.get_by_role("button", name="Start")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(guest.page.get_by_text("Every seat must be taken")).to_be_visible()
    guest.page.get_by_role("button", name="Add a bot").click()
    start.click()
    expect(guest.page.locator("[data-prompt]")).to_be_visible()


def test_a_rematch_leads_to_a_new_room_with_the_same_people(guest: Guest) -> None:
    finish(guest)
    before = guest.page.url
    guest.page.get_by_role("button", name="Rematch").click()
    guest.page.wait_for_url(lambda url: "/t/" in url and url != before)
    expect(guest.page.get_by_text("Mira").first).to_be_visible()
    expect(guest.page.get_by_text("Pipette").first).to_be_visible()


def test_the_result_can_be_closed_and_opened_again(guest: Guest) -> None:
    finish(guest)
    guest.page.get_by_role("button", name="See the table").click()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    guest.page.get_by_role("button", name="See the result").click()
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()


def test_theme_and_speed_are_kept(guest: Guest) -> None:
    guest.play_bots()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("radio", name="Dark").click()
    guest.page.get_by_role("radiogroup", name="Motion").get_by_role("radio", name="Slow").click()
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(guest.page.locator("html")).to_have_attribute("data-speed", "slow")


def test_a_card_tells_its_science_and_its_source(guest: Guest) -> None:
    guest.play_bots()
    guest.page.locator(".card .look").first.click()
    detail = guest.page.get_by_role("dialog")
    expect(detail.get_by_role("heading", name="The science")).to_be_visible()
    assert detail.get_by_role("link", name="Read more at").get_attribute("href")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".card .look").first).to_be_focused()


def test_the_page_compares_the_deal_with_what_it_saw_before(guest: Guest) -> None:
    finish(guest)
    verdict = guest.page.locator(".deal")
    expect(verdict).to_contain_text("The deal was fair")
    expect(verdict).to_contain_text("Seal")
    deals = json.loads(guest.page.evaluate("localStorage.getItem('labtable.deals')"))
    for seen in deals.values():
        seen["promise"] = "0" * 64
    guest.page.evaluate("deals => localStorage.setItem('labtable.deals', deals)", json.dumps(deals))
    guest.page.reload()
    expect(verdict).to_contain_text("The deal cannot be trusted: the promise is not the one that your browser saw.")
