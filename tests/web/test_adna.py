"""Adna's Lab at its table: whole games, an attack and its answer, and windows that betray nothing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from labtable.kernel import load_game
from tests.web import chemist, crowded, position
from tests.web.axe import faults
from tests.web.chemist import announce, card, chain, length
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.house import SETTINGS, House
from tests.web.layout import at_sizes, flaws, prompt_scrolls, scrolls_sideways, too_small
from tests.web.standing import Standing
from tests.web.test_motion import COUNT

LAYING_U = {"lay:own:U", "lay:rival:U"}
ONLY_ONES_OWN = 18  # a game in which somebody can lay a U on their own chain alone
FRIEND_HEATS = position.MOVES.index("play:thermal_cycler:55")
PHONE = (360, 740)
SIZES = [PHONE, (1280, 800), (1366, 640), (1920, 1080)]
WHOLE = """(each) => {
  const at = each.getBoundingClientRect(), list = each.closest("ul").getBoundingClientRect();
  return at.top >= list.top - 1 && at.bottom <= list.bottom + 1;
}"""
UNCOVERED = """(chain) => [...chain.children].every((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return chain.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
TOPS = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().top))"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own, whose deals are known, and which lets whole matches be played in a moment."""
    with House(tmp_path_factory.mktemp("lab"), position.SECRET, (*SETTINGS, "messages_at_once=1000")) as opened:
        yield opened


@pytest.fixture
def pair(invite: Invite) -> tuple[Guest, Guest]:
    """Two at one table: the host has an attack, the friend has answers to it."""
    host, friend = invite(), invite()
    position.reach(host, friend)
    return host, friend


def test_a_whole_game_is_played_on_a_phone_and_every_prompt_is_read_without_scrolling(invite: Invite) -> None:
    guest = invite(size=PHONE)
    chemist.play_bot(guest)
    while chemist.await_turn(guest):
        assert not prompt_scrolls(guest.page), guest.page.locator("[data-prompt]").inner_text()
        chemist.press_any(guest)
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()
    expect(guest.page.locator(".end .ranks > li")).to_have_count(2)
    expect(guest.page.locator(".end .ranks")).to_contain_text("15 bases− ")


def test_a_whole_game_is_played_with_the_keyboard_alone(guest: Guest) -> None:
    chemist.play_bot(guest)
    while chemist.await_turn(guest):
        guest.press_keys()
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()


def fits_a_phone(guest: Guest) -> bool:
    """Whether all that the prompt says is in sight on a phone."""
    fits = not any(prompt_scrolls(guest.page) for _ in at_sizes(guest.page, [PHONE]))
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    return fits


def test_a_match_of_several_games_is_told_by_the_games_won(invite: Invite) -> None:
    host, friend = invite(), invite()
    view = position.race(host, friend, {"length": 15, "games": 3})
    (winner,) = view["turn"]["winners"]
    won = view["won"]
    assert won[winner] > won[1 - winner]
    told = host.page.locator(".win")
    expect(told.get_by_role("heading")).to_have_text("You win" if winner == 0 else "Noor wins")
    expect(told).to_contain_text(f"won {won[winner]} of 3 games")
    expect(host.page.locator(".end .ranks")).to_contain_text(f"{won[winner]} of 3 games won")


def test_who_waited_for_the_start_finds_the_search_for_the_starter_in_the_log(invite: Invite) -> None:
    host, friend = invite(), invite()
    host.play_with(friend, options={}, game="adna")
    for guest in (host, friend):
        expect(guest.page.locator("[data-log] li").last).to_contain_text("in the search for A, T and G.")
        expect(guest.page.locator("[data-log] li").first).to_contain_text("the game.")


def go_to(guest: Guest, spot: str) -> None:
    """Press N until the focus is on a spot, once it is open."""
    guest.page.wait_for_selector(f"[data-spot='{spot}'][data-open]")
    for _ in range(guest.open_spots.count()):
        guest.page.keyboard.press("n")
        if guest.page.evaluate("document.activeElement.dataset.spot") == spot:
            return
    raise AssertionError(f"{spot} is not open")


