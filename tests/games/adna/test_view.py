"""What is seen and told: views, sentences, and the board in a terminal."""

import pytest
from rich.console import Console

from labtable.games.adna import turn
from labtable.games.adna.events import Announced, Cut, Ended, Laid, Lost, Removed, Searched, Shared
from labtable.games.adna.table import AdnaTable
from labtable.kernel import NOBODY
from tests.games.adna.tables import GAME, a_table, fresh, give, on_top, play, told

NAMES = ["Ada", "Bo"]


def drawn(table: AdnaTable, seat: int | None) -> str:
    console = Console(width=120)
    with console.capture() as capture:
        console.print(GAME.board(GAME.view(table, seat), NAMES))
    return capture.get()


def sentences(table: AdnaTable, seat: int | None) -> list[str]:
    return [event.sentence(GAME.names(NAMES)) for event in table.events or [] if event.reaches(seat)]


def test_the_board_draws_both_chains_from_5_to_3_the_thermometer_and_the_hands() -> None:
    table = a_table("ACGT", "GGU", at=37)
    give(table, 0, "A", "A", "goggles", "ecori")
    give(table, 1, "A", "detergent")
    text = drawn(table, 0)
    assert "5′ A C G T · " in text
    assert "5′ G G U 3′" in text
    assert "contaminated by U" in text
    assert "[37]" in text
    assert "2 A" in text
    assert "EcoRI" in text
    assert "1 unknown" in text
    assert "▶ Ada" in text
    assert "last played" not in text
    assert "Ada: lay bases and play cards" in text
    table.actor = NOBODY
    assert "the match is over" in drawn(table, 0)


def test_the_board_shows_what_is_announced_what_lies_open_and_what_is_chosen() -> None:
    table = a_table("", "CATGAC", at=37, games=3)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    give(table, 1, "linker", "A")
    play(table, "cut:nlaiii:rival")
    text = drawn(table, 0)
    assert "Announced by Ada: NlaIII on Bo's chain." in text
    assert "Announced by Ada: NlaIII on your chain." in drawn(table, 1)
    assert "Waiting for an answer." in text
    assert "C A T G ✂ A C" in text
    assert "game 1 of 3, won 0 to 0, points 0 to 0" in text
    assert "last played: NlaIII" in text
    assert "Waiting" not in drawn(table, 1)
    assert "Turn 1 · Ada · game 1" in text, "nobody else learns who is asked"
    assert "Turn 1 · Bo: save the loose piece, or pass" in drawn(table, 1)
    other = a_table("A", "ACGT", at=25)
    give(other, 0, "spectrophotometer", "deletion", "red_buffer", "thermal_cycler")
    on_top(other, "CG")
    play(other, "play:spectrophotometer:own")
    assert "To be laid: C G" in drawn(other, 0)
    play(other, "base:C", "base:G", "play:deletion:rival:red", "place:3")
    assert "Chosen places: 3" in drawn(other, 0)
    assert "Ada: choose 1 more to take out" in drawn(other, 0)
    play(other, "place:1")
    give(other, 1, "detergent")
    play(other, "play:thermal_cycler:80")
    for seat in (0, None):
        assert "Announced by Ada: Thermal cycler to 80 °C." in drawn(other, seat)


def test_a_view_offers_what_is_legal_and_says_why_the_rest_of_the_hand_is_not() -> None:
    table = a_table("ACU", "ACGT", at=25)
    give(table, 0, "A", "rnase_a", "uv_light")
    turn_part = GAME.view(table, 0).turn
    assert {offer.text for offer in turn_part.offers} == {
        "lay:rival:A",
        "play:uv_light:own",
        "play:uv_light:rival",
        "end",
    }
    assert {refusal.text: refusal.rule for refusal in turn_part.refusals} == {
        "lay:own:A": "A-48",
        "play:rnase_a": "A-16",
    }
    play(table, "play:uv_light:rival")
    assert {refusal.text for refusal in GAME.view(table, 0).turn.refusals} == {"place:4", "leave"}
    play(table, "done", "end")
    assert GAME.view(table, 0).turn.refusals == []


