"""Nothing moves while one thinks: neither a hint, nor a next prompt of the same turn, nor a request of others."""

from collections.abc import Callable, Iterator

import pytest

from labtable.kernel import Record, read_record
from tests.web import chemist, crowded, gsa, heroes
from tests.web.conftest import SECRET, Invite
from tests.web.guest import Guest
from tests.web.house import SETTINGS, House
from tests.web.layout import SIZES, Places, Size, at_sizes, moved, places
from tests.web.standing import Standing

PATIENT = "countdown=3600"  # a window stays open while it is looked at
PROMPTS = 3  # of one turn, that are looked at
PLAYERS: dict[str, Callable[[Guest], object]] = {
    "adna-chains": chemist.press_any,
    "gsa-units": gsa.act,
    "pdb-molecules": Guest.press_any,
    "stem-heroes": heroes.press_any,
}
"""From where a turn is played, and how."""

Picture = dict[Size, Places]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where nobody is hurried."""
    opened = House(tmp_path_factory.mktemp("house"), SECRET, (*SETTINGS, PATIENT))
    yield opened
    opened.close()


def look(guest: Guest) -> Picture:
    """Where everything lies, at every size."""
    return {size: places(guest.page) for size in at_sizes(guest.page, SIZES)}


def differences(before: Picture, after: Picture) -> dict[Size, list[str]]:
    """What has moved, by size."""
    found = {size: moved(before[size], after[size]) for size in SIZES}
    return {size: parts for size, parts in found.items() if parts}


def _record(name: str) -> Record:
    return read_record(crowded.FOLDER / f"{name}.jsonl")


def _is_asked(guest: Guest) -> bool:
    return guest.page.locator("[data-open], [data-pass]").count() > 0


@pytest.mark.parametrize("name", PLAYERS)
def test_a_hint_and_the_next_prompts_of_a_turn_move_nothing(invite: Invite, name: str) -> None:
    with Standing(invite(), _record(name)) as guest:
        before = look(guest)
        guest.page.get_by_role("button", name="Hint").click()
        guest.page.wait_for_selector(".hint")
        assert differences(before, look(guest)) == {}, "a hint"
        for number in range(PROMPTS):
            PLAYERS[name](guest)
            if not _is_asked(guest):
                break
            assert differences(before, look(guest)) == {}, f"prompt {number + 2}"


@pytest.mark.parametrize("name", PLAYERS)
def test_a_request_to_take_a_move_back_moves_nothing(invite: Invite, name: str) -> None:
    standing = Standing(invite(), _record(name))
    with standing as guest:
        before = look(guest)
        standing.say((standing.seat + 1) % len(standing.keys), do="undo")
        guest.page.get_by_role("button", name="Agree").wait_for()
        assert differences(before, look(guest)) == {}


def test_a_place_that_moves_is_found(invite: Invite) -> None:
    with Standing(invite(), _record("pdb-molecules")) as guest:
        before = look(guest)
        guest.page.evaluate("document.querySelector('.board').style.translate = '3px'")
        assert differences(before, look(guest)).keys() == set(SIZES)
