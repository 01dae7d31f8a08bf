"""The door lets nothing out that hangs on hidden things."""

import ast
from pathlib import Path

import msgspec
import pytest

from labtable import server
from labtable.kernel import NOBODY, load_game
from labtable.server import door
from tests.games.ours import OURS
from tests.server.twins import NAMES, any_move, fixed_rng, new_match, picture, twin_of

SERVER = Path(server.__file__).parent
MAY_LOOK = {"door.py", "window.py", "typescript.py"}
"""The door; the window, which compares two pictures; and the page's types, which look at their shapes."""


@pytest.mark.parametrize("name", OURS)
def test_tables_that_look_the_same_to_a_seat_send_it_the_same_frames(name: str) -> None:
    """A whole game: at every table, and after every move by which nobody learns anything."""
    rng, game = fixed_rng(), load_game(name)
    for seats in {game.fewest_seats, min(3, game.most_seats)}:
        match, compared = new_match(name, 3, seats), 0
        while match.table.actor != NOBODY:
            move, eyes = any_move(match.table, rng), rng.below(seats)
            twins = [] if match.table.midway() and eyes != match.table.actor else [twin_of(match, eyes, rng)]
            for twin in twins:
                for seat in (eyes, None):
                    assert picture(twin, seat, []) == picture(match, seat, [])
            before = match.table.revelations
            happened = match.choose(move)
            for twin in twins:
                seen = twin.table.revelations
                if twin.table.refusal(move) is None:
                    told = twin.choose(move)
                    if (match.table.revelations, twin.table.revelations) == (before, seen):
                        compared += 1
                        for seat in (eyes, None):
                            assert picture(twin, seat, told) == picture(match, seat, happened)
        assert compared > 5


@pytest.mark.parametrize("name", OURS)
def test_who_watches_sees_what_nobody_knows_as_nobody_does(name: str) -> None:
    """A spectator's frames are the same whoever's secrets are dealt anew."""
    rng, match = fixed_rng(), new_match(name, 5)
    while match.table.actor != NOBODY:
        if not match.table.midway():
            assert picture(twin_of(match, match.table.actor, rng), None, []) == picture(match, None, [])
        match.choose(any_move(match.table, rng))


@pytest.mark.parametrize("name", OURS)
def test_a_shared_picture_is_the_picture_of_each_seat(name: str) -> None:
    rng, match = fixed_rng(), new_match(name, 9)
    while match.table.actor != NOBODY:
        moment = door.Moment(match, NAMES, tick=1)
        for seat in (*range(match.table.seats), None):
            assert msgspec.json.encode(moment.view(seat)) == msgspec.json.encode(match.game.view(match.table, seat))
        match.choose(any_move(match.table, rng))


def test_no_other_module_makes_a_picture_of_a_table() -> None:
    for path in SERVER.glob("*.py"):
        calls = {
            node.func.attr
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        }
        assert path.name in MAY_LOOK or not calls & {"view", "open_view", "sentence"}, f"{path.name} looks at a table"
