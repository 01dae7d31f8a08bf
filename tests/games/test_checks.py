"""All that a refused move needs, thing by thing, and whether it is there; nothing where one thing is needed."""

import pytest

from labtable.games.pdb.actions import NO_CARD
from labtable.kernel import NOBODY, Table, load_game, seeded
from tests.games.adna import tables as adna
from tests.games.at_table import AtTable
from tests.games.gsa import tables as gsa
from tests.games.pdb import tables as pdb
from tests.games.stem import tables as stem


def checks(table: Table, text: str, at: AtTable = adna.AT_TABLE) -> dict[str, bool]:
    """All that a refused move needs, of Adna's Lab if no other game is named, and whether it is there."""
    return {check.words: check.met for check in at.game.checks(table, at.move(text))}


def test_pdb_tells_of_a_box_all_that_is_met_and_all_that_is_missing() -> None:
    table = pdb.a_table(seats=2)
    pdb.place_cards(table, "4hhb", "1aoi", "4ins")
    pdb.staff(table, 0, 2)
    pdb.give(table, 0, square=1, circle=2)
    pdb.give(table, 1, square=2, triangle=1)
    assert checks(table, "innovate_1", pdb.AT_TABLE) == {
        "nobody on the box": True,
        "2 squares (you have 1)": False,
        "1 triangle (you have none)": False,
    }
    assert checks(table, "nmr:square", pdb.AT_TABLE) == {"nobody on the box": True, "2 samples (you have none)": False}
    pdb.play(table, "prep_1", "innovate_1")
    assert checks(table, "innovate_1", pdb.AT_TABLE)["nobody on the box"] is False
    assert checks(table, "prep_1", pdb.AT_TABLE) == {}, "one thing is needed, and the sentence says it"
    assert checks(table, "graduate:square", pdb.AT_TABLE) == {}
    assert checks(table, "lead", pdb.AT_TABLE) == {}
    assert checks(table, "lay-aside", pdb.AT_TABLE) == {}
    refusals = {each.text: each for each in pdb.GAME.view(table, 0).turn.refusals}
    assert [check.met for check in refusals["innovate_2"].checks] == [True, True, False]


def test_pdb_tells_in_its_list_of_any_two_data_and_of_a_supply_that_runs_short() -> None:
    table = pdb.a_table(seats=2)
    pdb.give(table, 0, circle=1, crystal=1)
    pdb.give(table, 1, square=19)
    table.holders[[each.id for each in table.edition.additionals].index("ihm")] = 0
    assert checks(table, "ihm:square>circle", pdb.AT_TABLE) == {
        "nobody on the box": True,
        "2 Data of any type (you have 1)": False,
    }
    assert checks(table, "xray:square", pdb.AT_TABLE) == {
        "nobody on the box": True,
        "1 crystal": True,
        "2 squares in the Supply": False,
    }
    pdb.staff(table, 0, 2)
    pdb.give(table, 1, square=1)
    assert checks(table, "graduate:square", pdb.AT_TABLE) == {}, "the Supply alone is in the way"
    table.open_cards[0] = NO_CARD
    assert checks(table, "innovate_1", pdb.AT_TABLE) == {}, "without a card it has no price"


def test_the_gsa_deck_lists_all_that_an_offer_needs() -> None:
    table = gsa.a_table()
    gsa.lay(table, 0, "egg", "frog", "microscopy")
    gsa.lay(table, 0, "cycle")
    gsa.lay(table, 1, "flower", "cress")
    gsa.lay(table, 2, "heart")
    assert checks(table, "offer:egg:flower", gsa.AT_TABLE) == {
        "your project on its own": True,
        "the other project on its own": True,
        "no more than 1 resource on yours (it has 2)": False,
        "no more than 1 resource on the other": True,
        "no collaboration of you two yet": True,
        "no refusal of theirs this turn": True,
    }
    assert checks(table, "offer:egg:cycle", gsa.AT_TABLE) == {}, "both are yours"
    assert checks(table, "offer:egg:telomere", gsa.AT_TABLE) == {}, "it is not on the table"
    gsa.play(table, "offer:cycle:heart", "refuse")
    assert checks(table, "offer:cycle:heart", gsa.AT_TABLE)["no refusal of theirs this turn"] is False
    gsa.pair(table, "egg", "flower")
    met = checks(table, "offer:egg:heart", gsa.AT_TABLE)
    assert (met["your project on its own"], met["the other project on its own"]) == (False, True)
    assert "no refusal of theirs this turn" not in met, "it is told of two players, and a pair has two already"


