"""What speaks for a move in Adna's Lab; each reason holds on one table and is missing on its twin."""

from labtable.games.adna.in_play import TableInPlay
from labtable.games.adna.phases import DISCARD
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
    assert called(GAME, table, "play:dnase:rival") == "Play DNase I on Mira's chain"
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
    safe = "In this place it makes no new site for an enzyme to cut your chain at."
    assert said(table, "lay:own:A") == ["Your chain grows to 4 of 25 bases.", safe]
    assert said(table, "lay:own:G") == ["Your chain grows to 4 of 25 bases."]
    assert said(table, "lay:rival:G") == []


def test_a_u_stops_the_rival_and_one_taken_off_frees_the_own_chain() -> None:
    table = a_table("ACGU", "ACG", at=37)
    give(table, 0, "U", "rnase")
    assert said(table, "lay:rival:U")[0] == "With a U at its end Mira's chain cannot grow until the U is gone."
    assert "It takes the U off your chain, which can grow again." in said(table, "play:rnase")


def test_bases_off_the_rivals_chain_are_counted_and_a_win_that_is_put_off_is_told() -> None:
    table = a_table("A", "ACGTACGTACG")
    give(table, 0, "dnase")
    assert said(table, "play:dnase:rival")[0] == "Mira's chain falls from 11 to 4 bases, unless Mira has an answer."
    near = a_table("A", "ACGTACGTACG", goal=12)
    give(near, 0, "dnase")
    assert said(near, "play:dnase:rival")[0] == "Mira could have won next turn, with 11 bases and those in hand."


def test_a_temperature_is_told_with_what_it_lets_one_play() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "thermal_cycler", "dntps")
    assert "At 55 °C you can play dNTPs." in said(table, "play:thermal_cycler:55")
    assert said(table, "play:thermal_cycler:16") == []
    hot = said(table, "play:thermal_cycler:65")
    assert "While it is above 60 °C, you may exchange two bases of Mira's chain before Mira draws." in hot


def test_cards_that_are_drawn_taken_or_seen_are_told() -> None:
    table = a_table("ACG", "ACG")
    give(table, 0, "agarose", "electrophoresis", "loading_dye")
    give(table, 1, "A", "C")
    assert said(table, "play:agarose") == ["It brings 2 bases more to lay."]
    assert said(table, "play:electrophoresis") == ["It takes 2 cards from Mira's hand."]
    assert said(table, "play:loading_dye") == ["You see Mira's hand before you choose what to attack with."]


def test_a_rearranged_chain_is_told_by_its_sites() -> None:
    table = a_table("CCGG", "CGCG")
    give(table, 0, "uv_light", "mspi")
    assert "MspI" in said(table, "play:uv_light:own", "place:1", "place:3", "done", "base:G", "base:C")[0]
    made = said(table, "play:uv_light:rival", "place:1", "place:2", "place:3", "done", "base:C", "base:C", "base:G")
    assert made == [] or "site" in made[0]
