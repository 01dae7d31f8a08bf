"""A move against oneself, or for the rival alone, is told as such before it is made."""

from labtable.games.adna.in_play import TableInPlay
from tests.games.adna.tables import GAME, a_table, give, move


def warnings(table: TableInPlay) -> dict[str, str]:
    """What the moves that are offered are warned of, nothing left out."""
    return {offer.text: offer.mind for offer in GAME.view(table, table.actor).turn.offers}


def test_a_base_on_the_rivals_chain_is_warned_of_and_one_on_the_own_chain_is_not() -> None:
    table = a_table("ACG", "ACGT")
    give(table, 0, "A")
    assert warnings(table) == {"lay:own:A": "", "lay:rival:A": "It brings the rival to 5 of 25 bases.", "end": ""}


def test_a_base_that_would_complete_the_rivals_chain_says_that_it_loses_the_game() -> None:
    table = a_table("ACGU", "ACGTACGTACGTAC", length=15)
    give(table, 0, "A")
    assert warnings(table)["lay:rival:A"] == "It would complete the rival's chain, and you would lose the game."


def test_a_u_is_warned_of_on_the_own_chain_alone() -> None:
    table = a_table("ACG", "ACGT")
    give(table, 0, "U")
    assert warnings(table)["lay:own:U"] == "Nothing can be added to your chain until the U is gone."
    assert warnings(table)["lay:rival:U"] == ""


def test_what_shortens_the_own_chain_is_warned_of_unless_a_u_lies_there() -> None:
    table = a_table("GAATTCA", "GAATTCA", at=37)
    give(table, 0, "ecori", "blue_buffer")
    assert warnings(table)["cut:ecori:own"] == "It takes bases off your own chain."
    assert warnings(table)["cut:ecori:rival"] == ""
    table = a_table("GAATTCAU", "GAATTCA", at=37)
    give(table, 0, "ecori", "blue_buffer")
    assert warnings(table)["cut:ecori:own"] == ""


def test_what_lengthens_the_rivals_chain_is_warned_of() -> None:
    table = a_table("ACGT", "ACGT", at=55)
    give(table, 0, "pcr", "red_buffer", "dntps", "dna_polymerase", "magnesium_chloride")
    assert GAME.warning(table, move("play:pcr:rival:red")) == "It makes the rival's chain longer."
    assert GAME.warning(table, move("play:pcr:own:red")) == ""