def test_the_gsa_deck_lists_all_that_the_target_of_an_attack_needs() -> None:
    table = gsa.a_table()
    gsa.give(table, 0, "scooped")
    gsa.lay(table, 0, "egg", "frog")
    gsa.lay(table, 1, "flower", "cress")
    gsa.lay(table, 1, "body", "mouse", "fly", "pcr")
    gsa.lay(table, 2, "heart", "zebrafish")
    gsa.play(table, "play:scooped")
    assert checks(table, "on:body", gsa.AT_TABLE) == {
        "another player's project": True,
        "a resource beside it": True,
        "not in a collaboration": True,
        "no more than 2 resources (it has 3)": False,
    }
    assert checks(table, "on:egg", gsa.AT_TABLE)["another player's project"] is False
    assert checks(table, "on:telomere", gsa.AT_TABLE) == {}, "it is not on the table"
    assert checks(table, "type:frog", gsa.AT_TABLE) == {}
    single = gsa.a_table()
    gsa.give(single, 0, "contam")
    gsa.lay(single, 0, "egg", "frog")
    for seat, project, card in ((1, "flower", "cress"), (2, "heart", "zebrafish")):
        gsa.lay(single, seat, project, card)
    gsa.play(single, "play:contam")
    assert checks(single, "on:egg", gsa.AT_TABLE) == {"another player's project": False, "a resource beside it": True}


def test_adnas_lab_tells_of_an_enzyme_all_that_is_met_and_all_that_is_missing() -> None:
    table = adna.a_table("ACG", "CTGCAGA", at=25)
    adna.give(table, 0, "psti", "yellow_buffer")
    assert checks(table, "cut:psti:rival") == {
        "CTGCA^G in the rival's chain": True,
        "37 °C": False,
        "Red Buffer": False,
        "Bovine serum albumin (BSA)": False,
    }
    refusals = {each.text: each for each in adna.GAME.view(table, 0).turn.refusals}
    assert [check.met for check in refusals["cut:psti:own"].checks] == [False] * 4


def test_adnas_lab_tells_that_any_buffer_will_do() -> None:
    table = adna.a_table("ACGT", "ACGT", at=25)
    adna.give(table, 0, "pcr", "red_buffer", "dntps")
    assert checks(table, "play:pcr:own:blue") == {
        "55, 65, 80 or 100 °C": False,
        "a buffer of any colour": True,
        "dNTPs": True,
        "DNA Polymerase": False,
        "Magnesium Chloride": False,
    }


def test_adnas_lab_lists_nothing_where_one_thing_is_needed_or_something_else_is_in_the_way() -> None:
    table = adna.a_table("ACU", "", at=37)
    adna.give(table, 0, "A", "goggles", "pcr")
    assert checks(table, "lay:own:A") == {}
    assert checks(table, "play:pcr:own:red") != {}
    assert checks(table, "answer:goggles") == {}
    assert checks(table, "cut:bamhi:own") == {}, "it is not in the hand"


def test_stem_lists_all_that_a_field_card_needs() -> None:
    table = stem.a_table()
    stem.field(table, "1S", "2S", "3T", "WST")
    stem.lay(table, 0, "carver", "1ST")
    stem.give(table, 0, "curie")
    stem.play(table, "hero:curie")
    assert checks(table, "field:1S", stem.AT_TABLE) == {
        "a Hero of Science": True,
        "a step that you lack (you have Observation)": False,
    }
    assert checks(table, "field:3T", stem.AT_TABLE) == {
        "a Hero of Technology": False,
        "Experiment, a step that you lack": True,
    }
    table.most_points = 3
    assert checks(table, "field:2S", stem.AT_TABLE)["no more than 3 points (it has 4)"] is False
    table.steps[0] = 0b11111
    assert checks(table, "field:WST", stem.AT_TABLE)["a step that you lack"] is False
    assert checks(table, "field:5S", stem.AT_TABLE) == {}, "it is not in the Field"


def test_stem_lists_all_that_an_enhancement_needs() -> None:
    table = stem.a_table()
    stem.field(table, "3S")
    stem.give(table, 0, "curie", "abacus", "microscope", "radium")
    stem.play(table, "hero:curie")
    assert checks(table, "attach:abacus", stem.AT_TABLE) == {
        "Item of Science": False,
        "a free place on Marie Curie for an Item": True,
    }
    stem.play(table, "attach:microscope")
    assert checks(table, "attach:radium", stem.AT_TABLE) == {
        "Item of Science": True,
        "a free place on Marie Curie for an Item": False,
    }


@pytest.mark.parametrize(("name", "seeds"), [("pdb", (1,)), ("gsa", (1,)), ("adna", (1,)), ("stem", (29, 32, 35))])
def test_whatever_is_refused_in_a_match_can_be_listed_also_where_another_s_hero_is_asked_about(
    name: str, seeds: tuple[int, ...]
) -> None:
    game = load_game(name)
    for seed in seeds:
        table, rng, listed = game.new(seed, 2 + seed % 3 if name == "stem" else game.fewest_seats), seeded(seed), 0
        while table.actor != NOBODY:
            refused = [move for move in game.shown_moves(table) if table.refusal(move)]
            listed += sum(len(game.checks(table, move)) > 1 for move in refused)
            moves = table.legal()
            table.play(moves[rng.below(len(moves))])
        assert listed > 0
