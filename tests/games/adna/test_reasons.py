"""What speaks for a move in Adna's Lab; each reason holds on one table and is missing on its twin."""

from labtable.games.adna.in_play import TableInPlay
from labtable.games.adna.phases import DISCARD, STEP
from labtable.games.adna.titles import Announcement
from labtable.kernel import Game
from tests.games.adna.tables import GAME, a_table, fresh, give, play
from tests.games.arguments import called, chosen, told


def said(table: TableInPlay, *texts: str) -> list[str]:
    return told(GAME, table, *texts)


def silent(game: Game, table: TableInPlay) -> TableInPlay:
    found = chosen(game, table, "pass")[1]
    assert isinstance(found, TableInPlay)
    return found


def test_moves_are_called_by_what_they_do() -> None:
    table = a_table("ACG", "ACGT")
    assert called(GAME, table, "lay:rival:U") == "Lay U on Mira's chain"
    assert called(GAME, table, "cut:mspi:rival") == "Cut Mira's chain with MspI"
    assert called(GAME, table, "cut:mspi:own") == "Cut your chain with MspI"
    assert called(GAME, table, "play:thermal_cycler:37") == "Play Thermal cycler: 37 °C"
    assert called(GAME, table, "play:dnase_i:rival") == "Play DNase I on Mira's chain"
    assert called(GAME, table, "answer:detergent") == "Answer with Detergent"
    assert called(GAME, table, "place:4") == "Choose place 4"
    assert called(GAME, table, "done") == "Done"
    table.phase, table.left = DISCARD, 3
    assert called(GAME, table, "done") == "Discard nothing"
    table.left = 2
    assert called(GAME, table, "done") == "Discard no more"


def test_a_base_is_told_with_the_length_and_the_sites_it_makes_or_not() -> None:
    table = a_table("CCG", "A")
    give(table, 0, "A", "G")
    grows = "Your chain grows to 4 of 25 bases."
    assert said(table, "lay:own:A") == ["It makes no new site in your chain; G would make one for HpaII.", grows][::-1]
    assert said(table, "lay:own:G") == [grows]
    plain = a_table("CC", "A")
    give(plain, 0, "A", "U")
    assert said(plain, "lay:own:A") == ["Your chain grows to 3 of 25 bases."], "there is no other to compare it with"
    give(plain, 0, "C")
    none = "None of your bases would make a new site in your chain here."
    assert said(plain, "lay:own:A") == ["Your chain grows to 3 of 25 bases.", none]
    assert said(table, "lay:rival:G") == ["It leaves you a card fewer, though Mira's chain grows to 2 bases."]


def test_a_u_stops_the_rival_and_one_taken_off_frees_the_own_chain() -> None:
    table = a_table("ACGU", "ACG", at=37)
    give(table, 0, "U", "rnase_a")
    assert said(table, "lay:rival:U")[0] == "With a U at its end Mira's chain cannot grow until the U is gone."
    assert "It takes the U off your chain, which can grow again." in said(table, "play:rnase_a")


def test_bases_off_the_rivals_chain_are_counted_and_a_win_that_is_put_off_is_told() -> None:
    table = a_table("A", "ACGTACGTACG")
    give(table, 0, "dnase_i")
    assert said(table, "play:dnase_i:rival")[0] == "Mira's chain falls from 11 to 4 bases, unless Mira has an answer."
    near = a_table("A", "ACGTACGTACG", length=20)
    give(near, 1, "A", "A", "C", "C", "G", "G")
    give(near, 0, "dnase_i")
    assert said(near, "play:dnase_i:rival")[0] == "Mira could have won next turn, with 11 bases and those in hand."


def test_a_temperature_is_told_with_what_it_lets_one_play() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "thermal_cycler", "dntps")
    assert "At 55 °C you can play dNTPs." in said(table, "play:thermal_cycler:55")
    assert said(table, "play:thermal_cycler:16") == []
    hot = said(table, "play:thermal_cycler:65")
    exchange = "While it is above 60 °C, you may exchange two bases of Mira's chain before Mira draws"
    assert f"{exchange}." in hot
    for chain, end in (("CTTTGA", ", and so make a site for your DdeI."), ("CTTTGC", "."), ("CTTAG", ".")):
        near = a_table("ACG", chain)
        give(near, 0, "thermal_cycler", "ddei")
        assert f"{exchange}{end}" in said(near, "play:thermal_cycler:65")


