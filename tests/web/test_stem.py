"""S.T.E.M. at the table: whole games, windows, and what the board tells."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web import first_steps
from tests.web.axe import faults
from tests.web.guest import Guest
from tests.web.heroes import (
    AIMING,
    SECRET,
    SHORT,
    STRIKING,
    always_ask,
    announce_pascal,
    await_turn,
    play_bots,
    press,
    press_any,
    say,
    sit_down,
    strike,
)
from tests.web.house import House
from tests.web.layout import at_sizes, scrolls_sideways, too_small
from tests.web.test_motion import COUNT

SIZES = [(360, 740), (768, 1024), (1366, 640), (1920, 1080)]
LONG = SHORT | {"max_rounds": 4}
TOPS = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().top / 2))"
SEEN = """(all) => all.map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
IN_SIGHT = """(all) => all.some((each) => {
  const at = each.getBoundingClientRect();
  return at.left >= 0 && at.right <= innerWidth;
})"""


@pytest.fixture(scope="module")
def loaded_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("loaded"), SECRET) as opened:
        yield opened


def finish(guest: Guest) -> None:
    while await_turn(guest):
        press_any(guest)


def test_in_a_whole_game_with_the_mouse_nobody_is_asked_who_can_only_pass(guest: Guest) -> None:
    play_bots(guest, seats=3, options=LONG)
    while await_turn(guest):
        if guest.page.locator("[data-pass]").count():
            assert guest.page.locator(".held [data-open]").count(), "asked, and nothing to play"
        press_any(guest)
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()
    expect(guest.page.locator(".end .ranks > li")).to_have_count(3)
    expect(guest.page.locator(".end .ranks > li").first).to_contain_text("for Discoveries")
    assert guest.page.locator(".end .met li").count() >= 5


def test_a_whole_game_is_played_with_the_keyboard_alone(guest: Guest) -> None:
    play_bots(guest)
    while await_turn(guest):
        guest.press_keys()
    expect(guest.page.get_by_role("heading", name="What you met")).to_be_visible()


def test_an_inspiration_is_played_out_of_turn_and_an_ability_answered(browser: Browser, loaded_house: House) -> None:
    mira, noor = Guest(browser, loaded_house), Guest(browser, loaded_house)
    sit_down(mira, noor)
    expect(noor.page.locator("[data-prompt]")).to_contain_text("It is Mira's turn. Play an Inspiration now?")
    expect(noor.page.locator(".clock")).to_contain_text("for everybody")
    before = mira.page.locator(".on-field .discovery").all_inner_texts()
    noor.page.locator("[data-spot='card:shift']").click()
    say(mira, "Pass")
    expect(mira.page.locator("[data-prompt]")).to_contain_text("Noor plays Paradigm Shift")
    say(mira, "Pass")
    expect(mira.page.locator("[data-log]")).to_contain_text("Noor plays Paradigm Shift.")
    assert mira.page.locator(".on-field .discovery").all_inner_texts() != before
    mira.page.get_by_role("button", name="Pass", exact=True).click()
    noor.page.locator("[data-pass]").click()
    expect(mira.page.locator("[data-prompt]")).to_contain_text("Your turn: score a Discovery")
    press(mira, "card:pascal")
    press(mira, mira.page.locator(".on-field[data-open]").first.get_attribute("data-spot") or "")
    expect(noor.page.locator("[data-prompt]")).to_contain_text("Mira plays Blaise Pascal. Answer with an Inspiration?")
    expect(noor.page.locator("[data-prompt]")).to_contain_text("The Hero scores in any case.")
    noor.page.locator("[data-spot='card:rival']").click()
    expect(mira.page.locator("[data-prompt]")).to_contain_text(
        "Noor answers your Blaise Pascal with Rival Theory. Stop it?"
    )
    mira.page.keyboard.press("Space")
    expect(mira.page.locator("[data-log]")).to_contain_text("Your Blaise Pascal is cancelled.")
    expect(mira.page.locator(".method [data-spot='card:pascal']")).to_be_visible()
    assert (mira.faults, noor.faults) == ([], [])
    mira.close()
    noor.close()


def test_what_is_aimed_at_and_which_step_is_declared_is_told_while_an_answer_is_asked(
    browser: Browser, tmp_path: Path
) -> None:
    with House(tmp_path, AIMING) as house:
        mira, noor = Guest(browser, house), Guest(browser, house)
        sit_down(mira, noor)
        mira.page.locator("[data-spot='card:cut']").click()
        say(noor, "Pass")
        expect(noor.page.locator("[data-prompt]")).to_contain_text("Mira plays Funding Cut at you. Stop it?")
        expect(noor.page.locator(".own-hand")).to_contain_text("Funding Cut is aimed at your hand")
        expect(noor.page.get_by_role("list", name="Announced")).to_contain_text("at you")
        expect(mira.page.get_by_role("list", name="Announced")).to_contain_text("at Noor")
        say(noor, "Pass")
        for guest in (mira, noor):
            guest.page.locator("[data-pass]").click()
        mira.page.get_by_text("score a Discovery, add").wait_for()
        press(mira, "card:shenkuo")
        press(mira, "disc:WSM")
        tick = mira.tick
        mira.page.get_by_role("button", name="As Analyze Data").click()
        mira.await_change(tick)
        expect(noor.page.locator("[data-prompt]")).to_contain_text("The Wild Step is to be Analyze Data.")
        for guest in (mira, noor):
            expect(guest.page.get_by_role("list", name="Announced")).to_contain_text("Wild Step as Analyze Data")
            expect(guest.page.get_by_role("region", name="The Field")).to_contain_text("as Analyze Data")
        assert (mira.faults, noor.faults) == ([], [])
        for closing in (mira, noor):
            closing.close()


