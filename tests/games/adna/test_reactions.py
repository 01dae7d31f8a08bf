"""The Reactions cards: what each does, and that it does nothing where it cannot."""

import pytest

from labtable.games.adna.decks import BASES, REACTIONS
from labtable.games.adna.events import Looked, Saw, Took, TookBases, TookHidden
from labtable.games.adna.phases import MAIN
from labtable.kernel import SPECTATOR, seeded
from tests.games.adna.tables import GAME, a_table, bottom, chain, give, hand, heard, offered, on_top, play, refused

PCR_SET = ("pcr", "red_buffer", "dntps", "dna_polymerase", "magnesium_chloride")


@pytest.mark.rule("adna", "R1", "A-35")
def test_agarose_gel_draws_two_bases_to_the_hand() -> None:
    table = a_table(at=25)
    give(table, 0, "agarose_gel")
    on_top(table, "CU")
    play(table, "play:agarose_gel")
    assert hand(table, 0) == ["C", "U"]


@pytest.mark.rule("adna", "R9", "A-29", "A-35")
def test_dmso_draws_three_bases_alone() -> None:
    table = a_table(at=55)
    give(table, 0, "dmso")
    on_top(table, "CGT")
    play(table, "play:dmso")
    assert hand(table, 0) == ["C", "G", "T"]


@pytest.mark.rule("adna", "A-60")
@pytest.mark.parametrize("text", ["agarose_gel", "spectrophotometer:own", "dmso", "dntps:own", "pcr:own:red"])
def test_nothing_is_drawn_or_turned_from_an_empty_deck(text: str) -> None:
    card = text.split(":")[0]
    table = a_table("AC", "AC", at=25 if card in ("agarose_gel", "spectrophotometer") else 55)
    give(table, 0, *(PCR_SET if card == "pcr" else [card]))
    table.decks[BASES] = []
    assert refused(table, f"play:{text}") == "A-60"


@pytest.mark.rule("adna", "R2", "A-28", "A-61")
@pytest.mark.parametrize(("before", "then"), [("ACGT", "AC"), ("ACGU", "AC"), ("A", ""), ("U", "")])
def test_alkaline_phosphatase_removes_the_last_two_cards(before: str, then: str) -> None:
    table = a_table("", before, at=37)
    give(table, 0, "alkaline_phosphatase", "dephosphorylation", "blue_buffer")
    play(table, "play:alkaline_phosphatase:rival:blue")
    assert chain(table, 1) == then
    assert bottom(table, REACTIONS, 3) == ["alkaline_phosphatase", "blue_buffer", "dephosphorylation"]
    assert "".join(bottom(table, BASES, len(before) - len(then))) == before[len(then) :]


@pytest.mark.rule("adna", "A-28", "O9", "A-31")
def test_alkaline_phosphatase_needs_dephosphorylation_and_a_buffer() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "alkaline_phosphatase", "blue_buffer")
    assert refused(table, "play:alkaline_phosphatase:rival:blue") == "O9"
    assert refused(table, "play:alkaline_phosphatase:rival:red") == "A-31"
    give(table, 0, "dephosphorylation")
    assert refused(table, "play:alkaline_phosphatase:rival:blue") is None
    assert refused(table, "play:alkaline_phosphatase:own:blue") == "A-60", "there is nothing on the own chain"


