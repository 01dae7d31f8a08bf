"""Two browsers before the start: who they are, where they sit, whether they are ready, and who may stay."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.axe import faults
from tests.web.conftest import SECRET, Invite
from tests.web.guest import BOT, OPEN, Guest
from tests.web.house import House
from tests.web.layout import at_sizes, flaws, too_small

SIZES = [(360, 740), (1280, 800), (1920, 1080)]


def gathered(invite: Invite, *others: dict[str, str]) -> tuple[Guest, Guest]:
    """Mira, the host, and Noor at a table that gathers; other seats come after theirs."""
    host, friend = invite(), invite()
    code = host.open_room([OPEN, *others], start=False)
    for guest in (host, friend):
        guest.visit(f"/t/{code}")
    friend.page.get_by_label("Your name").fill("Noor")
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(seat(host, 2)).to_contain_text("Noor")
    return host, friend


def seat(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f"[data-seat='{number - 1}']")


def dock(guest: Guest) -> Locator:
    return guest.page.locator(".dock")


def manage(host: Guest, name: str, what: str) -> None:
    host.page.get_by_role("button", name=f"What to do with {name}").click()
    host.page.get_by_role("button", name=what).click()


def test_a_new_name_and_a_face_are_seen_by_all_and_stay_at_the_table(invite: Invite) -> None:
    host, friend = gathered(invite)
    friend.page.get_by_label("Your name").fill("Noor Jahan")
    friend.page.get_by_label("Your name").press("Enter")
    friend.page.get_by_role("button", name="Choose what your pawn wears").click()
    friend.page.get_by_role("button", name="Doctor's cap").click()
    expect(seat(host, 2)).to_contain_text("Noor Jahan")
    expect(seat(host, 2)).to_contain_text("doctor's cap")
    friend.page.get_by_label("Your name").fill("Mira")
    friend.page.get_by_label("Your name").press("Enter")
    expect(friend.page.get_by_role("alert")).to_contain_text("called Mira already")
    host.page.get_by_role("button", name="Start").click()
    panel = host.page.locator("[data-spot='seat:1']")
    expect(panel).to_contain_text("Noor Jahan")
    expect(panel.locator(".worn").first).to_be_attached()


def test_who_is_not_ready_is_nudged_says_so_and_the_host_starts(invite: Invite) -> None:
    host, friend = gathered(invite)
    expect(dock(host)).to_contain_text("Waiting for Noor to be ready")
    host.page.get_by_role("button", name="Nudge Noor").click()
    expect(dock(friend)).to_contain_text("Mira waits for you")
    friend.page.get_by_role("button", name="I am ready").click()
    expect(dock(host)).to_contain_text("Everybody is ready")
    expect(seat(host, 2)).to_contain_text("ready")
    host.page.get_by_role("button", name="Start").click()
    for guest in (host, friend):
        expect(guest.page.locator("[data-prompt]")).to_be_visible()
    assert host.page.get_by_role("alert").count() == friend.page.get_by_role("alert").count() == 0


def test_the_host_moves_somebody_by_the_menu_and_by_dragging(invite: Invite) -> None:
    host, friend = gathered(invite, OPEN)
    manage(host, "Noor", "Swap with seat 3")
    expect(seat(friend, 3)).to_contain_text("you")
    seat(host, 3).locator(".grip").drag_to(seat(host, 2))
    expect(seat(friend, 2)).to_contain_text("you")
    friend.page.get_by_role("button", name="Move here").click()
    expect(seat(host, 3)).to_contain_text("Noor")


def test_who_is_removed_is_told_so_and_cannot_return(invite: Invite) -> None:
    host, friend = gathered(invite)
    manage(host, "Noor", "Remove from the table")
    said = friend.page.get_by_text("The host has removed you from this table.")
    expect(said).to_be_visible()
    expect(seat(host, 2)).to_contain_text("A free seat")
    friend.page.reload()
    expect(said).to_be_visible()
    assert friend.page.get_by_role("button", name="Sit here").count() == 0


def test_in_the_match_the_host_removes_somebody_and_closes_the_table_to_guests(invite: Invite) -> None:
    host, friend = gathered(invite)
    eve = invite()
    eve.visit(host.page.url.removeprefix(host.house.address))
    host.page.get_by_role("button", name="Start").click()
    expect(eve.page.locator("[data-prompt]")).to_be_visible()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_label("Nobody").check()
    expect(eve.page.get_by_text("Only those who play may look on at this table.")).to_be_visible()
    for words in ("Remove Noor", "Remove for good Noor"):
        host.page.get_by_role("button", name=words).click()
    expect(friend.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.page.locator("[data-spot='seat:1']")).to_contain_text("a bot plays on")


def test_the_host_hands_over(invite: Invite) -> None:
    host, friend = gathered(invite)
    manage(host, "Noor", "Make host")
    expect(friend.page.get_by_role("button", name="Start")).to_be_visible()
    expect(host.page.get_by_role("button", name="I am ready")).to_be_visible()
    assert host.page.get_by_role("button", name="Start").count() == 0


def test_how_it_is_played_is_chosen_by_the_host_read_by_all_and_as_usual_at_one_press(invite: Invite) -> None:
    host, friend = gathered(invite)
    how = friend.page.locator(".how")
    host.page.get_by_role("switch", name="The Leader may hold on").click()
    host.page.get_by_role("radiogroup", name="Time for a choice").get_by_label("3 min").check()
    expect(how).to_contain_text("3 min")
    host.page.get_by_role("radiogroup", name="Taking back").get_by_label("never").check()
    expect(how).to_contain_text("What is played is played.")
    expect(how).to_contain_text("3 min")
    expect(how).to_contain_text("5 changes")  # with the short game and its leader
    host.page.get_by_role("button", name="All as usual").click()
    expect(how).to_contain_text("all as usual")
    assert friend.page.locator(".how :is(input, select, button)").count() == 0


def test_a_choice_has_its_time_at_the_table(invite: Invite) -> None:
    host, _friend = gathered(invite)
    host.page.get_by_role("radiogroup", name="Time for a choice").get_by_label("1 min").check()
    expect(host.page.locator(".how")).to_contain_text("Then a bot makes that one choice")
    host.page.get_by_role("button", name="Start").click()
    expect(host.page.get_by_role("timer")).to_contain_text(" s")


def test_who_watches_is_seen_by_name(invite: Invite) -> None:
    host, _friend = gathered(invite)
    eve = invite()
    eve.visit(host.page.url.removeprefix(host.house.address))
    expect(host.page.get_by_text("1 guest")).to_be_visible()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Watch by this name").click()
    expect(host.page.locator(".watching")).to_contain_text("Eve")
    host.page.get_by_role("button", name="Manage").click()
    host.page.get_by_role("button", name="Remove Eve").click()
    expect(eve.page.get_by_text("The host has removed you from this table.")).to_be_visible()


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that is killed and started again; nobody waits long for chances there."""
    with House(
        tmp_path_factory.mktemp("old"), SECRET, ("pace=0", "answer_pause=0.01", "reveal=0", "workers=1")
    ) as opened:
        yield opened