@pytest.fixture(scope="module")
def striking_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("striking"), STRIKING) as opened:
        yield opened


@pytest.fixture
def struck(browser: Browser, striking_house: House) -> Iterator[tuple[Guest, Guest]]:
    """Mira, who aims Retraction at Noor's Newton, and Noor on a phone, who is asked."""
    mira, noor = Guest(browser, striking_house), Guest(browser, striking_house, size=(360, 740))
    strike(mira, noor)
    noor.page.locator("[data-pass]").wait_for()
    yield mira, noor
    assert (mira.faults, noor.faults) == ([], [])
    for closing in (mira, noor):
        closing.close()


def test_who_is_aimed_at_sees_it_on_the_board_is_told_the_loss_and_is_shown_it_until_they_have_looked(
    struck: tuple[Guest, Guest],
) -> None:
    mira, noor = struck
    prompt, newton = noor.page.locator("[data-prompt]"), noor.page.locator(".work.aimed")
    expect(prompt).to_contain_text("Mira plays Retraction at your Isaac Newton. Stop it?")
    expect(prompt).to_contain_text("If nobody answers, your Isaac Newton loses all Enhancements, 3 points.")
    expect(newton).to_be_in_viewport()
    expect(newton).to_contain_text("−3")
    expect(newton.locator(".hit")).to_have_count(2)
    expect(noor.page.locator(".held [data-spot='card:rival']")).to_be_in_viewport(ratio=0.9)
    expect(mira.page.locator(".aimed [data-spot='card:newton']")).to_be_visible()
    say(noor, "Pass")
    told = noor.page.locator(".struck[role=status]")
    expect(told).to_contain_text("Your Isaac Newton loses Steam Engine.")
    told.get_by_role("button", name="I have seen it").click()
    expect(told).to_have_count(0)


def test_who_wants_peace_has_it_until_they_ring(struck: tuple[Guest, Guest]) -> None:
    _, noor = struck
    how = noor.page.get_by_label("When you are asked")
    how.select_option("called")
    stop = noor.page.get_by_role("button", name="That is all")
    expect(stop).to_be_visible()
    assert "You pass" not in noor.page.locator("[data-log]").inner_text()
    noor.page.reload()
    expect(how).to_have_value("called")
    bell = noor.page.get_by_role("button", name="Ask me the next time")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    stop.click()
    expect(noor.page.locator("[data-prompt]")).to_contain_text("It is Mira's turn. Play an Inspiration now?")
    noor.page.locator("[data-pass]").click()
    expect(bell).to_have_attribute("aria-pressed", "false")


def test_alone_with_bots_one_answers_without_a_clock(browser: Browser, loaded_house: House) -> None:
    guest = Guest(browser, loaded_house)
    always_ask(guest)
    play_bots(guest, options=LONG)
    while await_turn(guest) and not guest.page.locator("[data-pass]").count():
        press_any(guest)
    expect(guest.page.locator("[data-pass]")).to_be_visible()
    expect(guest.page.locator(".clock")).to_have_count(0)
    guest.close()


def test_nothing_of_the_board_moves_between_two_questions_of_a_turn(browser: Browser, loaded_house: House) -> None:
    guest = Guest(browser, loaded_house)
    always_ask(guest)
    play_bots(guest, seats=4, options=LONG)
    found = set()
    for _ in range(12):
        await_turn(guest)
        assert guest.page.locator(".prompt").evaluate("(bar) => bar.scrollHeight <= bar.clientHeight"), "words are cut"
        found.add(tuple(guest.page.locator(".players, .middle, .method, .prompt, .own-hand").evaluate_all(TOPS)))
        press_any(guest)
    assert len(found) == 1, found
    guest.close()


READABLE = """(words) => {
  const place = words.closest("[data-prompt]").getBoundingClientRect();
  return words.getBoundingClientRect().top >= place.top - 1;
}"""
"""Whether the first of what is said in the prompt can be read."""


def test_on_a_phone_the_prompt_is_as_high_with_a_question_as_without(browser: Browser, loaded_house: House) -> None:
    guest = Guest(browser, loaded_house, size=(360, 740))
    always_ask(guest)
    play_bots(guest, seats=3, options=LONG)
    say(guest, "Keep this hand")
    heights: set[int] = set()
    asked: set[bool] = set()
    while len(asked) < 2 and await_turn(guest):
        heights.add(guest.page.locator(".prompt").evaluate("(bar) => bar.offsetHeight"))
        assert guest.page.locator("[data-prompt] .what").evaluate(READABLE), "what is asked"
        asked.add(guest.page.locator("[data-pass]").count() > 0)
        press_any(guest)
    assert len(heights) == 1, heights
    guest.close()


