"""Objective, deck and set-up: paragraphs O1 to S5, G-01 to G-07."""

from collections import Counter

import pytest

from labtable.games.gsa.events import TurnBegan
from labtable.kernel import BadInput
from labtable.words.voice import Voice
from tests.games.gsa.tables import GAME, a_table, fresh, give, hand, lay, names, offered, play


@pytest.mark.rule("gsa", "D1", "D5", "D6")
def test_there_are_16_projects_and_58_resources_of_three_kinds() -> None:
    edition = fresh().edition
    assert len(edition.projects) == 16
    assert len(edition.resources) == 58
    kinds = Counter(
        edition.types[face].kind if face < edition.first_modifier else "modifier" for face in edition.resources
    )
    assert kinds == {"species": 21, "technique": 25, "modifier": 12}


@pytest.mark.rule("gsa", "D2", "G-89")
def test_a_species_card_has_no_signs_of_another_game() -> None:
    assert {"id", "name", "copies", "science", "more", "source", "latin", "picture", "author"} == set(
        GAME.cards.species[0].__struct_fields__
    )


@pytest.mark.rule("gsa", "D3")
def test_a_project_is_worth_as_many_points_as_it_needs_cards() -> None:
    for project in fresh().edition.projects:
        assert project.value == len(project.needs)
        assert project.points == (0 if project.mandatory else len(project.needs))


@pytest.mark.rule("gsa", "D4", "G-31")
def test_three_projects_are_mandatory_and_only_cost() -> None:
    table = a_table(2)
    assert [project.id for project in table.edition.projects if project.mandatory] == ["safety", "animal", "data"]
    lay(table, 0, "animal")
    assert table.scores() == [-2, 0]
    give(table, 0, "mouse", "zebrafish")
    play(table, "attach:mouse:animal", "attach:zebrafish:animal")
    assert table.scores() == [0, 0]


@pytest.mark.rule("gsa", "S1", "S4", "G-04")
def test_two_piles_lie_face_down_and_two_are_empty() -> None:
    table = fresh(4)
    assert len(table.resource_pile) == 58 - 8
    assert len(table.project_pile) == 16 - 4
    assert table.discard_pile == table.burn_pile == table.aside == []
    assert all(table.cards.known[card] == 0 for card in table.resource_pile + table.project_pile)


@pytest.mark.rule("gsa", "S5", "G-03", "G-07")
def test_everybody_gets_two_resources_and_one_hidden_project() -> None:
    table = fresh(5)
    for seat, cards in enumerate(table.hands):
        assert [card >= table.edition.first_project_card for card in cards] == [False, False, True]
        assert all(table.cards.knows(each, card) == (each == seat) for card in cards for each in range(5))
    assert table.units == []


@pytest.mark.rule("gsa", "G-03", "T1")
def test_of_the_set_up_everybody_is_told_who_begins_and_nothing_of_the_cards() -> None:
    (began,) = GAME.new(1, 3, {"first_player": "2"}, listening=True).events or []
    assert Voice(GAME, ["Ada", "Bo", "Cy"]).tell(began.sentence()) == "Round 1: Bo begins a turn."
    assert began == TurnBegan(seat=1, round=1, scores=[0, 0, 0])
    assert all(began.reaches(seat) for seat in (0, 1, 2, None))


@pytest.mark.rule("gsa", "G-07")
def test_both_piles_are_shuffled_by_the_seed() -> None:
    assert names(fresh(seed=1), fresh(seed=1).resource_pile) == names(fresh(seed=1), fresh(seed=1).resource_pile)
    assert names(fresh(seed=1), fresh(seed=1).resource_pile) != names(fresh(seed=2), fresh(seed=2).resource_pile)
    assert hand(fresh(seed=1), 0) != hand(fresh(seed=2), 0)


@pytest.mark.rule("gsa", "G-03", "A2")
def test_the_opening_project_is_started_by_an_action() -> None:
    table = fresh(seed=4, first_player="1")
    opening = hand(table, 0)[2]
    play(table, "draw:resource", "draw:resource")
    assert f"start:{opening}" in offered(table)


@pytest.mark.rule("gsa", "G-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_only_two_to_five_can_sit_down(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 5 seats"):
        GAME.new(1, seats)


@pytest.mark.rule("gsa", "G-02", "S5")
def test_the_first_player_is_drawn_from_the_seed_or_named() -> None:
    assert {fresh(seed=seed).actor for seed in range(40)} == {0, 1, 2}
    assert fresh(first_player="3").actor == 2
    with pytest.raises(BadInput, match="seat 5, but there are 2 seats"):
        fresh(2, first_player="5")


@pytest.mark.rule("gsa", "G-06", "G-30")
def test_a_mandatory_opening_card_stays_hidden_until_the_first_action_phase() -> None:
    table = next(t for t in (fresh(seed=seed, first_player="1") for seed in range(99)) if "safety" in hand(t, 0))
    assert table.units == []
    play(table, "draw:resource")
    assert table.units == []
    play(table, "draw:resource")
    assert [each.project for each in table.units] == [table.edition.ids.index("safety") - table.edition.first_project]
    assert "safety" not in hand(table, 0)
