"""What a refused move lacks, in one sentence about this very table; nothing where the rule says it all."""

from labtable.games.stem import phases
from labtable.kernel import Table
from labtable.kernel.words import listed
from tests.games.adna import tables as adna
from tests.games.at_table import AtTable
from tests.games.gsa import tables as gsa
from tests.games.pdb import tables as pdb
from tests.games.stem import tables as stem


def lack(at: AtTable, table: Table, text: str) -> str:
    """What a move lacks that must be refused."""
    rule = table.refusal(at.move(text))
    assert rule is not None, text
    return at.game.lack(table, at.move(text), rule)


def test_names_are_listed_as_people_say_them() -> None:
    assert [listed(["A", "B", "C"][:number]) for number in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert listed(["4", "16"], "or") == "4 or 16"


def test_a_view_tells_with_each_refusal_what_is_lacking() -> None:
    table = pdb.a_table()
    pdb.give(table, 0, sample=1)
    refusals = {refusal.text: refusal.lack for refusal in pdb.GAME.view(table, 0).turn.refusals}
    assert refusals["nmr:square"] == "It takes 2 samples; you have 1."


def test_pdb_tells_what_a_box_takes_and_what_you_have() -> None:
    table = pdb.a_table()
    pdb.place_cards(table, "4hhb", "1aoi", "4ins")
    pdb.give(table, 0, square=1)
    assert lack(pdb.AT_TABLE, table, "grow") == "It takes 1 sample; you have none."
    assert lack(pdb.AT_TABLE, table, "innovate_1") == "It takes 2 squares and 1 triangle; you have 1 square."
    assert lack(pdb.AT_TABLE, table, "graduate:square") == "", "the rule says it all"
    assert lack(pdb.AT_TABLE, table, "lay-aside") == ""


def test_pdb_tells_what_the_supply_lacks() -> None:
    table = pdb.a_table()
    table.round = 2
    pdb.give(table, 0, crystal=1)
    pdb.give(table, 1, square=19)
    pdb.staff(table, 0, 10)
    assert lack(pdb.AT_TABLE, table, "xray:square") == "It gives 2 squares; the Supply has 1."
    assert lack(pdb.AT_TABLE, table, "recruit") == "All 10 Researchers of your colour are yours already."


def test_pdb_tells_who_stands_there_and_whose_card_it_is() -> None:
    table = pdb.a_table(seats=2)
    pdb.staff(table, 0, 2)
    pdb.play(table, "prep_1", "prep_2")
    assert lack(pdb.AT_TABLE, table, "prep_1") == "Your own Researcher stands here."
    assert lack(pdb.AT_TABLE, table, "prep_2") == "Another player's Researcher stands here."
    assert lack(pdb.AT_TABLE, table, "lead") == "You hold the Leader token already."
    assert lack(pdb.AT_TABLE, table, "xfel") == "Nobody owns the card yet."
    table.holders[:] = [1] * len(table.holders)
    assert lack(pdb.AT_TABLE, table, "xfel") == "The card is another player's."


def test_the_gsa_deck_tells_what_a_project_still_lacks() -> None:
    table = gsa.a_table()
    gsa.lay(table, 0, "egg", "frog")
    gsa.give(table, 0, "mouse")
    assert lack(gsa.AT_TABLE, table, "attach:mouse:egg").startswith("This project still lacks ")
    gsa.lay(table, 1, "flower")
    gsa.pair(table, "egg", "flower")
    told = lack(gsa.AT_TABLE, table, "attach:mouse:egg")
    assert told.startswith("This collaboration still lacks ")
    assert "Thale Cress" in told
    assert lack(gsa.AT_TABLE, table, "attach:mouse:heart") == ""


def test_the_gsa_deck_tells_which_pile_is_empty() -> None:
    table = gsa.fresh(first_player="1")
    gsa.put_on_discard(table)
    table.discard_pile.clear()
    assert lack(gsa.AT_TABLE, table, "draw:discard") == "There is no card in the Discard pile."
    table.project_pile[:] = table.project_pile[:1]
    gsa.play(table, "draw:project")
    assert lack(gsa.AT_TABLE, table, "draw:project") == "There is no other card in the Project pile."
    assert lack(gsa.AT_TABLE, table, "end") == ""


def test_the_gsa_deck_tells_what_stands_against_an_offer() -> None:
    table = gsa.a_table()
    gsa.lay(table, 0, "egg", "frog", "microscopy")
    gsa.lay(table, 0, "cycle")
    gsa.lay(table, 1, "flower", "cress", "cross")
    gsa.lay(table, 1, "body")
    gsa.lay(table, 2, "heart")
    assert lack(gsa.AT_TABLE, table, "offer:egg:body") == "Your project has 2 resources already."
    assert lack(gsa.AT_TABLE, table, "offer:egg:flower") == (
        "Your project has 2 resources already. The other project has 2 resources already."
    )
    assert lack(gsa.AT_TABLE, table, "offer:cycle:flower") == "The other project has 2 resources already."
    assert lack(gsa.AT_TABLE, table, "offer:flower:egg") == "", "it is not your project"
    assert lack(gsa.AT_TABLE, table, "offer:egg:cycle") == "", "both are yours"
    assert lack(gsa.AT_TABLE, table, "offer:egg:telomere") == "", "it is not on the table"
    gsa.play(table, "offer:cycle:body", "refuse")
    assert lack(gsa.AT_TABLE, table, "offer:cycle:body") == "That player has refused this offer this turn."
    table.refusals[2] = 2
    assert lack(gsa.AT_TABLE, table, "offer:cycle:heart") == "That player has refused often enough this turn."


def test_the_gsa_deck_tells_who_is_bound_already() -> None:
    table = gsa.a_table()
    for seat, project in ((0, "egg"), (0, "cycle"), (1, "flower"), (1, "body"), (2, "heart")):
        gsa.lay(table, seat, project)
    gsa.pair(table, "egg", "flower")
    assert lack(gsa.AT_TABLE, table, "offer:egg:heart") == "Your project is in a collaboration already."
    assert lack(gsa.AT_TABLE, table, "offer:cycle:flower") == "The other project is in a collaboration already."
    assert lack(gsa.AT_TABLE, table, "offer:cycle:body") == "You two have a collaboration already."


def test_the_gsa_deck_tells_the_hand_and_its_limit() -> None:
    table = gsa.a_table()
    gsa.give(table, 0, "mouse", "fly")
    gsa.play(table, "end")
    assert lack(gsa.AT_TABLE, table, "done") == "You hold 2 Resource cards, and your limit is 0."
    table.limit = 2
    assert lack(gsa.AT_TABLE, table, "discard:fly") == "You hold 2 Resource cards, and your limit is 2."


def test_adnas_lab_tells_temperatures() -> None:
    table = adna.a_table("ACGT", "ACGT", at=25)
    adna.give(table, 0, "pcr", "red_buffer", "dntps", "dna_polymerase", "magnesium_chloride", "thermal_cycler")
    assert lack(adna.AT_TABLE, table, "play:pcr:own:red") == (
        "Needs 55, 65, 80 or 100 °C; the thermometer stands at 25 °C."
    )
    assert lack(adna.AT_TABLE, table, "play:thermal_cycler:25") == "The thermometer stands at 25 °C already."


def test_adnas_lab_tells_missing_cards_and_sites_and_bases_in_the_way() -> None:
    table = adna.a_table("ACU", "ACGT", at=37)
    adna.give(table, 0, "ecori", "pcr", "A")
    assert lack(adna.AT_TABLE, table, "cut:ecori:rival") == "Your hand lacks Blue Buffer."
    assert lack(adna.AT_TABLE, table, "play:pcr:own:red") == (
        "Your hand lacks Red Buffer, dNTPs, DNA Polymerase and Magnesium Chloride."
    )
    adna.give(table, 0, "blue_buffer")
    assert lack(adna.AT_TABLE, table, "cut:ecori:rival") == "The rival's chain has no G^AATTC with a base to cut off."
    assert lack(adna.AT_TABLE, table, "lay:own:A") == "Your chain ends in a U."
    assert lack(adna.AT_TABLE, table, "lay:own:C") == "", "it is not in the hand"
    assert lack(adna.AT_TABLE, table, "cut:bamhi:own") == ""
    assert lack(adna.AT_TABLE, table, "done") == ""


def test_stem_tells_why_a_hero_cannot_score() -> None:
    table = stem.a_table()
    stem.give(table, 0, "curie")
    assert lack(stem.AT_TABLE, table, "hero:curie") == "The Field is empty."
    stem.field(table, "1T")
    assert lack(stem.AT_TABLE, table, "hero:curie") == "No card in the Field is of Science."
    stem.field(table, "1S", "WST")
    table.steps[0] = 0b11111
    assert lack(stem.AT_TABLE, table, "hero:curie") == "You have every step that Marie Curie could score in the Field."
    assert lack(stem.AT_TABLE, table, "hero:carver") == "", "he is not in the hand"


def test_stem_tells_why_a_field_card_cannot_be_scored() -> None:
    table = stem.a_table()
    stem.field(table, "1S", "2S", "3S", "3T", "WST")
    stem.lay(table, 0, "carver", "1ST")
    stem.give(table, 0, "curie")
    stem.play(table, "hero:curie")
    assert lack(stem.AT_TABLE, table, "field:3T") == "Marie Curie is of Science; this card asks for Technology."
    assert lack(stem.AT_TABLE, table, "field:1S") == "You have Observation already."
    table.most_points = 3
    assert lack(stem.AT_TABLE, table, "field:2S") == "It is worth 4; this scoring may be worth 3 at most."
    assert lack(stem.AT_TABLE, table, "field:5S") == "", "it is not in the Field"
    assert lack(stem.AT_TABLE, table, "attach:radium") == "", "it is no card of the Field"
    table.steps[0] = 0b11111
    assert lack(stem.AT_TABLE, table, "field:WST") == ""


def test_stem_tells_why_a_hero_cannot_score_once_more() -> None:
    table = stem.a_table()
    stem.field(table, "2S")
    stem.give(table, 0, "curie")
    table.phase = phases.EXTRA
    table.leaves = [3]
    assert lack(stem.AT_TABLE, table, "hero:curie") == "All that Marie Curie could score is worth more than 3 points."
    stem.give(table, 0, "breakthrough")
    assert lack(stem.AT_TABLE, table, "play:breakthrough") == "You may score once more already."


def test_stem_tells_why_an_enhancement_fits_no_hero() -> None:
    table = stem.a_table()
    stem.give(table, 0, "abacus", "microscope")
    assert lack(stem.AT_TABLE, table, "add:abacus") == "You have no Hero on the table yet."
    assert lack(stem.AT_TABLE, table, "add:garden") == "", "it is not in the hand"
    stem.lay(table, 0, "carver", "1ST", "radium")
    assert lack(stem.AT_TABLE, table, "add:abacus") == "None of your Heroes is of Mathematics."
    assert lack(stem.AT_TABLE, table, "add:microscope") == (
        "No Hero of yours that is of Science has a free place for Items."
    )


def test_stem_tells_why_an_enhancement_does_not_fit_the_hero_that_scores() -> None:
    table = stem.a_table()
    stem.field(table, "3S")
    stem.give(table, 0, "curie", "abacus", "microscope", "radium")
    stem.play(table, "hero:curie")
    assert table.phase == phases.ENHANCE
    assert lack(stem.AT_TABLE, table, "attach:abacus") == "Abacus is of Mathematics; Marie Curie is of Science."
    assert lack(stem.AT_TABLE, table, "attach:garden") == "", "it is not in the hand"
    stem.play(table, "attach:microscope")
    assert lack(stem.AT_TABLE, table, "attach:radium") == "Marie Curie has no free place for another Item."


def test_stem_tells_why_a_card_for_scoring_once_more_is_of_no_use() -> None:
    table = stem.a_table()
    stem.field(table, "1S")
    stem.give(table, 0, "breakthrough", "eureka")
    stem.start(table)
    assert table.phase == phases.WINDOW
    table.leaves = [99]
    assert lack(stem.AT_TABLE, table, "play:breakthrough") == "You may score once more already."
    table.steps[0] = 0b11111
    assert lack(stem.AT_TABLE, table, "play:breakthrough") == "You have every step."
    table.scored = 2
    assert (
        lack(stem.AT_TABLE, table, "play:breakthrough") == "You have scored twice this turn, and may not score again."
    )
    table.active = 1
    assert lack(stem.AT_TABLE, table, "play:breakthrough") == "It is not your turn."


def test_stem_tells_that_a_hero_has_no_enhancement_to_aim_at() -> None:
    table = stem.a_table()
    stem.lay(table, 0, "curie", "2S")
    stem.lay(table, 1, "wu", "1S", "radium", "garden")
    stem.lay(table, 1, "carver", "3S")
    stem.lay(table, 2, "cailun", "1T", "radio")
    stem.give(table, 0, "borrow")
    stem.start(table)
    stem.play(table, "play:borrow")
    assert lack(stem.AT_TABLE, table, "target:carver") == "This Hero has no Enhancement."
    assert lack(stem.AT_TABLE, table, "target:curie") == "", "it is your own"