def test_in_the_first_step_of_a_lesson_the_own_row_is_in_sight(guest: Guest) -> None:
    first_steps.begin(guest, "stem")
    guest.page.wait_for_selector(first_steps.WANTED)
    for size in at_sizes(guest.page, SIZES):
        assert guest.page.locator(".method .node").evaluate_all(SEEN) == [True] * 5, size


def test_a_card_that_cannot_be_played_says_why_and_opens_the_rulebook_there(guest: Guest) -> None:
    play_bots(guest, options=SHORT | {"inspiration_windows": "none"})
    say(guest, "Keep this hand")
    await_turn(guest)
    card = guest.page.locator(".held .is-shut").first
    card.hover()
    tip = guest.page.get_by_role("group", name="Why not")
    expect(tip.locator(".lack")).not_to_be_empty()
    number = tip.locator(".rule-no").first.inner_text().removeprefix("§")
    tip.get_by_role("link", name=f"Open rule {number}").click()
    expect(guest.page.locator(".drawer article.at")).to_contain_text(f"§{number}")


def test_a_discovery_that_is_pressed_is_scored_by_the_hero_that_is_chosen(
    browser: Browser, loaded_house: House
) -> None:
    guest = Guest(browser, loaded_house)
    play_bots(guest, options=LONG | {"inspiration_windows": "none"})
    while await_turn(guest):
        spots = guest.page.locator(".on-field[data-open]")
        if spots.count() and "score a Discovery" in guest.page.locator("[data-prompt]").inner_text():
            break
        press_any(guest)
    spot = spots.last.get_attribute("data-spot")
    tick = guest.tick
    spots.last.click()
    if guest.page.locator(".choice .pick").count():
        guest.page.locator(".choice .pick").last.click()
    guest.await_change(tick)
    expect(guest.page.locator(f".reserved [data-spot='{spot}'], .peek[data-spot='{spot}']")).to_have_count(1)
    assert guest.faults == []
    guest.close()


def test_scores_tell_what_the_end_will_add(guest: Guest) -> None:
    play_bots(guest, seats=3, options=LONG | {"challenges": True})
    say(guest, "Keep this hand")
    await_turn(guest)
    score = guest.page.get_by_role("region", name="Your score")
    expect(score).to_contain_text("+ at the end")
    expect(score).to_contain_text("If the game ended now")


def test_a_hero_moves_from_the_hand_to_the_table(browser: Browser, loaded_house: House) -> None:
    mira, noor = Guest(browser, loaded_house, motion="no-preference"), Guest(browser, loaded_house)
    sit_down(mira, noor)
    mira.page.evaluate(COUNT)
    announce_pascal(mira, noor)
    assert mira.page.evaluate("window.moved") >= 1
    mira.close()
    noor.close()


def test_a_discard_pile_is_looked_through(guest: Guest) -> None:
    play_bots(guest, seats=3, options=LONG)
    pile = guest.page.locator(".heap button")
    announced = guest.page.locator(".announced")  # lies over the piles until it is dealt with
    while (pile.count() == 0 or announced.count()) and await_turn(guest):
        press_any(guest)
    pile.first.click()
    cards = guest.page.get_by_role("dialog")
    assert cards.locator(".card").count() == int(pile.first.locator("b").inner_text())
    cards.locator(".card button").first.click()
    expect(guest.page.get_by_role("dialog")).to_have_count(2)


def test_axe_finds_no_serious_fault(guest: Guest) -> None:
    play_bots(guest, seats=4, options=SHORT | {"max_rounds": 1})
    assert faults(guest.page) == [], "a new hand"
    for _ in range(4):
        await_turn(guest)
        press_any(guest)
    assert await_turn(guest)
    assert faults(guest.page) == [], "table"
    finish(guest)
    assert faults(guest.page) == [], "end"


def test_nothing_scrolls_sideways_and_the_prompt_stays_in_sight_and_a_finger_can_press_everything(guest: Guest) -> None:
    play_bots(guest, seats=4)
    for _ in range(2):
        await_turn(guest)
        for size in at_sizes(guest.page, SIZES):
            assert not scrolls_sideways(guest.page), size
            expect(guest.page.locator("[data-prompt]")).to_be_in_viewport()
        press_any(guest)
    for _ in at_sizes(guest.page, SIZES[:1]):
        assert too_small(guest.page) == []


def test_on_a_phone_a_hand_shows_a_card_that_can_be_played(browser: Browser, loaded_house: House) -> None:
    guest = Guest(browser, loaded_house, size=(360, 740))
    play_bots(guest, options=SHORT | {"inspiration_windows": "none"})
    say(guest, "Keep this hand")
    while await_turn(guest):
        playable = guest.page.locator(".held [data-open]")
        assert playable.count() == 0 or playable.evaluate_all(IN_SIGHT)
        press_any(guest)
    guest.close()