def test_a_turn_is_played_with_the_keyboard_alone(invite: Invite) -> None:
    host, friend = invite(), invite()
    position.reach(host, friend, moves=[])
    keys = friend.page.keyboard
    for _ in range(6):
        tick = friend.tick
        keys.press("n")
        keys.press("Enter")
        friend.await_change(tick)
        assert friend.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    for _ in range(6):
        chemist.press_any(host)
    go_to(friend, "card:C")
    keys.press("Enter")
    expect(length(friend, "Noor")).to_have_text("7 of 25")
    for _ in ("end", "done"):
        friend.page.locator("[data-word]").focus()
        tick = friend.tick
        keys.press("Enter")
        friend.await_change(tick)
    expect(friend.page.locator("[data-prompt]")).to_contain_text("Mira's turn")


def test_an_enzyme_held_over_the_chains_shows_where_it_binds_and_cuts(pair: tuple[Guest, Guest]) -> None:
    host, _ = pair
    expect(host.page.locator("li.bound")).to_have_count(0)
    card(host, position.ENZYME).hover()
    expect(chain(host, "Noor").locator("li.bound")).to_have_text(
        [re.compile(base) for base in ("Ad", "Cy", "Gu", "Th")]
    )
    expect(chain(host, "Noor").locator("li.falls")).to_have_count(4)
    expect(chain(host, "Mira").locator("li.falls")).to_have_count(0)
    expect(host.page.locator(".marks")).to_have_text(re.compile("HpyCH4IV binds ACGT.*4 bases would fall", re.DOTALL))


