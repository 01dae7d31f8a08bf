"""What counts as revealed in each game, and what can be taken back because nobody knows more."""

from labtable.kernel import Table
from tests.games.adna import tables as adna
from tests.games.gsa import tables as gsa
from tests.games.pdb import tables as pdb
from tests.games.stem import tables as stem


class Count:
    """How far the count of a table moves on."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.last = table.revelations

    def grew(self) -> bool:
        before, self.last = self.last, self.table.revelations
        return self.last > before


def test_pdb_reveals_something_when_cards_are_turned_up_and_not_before() -> None:
    table = pdb.a_table(seats=2)
    count = Count(table)
    pdb.play(table, "prep_1")
    assert not count.grew()
    table.open_cards[0] = -1
    pdb.play(table, "publish")
    assert table.round == 2
    assert count.grew()


def test_the_gsa_deck_reveals_what_is_drawn_and_what_is_stolen_by_chance_but_not_a_refused_offer() -> None:
    table = gsa.fresh(first_player="1")
    count = Count(table)
    gsa.play(table, "draw:project")
    assert not count.grew()
    gsa.play(table, "draw:resource")
    assert count.grew()
    table = gsa.a_table()
    gsa.lay(table, 0, "egg")
    gsa.lay(table, 1, "flower")
    count = Count(table)
    gsa.play(table, "offer:egg:flower", "refuse")
    assert not count.grew()
    gsa.give(table, 0, "poach")
    gsa.give(table, 1, "mouse")
    gsa.give(table, 2, "fly")
    gsa.play(table, "play:poach")
    count = Count(table)
    gsa.play(table, "rival:2")
    assert count.grew()


def test_adnas_lab_reveals_a_base_that_is_laid_but_not_a_discard() -> None:
    table = adna.a_table("AC", "GT")
    adna.give(table, 0, "A", "C")
    count = Count(table)
    adna.play(table, "lay:own:A")
    assert count.grew()
    adna.play(table, "end")
    assert not count.grew()
    adna.give(table, 0, "G")
    adna.play(table, "discard:C")
    assert not count.grew()


def test_stem_reveals_the_kind_of_an_enhancement_that_is_laid_face_down() -> None:
    table = stem.a_table(face_down_enhancements=True, inspiration_windows="none")
    stem.field(table, "1S")
    stem.lay(table, 0, "carver", "1ST")
    stem.give(table, 0, "garden", "radio")
    stem.give(table, 1, "abacus")
    count = Count(table)
    stem.play(table, "add:garden")
    assert count.grew()
    assert not stem.knows(table, 1, 0)[0]


def test_stem_reveals_nothing_while_somebody_passes() -> None:
    table = stem.a_table()
    stem.field(table, "1S")
    stem.give(table, 1, "eureka")
    stem.start(table)
    count = Count(table)
    stem.play(table, "pass")
    assert not count.grew()