@pytest.mark.rule("adna", "R5", "Q2", "A-31", "A-37", "Q9")
def test_deletion_takes_two_cards_from_anywhere_for_one_buffer() -> None:
    table = a_table("A", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer", "green_buffer")
    play(table, "play:deletion:rival:red")
    assert offered(table) == {"place:1", "place:2", "place:3", "place:4"}
    assert refused(table, "place:5") == "A-37"
    assert refused(table, "done") == "A-37"
    play(table, "place:4")
    assert refused(table, "place:4") == "A-37"
    play(table, "place:2")
    assert chain(table, 1) == "AG"
    assert bottom(table, BASES, 2) == ["C", "T"], "from 5' to 3', whatever was chosen first"
    assert hand(table, 0) == ["green_buffer"], "one buffer, not all"


@pytest.mark.rule("adna", "Q1", "A-32", "A-37", "A-49")
def test_deletion_may_clean_the_own_chain_and_the_uracil_counts_as_one() -> None:
    table = a_table("ACU", "A", at=37)
    give(table, 0, "deletion", "red_buffer", "G")
    play(table, "play:deletion:own:red", "place:3", "place:1", "lay:own:G")
    assert chain(table, 0) == "CG"


@pytest.mark.rule("adna", "A-37", "A-60")
def test_deletion_takes_the_only_card_and_nothing_from_an_empty_chain() -> None:
    table = a_table("", "G", at=25)
    give(table, 0, "deletion", "red_buffer")
    assert refused(table, "play:deletion:own:red") == "A-60"
    play(table, "play:deletion:rival:red", "place:1")
    assert chain(table, 1) == ""
    assert table.phase == MAIN


@pytest.mark.rule("adna", "R10", "A-38", "A-61")
@pytest.mark.parametrize(
    ("before", "then"),
    [
        ("ACGTA", "ACGT"),
        ("ACGTACGTACG", "ACGT"),
        ("ACGTU", "ACGT"),
        ("ACGT", None),
        ("ACGU", None),
        ("ACGTACGTACGT", None),
    ],
)
def test_dnase_cuts_a_chain_below_twelve_down_to_four(before: str, then: str | None) -> None:
    table = a_table("", before)
    give(table, 0, "dnase_i")
    if then is None:
        assert refused(table, "play:dnase_i:rival") == "A-38"
    else:
        play(table, "play:dnase_i:rival")
        assert chain(table, 1) == then
        assert table.actor == 0, "there is nothing to repair"


@pytest.mark.rule("adna", "R11", "A-32", "A-39", "A-61")
@pytest.mark.parametrize(
    ("own", "rival", "then"),
    [("A", "ACGTACGT", "ACGTA"), ("ACG", "ACGT", "ACG"), ("AC", "ACGTU", "AC"), ("ACU", "ACGTACU", "ACG")],
)
def test_dna_ladder_levels_the_longer_chain_by_three_at_most(own: str, rival: str, then: str) -> None:
    table = a_table(own, rival)
    give(table, 0, "dna_ladder")
    play(table, "play:dna_ladder")
    assert chain(table, 1) == then
    assert bottom(table, BASES, 1) == [rival[-1]]


@pytest.mark.rule("adna", "A-39", "A-60")
def test_dna_ladder_needs_a_longer_chain_and_equal_is_not_longer() -> None:
    table = a_table("ACG", "ACGU")
    give(table, 0, "dna_ladder")
    assert refused(table, "play:dna_ladder") == "A-39"


@pytest.mark.rule("adna", "R13", "A-29", "A-34")
def test_dna_polymerase_rearranges_up_to_three_bases() -> None:
    table = a_table("ACGT", "", at=65)
    give(table, 0, "dna_polymerase")
    play(table, "play:dna_polymerase:own")
    assert refused(table, "place:4") == "A-34", "there would be no second place"
    play(table, "place:1")
    assert refused(table, "done") == "A-34"
    assert refused(table, "place:1") == "A-34"
    play(table, "place:3", "place:4")
    assert offered(table) == {"base:A", "base:G", "base:T"}
    assert refused(table, "base:C") == "A-34"
    play(table, "base:T", "base:A", "base:G")
    assert chain(table, 0) == "TCAG"
    assert table.phase == MAIN


@pytest.mark.rule("adna", "R32", "A-34", "A-60")
def test_uv_light_rearranges_four_or_two_or_none_but_never_a_uracil() -> None:
    table = a_table("AAAA", "ACGTU", at=25)
    give(table, 0, "uv_light", "uv_light")
    assert refused(table, "play:uv_light:own") == "A-60"
    play(table, "play:uv_light:rival")
    assert refused(table, "place:5") == "A-34"
    play(table, "done")
    assert chain(table, 1) == "ACGTU"
    play(table, "play:uv_light:rival", "place:1", "place:2", "done", "base:C", "base:A")
    assert chain(table, 1) == "CAGTU"


@pytest.mark.rule("adna", "A-34")
def test_the_last_place_of_the_chain_ends_the_choice_of_places() -> None:
    table = a_table("", "ACGTU", at=25)
    give(table, 0, "uv_light")
    play(table, "play:uv_light:rival", "place:2", "place:4", "base:T", "base:C")
    assert chain(table, 1) == "ATGCU"


@pytest.mark.rule("adna", "R32", "A-34")
def test_four_chosen_places_can_be_filled_in_any_order() -> None:
    table = a_table("", "ACGTA", at=25)
    give(table, 0, "uv_light")
    play(table, "play:uv_light:rival", "place:1", "place:2", "place:3", "place:4")
    play(table, "base:G", "base:T", "base:A", "base:C")
    assert chain(table, 1) == "GTACA"


@pytest.mark.rule("adna", "R14", "R30", "A-29", "A-35", "A-36")
@pytest.mark.parametrize(("card", "at", "number"), [("spectrophotometer", 25, 2), ("dntps", 80, 3)])
def test_turned_up_bases_go_to_the_chosen_3_end_in_any_order(card: str, at: int, number: int) -> None:
    table = a_table("A", "A", at=at)
    give(table, 0, card)
    on_top(table, "UGCT")
    play(table, f"play:{card}:rival")
    assert bottom(table, BASES, 1) == ["U"], "a uracil is replaced"
    lies = "GC" if number == 2 else "GCT"
    assert offered(table) == {f"base:{letter}" for letter in lies}
    assert refused(table, "base:A") == "A-35"
    assert refused(table, "done") == "A-35"
    for letter in reversed(lies):
        play(table, f"base:{letter}")
    assert chain(table, 1) == "A" + lies[::-1]
    assert table.phase == MAIN


@pytest.mark.rule("adna", "A-35")
def test_no_more_cards_are_turned_than_the_deck_held() -> None:
    table = a_table("A", "A", at=25)
    give(table, 0, "spectrophotometer")
    on_top(table, "UGU")
    table.decks[BASES] = table.decks[BASES][-3:]
    play(table, "play:spectrophotometer:own", "base:G")
    assert chain(table, 0) == "AG"
    assert bottom(table, BASES, 2) == ["U", "U"]


@pytest.mark.rule("adna", "A-35")
def test_a_deck_of_uracils_gives_nothing() -> None:
    table = a_table("A", "A", at=25)
    give(table, 0, "spectrophotometer")
    on_top(table, "UU")
    table.decks[BASES] = table.decks[BASES][-2:]
    play(table, "play:spectrophotometer:own")
    assert (chain(table, 0), table.phase, len(table.decks[BASES])) == ("A", MAIN, 2)


@pytest.mark.rule("adna", "R3", "R25", "A-29", "A-58")
def test_pcr_adds_three_and_three_and_rearranges_three_places_of_one_chain() -> None:
    table = a_table("A", "A", at=55)
    give(table, 0, *PCR_SET)
    on_top(table, "CCCGGG")
    play(table, "play:pcr:own:red", "base:C", "base:C", "base:C", "base:G", "base:G", "base:G")
    assert chain(table, 0) == "ACCCGGG"
    play(table, "place:1", "place:7", "base:G", "base:A")
    assert chain(table, 0) == "GCCCGGA"
    assert bottom(table, REACTIONS, 5) == list(PCR_SET)
    assert (table.phase, hand(table, 0)) == (MAIN, [])


@pytest.mark.rule("adna", "A-29", "O9")
@pytest.mark.parametrize("missing", PCR_SET[2:])
def test_pcr_needs_all_its_company_and_dmso_is_no_part_of_it(missing: str) -> None:
    table = a_table("A", "A", at=55)
    give(table, 0, "dmso", *(card for card in PCR_SET if card != missing))
    assert refused(table, "play:pcr:own:red") == "O9"


@pytest.mark.rule("adna", "A-29")
def test_pcr_on_a_chain_of_equal_bases_leaves_nothing_to_rearrange() -> None:
    table = a_table("", "", at=55)
    give(table, 0, *PCR_SET)
    on_top(table, "CCCCCC")
    play(table, "play:pcr:own:red", *["base:C"] * 6)
    assert (chain(table, 0), table.phase) == ("CCCCCC", MAIN)


@pytest.mark.rule("adna", "A-36", "A-48")
def test_pcr_and_dntps_need_a_clean_chain() -> None:
    table = a_table("AU", "A", at=55)
    give(table, 0, *PCR_SET)
    assert refused(table, "play:pcr:own:red") == "A-48"
    assert refused(table, "play:dntps:own") == "A-48"
    assert refused(table, "play:pcr:rival:red") is None


@pytest.mark.rule("adna", "R29", "A-26", "A-49", "A-60")
def test_rnase_a_takes_the_uracil_off_the_own_chain_in_the_own_turn() -> None:
    table = a_table("ACU", "ACU", at=37)
    give(table, 0, "rnase_a", "rnase_a")
    play(table, "play:rnase_a")
    assert (chain(table, 0), chain(table, 1)) == ("AC", "ACU")
    assert refused(table, "play:rnase_a") == "A-60"


@pytest.mark.rule("adna", "A-49", "D4")
@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        (["alkaline_phosphatase", "dephosphorylation", "red_buffer"], ["play:alkaline_phosphatase:own:red"]),
        (["dnase_i"], ["play:dnase_i:own"]),
        (["deletion", "red_buffer"], ["play:deletion:own:red", "place:6", "place:5"]),
        (["cviaii", "green_buffer"], ["cut:cviaii:own"]),
    ],
)
def test_whatever_removes_the_end_of_a_chain_removes_the_uracil(cards: list[str], moves: list[str]) -> None:
    table = a_table("CATGAU", "A", at=25)
    give(table, 0, "C", *cards)
    play(table, *moves)
    assert not chain(table, 0).endswith("U")
    play(table, "lay:own:C")


