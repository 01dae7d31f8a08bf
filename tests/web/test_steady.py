"""Nothing moves while one thinks: neither a hint, nor a next prompt of the same turn, nor a request of others."""

from collections.abc import Iterator

import pytest

from labtable.kernel import Record, load_game, read_record
from labtable.kernel.lesson import lesson_of
from tests.web import crowded
from tests.web.conftest import SECRET, Invite
from tests.web.guest import Guest
from tests.web.house import SETTINGS, House
from tests.web.layout import SIZES, Places, Size, at_sizes, moved, places
from tests.web.standing import Standing

PATIENT = "countdown=3600"  # a window stays open while it is looked at
CROWDED = ("adna-chains", "gsa-units", "pdb-molecules", "stem-heroes")
TURNS: dict[str, list[str]] = {
    "adna": ["lay:own:A", "lay:own:G"],
    "gsa": ["draw:resource", "draw:resource", "start:cycle"],
    "pdb": ["grow"],
    "stem": ["hero:watt"],
}
"""Moves of a lesson after each of which its newcomer is asked again in the same turn."""

Picture = dict[Size, Places]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where nobody is hurried."""
    with House(tmp_path_factory.mktemp("house"), SECRET, (*SETTINGS, PATIENT)) as opened:
        yield opened


def look(guest: Guest) -> Picture:
    """Where everything lies, at every size."""
    return {size: places(guest.page) for size in at_sizes(guest.page, SIZES)}


def differences(before: Picture, after: Picture) -> dict[Size, list[str]]:
    """What has moved, by size."""
    found = {size: moved(before[size], after[size]) for size in SIZES}
    return {size: parts for size, parts in found.items() if parts}


def crowded_record(name: str) -> Record:
    return read_record(crowded.FOLDER / f"{name}.jsonl")


def before(game: str, move: str) -> Record:
    """The lesson of a game up to where its newcomer makes a move."""
    lesson = lesson_of(load_game(game))
    assert lesson is not None
    record = lesson.record(load_game(game))
    made = next(number for number, step in enumerate(lesson.step) if step.is_newcomers and step.move == move)
    return Record(record.header, record.steps[:made])


def make(guest: Guest, move: str) -> None:
    """Press what makes a move, and once more where it is asked which."""
    tick = guest.tick
    guest.page.locator(f"[data-moves~='{move}']:visible").first.click()
    choice = guest.page.locator(f".choice [data-move='{move}']")
    if choice.count():
        choice.click()
    guest.await_change(tick)


@pytest.mark.parametrize("name", CROWDED)
def test_neither_a_hint_nor_a_request_to_take_a_move_back_moves_anything(invite: Invite, name: str) -> None:
    standing = Standing(invite(), crowded_record(name))
    with standing as guest:
        first = look(guest)
        guest.page.get_by_role("button", name="Hint").click()
        guest.page.wait_for_selector(".hint")
        hinted = differences(first, look(guest))
        standing.say((standing.seat + 1) % len(standing.keys), do="undo")
        guest.page.get_by_role("button", name="Agree").wait_for()
        assert (hinted, differences(first, look(guest))) == ({}, {})


@pytest.mark.parametrize("game", TURNS)
def test_the_next_prompts_of_a_turn_move_nothing(invite: Invite, game: str) -> None:
    with Standing(invite(), before(game, TURNS[game][0])) as guest:
        first = look(guest)
        found: dict[str, object] = {}
        for number, move in enumerate(TURNS[game], start=1):
            make(guest, move)
            guest.page.wait_for_selector("[data-open]")
            found[f"{number} {move}"] = differences(first, look(guest))
        assert {move: parts for move, parts in found.items() if parts} == {}


def test_a_place_that_moves_is_found(invite: Invite) -> None:
    guest = invite(stranger=True)
    guest.page.set_content(
        '<div class="board" style="width: 50px; height: 50px"><p data-spot="box:any">A box</p></div>'
    )
    first = look(guest)
    guest.page.evaluate("document.querySelector('.board').style.translate = '3px'")
    assert differences(first, look(guest)).keys() == set(SIZES)
