"""The loose piece: Linker, Polylinker, Ligation, and answers to them."""

import msgspec
import pytest

from labtable.games.adna.decks import BASES
from labtable.games.adna.in_play import TableInPlay
from labtable.games.adna.phases import INSERT, MAIN, REPAIR, STEP
from labtable.kernel import NOBODY, seeded
from tests.games.adna.tables import GAME, a_table, bottom, chain, degrees, give, hand, move, offered, play, refused

LIGATION_SET = ("ligation", "ligase", "red_buffer")


def cut(*owner_holds: str, attacker_holds: tuple[str, ...] = ()) -> TableInPlay:
    """Seat 0 has cut CATGAC of seat 1 behind CATG: AC lies loose, and a BSA step will follow."""
    table = a_table("", "CATGAC", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa", *attacker_holds)
    give(table, 1, *owner_holds)
    play(table, "cut:nlaiii:rival")
    if not table.loose and table.phase != STEP:
        play(table, "pass")
    return table


def cut_in_the_cold(*owner_holds: str, attacker_holds: tuple[str, ...] = ()) -> TableInPlay:
    """The same, with a thermometer that went to 16 meanwhile, as it can by the owner's own repair."""
    table = cut("thermal_cycler", *LIGATION_SET, *owner_holds, attacker_holds=attacker_holds)
    play(table, "repair:thermal_cycler:16")
    return table


@pytest.mark.rule("adna", "A-44")
def test_without_a_repair_in_hand_the_owner_is_not_asked_and_the_piece_is_lost() -> None:
    table = cut("goggles", "ligation", "ligase")
    assert (chain(table, 1), table.loose, table.phase) == ("CATG", [], STEP)
    assert bottom(table, BASES, 2) == ["A", "C"]


@pytest.mark.rule("adna", "A-44", "A-43", "A-59")
def test_the_owner_is_asked_in_secret_and_may_pass() -> None:
    table = cut("linker", "A")
    assert (table.phase, table.actor) == (REPAIR, 1)
    assert table.in_secret()
    assert GAME.view(table, 0).turn.actor is None
    assert GAME.view(table, 0).chains[1].loose == "AC"
    assert refused(table, "lay:own:A") == "A-44"
    play(table, "pass")
    assert (chain(table, 1), table.phase, table.actor) == ("CATG", STEP, 0)
    assert bottom(table, BASES, 2) == ["A", "C"]


@pytest.mark.rule("adna", "A-53", "A-59")
def test_the_owner_of_a_loose_piece_is_asked_whatever_the_cards_are() -> None:
    pictures = set()
    for held in ("goggles", "linker", "ligase"):
        table = a_table("", "CATGAC", at=37)
        give(table, 0, "nlaiii", "green_buffer", "bsa")
        give(table, 1, held, "A")
        for text in ("cut:nlaiii:rival", "pass"):
            table.play(move(text))
        assert (table.phase, table.actor, table.speechless()) == (REPAIR, 1, held != "linker")
        assert (GAME.view(table, 1).phase, GAME.view(table, 0).phase) == ("repair", "answer")
        pictures.add(msgspec.json.encode(GAME.view(table, 0)))
        play(table, "pass")
        assert (chain(table, 1), table.phase) == ("CATG", STEP)
    assert len(pictures) == 1


@pytest.mark.rule("adna", "A-53")
def test_who_can_hold_no_repair_is_not_asked() -> None:
    table = a_table("", "CATGAC", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    give(table, 1, "A")
    play(table, "cut:nlaiii:rival")
    assert (table.phase, table.loose) == (STEP, [])


@pytest.mark.rule("adna", "R24", "R28", "A-45", "Q8")
@pytest.mark.parametrize(("card", "most"), [("linker", 3), ("polylinker", 5)])
def test_linker_and_polylinker_insert_bases_of_the_hand_and_the_piece_follows(card: str, most: int) -> None:
    table = cut(card, *"TTTTTT", "U")
    play(table, f"repair:{card}")
    assert (table.phase, table.midway()) == (INSERT, True)
    assert refused(table, "base:U") == "A-45"
    assert refused(table, "base:G") == "O3"
    assert refused(table, "done") == "A-45"
    for _ in range(most):
        play(table, "base:T")
    assert chain(table, 1) == "CATG" + "T" * most + "AC"
    assert (table.phase, table.actor, table.loose) == (STEP, 0, [])


@pytest.mark.rule("adna", "A-45")
def test_one_inserted_base_is_enough() -> None:
    table = cut("linker", "T", "T")
    play(table, "repair:linker", "base:T")
    assert offered(table) == {"base:T", "done"}
    play(table, "done")
    assert chain(table, 1) == "CATGTAC"
    assert hand(table, 1) == ["T"]


@pytest.mark.rule("adna", "A-45", "A-44")
def test_a_linker_needs_a_dna_base_in_hand() -> None:
    table = cut("linker", "U", *LIGATION_SET, "distilled_water", "thermal_cycler")
    assert refused(table, "repair:linker") == "A-45"


@pytest.mark.rule("adna", "A-45", "A-54")
def test_in_an_imagined_hand_without_a_base_the_linker_can_still_be_closed() -> None:
    table = cut("linker", "T")
    play(table, "repair:linker")
    imagined = [table.imagine(0, seeded(seed)) for seed in range(200)]
    lacking = next(each for each in imagined if offered(each) == {"done"})
    play(lacking, "done")
    assert chain(lacking, 1) == "CATGAC"


@pytest.mark.rule("adna", "R23", "A-44", "A-47", "A-12")
def test_ligation_at_4_or_16_joins_the_piece_again() -> None:
    table = cut_in_the_cold()
    assert degrees(table) == 16
    assert refused(table, "repair:ligation:blue") == "A-31"
    play(table, "repair:ligation:red")
    assert (chain(table, 1), table.phase, table.actor) == ("CATGAC", STEP, 0)
    assert hand(table, 1) == []


@pytest.mark.rule("adna", "A-44", "A-16")
def test_ligation_and_linker_are_refused_at_other_temperatures() -> None:
    table = cut("linker", "T", *LIGATION_SET)
    assert refused(table, "repair:ligation:red") == "A-16"
    cold = cut_in_the_cold("linker", "T")
    assert refused(cold, "repair:linker") == "A-16"


@pytest.mark.rule("adna", "A-44")
def test_a_temperature_card_repairs_only_if_it_leads_to_a_ligation_in_hand() -> None:
    table = cut("thermal_cycler", "ice_box", "heating_block", "distilled_water", *LIGATION_SET)
    assert offered(table) == {"repair:thermal_cycler:4", "repair:thermal_cycler:16", "repair:ice_box", "pass"}
    assert refused(table, "repair:heating_block") == "A-44"
    assert refused(table, "repair:thermal_cycler:25") == "A-44"
    without = cut("thermal_cycler", "ligation", "ligase", "linker", "T")
    assert refused(without, "repair:thermal_cycler:4") == "A-44"
    play(table, "repair:thermal_cycler:4")
    assert refused(table, "repair:ice_box") == "A-44", "it is cold enough"
    assert refused(table, "repair:distilled_water") == "A-44"
    play(table, "repair:ligation:red")
    assert chain(table, 1) == "CATGAC"


@pytest.mark.rule("adna", "A-44", "A-53", "A-23")
def test_the_attacker_may_answer_a_repair_and_the_owner_may_try_again() -> None:
    table = cut("linker", "polylinker", "T", attacker_holds=("detergent",))
    play(table, "repair:linker")
    assert (table.actor, offered(table)) == (0, {"answer:detergent", "pass"})
    play(table, "answer:detergent")
    assert (table.phase, table.actor) == (REPAIR, 1)
    assert hand(table, 1) == ["T", "polylinker"], "the base is kept"
    play(table, "repair:polylinker", "base:T")
    assert offered(table) == {"done"}
    play(table, "done")
    assert chain(table, 1) == "CATGTAC"


@pytest.mark.rule("adna", "A-44", "A-45", "A-57")
def test_a_repair_can_lose_its_temperature_and_the_last_one_loses_the_piece() -> None:
    table = cut("linker", "T", attacker_holds=("dry_ice",))
    play(table, "repair:linker", "answer:dry_ice")
    assert (chain(table, 1), degrees(table), table.phase, table.actor) == ("CATG", -80, STEP, 0)
    assert hand(table, 1) == ["T"]
    assert offered(table) == {"step:up"}


@pytest.mark.rule("adna", "A-44", "A-53")
def test_a_repairing_temperature_card_can_be_answered_too() -> None:
    table = cut("thermal_cycler", *LIGATION_SET, attacker_holds=("detergent",))
    play(table, "repair:thermal_cycler:4", "answer:detergent")
    assert (chain(table, 1), degrees(table)) == ("CATG", 37)


@pytest.mark.rule("adna", "A-44")
def test_a_uracil_goes_at_once_and_is_no_piece_to_repair() -> None:
    table = a_table("", "CATGU", at=37)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    give(table, 1, "linker", "A")
    play(table, "cut:nlaiii:rival")
    assert (chain(table, 1), table.phase, table.actor) == ("CATG", STEP, 0)
    assert bottom(table, BASES, 1) == ["U"]


@pytest.mark.rule("adna", "A-44")
@pytest.mark.parametrize("attack", ["play:dnase_i:rival", "play:deletion:rival:red", "play:dna_ladder"])
def test_only_an_enzyme_leaves_something_to_repair(attack: str) -> None:
    table = a_table("A", "ACGTACG", at=25)
    give(table, 0, attack.split(":")[1], "red_buffer")
    give(table, 1, "linker", "A")
    play(table, attack)
    while table.midway():
        table.play(table.legal()[0])
    assert (table.phase, table.actor) == (MAIN, 0)


@pytest.mark.rule("adna", "A-46", "A-09")
def test_a_linker_may_not_overshoot_the_goal_and_a_repair_up_to_it_wins_at_once() -> None:
    table = a_table("", "CATG" + "A" * 9, at=37, length=15)
    give(table, 0, "nlaiii", "green_buffer", "bsa")
    give(table, 1, "polylinker", *"TTTT")
    play(table, "cut:nlaiii:rival", "repair:polylinker", "base:T")
    assert table.actor == 1
    assert len(table.chains[1]) + len(table.loose) == 14
    play(table, "base:T")
    assert (table.actor, table.winners()) == (NOBODY, [1]), "in the other's turn, and there is no BSA step"
    assert chain(table, 1) == "CATGTT" + "A" * 9


@pytest.mark.rule("adna", "A-09")
def test_a_loose_piece_does_not_count() -> None:
    table = cut("linker", "T")
    assert GAME.view(table, 1).chains[1].length == 4


@pytest.mark.rule("adna", "A-20", "A-44")
def test_the_bsa_step_comes_after_the_repair() -> None:
    table = cut("linker", "T")
    assert table.phase == REPAIR
    play(table, "repair:linker", "base:T", "done")
    assert table.phase == STEP
    play(table, "step:up")
    assert degrees(table) == 50