@pytest.mark.rule("adna", "R16", "A-41", "A-60")
def test_electrophoresis_takes_all_bases_a_uracil_too() -> None:
    table = a_table(at=25)
    give(table, 0, "electrophoresis_tank", "electrophoresis_tank")
    assert refused(table, "play:electrophoresis_tank") == "A-60"
    give(table, 1, "A", "U", "goggles")
    table.listen()
    play(table, "play:electrophoresis_tank")
    assert hand(table, 0) == ["A", "U", "electrophoresis_tank"]
    assert hand(table, 1) == ["goggles"]
    assert (table.events or [])[-2:] == [TookBases(seat=0, cards=["A", "U"]), TookHidden(seat=0, number=2)]
    taken = table.hands[BASES]
    assert all(table.cards.knows(seat, card) for seat in range(2) for card in taken)
    assert not any(table.cards.knows(SPECTATOR, card) for card in taken), "spectators see the number"


@pytest.mark.rule("adna", "R17", "A-40", "A-60")
def test_ethidium_takes_two_cards_by_chance_and_everybody_sees_them() -> None:
    taken = set()
    for seed in range(30):
        table = a_table(at=25)
        table.rng = seeded(seed)
        give(table, 0, "ethidium_bromide")
        assert refused(table, "play:ethidium_bromide") == "A-60"
        give(table, 1, "A", "goggles", "ecori")
        play(table, "play:ethidium_bromide")
        assert (len(hand(table, 0)), len(hand(table, 1))) == (2, 1)
        taken |= set(hand(table, 0))
        assert all(table.cards.knows(SPECTATOR, card) for deck in range(3) for card in table.hands[deck])
    assert taken == {"A", "goggles", "ecori"}


