"""Observations: what a seat sees as numbers, named and counted."""

import pytest
from librt.strings import BytesWriter

from labtable.kernel import BadInput, Table, load_game, seeded
from labtable.kernel.observation import MOST, Observation, Plane, add, put
from labtable.testing.play import at_random
from tests.testing.heap import HeapGame


def row(size: int) -> BytesWriter:
    page = BytesWriter()
    page.write(bytes(size))
    return page


def test_a_number_is_a_byte_and_what_is_larger_is_told_as_the_largest() -> None:
    page = row(4)
    for at, number in enumerate((-3, 7, MOST, 1000)):
        put(page, at, number)
    assert list(page.getvalue()) == [0, 7, MOST, MOST]
    for _ in range(MOST + 1):
        add(page, 0)
    assert page.getvalue()[0] == MOST


def test_the_planes_of_a_game_lie_one_after_the_other() -> None:
    sight = load_game("pdb").observation
    ends = [plane.start + plane.size for plane in sight.planes]
    assert [plane.start for plane in sight.planes] == [0, *ends[:-1]]
    assert sight.size == ends[-1] == len(sight.usual())
    assert all(plane.size == len(plane.rows) * len(plane.usual) for plane in sight.planes)


def test_two_planes_may_not_share_a_name() -> None:
    with pytest.raises(ValueError, match="two planes of an observation may not share a name"):
        Observation([Plane("heap", "The heap.", [""], ["cards"])] * 2, 3)


def test_a_plane_is_found_by_its_name() -> None:
    game = load_game("pdb")
    table = game.new(1, 2)
    assert game.observation.plane("seating", table, 1) == bytes([2, 0, 1, 0, 0])
    with pytest.raises(BadInput, match="There is no plane 'tokens'; there are seating, course"):
        game.observation.plane("tokens", table, 0)


def test_a_plane_says_itself_what_it_tells() -> None:
    with pytest.raises(NotImplementedError):
        Plane("heap", "The heap.", [""], ["cards"]).write(HeapGame().new(1, 2), 0, row(1), 0)


def test_a_seat_comes_first_in_what_it_sees() -> None:
    """And after it the others around the table."""
    game = load_game("pdb")
    table = game.new(1, 3)
    table.play(table.legal()[0])
    labs = [game.observation.plane("labs", table, seat) for seat in range(3)]
    width = len(labs[0]) // 4
    rows = [[lab[width * place : width * (place + 1)] for place in range(4)] for lab in labs]
    assert len({bytes(own[0]) for own in rows}) > 1
    for seat in range(3):
        assert rows[seat] == [rows[(seat + place) % 3][0] for place in range(3)] + [bytes(width)]


def asked(table: Table, seat: int) -> bytes:
    return load_game("pdb").observation.plane("asked", table, seat)


def test_who_is_asked_is_told_by_the_place_around_the_table() -> None:
    table = load_game("pdb").new(1, 4)
    assert {asked(table, seat)[(table.actor - seat) % 4] for seat in range(4)} == {1}


def test_who_is_asked_in_secret_is_told_to_nobody_else() -> None:
    game = load_game("stem")
    table = next(table for table in at_random(game.new(1, 3), seeded(1), 100) if table.in_secret())
    told = {game.observation.plane("asked", table, seat)[0] for seat in range(3)}
    others = [seat for seat in range(3) if seat != table.actor]
    assert told == {0, 1}
    assert not any(any(game.observation.plane("asked", table, seat)) for seat in others)
    assert game.observation.plane("course", table, others[0])[1] == 1


def test_a_game_without_planes_of_its_own_tells_what_all_games_do() -> None:
    assert [plane.name for plane in HeapGame().observation.planes] == ["seating", "course", "asked", "scores"]


def test_a_mask_offers_the_actor_what_is_legal_and_the_others_nothing() -> None:
    game = HeapGame()
    table = game.new(1, 2)
    assert game.observation.mask(table, 0) == bytes([1, 1, 1])
    assert game.observation.mask(table, 1) == bytes(3)


def test_what_a_match_brought_adds_up_to_nought() -> None:
    table = load_game("pdb").new(1, 3)
    assert table.returns() == [0.0, 0.0, 0.0]
    while table.legal():
        table.play(table.legal()[-1])
    assert sum(table.returns()) == pytest.approx(0)
    assert [seat for seat, brought in enumerate(table.returns()) if brought > 0] == table.winners()
