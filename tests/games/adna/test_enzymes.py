"""Restriction enzymes: all fifty, their sites and cuts, and the edge cases."""

import pytest
from Bio import Restriction

from labtable.games.adna.cards import EnzymeRow
from labtable.games.adna.decks import BASES, ENZYMES, REACTIONS
from labtable.games.adna.phases import MAIN, STEP
from labtable.games.adna.thermometer import LEVELS
from tests.games.adna.tables import GAME, a_table, bottom, chain, degrees, give, hand, offered, play, refused

ENZYMES_IN_ORDER = GAME.cards.enzyme
SOME_LETTERS = {"A": "A", "C": "C", "G": "G", "T": "T", "N": "T", "R": "G", "Y": "T", "W": "T"}


def site_of(row: EnzymeRow) -> str:
    """Bases that a site matches, not the first choice of its letters."""
    return "".join(SOME_LETTERS[letter] for letter in row.site.replace("^", ""))


def company(row: EnzymeRow) -> list[str]:
    """What an enzyme needs besides itself."""
    return [f"{row.colour}_buffer", *(["bsa"] if row.bsa else [])]


@pytest.mark.parametrize("row", ENZYMES_IN_ORDER, ids=lambda row: row.id)
def test_site_and_cut_are_those_of_a_public_database(row: EnzymeRow) -> None:
    enzyme = getattr(Restriction, row.name.replace("-", "_"))
    assert row.site.replace("^", "") == enzyme.site
    assert row.site.index("^") == enzyme.fst5
    assert row.source.endswith(f"/{row.name}.html")


@pytest.mark.rule("adna", "F1", "A-42", "A-43", "A-51", "R34")
@pytest.mark.parametrize("row", ENZYMES_IN_ORDER, ids=lambda row: row.id)
def test_every_enzyme_cuts_at_its_arrow_and_what_is_right_of_it_goes_under_the_deck(row: EnzymeRow) -> None:
    before = "TT" + site_of(row) + "TTCG"
    table = a_table("", before, at=row.level)
    give(table, 0, row.id, *company(row))
    play(table, f"cut:{row.id}:rival")
    kept = 2 + row.site.index("^")
    assert chain(table, 1) == before[:kept]
    assert "".join(bottom(table, BASES, len(before) - kept)) == before[kept:]
    assert bottom(table, ENZYMES, 1) == [row.id]
    assert bottom(table, REACTIONS, len(company(row))) == company(row)
    assert (table.phase == STEP) == row.bsa
    assert degrees(table) == row.level


@pytest.mark.rule("adna", "A-24", "A-53")
@pytest.mark.parametrize("row", ENZYMES_IN_ORDER, ids=lambda row: row.id)
def test_every_enzyme_is_stopped_by_detergent_and_by_a_change_of_temperature(row: EnzymeRow) -> None:
    for answer in ("detergent", "dry_ice"):
        before = "TT" + site_of(row) + "TTCG"
        table = a_table("", before, at=row.level)
        give(table, 0, row.id, *company(row))
        give(table, 1, answer)
        play(table, f"cut:{row.id}:rival", f"answer:{answer}")
        assert (chain(table, 1), hand(table, 0)) == (before, [])
        assert (table.phase, table.actor) == (MAIN, 0), "no BSA step either"
        assert degrees(table) == (-80 if answer == "dry_ice" else row.level)


@pytest.mark.rule("adna", "O8", "A-51", "A-16", "A-20")
@pytest.mark.parametrize("row", ENZYMES_IN_ORDER, ids=lambda row: row.id)
def test_every_enzyme_needs_its_own_colour_its_temperature_and_perhaps_bsa(row: EnzymeRow) -> None:
    text = f"cut:{row.id}:rival"
    table = a_table("", site_of(row) + "A", at=row.level)
    others = [f"{colour}_buffer" for colour in ("blue", "green", "red", "yellow") if colour != row.colour]
    give(table, 0, row.id, *others)
    assert refused(table, text) == "A-51"
    give(table, 0, f"{row.colour}_buffer")
    assert refused(table, text) == ("A-20" if row.bsa else None)
    give(table, 0, "bsa")
    for level in range(len(LEVELS)):
        table.level = level
        assert refused(table, text) == (None if LEVELS[level] == row.level else "A-16")


@pytest.mark.rule("adna", "A-42")
@pytest.mark.parametrize(
    ("enzyme", "buffer", "at", "before", "then"),
    [
        ("dpnii", "red", 37, "CAGATCC", "CA"),
        ("dpnii", "red", 37, "GATC", ""),
        ("fati", "blue", 55, "ACATG", "A"),
        ("tasi", "blue", 65, "GAATT", "G"),
        ("mluci", "yellow", 37, "AATTC", ""),
        ("maeiii", "red", 55, "CCGTAAC", "CC"),
        ("nlaiii", "green", 37, "CATGA", "CATG"),
        ("taii", "red", 65, "AACGTC", "AACGT"),
        ("nlaiii", "green", 37, "CATGU", "CATG"),
    ],
)
def test_enzymes_that_cut_before_or_after_their_site(enzyme: str, buffer: str, at: int, before: str, then: str) -> None:
    table = a_table("", before, at=at)
    give(table, 0, enzyme, f"{buffer}_buffer", "bsa", "A")
    play(table, f"cut:{enzyme}:rival")
    assert chain(table, 1) == then
    if table.phase == STEP:
        play(table, "step:up")
    play(table, "lay:rival:A")
    assert chain(table, 1) == then + "A", "a chain cut down to nothing is built again"


