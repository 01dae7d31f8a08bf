"""Moves and their catalogue."""

import pytest

from labtable.kernel import Catalogue, Move


def test_a_catalogue_finds_a_move_by_its_text() -> None:
    moves = [Move(0, "pass", "Pass"), Move(1, "draw", "Draw a card")]
    assert Catalogue(moves).named("draw") is moves[1]
    assert Catalogue(moves).named("fly") is None
    assert repr(moves[0]) == "<Move pass>"


def test_a_catalogue_is_numbered_in_its_order_and_has_no_text_twice() -> None:
    with pytest.raises(ValueError, match="numbered from 0"):
        Catalogue([Move(1, "pass", "Pass")])
    with pytest.raises(ValueError, match="share a text"):
        Catalogue([Move(0, "pass", "Pass"), Move(1, "pass", "Pass again")])