def test_cards_that_are_drawn_taken_or_seen_are_told() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "agarose_gel", "electrophoresis_tank", "dna_loading_dye")
    give(table, 1, "A", "C")
    assert said(table, "play:agarose_gel") == ["It brings 2 bases more to lay."]
    dirty = a_table("ACGU", "ACG")
    give(dirty, 0, "agarose_gel")
    assert said(dirty, "play:agarose_gel") == ["It brings 2 bases into your hand, for when the U is gone."]
    assert said(table, "play:electrophoresis_tank") == ["It takes 2 cards from Mira's hand."]
    assert said(table, "play:dna_loading_dye") == ["You see Mira's hand before you choose what to attack with."]


def test_a_rearranged_chain_is_told_by_its_sites() -> None:
    table = a_table("CCGG", "CGCG")
    give(table, 0, "uv_light", "mspi")
    assert "MspI" in said(table, "play:uv_light:own", "place:1", "place:3", "done", "base:G", "base:C")[0]
    made = said(table, "play:uv_light:rival", "place:1", "place:2", "place:3", "done", "base:C", "base:C", "base:G")
    assert made == [] or "site" in made[0]


def attacked(*answers: str) -> TableInPlay:
    """The first seat is asked for an answer: the rival's DNase I is to cut its chain of eleven bases."""
    table = a_table("ACGTACGTACG", "ACG")
    give(table, 0, *answers)
    give(table, 1, "dnase_i")
    table.active = table.actor = 1
    table.play(GAME.catalogue.moves[next(m.id for m in table.legal() if m.text == "play:dnase_i:rival")])
    return table


def test_an_answer_is_told_by_what_is_lost_without_it() -> None:
    table = attacked("detergent")
    assert table.actor == 0
    without = silent(GAME, table)
    words = told(GAME, table, "answer:detergent", silent=without)
    assert words[0] == "Without it your chain falls to 4 bases; with it you keep 11."


def test_passing_is_told_by_what_it_costs() -> None:
    table = attacked("detergent")
    assert said(table, "pass") == ["It costs you 7 bases, and your answer stays in your hand for something worse."]
    harmless = a_table("ACG", "ACG")
    give(harmless, 0, "detergent")
    give(harmless, 1, "agarose_gel")
    harmless.active = harmless.actor = 1
    play(harmless, "play:agarose_gel")
    assert said(harmless, "pass") == ["Your chain loses nothing, so your answer is better kept for something worse."]
    stopped = told(GAME, harmless, "answer:detergent", silent=silent(GAME, harmless))
    assert stopped == ["It stops Agarose gel."]


def test_ending_the_plays_is_told_by_what_is_left() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "goggles")
    assert said(table, "end") == ["You have no base left to lay, and what you hold is better kept for later."]
    give(table, 0, "A")
    assert said(table, "end") == ["Bases in your hand cannot be cut; those on your chain can."]
    dirty = a_table("ACGU", "ACG")
    give(dirty, 0, "A")
    assert said(dirty, "end") == ["Nothing can be laid on your chain before the U is gone."]


def test_a_discard_is_told_by_what_the_card_lacks() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "mspi", "ligation", "goggles", "A")
    play(table, "end")
    assert said(table, "discard:mspi")[0] == "Mira's chain has no site for MspI."
    assert said(table, "discard:ligation")[0] == "You lack the cards that Ligation needs."
    points = ["Every card left in your hand costs a point if you win."]
    assert said(table, "discard:goggles") == points
    assert said(table, "discard:A") == points
    assert said(table, "done")[0].endswith("of use: 1 base and Goggles.")
    sited = a_table("ACG", "CCGG")
    give(sited, 0, "mspi", "A")
    play(sited, "end")
    assert said(sited, "discard:mspi") == points


def test_what_goes_with_no_card_in_hand_and_a_base_too_many_can_go() -> None:
    table = a_table("ACGTACGTACGTACGTACGTACG", "ACGU")
    give(table, 0, "bsa", "A", "C", "G", "U")
    play(table, "end")
    assert said(table, "discard:bsa")[0] == "No card in your hand needs Bovine serum albumin (BSA)."
    assert said(table, "discard:C")[0] == "Your chain lacks 2 bases, and you hold 3."
    assert said(table, "discard:U")[0] == "Mira's chain has a U already, so another is of no use now."
    stopped = a_table("ACGTACGTACGTACGTACGTACU", "ACG")
    give(stopped, 0, "A", "C", "G", "T")
    play(stopped, "end")
    assert said(stopped, "discard:C")[0] == "Your chain lacks 3 bases, and you hold 4.", "even while it ends in a U"
    needed = a_table("ACG", "CTGCAG")
    give(needed, 0, "bsa", "psti")
    play(needed, "end")
    assert said(needed, "discard:bsa") == ["Every card left in your hand costs a point if you win."]