@pytest.mark.rule("adna", "A-42")
@pytest.mark.parametrize(
    ("enzyme", "buffer", "at", "bases"), [("nlaiii", "green", 37, "ACATG"), ("taii", "red", 65, "ACGT")]
)
def test_with_nothing_right_of_the_arrow_an_enzyme_cannot_be_played(
    enzyme: str, buffer: str, at: int, bases: str
) -> None:
    table = a_table("", bases, at=at)
    give(table, 0, enzyme, f"{buffer}_buffer", "bsa")
    assert refused(table, f"cut:{enzyme}:rival") == "A-42"
    assert refused(table, f"cut:{enzyme}:own") == "A-42"


@pytest.mark.rule("adna", "F4", "A-42")
@pytest.mark.parametrize(
    ("enzyme", "buffer", "site", "fits"),
    [
        *(("hinfi", "blue", f"GA{letter}TC", True) for letter in "ACGT"),
        ("cviki_1", "green", "AGCC", True),
        ("cviki_1", "green", "GGCT", True),
        ("cviki_1", "green", "TGCC", False),
        ("cviki_1", "green", "AGCA", False),
        ("hpych4iii", "yellow", "ACAGT", True),
        ("hpych4iii", "yellow", "ACAGA", False),
    ],
)
def test_wild_letters_match_what_they_stand_for(enzyme: str, buffer: str, site: str, fits: bool) -> None:
    table = a_table("", "T" + site + "AA", at=37)
    give(table, 0, enzyme, f"{buffer}_buffer")
    assert refused(table, f"cut:{enzyme}:rival") == (None if fits else "A-42")


@pytest.mark.rule("adna", "A-42")
def test_a_uracil_is_never_part_of_a_site_but_may_lie_next_to_it() -> None:
    table = a_table("", "AGANTCU".replace("N", "C"), at=37)
    give(table, 0, "hinfi", "blue_buffer", "taqi")
    play(table, "cut:hinfi:rival")
    assert chain(table, 1) == "AG"
    spoilt = a_table("", "GATU", at=37)
    give(spoilt, 0, "dpnii", "red_buffer")
    assert refused(spoilt, "cut:dpnii:rival") == "A-42"


@pytest.mark.rule("adna", "F2", "A-42")
def test_of_several_or_overlapping_sites_the_one_that_begins_nearest_the_5_start_counts() -> None:
    table = a_table("", "AGATCTTGATCA", at=37)
    give(table, 0, "dpnii", "red_buffer")
    play(table, "cut:dpnii:rival")
    assert chain(table, 1) == "A"
    overlapping = a_table("", "TGCGCGCA", at=37)
    give(overlapping, 0, "hhai", "green_buffer", "bsa")
    play(overlapping, "cut:hhai:rival")
    assert chain(overlapping, 1) == "TGCG"


@pytest.mark.rule("adna", "A-32", "A-44")
def test_who_cuts_the_own_chain_gets_no_repair() -> None:
    table = a_table("CATGAAU", "A", at=25)
    give(table, 0, "cviaii", "green_buffer", "linker", "A")
    give(table, 1, "detergent")
    play(table, "cut:cviaii:own", "pass")
    assert (chain(table, 0), table.phase, table.actor) == ("C", MAIN, 0)
    assert bottom(table, BASES, 6) == ["U", "A", "T", "G", "A", "A"]


@pytest.mark.rule("adna", "R4", "Q10", "A-20")
@pytest.mark.parametrize(("step", "then"), [("up", 50), ("down", 25)])
def test_after_an_enzyme_with_bsa_the_thermometer_must_move_one_level(step: str, then: int) -> None:
    table = a_table("", "CATGAA", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    play(table, "cut:nlaiii:rival")
    assert offered(table) == {"step:up", "step:down"}
    assert refused(table, "end") == "A-20"
    play(table, f"step:{step}")
    assert (degrees(table), table.phase, table.actor) == (then, MAIN, 0)


@pytest.mark.rule("adna", "A-20")
@pytest.mark.parametrize(("at", "left"), [(-80, "step:up"), (100, "step:down")])
def test_at_an_end_of_the_thermometer_there_is_one_way_only(at: int, left: str) -> None:
    table = a_table("", "CATGAA", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    play(table, "cut:nlaiii:rival")
    table.level = LEVELS.index(at)
    assert offered(table) == {left}
    assert refused(table, "step:down" if at < 0 else "step:up") == "A-20"


@pytest.mark.rule("adna", "A-20")
@pytest.mark.parametrize(("at", "step", "end"), [(4, "down", -80), (80, "up", 100)])
def test_with_bsa_the_thermometer_can_reach_its_ends(at: int, step: str, end: int) -> None:
    table = a_table("", "CATGAA", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    play(table, "cut:nlaiii:rival")
    table.level = LEVELS.index(at)
    play(table, f"step:{step}")
    assert degrees(table) == end


@pytest.mark.rule("adna", "A-20")
def test_bsa_goes_only_with_an_enzyme_that_asks_for_it() -> None:
    table = a_table("", "GATCAA", at=37)
    give(table, 0, "dpnii", "red_buffer", "bsa")
    play(table, "cut:dpnii:rival")
    assert hand(table, 0) == ["bsa"]
    assert table.phase == MAIN