@pytest.mark.rule("adna", "A-40")
def test_ethidium_takes_the_only_card_of_a_hand_of_one() -> None:
    table = a_table(at=25)
    give(table, 0, "ethidium_bromide")
    give(table, 1, "ecori")
    table.listen()
    play(table, "play:ethidium_bromide")
    assert (hand(table, 0), hand(table, 1)) == (["ecori"], [])
    assert (table.events or [])[-1] == Took(seat=0, cards=["ecori"])


@pytest.mark.rule("adna", "R12", "A-54", "A-60")
def test_loading_dye_shows_the_hand_to_its_player_alone() -> None:
    table = a_table(at=25)
    give(table, 0, "dna_loading_dye")
    assert refused(table, "play:dna_loading_dye") == "A-60"
    give(table, 1, "A", "goggles", "ecori")
    play(table, "play:dna_loading_dye")
    assert GAME.view(table, 0).hands[1] == {"bases": ["A"], "reactions": ["goggles"], "enzymes": ["ecori"]}
    assert GAME.view(table, None).hands[1] == {"bases": [None], "reactions": [None], "enzymes": [None]}


@pytest.mark.rule("adna", "R12", "A-54")
def test_what_loading_dye_shows_is_told_to_its_player_and_to_the_others_that_it_did() -> None:
    table = a_table(at=25)
    give(table, 0, "dna_loading_dye")
    give(table, 1, "A", "ecori")
    table.listen()
    play(table, "play:dna_loading_dye")
    assert heard(table, 0)[-1] == Saw(seat=0, bases=["A"], reactions=[], enzymes=["ecori"])
    for other in (1, None):
        assert heard(table, other)[-1] == Looked(seat=0)
        assert not any(isinstance(event, Saw) for event in heard(table, other))
    assert not any(isinstance(event, Looked) for event in heard(table, 0))


@pytest.mark.rule("adna", "R4", "R22", "R25", "R34", "A-20", "A-30")
@pytest.mark.parametrize(
    "card",
    ["ligase", "magnesium_chloride", "bsa", "blue_buffer", "green_buffer", "red_buffer", "yellow_buffer"],
)
def test_company_is_never_played_alone(card: str) -> None:
    texts = [move.text for move in GAME.catalogue.moves if f":{card}" in move.text]
    assert texts == [f"discard:{card}"]


@pytest.mark.rule("adna", "A-26", "A-23", "A-47")
def test_defence_cards_lead_no_action() -> None:
    cards = ["detergent", "goggles", "klenow_fragment", "non_toxic_dna_gel", "nucleic_acid_denaturation"]
    for card in [*cards, "dephosphorylation", "linker", "polylinker", "ligation"]:
        assert not any(move.text.startswith(f"play:{card}") for move in GAME.catalogue.moves)
    assert GAME.catalogue.named("play:ice_box") is not None
    assert GAME.catalogue.named("play:rnase_a") is not None


@pytest.mark.rule("adna", "A-27", "O7")
def test_spent_cards_go_under_their_decks_even_if_they_were_stopped() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "detergent")
    play(table, "play:deletion:rival:red", "answer:detergent")
    assert bottom(table, REACTIONS, 3) == ["deletion", "red_buffer", "detergent"]
    assert sum(len(deck) for deck in table.decks) == 236