def test_an_attack_is_answered_in_the_other_browsers_window(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    announce(host, position.ENZYME)
    for guest, heading in ((host, "You: HpyCH4IV on Noor's chain"), (friend, "Mira: HpyCH4IV on your chain")):
        expect(guest.page.locator(".stage h2")).to_have_text(heading)
        expect(guest.page.locator(".stage .played")).to_have_count(2)
        expect(chain(guest, "Noor").locator("li.falls")).to_have_count(4)
    friend.page.locator(".window").get_by_role("button", name=re.compile("^Heating Block")).click()
    expect(host.page.locator(".stage h2")).to_have_count(2)
    host.page.keyboard.press(" ")
    for guest in pair:
        expect(guest.page.locator("[data-log]")).to_contain_text("HpyCH4IV is stopped.")
        expect(guest.page.get_by_label("Thermometer: 55 °C")).to_be_visible()
        expect(length(guest, "Noor")).to_have_text("14 of 25")
        expect(guest.page.get_by_label("The science of Heating Block")).to_be_visible()


def test_the_question_stands_first_and_each_answer_says_why_it_works(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    announce(host, position.ENZYME)
    expect(friend.page.locator("[data-prompt] .what")).to_have_text(
        "Mira cuts your chain from 14 to 10 bases. Stop it?"
    )
    assert fits_a_phone(friend)
    expect(length(friend, "Noor")).to_have_text("14 of 25")
    expect(friend.page.locator(".stage .from-to")).to_have_text(re.compile("14.*10", re.DOTALL))
    expect(friend.page.locator(".answers li")).to_have_text(
        [
            re.compile("Detergent.*It stops HpyCH4IV", re.DOTALL),
            re.compile("Heating Block.*At 55.°C it fails; it needs 37.°C", re.DOTALL),
            re.compile("Ice Box.*At 4.°C it fails; it needs 37.°C", re.DOTALL),
        ]
    )
    for size in at_sizes(friend.page, SIZES):
        assert flaws(friend.page) == [], size
        for answer in friend.page.locator(".answers small").all():
            assert answer.evaluate(WHOLE), size


def test_on_a_phone_both_chains_are_in_sight_with_the_decision(invite: Invite) -> None:
    host, friend = invite(size=PHONE), invite(size=PHONE)
    position.reach(host, friend)
    host.page.locator(".enzymes .tab").click()
    card(host, position.ENZYME).click()
    decision = host.page.locator(".choice .pick").first
    expect(decision).to_be_visible()
    for whose in ("Mira", "Noor"):
        assert chain(host, whose).evaluate(UNCOVERED), f"{whose}'s chain, choosing a target"
    decision.click()
    expect(friend.page.locator("[data-pass]")).to_be_in_viewport(ratio=1)
    for whose in ("Mira", "Noor"):
        assert chain(friend, whose).evaluate(UNCOVERED), f"{whose}'s chain, answering"


def test_one_press_lays_a_base_on_the_own_chain_and_asks_before_it_helps_the_rival(pair: tuple[Guest, Guest]) -> None:
    host, _ = pair
    card(host, "A").click()
    expect(length(host, "Mira")).to_have_text("15 of 25")
    host.page.get_by_role("button", name=re.compile("Next base of Noor's chain")).click()
    choice = host.page.locator(".choice .pick").first
    expect(choice).to_contain_text("It brings the rival to 15 of 25 bases.")
    expect(length(host, "Noor")).to_have_text("14 of 25")
    choice.click()
    expect(length(host, "Noor")).to_have_text("15 of 25")


def test_a_base_that_can_only_complete_the_rivals_chain_is_not_laid_unasked(invite: Invite) -> None:
    host, friend = invite(), invite()
    position.reach(host, friend, position.IN_THE_WAY, position.SHORT)
    card(friend, "A").click()
    expect(friend.page.locator(".choice .pick")).to_have_text(
        re.compile("the rival's chain.*It would complete the rival's chain, and you would lose the game.")
    )
    friend.page.keyboard.press("Escape")
    expect(length(friend, "Mira")).to_have_text("14 of 15")


def test_a_u_that_can_only_stop_the_own_chain_is_not_laid_unasked(invite: Invite) -> None:
    only = next(
        record
        for record, table in crowded.positions(load_game("adna"), ONLY_ONES_OWN)
        if LAYING_U & {move.text for move in table.legal()} == {"lay:own:U"}
    )
    with Standing(invite(), only) as guest:
        before = guest.page.locator(".lower .length").inner_text()
        card(guest, "U").click()
        expect(guest.page.locator(".choice .pick")).to_have_text(
            re.compile("your chain.*Nothing can be added to your chain until the U is gone.")
        )
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator(".lower .length")).to_have_text(before)


def test_the_thermal_cycler_is_set_at_the_thermometer(invite: Invite) -> None:
    host, friend = invite(), invite()
    position.reach(host, friend, position.MOVES[:FRIEND_HEATS])
    card(friend, "thermal_cycler").click()
    expect(friend.page.locator(".choice .pick")).to_have_count(9)
    friend.page.locator("[data-spot='level:80'] button").click()
    expect(host.page.locator(".stage h2")).to_have_text("Noor: Thermal cycler to 80 °C")


def test_a_crowded_hand_keeps_its_cards_whole_and_shows_that_there_are_more(invite: Invite) -> None:
    host, friend = invite(), invite()
    position.reach(host, friend, [*position.MOVES, *["end", "done"] * 8])
    for size in at_sizes(host.page, SIZES):
        assert flaws(host.page) == [], size
    host.page.set_viewport_size({"width": 1280, "height": 800})
    assert host.page.locator(".hand .name").evaluate_all(
        "(all) => all.every((each) => each.scrollWidth <= each.clientWidth + 1)"
    )
    more = host.page.get_by_role("button", name="More Enzymes")
    last = host.page.locator(".enzymes li").last
    expect(last).not_to_be_in_viewport(ratio=1)
    more.click()
    expect(last).to_be_in_viewport(ratio=1)
    expect(more).to_be_disabled()


def test_nothing_moves_when_a_card_is_played_for_the_first_time(invite: Invite) -> None:
    host, friend = invite(), invite()
    position.reach(host, friend, position.MOVES[:FRIEND_HEATS])
    levels = friend.page.locator("[data-spot^='level:']")
    before = levels.evaluate_all(TOPS)
    announce(friend, "thermal_cycler")
    expect(friend.page.locator(".last")).to_contain_text("Thermal cycler")
    assert levels.evaluate_all(TOPS) == before


def test_a_cut_piece_lies_loose_and_is_joined_again(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    announce(host, position.ENZYME)
    friend.page.locator("[data-pass]").click()
    for guest in pair:
        expect(guest.page.locator(".marks")).to_have_text("4 lie loose")
        expect(length(guest, "Noor")).to_have_text("10 of 25")
    assert fits_a_phone(friend)
    friend.page.locator(".window").get_by_role("button", name="Linker").click()
    host.page.locator("[data-pass]").click()
    friend.page.locator("[data-spot='card:A'][data-open]").click()
    friend.page.locator("[data-word='done']").click()
    for guest in pair:
        expect(length(guest, "Noor")).to_have_text("15 of 25")
        expect(chain(guest, "Noor").locator("li.falls")).to_have_count(0)


def test_a_lost_piece_is_seen_falling(invite: Invite) -> None:
    host, friend = invite(motion="no-preference"), invite()
    position.reach(host, friend)
    announce(host, position.ENZYME)
    expect(friend.page.locator("[data-pass]")).to_be_visible()
    tick = friend.tick
    friend.page.locator("[data-pass]").click()
    expect(host.page.locator(".marks")).to_have_text("4 lie loose")
    friend.await_change(tick)
    host.page.evaluate(COUNT)
    friend.page.locator("[data-pass]").click()
    expect(host.page.locator("[data-log]")).to_contain_text("loses CGTG for good")
    assert host.page.evaluate("window.moved") == 4


def what_is_seen(guest: Guest) -> list[str]:
    """All that a window shows to who waits; the announced cards and the seconds aside."""
    words = guest.page.locator(".window, .prompt").all_inner_texts()
    disabled = guest.page.locator(".prompt button").evaluate_all("(all) => all.map((each) => each.ariaDisabled)")
    return [*(re.sub(r"\d+", "#", each) for each in words), *map(str, disabled)]


def test_a_window_looks_the_same_whether_or_not_the_rival_holds_an_answer(invite: Invite) -> None:
    host, friend = invite(), invite()
    position.reach(host, friend, position.MOVES[:FRIEND_HEATS])
    friend.page.locator("[data-spot='level:55'] button").click()
    friend.page.locator(".choice .pick").click()
    expect(host.page.locator("[data-pass]")).to_be_visible()
    expect(host.page.locator(".window")).to_contain_text("You hold no answer")
    expect(friend.page.locator(".prompt")).to_contain_text("Waiting for answers")
    without = what_is_seen(friend)
    other_host, other_friend = invite(), invite()
    position.reach(other_host, other_friend)
    announce(other_host, position.ENZYME)
    expect(other_friend.page.locator("[data-pass]")).to_be_visible()
    expect(other_friend.page.locator(".answers li")).to_have_count(3)
    expect(other_host.page.locator(".prompt")).to_contain_text("Waiting for answers")
    assert what_is_seen(other_host) == without
    for asked in (host, other_friend):
        expect(asked.page.get_by_label("Don't ask me again until my turn")).to_be_visible()
        expect(asked.page.locator(".window")).to_contain_text("s for everybody")


def test_a_natural_mutation_is_made_on_the_rivals_chain(invite: Invite) -> None:
    host, friend = invite(), invite()
    heated = ["play:thermal_cycler:80", "pass", "end", "done"]
    position.reach(host, friend, [*position.MOVES[:FRIEND_HEATS], *heated])
    expect(friend.page.locator("[data-prompt]")).to_contain_text("mutate Mira's chain, if you like")
    assert fits_a_phone(friend)
    places = chain(friend, "Mira").locator("li")
    expect(places.nth(0)).to_contain_text("Cytosine")
    places.nth(0).get_by_role("button").click()
    expect(places.nth(0)).to_have_class(re.compile("picked"))
    places.nth(1).get_by_role("button").click()
    expect(friend.page.locator("[data-log]")).to_contain_text("You mutate Mira's chain")
    expect(chain(host, "Mira").locator("li").nth(0)).to_contain_text("Adenine")


def test_a_card_that_cannot_be_played_says_what_is_lacking_and_opens_the_rule(pair: tuple[Guest, Guest]) -> None:
    host, _ = pair
    card(host, "psti").click(force=True)
    tip = host.page.get_by_label("Why not: PstI")
    expect(tip.get_by_role("listitem")).to_have_text(
        [
            re.compile("There: *37 °C"),
            re.compile("There: *Red Buffer"),
            re.compile(r"Missing: *Bovine serum albumin \(BSA\)"),
            re.compile("Missing: *CTGCA.G in your chain"),
            re.compile("Missing: *CTGCA.G in the rival's chain"),
        ]
    )
    tip.get_by_role("link", name="Open rule A-20").click()
    expect(host.page.locator("article.at")).to_contain_text("A-20")


def test_axe_finds_no_serious_fault_at_the_table_and_in_a_window(invite: Invite) -> None:
    host, friend = invite(), invite(size=PHONE)
    position.reach(host, friend)
    card(host, position.ENZYME).hover()
    assert faults(host.page) == [], "held"
    announce(host, position.ENZYME)
    expect(friend.page.locator("[data-pass]")).to_be_visible()
    assert faults(host.page) == [], "waiting"
    assert faults(friend.page) == [], "asked"


def test_nothing_scrolls_sideways_and_a_finger_can_press_everything(pair: tuple[Guest, Guest]) -> None:
    host, _ = pair
    for size in at_sizes(host.page, [(1920, 1080), (1366, 640), (768, 1024), PHONE]):
        assert not scrolls_sideways(host.page), size
        expect(host.page.locator("[data-prompt]")).to_be_in_viewport()
    assert too_small(host.page) == []
