"""Announcements and answers: who may stop what, answers on answers, and secret windows."""

import pytest

from labtable.games.adna.events import Stopped
from labtable.games.adna.in_play import TableInPlay
from labtable.games.adna.phases import ANSWER, FILL, MAIN
from labtable.games.adna.thermometer import LEVELS
from labtable.games.adna.titles import ACTION, Play
from labtable.kernel import seeded
from tests.games.adna.tables import (
    GAME,
    PLAYS,
    a_table,
    chain,
    degrees,
    give,
    hand,
    offered,
    on_top,
    play,
    refused,
    told,
)
from tests.games.adna.tables import move as named

ACTIONS = [move for move in PLAYS if move.kind == ACTION]
STOPPERS = {
    "uv_light": ("goggles", 25),
    "alkaline_phosphatase": ("klenow_fragment", 25),
    "ethidium_bromide": ("non_toxic_dna_gel", 25),
    "heating_block": ("ice_box", 25),
    "thermal_cycler": ("nucleic_acid_denaturation", 100),
}


def ready(move: Play, at: int | None = None) -> TableInPlay:
    """Seat 0 has all that a move needs; seat 1 holds a Detergent and a base."""
    title = move.title
    own = {"rnase_a": "ACGTU", "dna_ladder": "A"}.get(title.id, "ACGTAC")
    for enzyme in GAME.cards.enzyme:
        if enzyme.id == title.id:
            own = "T" + enzyme.site.replace("^", "").translate(str.maketrans("NRYW", "AACA")) + "GG"
    table = a_table(own, "ACGTAC" if title.id == "dna_ladder" else own, at=playable_at(move) if at is None else at)
    give(table, 0, title.id, *(table.edition.reactions[face].id for face in move.cost))
    give(table, 1, "detergent", "A")
    return table


def playable_at(move: Play) -> int:
    """A temperature at which a card can be played."""
    if move.title.levels:
        return next(level for index, level in enumerate(LEVELS) if move.title.levels >> index & 1)
    return 25 if move.level != LEVELS.index(25) else 37


@pytest.mark.rule("adna", "D1", "D2", "P8", "A-23", "A-24", "A-33", "A-53", "R7")
@pytest.mark.parametrize("move", ACTIONS, ids=lambda move: move.text)
def test_every_card_can_be_played_and_detergent_stops_it(move: Play) -> None:
    table = ready(move)
    before = (chain(table, 0), chain(table, 1), degrees(table), hand(table, 1))
    table.play(move)
    assert (table.phase, table.actor) == (ANSWER, 1)
    assert table.in_secret()
    stopped = table.clone()
    play(stopped, "answer:detergent")
    assert (chain(stopped, 0), chain(stopped, 1), degrees(stopped)) == before[:3]
    assert (hand(stopped, 0), hand(stopped, 1)) == ([], ["A"])
    assert (stopped.phase, stopped.actor) == (MAIN, 0)
    play(table, "pass")
    while table.midway():
        table.play(table.legal()[-1 if table.phase == FILL else 0])
    after = (chain(table, 0), chain(table, 1), degrees(table), hand(table, 1))
    seen = GAME.view(table, 0).hands[1]
    assert after != before or hand(table, 0) or None not in seen["bases"] + seen["reactions"]


@pytest.mark.rule("adna", "A-25", "R18", "R21", "R27", "R20", "R26")
@pytest.mark.parametrize("attack", STOPPERS)
def test_each_defence_stops_its_attack(attack: str) -> None:
    defence, at = STOPPERS[attack]
    for move in ACTIONS:
        if move.title.id == attack and move.level != LEVELS.index(at):
            table = ready(move, at)
            give(table, 1, defence)
            before = (chain(table, 0), chain(table, 1))
            play(table, move.text, f"answer:{defence}")
            assert (chain(table, 0), chain(table, 1), hand(table, 0)) == (*before, [])
            assert degrees(table) == (4 if defence == "ice_box" else at)