def test_who_discards_nothing_is_told_what_is_worth_keeping() -> None:
    useless = a_table("ACG", "ACG")
    give(useless, 0, "mspi", "ligation")
    play(useless, "end")
    idle = "None of your cards is of use now, but"
    assert said(useless, "done") == [f"{idle} there is time to discard them later."]
    late = a_table("ACG", "ACGTACGTACGTACGTACGT")
    give(late, 0, "mspi", "ligation")
    play(late, "end")
    assert said(late, "done") == [f"{idle} a card costs only a point, and only if you win."]
    for table, why in ((useless, "There is time to discard later"), (late, "A card costs only a point if you win")):
        give(table, 0, "A", "goggles", "detergent", "linker", "dna_loading_dye", "ice_box")
        assert said(table, "done")[0].startswith(f"{why}, and what you hold may still be of use: 1 base")
        assert said(table, "done")[0].endswith(" and more.")
    near = a_table("ACGTACGTACGTACGTACGTACG", "ACG")
    give(near, 0, "goggles")
    play(near, "end")
    words = "With what you hold and the three bases you draw next, you could complete your chain."
    assert said(near, "done") == [words]
    far = a_table("ACGTACGTACGTACGTACGTA", "ACG")
    give(far, 0, "U")
    play(far, "end")
    assert said(far, "done") != [words], "a U completes nothing"


def test_a_deletion_tells_the_site_that_it_makes() -> None:
    table = a_table("ACG", "CCAAGG", at=37)
    give(table, 0, "deletion", "blue_buffer", "mspi")
    lacking = "It makes a site for your MspI in Mira's chain, though you still lack Blue Buffer for it."
    assert lacking in said(table, "play:deletion:rival:blue", "place:3", "place:4")
    give(table, 0, "blue_buffer")
    site = "It makes a site for your MspI in Mira's chain."
    assert site in said(table, "play:deletion:rival:blue", "place:3", "place:4")
    assert site not in said(table, "play:deletion:rival:blue", "place:1", "place:2")


def test_a_place_that_changes_no_site_says_so_and_a_game_that_is_over_says_nothing() -> None:
    table = fresh()
    while table.tray:
        table.play(table.legal()[0])
    won = a_table("A" * 24, "CCG")
    give(won, 0, "A")
    assert said(won, "lay:own:A") == []
    hot = a_table("AATT", "AACC", at=80)
    play(hot, "end")
    assert hot.actor == 0, "who is not at turn mutates"
    assert said(hot, "place:1", "place:3") == [
        "Which place you choose matters little: no enzyme gains or loses a site by it."
    ]


def test_an_answer_that_saves_the_hand_or_denies_bases_says_so() -> None:
    for card, words in (
        ("ethidium_bromide", "Without it you would lose 2 cards of your hand."),
        ("spectrophotometer", "Without it Mira's chain grows to 5 bases."),
    ):
        table = a_table("ACG", "ACG")
        give(table, 0, "detergent", "goggles", "A", "C")
        give(table, 1, card)
        table.active = table.actor = 1
        play(table, next(move.text for move in table.legal() if card in move.text and "own" in move.text + "own"))
        without = chosen(GAME, table, "pass")[1]
        while without.whose_turn() == 1 and without.actor == 1 and without.midway():
            without.play(without.legal()[0])
        assert words in told(GAME, table, "answer:detergent", silent=without)


def test_a_step_of_the_thermometer_says_nothing_of_what_can_be_played_before_the_turn_goes_on() -> None:
    table = a_table("ACG", "CCGG", at=37)
    enzyme = next(each for each in table.edition.enzymes if len(each.effects) > 1 and each.actions)
    give(table, 0, enzyme.id, *[table.edition.reactions[face].id for face in enzyme.actions[0].cost])
    table.phase = STEP
    table.stack = [Announcement(enzyme.actions[0], 0, len(enzyme.effects), False)]
    assert said(table, "step:up") == []


def test_the_end_of_a_turn_tells_nothing_of_the_cards_drawn_after_it() -> None:
    table = a_table("ACG", "ACG")
    assert said(table, "end")[0].startswith("You have no base left to lay")
