"""The thermometer: levels, the cards that move it, and temperature as a defence."""

import pytest

from labtable.games.adna.thermometer import LEVELS
from tests.games.adna.tables import GAME, a_table, chain, degrees, give, move, offered, play, refused


def after(card: str, at: int, named: int | None = None) -> int | str:
    """The temperature after a card is played, or the rule that refuses it."""
    table = a_table(at=at)
    give(table, 0, card)
    text = f"play:{card}" if named is None else f"play:{card}:{named}"
    rule = refused(table, text)
    if rule is not None:
        return rule
    play(table, text)
    return degrees(table)


@pytest.mark.rule("adna", "A-11", "R8", "R19")
def test_heating_block_goes_up_two_levels_and_distilled_water_down_one_and_both_stop_at_the_ends() -> None:
    assert LEVELS == (-80, 4, 16, 25, 37, 50, 55, 65, 80, 100)
    assert [after("heating_block", at) for at in (-80, 25, 80, 100)] == [16, 50, 100, "A-14"]
    assert [after("distilled_water", at) for at in (100, 25, 4, -80)] == [80, 16, -80, "A-14"]


@pytest.mark.rule("adna", "A-14", "A-60", "R15", "R20", "R33")
def test_water_bath_only_warms_ice_box_only_cools_and_dry_ice_always_works_above_minus_80() -> None:
    assert [after("water_bath", at) for at in (-80, 50, 55, 65)] == [55, 55, "A-14", "A-14"]
    assert [after("ice_box", at) for at in (100, 16, 4, -80)] == [4, 4, "A-14", "A-14"]
    assert [after("dry_ice", at) for at in (100, 4, -80)] == [-80, -80, "A-14"]


@pytest.mark.rule("adna", "A-58", "R31")
def test_thermal_cycler_goes_to_any_other_level() -> None:
    for level in LEVELS:
        assert after("thermal_cycler", 37, level) == ("A-58" if level == 37 else level)


@pytest.mark.rule("adna", "A-12", "A-13", "A-16")
@pytest.mark.parametrize(
    ("card", "levels"),
    [
        ("agarose_gel", {25}),
        ("deletion", {25, 37}),
        ("dmso", {55, 65, 80, 100}),
        ("rnase_a", {37}),
    ],
)
def test_a_card_with_a_temperature_can_be_played_at_its_levels_only(card: str, levels: set[int]) -> None:
    text = {"deletion": "play:deletion:own:red"}.get(card, f"play:{card}")
    for level in LEVELS:
        table = a_table("ACU", "AC", at=level)
        give(table, 0, card, "red_buffer")
        assert refused(table, text) == (None if level in levels else "A-16")


@pytest.mark.rule("adna", "A-15", "O7")
def test_playing_a_card_does_not_move_the_thermometer_and_its_picture_stays() -> None:
    table = a_table("ACU", "AC", at=37)
    give(table, 0, "deletion", "red_buffer")
    play(table, "play:deletion:own:red", "place:1", "place:3")
    assert degrees(table) == 37
    assert GAME.view(table, 1).last == "deletion"


@pytest.mark.rule("adna", "D3", "A-17", "A-56")
def test_a_temperature_answer_that_breaks_an_attack_stops_it_and_stays() -> None:
    table = a_table("AC", "AC", at=37)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "distilled_water", "heating_block")
    play(table, "play:deletion:rival:red")
    assert refused(table, "answer:distilled_water") == "A-17", "at 25 the attack would still work"
    play(table, "answer:heating_block")
    assert degrees(table) == 55
    assert chain(table, 1) == "AC"
    assert (table.actor, table.active) == (0, 0)


@pytest.mark.rule("adna", "A-17", "A-53")
def test_who_could_only_answer_with_a_level_that_breaks_nothing_is_not_asked() -> None:
    table = a_table("AC", "AC", at=37)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "distilled_water")
    play(table, "play:deletion:rival:red")
    assert table.actor == 0