@pytest.mark.rule("adna", "A-25")
@pytest.mark.parametrize("attack", STOPPERS)
def test_a_defence_stops_nothing_but_its_attack(attack: str) -> None:
    defence, at = STOPPERS[attack]
    for move in ACTIONS:
        table = ready(move, at)
        give(table, 1, defence)
        if move.title.id != attack and table.refusal(move) is None and not move.title.levels:
            table.play(move)
            assert refused(table, f"answer:{defence}") in ("A-25", "A-17", "A-14"), move.text


@pytest.mark.rule("adna", "A-25")
def test_a_defence_against_something_else_is_refused() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "goggles", "detergent")
    play(table, "play:deletion:rival:red")
    assert refused(table, "answer:goggles") == "A-25"
    assert refused(table, "answer:klenow_fragment") == "O3"
    assert refused(table, "play:deletion:own:red") == "A-53"
    assert refused(table, "end") == "A-53"


@pytest.mark.rule("adna", "Q6", "A-23", "R7")
def test_detergent_does_not_stop_detergent() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer", "detergent")
    give(table, 1, "detergent")
    play(table, "play:deletion:rival:red", "answer:detergent")
    assert chain(table, 1) == "ACGT"
    assert (table.actor, hand(table, 0)) == (0, ["detergent"]), "the attacker was not asked"


@pytest.mark.rule("adna", "Q6", "A-23")
def test_a_detergent_is_refused_against_a_detergent_even_with_another_answer_in_hand() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer", "detergent")
    give(table, 1, "detergent")
    play(table, "play:deletion:rival:red")
    table.stack[-1].play = next(each for each in PLAYS if each.text == "answer:detergent")
    assert refused(table, "answer:detergent") == "A-23"


@pytest.mark.rule("adna", "A-23", "A-53")
def test_detergent_stops_a_defence_and_then_the_attack_works() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "uv_light", "detergent")
    give(table, 1, "goggles")
    play(table, "play:uv_light:rival", "answer:goggles")
    assert table.actor == 0
    assert refused(table, "answer:goggles") == "O3"
    play(table, "answer:detergent", "place:1", "place:2", "done", "base:C", "base:A")
    assert chain(table, 1) == "CAGT"


@pytest.mark.rule("adna", "A-53")
def test_there_is_no_second_answer_to_the_same_announcement() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "uv_light", "detergent")
    give(table, 1, "goggles", "goggles", "detergent")
    play(table, "play:uv_light:rival", "answer:goggles", "answer:detergent")
    assert table.actor == 0, "UV light works; a second Goggles or the Detergent cannot stop it any more"
    assert table.midway()


@pytest.mark.rule("adna", "A-53", "A-56", "A-57")
def test_answers_go_back_and_forth_and_are_settled_from_the_last_to_the_first() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "alkaline_phosphatase", "dephosphorylation", "red_buffer", "heating_block")
    give(table, 1, "klenow_fragment", "ice_box")
    table.listen()
    play(table, "play:alkaline_phosphatase:rival:red", "answer:klenow_fragment")
    assert refused(table, "pass") is None
    play(table, "answer:heating_block")
    assert [each.play.title.id for each in table.stack] == ["alkaline_phosphatase", "klenow_fragment", "heating_block"]
    play(table, "answer:ice_box")
    assert degrees(table) == 4
    assert [event.card for event in told(table, Stopped)] == [
        "heating_block",
        "klenow_fragment",
        "alkaline_phosphatase",
    ], "the Ice Box that saved Klenow also took its temperature, and the attack's"
    assert chain(table, 1) == "ACGT"


@pytest.mark.rule("adna", "A-56", "A-16")
def test_a_defence_with_a_temperature_is_refused_at_another() -> None:
    table = a_table("", "ACGT", at=37)
    give(table, 0, "alkaline_phosphatase", "dephosphorylation", "red_buffer")
    give(table, 1, "klenow_fragment", "detergent")
    play(table, "play:alkaline_phosphatase:rival:red")
    assert refused(table, "answer:klenow_fragment") == "A-16"