def test_a_view_of_the_bsa_step_and_of_bases_to_lay_shows_both_ways() -> None:
    table = a_table("", "CATGAC", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    play(table, "cut:nlaiii:rival")
    assert [offer.text for offer in GAME.view(table, 0).turn.offers] == ["step:up", "step:down"]
    opening = GAME.view(fresh(), fresh().actor)
    assert opening.tray
    assert opening.phase == "opening"


@pytest.mark.rule("adna", "F2", "A-42")
def test_a_view_tells_where_the_enzymes_of_the_own_hand_would_bind_and_cut() -> None:
    table = a_table("GATCGATC", "AGGATCCAU", at=25)
    give(table, 0, "bamhi", "dpnii", "ecori")
    give(table, 1, "mspi")
    sites = {(site.card, site.chain): (site.first, site.last, site.leaves) for site in GAME.view(table, 0).sites}
    assert sites == {("bamhi", 1): (2, 7, 2), ("dpnii", 0): (1, 4, 0), ("dpnii", 1): (3, 6, 2)}
    assert GAME.view(table, 1).sites == [], "MspI finds no CCGG, and the other's enzymes are hidden"
    assert GAME.view(table, None).sites == []


@pytest.mark.rule("adna", "A-42", "Q5")
def test_the_site_of_an_announced_enzyme_is_seen_by_everybody_until_it_has_cut() -> None:
    table = a_table("", "CATGAC", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    give(table, 1, "detergent", "linker", "A")
    play(table, "cut:nlaiii:rival")
    for seat in (0, 1, None):
        assert [(site.first, site.last, site.leaves) for site in GAME.view(table, seat).sites] == [(1, 4, 4)]
    play(table, "pass")
    assert GAME.view(table, None).sites == []
    assert GAME.view(table, None).chains[1].loose == "AC"


def test_a_view_tells_on_which_chain_something_is_chosen_and_how_much() -> None:
    opening = fresh()
    assert GAME.view(opening, None).choosing == opening.actor
    table = a_table("A", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    assert GAME.view(table, 0).choosing is None
    play(table, "play:deletion:rival:red")
    assert (GAME.view(table, 1).choosing, GAME.view(table, 1).left) == (1, 2)
    play(table, "place:1", "place:2")
    assert (GAME.view(table, 0).choosing, GAME.view(table, 0).left) == (None, 0)
    mended = a_table("", "GATCAC", at=37)
    give(mended, 0, "dpnii", "red_buffer")
    give(mended, 1, "linker", "A", "C")
    play(mended, "cut:dpnii:rival", "repair:linker")
    assert (GAME.view(mended, 0).choosing, GAME.view(mended, 0).left) == (1, 3)


def test_bases_that_go_are_told_with_their_places() -> None:
    table = a_table("", "ACGATCAC", at=37)
    give(table, 0, "deletion", "red_buffer", "red_buffer", "dpnii")
    table.listen()
    play(table, "play:deletion:rival:red", "place:2", "place:1", "cut:dpnii:rival")
    assert [type(event) for event in told(table, Removed)] == [Removed, Lost]
    assert told(table, Removed)[0] == Removed(chain=1, bases="AC", places=[1, 2])
    assert told(table, Lost) == [Lost(chain=1, bases="GATCAC", places=[1, 2, 3, 4, 5, 6])]


def test_the_log_tells_a_turn_in_sentences() -> None:
    table = a_table("ACGT", "CATGACU", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa", "A", "U")
    give(table, 1, "linker", "T", "detergent")
    table.listen()
    play(
        table, "lay:own:A", "cut:nlaiii:rival", "pass", "repair:linker", "base:T", "done", "step:up", "end", "discard:U"
    )
    told = sentences(table, 1)
    assert "Ada lays A on their own chain." in told
    assert any(line.startswith("Ada plays NlaIII on Bo's chain, with Green Buffer and Bovine") for line in told)
    assert "Bo's chain is cut, and AC lies loose; the U is gone." in told
    assert "Bo repairs with Linker." in told
    assert "Bo's chain is joined again with AC." in told
    assert "The thermometer shows 50 °C." in told
    assert "Ada discards a card (Base)." in told
    assert "Ada discards U (Base)." in sentences(table, 0)
    assert "Turn 2: Bo begins." in told


def test_the_log_tells_answers_hands_and_losses() -> None:
    table = a_table("ACGT", "GATCAC", at=37)
    give(table, 0, "dpnii", "red_buffer", "thermal_cycler", "thermal_cycler", "electrophoresis_tank", "dna_loading_dye")
    give(table, 1, "detergent", "A", "C")
    table.listen()
    play(table, "cut:dpnii:rival", "pass", "play:thermal_cycler:25", "pass", "play:electrophoresis_tank", "pass")
    play(table, "play:dna_loading_dye", "pass", "play:thermal_cycler:65", "answer:detergent")
    told = sentences(table, 0)
    assert "Bo's chain loses GATCAC for good." in told
    assert "Ada plays Thermal cycler to 25 °C." in told
    assert "Ada takes 2 cards from the other hand: A, C." in told
    assert "Ada looks at the other hand: Detergent." in told
    assert "Ada looks at the other hand." in sentences(table, 1)
    assert "Ada takes 2 cards from the other hand." in sentences(table, None)
    assert "Bo answers with Detergent." in told
    assert "Ada's Thermal cycler is stopped." in told


def test_the_log_tells_mutation_rearranging_adding_and_the_end() -> None:
    table = a_table("ACGT" * 6, "AC", at=65)
    give(table, 0, "dna_polymerase", "dntps")
    on_top(table, "UC")
    table.listen()
    play(table, "play:dna_polymerase:rival", "place:1", "place:2", "base:C", "base:A")
    turn.begin(table, 1)
    play(table, "place:1", "place:2")
    table.active = table.actor = 0
    on_top(table, "UC")
    play(table, "play:dntps:own", "base:C")
    told = sentences(table, None)
    assert told.count("Bo's chain now reads CA.") == 1
    assert told.count("Ada mutates Bo's chain, which now reads AC.") == 1
    assert "U is turned up." in told
    assert "Ada wins the game with 25 bases, for 25 points." in told
    assert "The match is over. Ada wins." in told


def test_the_log_tells_a_shared_game_and_the_search() -> None:
    names = GAME.names(NAMES)
    assert Shared(turns=300).sentence(names) == "After 300 turns the game is shared."
    both = Ended(games=1, winners=[0, 1], won=[0, 0], scores=[0, 0])
    assert both.sentence(names) == "The match is over. Ada and Bo share the win."
    debts = Ended(games=2, winners=[1], won=[0, 2], scores=[-61, 9])
    assert debts.sentence(names) == "The match is over. Bo wins, games 2 to 0, points 9 to −61."
    searched = Searched(seat=1, bases="ACGTTA")
    assert searched.sentence(names) == "Bo takes ACGTTA in the search for A, T and G."
    assert Removed(chain=0, bases="AC", places=[1, 2]).sentence(names) == "Ada's chain loses AC."


def test_the_log_says_you_and_your_to_its_reader() -> None:
    names = GAME.names(["You", "Bo"])
    assert Laid(seat=0, chain=0, base="A").sentence(names) == "You lay A on your chain."
    assert Cut(chain=0, bases="AC", uracil=False).sentence(names) == "Your chain is cut, and AC lies loose."


def test_an_announcement_tells_how_much_of_the_chain_would_stay() -> None:
    table = a_table("GAATTCA", "GAATTCAU", at=37)
    give(table, 0, "ecori", "blue_buffer")
    give(table, 1, "ice_box", "linker", "A")
    play(table, "cut:ecori:rival")
    assert [GAME.view(table, seat).announced[0].keeps for seat in (0, 1, None)] == [1, 1, 1]
    play(table, "pass")
    assert GAME.view(table, 0).announced[0].keeps is None, "it has cut"


def test_who_is_asked_reads_why_each_answer_works_and_nobody_else_does() -> None:
    table = a_table("GAATTCA", "GAATTCA", at=37)
    give(table, 0, "ecori", "blue_buffer")
    give(table, 1, "detergent", "ice_box", "thermal_cycler", "linker", "A")
    play(table, "cut:ecori:rival")
    assert GAME.view(table, 1).answers == {
        "detergent": "It stops EcoRI.",
        "ice_box": "At 4\u00a0°C it fails; it needs 37\u00a0°C.",
        "thermal_cycler": "At another temperature it fails; it needs 37\u00a0°C.",
    }
    assert GAME.view(table, 0).answers == GAME.view(table, None).answers == {}
    play(table, "pass")
    assert GAME.view(table, 1).answers == {"linker": "Insert 1 to 3 bases and join the loose piece."}


def test_a_temperature_can_be_the_way_to_a_repair() -> None:
    table = a_table("GAATTCA", "GAATTCA", at=37)
    give(table, 0, "ecori", "blue_buffer")
    give(table, 1, "ligation", "ligase", "red_buffer", "distilled_water", "ice_box", "thermal_cycler")
    play(table, "cut:ecori:rival", "pass")
    answers = GAME.view(table, 1).answers
    assert answers["ice_box"] == "At 4 °C your Ligation can join the loose piece."
    assert answers["thermal_cycler"] == "You choose the temperature at which your Ligation works."


def test_a_card_that_is_announced_tells_its_science() -> None:
    announced = Announced(seat=0, how="repair", card="linker", company=[], chain=None, temperature=None)
    assert GAME.science(announced).startswith("A linker is")
