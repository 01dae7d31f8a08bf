"""Sets of faces: read from the lowest face up, whichever they are."""

from labtable.games.adna.decks import BASES, LETTERS, A, C, G, T, U, add_those, bit, by_sets, lowest
from tests.games.adna.tables import GAME

FACES = range(61)


def test_the_lowest_face_of_a_set_is_found_whatever_else_is_in_it() -> None:
    assert [lowest(bit(face)) for face in FACES] == [*FACES]
    assert [lowest(bit(face) | bit(60)) for face in FACES] == [*FACES]


def test_what_belongs_to_a_set_is_added_in_the_order_of_the_faces() -> None:
    added = ["first"]
    add_those(bit(U) | bit(A) | bit(T), [*LETTERS], added)
    assert added == ["first", "A", "T", "U"]


def test_every_set_of_a_few_faces_has_its_list() -> None:
    assert by_sets([*LETTERS[:2]]) == [[], ["A"], ["C"], ["A", "C"]]


def test_what_is_listed_beforehand_is_handed_out_as_a_list_of_its_own() -> None:
    moves = GAME._edition.moves
    lays = moves.lays_of(bit(A), bit(C) | bit(G))
    assert [move.text for move in lays] == ["lay:own:A", "lay:rival:C", "lay:rival:G"]
    lays.clear()
    assert len(moves.lays_of(bit(A), bit(C) | bit(G))) == 3
    discards = moves.base_discards_of(bit(T))
    assert discards == [moves.discards[BASES][T]]
    discards.clear()
    assert moves.base_discards_of(bit(T)) == [moves.discards[BASES][T]]
