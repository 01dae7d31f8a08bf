"""Many tables: moved on together, each by its own chance, and begun anew at their end."""

from array import array

import pytest

from labtable.kernel import BadInput, Game, load_game, seeded
from labtable.kernel.digest import digest
from labtable.kernel.many import ManyTables
from labtable.kernel.option import read_options
from tests.testing.heap import HeapGame

NUMBER, SEED = 6, 7
LONG = 10_000


def laid(game: Game, number: int = NUMBER, first: int = 0, limit: int = LONG, observing: bool = True) -> ManyTables:
    return ManyTables(game, number, 2, read_options(game.options, {}), SEED, first, limit, observing)


def test_a_part_of_the_tables_plays_as_it_does_among_all() -> None:
    game = load_game("pdb")
    everyone, part = laid(game), laid(game, 2, first=3)
    for _ in range(30):
        everyone.step(everyone.at_random())
        part.step(part.at_random())
    assert [digest(table) for table in everyone.tables[3:5]] == [digest(table) for table in part.tables]


def test_bytes_tell_who_decides_what_can_be_chosen_and_what_is_seen() -> None:
    game = load_game("pdb")
    many = laid(game)
    many.step(many.at_random())
    sight = game.observation
    assert list(many.actors.getvalue()) == [table.actor for table in many.tables]
    assert many.masks.getvalue() == b"".join(sight.mask(table, table.actor) for table in many.tables)
    assert many.pages.getvalue() == b"".join(sight.numbers(table, table.actor) for table in many.tables)


def test_who_wants_no_observations_gets_none() -> None:
    assert laid(load_game("pdb"), observing=False).pages.getvalue() == b""


def test_a_table_at_its_end_begins_anew_and_tells_what_it_brought() -> None:
    many = laid(HeapGame())
    endings = []
    for _ in range(12):
        many.step(array("i", [0] * NUMBER).tobytes())
        endings += many.endings
    assert [ending.index for ending in endings] == list(range(NUMBER))
    assert all(ending.decisions == 12 and not ending.cut_short for ending in endings)
    assert all(sum(ending.returns) == 0 and len(ending.scores) == 2 for ending in endings)
    assert [len(table.legal()) for table in many.tables] == [3] * NUMBER


def test_a_match_that_grows_too_long_is_cut_short_and_brings_nothing() -> None:
    many = laid(HeapGame(), limit=4)
    for _ in range(4):
        many.step(array("i", [0] * NUMBER).tobytes())
    assert [(ending.cut_short, ending.returns) for ending in many.endings] == [(True, [0.0, 0.0])] * NUMBER


@pytest.mark.parametrize("move", [-1, 3, 1000])
def test_a_move_that_is_not_legal_is_refused_and_nothing_was_done(move: int) -> None:
    many = laid(HeapGame(), first=10)
    before = [digest(table) for table in many.tables]
    with pytest.raises(BadInput, match=f"Table 12: move {move} is not legal there; its mask tells which are"):
        many.step(array("i", [0, 1, move, 0, 0, 0]).tobytes())
    with pytest.raises(BadInput, match="There are 6 tables here, and 2 moves for them"):
        many.step(array("i", [0, 1]).tobytes())
    assert [digest(table) for table in many.tables] == before


def test_who_holds_no_answer_passes_without_being_asked() -> None:
    many = laid(load_game("adna"), observing=False)
    for _ in range(60):
        many.step(many.at_random())
        assert not any(table.speechless() for table in many.tables)


def test_every_game_of_every_table_has_a_chance_of_its_own() -> None:
    many = laid(HeapGame())
    chances = {digest(many.generator(index, game)) for index in range(NUMBER) for game in range(3)}
    assert len(chances) == 3 * NUMBER
    assert digest(seeded(SEED)) in chances