@pytest.mark.rule("adna", "A-14", "A-17", "A-58")
def test_a_temperature_answer_must_move_the_thermometer() -> None:
    table = a_table("AC", "AC", at=55)
    give(table, 0, "dmso")
    give(table, 1, "water_bath", "thermal_cycler", "dry_ice")
    play(table, "play:dmso")
    assert refused(table, "answer:water_bath") == "A-14"
    assert refused(table, "answer:thermal_cycler:55") == "A-58"
    assert refused(table, "answer:thermal_cycler:100") == "A-17"
    assert offered(table) == {
        "answer:dry_ice",
        "pass",
        *(f"answer:thermal_cycler:{level}" for level in (-80, 4, 16, 25, 37, 50)),
    }


@pytest.mark.rule("adna", "A-17", "A-57")
@pytest.mark.parametrize("attack", ["play:dnase_i:rival", "play:dna_ladder", "play:dry_ice", "play:water_bath"])
def test_what_has_no_temperature_cannot_lose_it(attack: str) -> None:
    table = a_table("AC", "ACGTACGT", at=37)
    give(table, 0, attack.split(":")[1])
    give(table, 1, "thermal_cycler", "detergent")
    play(table, attack)
    assert refused(table, "answer:thermal_cycler:100") == "A-17"
    assert offered(table) == {"answer:detergent", "pass"}


@pytest.mark.rule("adna", "A-18", "A-57", "R19", "R20")
@pytest.mark.parametrize(("at", "then"), [(-80, -80), (4, 4), (25, 4), (80, 4)])
def test_ice_box_stops_heating_block_at_any_temperature_and_cools_to_4_from_above(at: int, then: int) -> None:
    table = a_table(at=at)
    give(table, 0, "heating_block")
    give(table, 1, "ice_box")
    play(table, "play:heating_block", "answer:ice_box")
    assert degrees(table) == then


@pytest.mark.rule("adna", "A-18")
def test_an_ice_box_that_is_itself_stopped_neither_cools_nor_stops() -> None:
    table = a_table(at=25)
    give(table, 0, "heating_block", "detergent")
    give(table, 1, "ice_box")
    play(table, "play:heating_block", "answer:ice_box", "answer:detergent")
    assert degrees(table) == 50


@pytest.mark.rule("adna", "A-19", "A-57", "R26", "R31")
def test_denaturation_stops_thermal_cycler_at_100_only() -> None:
    hot = a_table(at=100)
    give(hot, 0, "thermal_cycler")
    give(hot, 1, "nucleic_acid_denaturation")
    play(hot, "play:thermal_cycler:25", "answer:nucleic_acid_denaturation")
    assert degrees(hot) == 100
    cooler = a_table(at=80)
    give(cooler, 0, "thermal_cycler")
    give(cooler, 1, "nucleic_acid_denaturation", "detergent")
    play(cooler, "play:thermal_cycler:25")
    assert refused(cooler, "answer:nucleic_acid_denaturation") == "A-16"
    play(cooler, "pass")
    assert degrees(cooler) == 25


@pytest.mark.rule("adna", "A-57")
def test_a_temperature_cannot_be_won_back_by_another_temperature_card() -> None:
    table = a_table("AC", "AC", at=37)
    give(table, 0, "deletion", "red_buffer", "thermal_cycler")
    give(table, 1, "dry_ice")
    play(table, "play:deletion:rival:red", "answer:dry_ice")
    assert (table.actor, degrees(table)) == (0, -80), "the attacker was not even asked"


@pytest.mark.rule("adna", "A-57")
def test_a_defence_can_lose_its_temperature_while_the_attack_keeps_its_own() -> None:
    table = a_table("AC", "ACGT", at=25)
    give(table, 0, "alkaline_phosphatase", "dephosphorylation", "red_buffer", "thermal_cycler")
    give(table, 1, "klenow_fragment")
    play(table, "play:alkaline_phosphatase:rival:red", "answer:klenow_fragment")
    assert refused(table, "answer:thermal_cycler:25") == "A-58"
    play(table, "answer:thermal_cycler:37")
    assert chain(table, 1) == "AC", "Klenow fails at 37, Alkaline Phosphatase works"
    assert degrees(table) == 37


def test_every_temperature_card_has_its_moves() -> None:
    for card in ("heating_block", "water_bath", "dry_ice", "distilled_water", "ice_box", "thermal_cycler:4"):
        assert move(f"play:{card}")
        assert move(f"answer:{card}")