@pytest.fixture
def mira_and_noor(browser: Browser, old_house: House) -> Iterator[tuple[Guest, Guest]]:
    """Two browsers with a chance each."""
    guests = Guest(browser, old_house, chance="0a" * 16), Guest(browser, old_house, chance="0b" * 16)
    yield guests
    for guest in guests:
        guest.close()
        assert guest.faults == []


def test_a_table_that_takes_days_goes_on_after_the_server_was_killed(
    mira_and_noor: tuple[Guest, Guest], old_house: House
) -> None:
    host, friend = mira_and_noor
    code = begin_for_days(host, friend)
    old_house.kill()
    old_house.open()
    host.visit("/")
    friend.visit(f"/t/{code}")
    expect(friend.page.locator("[data-prompt]")).to_be_visible()
    friend.visit("/")
    host.visit(f"/t/{code}")
    first = next(guest for guest in (host, friend) if waits(guest, code))
    first.visit(f"/t/{code}")
    while waits(first, code):
        first.await_turn()
        first.press_any()
    old_house.kill()
    old_house.open()
    other = friend if first is host else host
    assert waits(other, code)
    other.visit(f"/t/{code}")
    assert other.await_turn()
    assert other.page.get_by_text("Away").count() == 0


def begin_for_days(host: Guest, friend: Guest) -> str:
    """Noor sits down and goes, and Mira begins without her; the code of the room."""
    code = host.open_room([OPEN], start=False)
    for guest in (host, friend):
        guest.visit(f"/t/{code}")
    host.page.get_by_role("switch", name="The match takes days").click()
    friend.sit_down("Noor")
    expect(seat(host, 2)).to_contain_text("Noor")
    friend.visit("/")
    expect(dock(host)).to_contain_text("Noor is away")
    host.page.get_by_role("button", name="Start").click()
    expect(host.page.get_by_text("The deal waits for Noor")).to_be_visible()
    return code


def waits(guest: Guest, code: str) -> bool:
    """Whether the table waits for somebody, as their home page would ask."""
    (standing,) = guest.house.post("/api/standings", {"key": guest.key, "codes": [code]})
    return bool(standing["asked"])  # type: ignore[index]  # it is a list of one


@pytest.mark.parametrize("game", ["pdb", "gsa", "adna", "stem"])
def test_a_lobby_lies_well_on_a_phone_a_desk_and_a_projector(invite: Invite, game: str) -> None:
    host, eve = invite(), invite()
    more = [] if game == "adna" else [BOT]
    code = host.open_room([OPEN, *more], start=False, options={}, game=game)
    for guest in (host, eve):
        guest.visit(f"/t/{code}")
        guest.page.get_by_role("img", name="QR code").wait_for()
        found = {size: flaws(guest.page) for size in at_sizes(guest.page, SIZES)}
        assert not any(found.values()), found
        guest.page.set_viewport_size({"width": 360, "height": 740})
        assert too_small(guest.page, but=".rule-no") == []


def test_axe_finds_no_serious_fault_in_a_lobby_for_host_and_guest(invite: Invite) -> None:
    host, friend = gathered(invite, BOT)
    host.page.get_by_role("button", name="What to do with Noor").click()
    friend.page.get_by_role("button", name="Choose what your pawn wears").click()
    assert faults(host.page) == []
    assert faults(friend.page) == []