@pytest.mark.rule("adna", "A-32", "A-33")
def test_the_other_may_answer_an_attack_on_ones_own_chain_too() -> None:
    table = a_table("ACU", "A", at=25)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "detergent")
    play(table, "play:deletion:own:red")
    assert table.actor == 1
    play(table, "answer:detergent")
    assert chain(table, 0) == "ACU"


@pytest.mark.rule("adna", "Q7", "A-22")
def test_one_announcement_is_settled_before_the_next() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "uv_light", "agarose_gel")
    play(table, "play:uv_light:rival")
    assert refused(table, "play:agarose_gel") == "A-34"
    assert refused(table, "end") == "A-34"
    play(table, "done")
    assert refused(table, "play:agarose_gel") is None


@pytest.mark.rule("adna", "R6", "A-25", "A-28")
@pytest.mark.parametrize("at", [4, 16])
def test_dephosphorylation_stops_ligation_at_any_temperature(at: int) -> None:
    table = a_table("", "CATGAA", at=25)
    give(table, 0, "cviaii", "green_buffer", "dephosphorylation", "alkaline_phosphatase", "blue_buffer")
    give(table, 1, "ligation", "ligase", "red_buffer", "ice_box", "thermal_cycler")
    play(table, "cut:cviaii:rival", "pass", f"repair:thermal_cycler:{at}")
    play(table, "repair:ligation:red")
    assert offered(table) == {"answer:dephosphorylation:blue", "pass"}
    play(table, "answer:dephosphorylation:blue")
    assert (chain(table, 1), degrees(table)) == ("C", at)
    assert hand(table, 0) == []


@pytest.mark.rule("adna", "A-59", "A-53")
def test_while_an_answer_is_awaited_nobody_else_sees_who_is_asked() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "detergent")
    play(table, "play:deletion:rival:red")
    for seat in (0, None):
        view = GAME.view(table, seat)
        assert view.turn.actor is None
        assert view.waiting
        assert (view.turn.offers, view.turn.refusals) == ([], [])
        assert view.phase == "answer"
    asked = GAME.view(table, 1)
    assert asked.turn.actor == 1
    assert {offer.text for offer in asked.turn.offers} == {"answer:detergent", "pass"}


@pytest.mark.rule("adna", "A-59")
def test_an_imagined_window_stays_open_and_can_always_be_passed() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "detergent")
    play(table, "play:deletion:rival:red")
    imagined = [table.imagine(0, seeded(seed)) for seed in range(40)]
    assert all((each.phase, each.actor) == (ANSWER, 1) for each in imagined)
    assert all("pass" in offered(each) for each in imagined)
    assert any(offered(each) == {"pass"} for each in imagined)
    assert table.presumed() is GAME.catalogue.named("pass")


@pytest.mark.rule("adna", "A-53", "A-59")
def test_who_might_hold_an_answer_is_asked_even_if_they_can_only_pass() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "ligase")
    table.play(named("play:deletion:rival:red"))
    assert (table.phase, table.actor, offered(table)) == (ANSWER, 1, {"pass"})
    assert table.speechless()
    assert table.silence() is table.presumed() is named("pass")
    table.hush()
    assert not table.in_secret()
    assert table.silence() is None


@pytest.mark.rule("adna", "A-53", "Q6")
def test_nobody_is_asked_when_all_can_see_that_there_is_no_answer() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer", "ligase")
    give(table, 1, "detergent", "ligase")
    play(table, "play:deletion:rival:red")
    table.play(named("answer:detergent"))
    assert (table.phase, table.actor) == (MAIN, 0), "nothing answers a Detergent"
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "A")
    table.play(named("play:deletion:rival:red"))
    assert not table.in_secret(), "the hand has no Reactions card"


@pytest.mark.rule("adna", "A-23", "A-29")
def test_detergent_stops_a_whole_pcr() -> None:
    table = a_table("A", "A", at=55)
    give(table, 0, "pcr", "red_buffer", "dntps", "dna_polymerase", "magnesium_chloride")
    give(table, 1, "detergent")
    on_top(table, "CCCGGG")
    play(table, "play:pcr:own:red", "answer:detergent")
    assert (chain(table, 0), hand(table, 0)) == ("A", [])
