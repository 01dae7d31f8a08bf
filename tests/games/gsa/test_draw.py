"""The draw phase: paragraphs T1 to T4, G-10 to G-17, G-92."""

import pytest

from labtable.games.gsa import draw, piles
from labtable.games.gsa.events import Drew, DrewHidden
from labtable.games.gsa.phases import NAMING
from labtable.games.gsa.table import GsaTable
from tests.games.gsa.tables import (
    a_table,
    find,
    fresh,
    give,
    hand,
    keep,
    lay,
    names,
    offered,
    play,
    put_on_burn,
    put_on_discard,
    put_on_top,
    refused,
)


def drawing(seats: int = 2, **options: object) -> GsaTable:
    """A draw phase in which nothing is named yet."""
    table = a_table(seats, 0, **options)
    table.phase = NAMING
    table.to_name = 2
    return table


@pytest.mark.rule("gsa", "T1", "T2", "G-12")
def test_a_turn_begins_with_two_draws_and_nothing_else_can_be_done() -> None:
    table = fresh(2)
    assert offered(table) == {"draw:project", "draw:resource"}
    for text in ("end", "done", "start:cycle", "accept", "type:mouse"):
        assert refused(table, text) == "T2"
    play(table, "draw:resource", "draw:project")
    assert len(table.hands[table.actor]) == 5 - len(table.units)
    assert refused(table, "draw:resource") == "T2"


@pytest.mark.rule("gsa", "T3", "G-10")
def test_no_card_moves_before_both_sources_are_named() -> None:
    table = drawing()
    put_on_top(table, "mouse", "flower")
    table.listen()
    play(table, "draw:resource")
    assert table.hands[0] == []
    play(table, "draw:project")
    assert hand(table, 0) == ["mouse", "flower"]
    assert table.events is not None
    sources = ["resource", "project"]
    seen = [event for event in table.events if event.reaches(0)]
    others = [event for event in table.events if event.reaches(1)]
    assert seen[-1] == Drew(seat=0, sources=sources, cards=["mouse", "flower"])
    assert others[-1] == DrewHidden(seat=0, sources=sources, backs=["resource", "project"])
    assert not any(isinstance(event, Drew) for event in others)


@pytest.mark.rule("gsa", "G-10")
def test_a_card_from_the_discard_pile_is_public_and_of_others_only_the_back() -> None:
    table = drawing()
    put_on_discard(table, "fly")
    put_on_top(table, "mouse")
    play(table, "draw:resource", "draw:discard")
    mouse, fly = table.hands[0]
    assert table.cards.knows(1, fly)
    assert not table.cards.knows(1, mouse)


@pytest.mark.rule("gsa", "T4", "G-11")
def test_two_draws_from_the_discard_pile_take_the_top_and_the_card_under_it() -> None:
    table = drawing()
    put_on_discard(table, "mouse", "fly", "yeast")
    play(table, "draw:discard", "draw:discard")
    assert hand(table, 0) == ["yeast", "fly"]
    assert names(table, table.discard_pile) == ["mouse"]


@pytest.mark.rule("gsa", "G-13")
def test_a_source_must_still_hold_a_card_after_the_draws_named_before() -> None:
    table = drawing()
    put_on_discard(table, "mouse")
    keep(table.project_pile, 1)
    assert offered(table) == {"draw:project", "draw:resource", "draw:discard"}
    play(table, "draw:project")
    assert refused(table, "draw:project") == "G-13"
    table = drawing()
    put_on_discard(table, "mouse")
    play(table, "draw:discard")
    assert refused(table, "draw:discard") == "G-13"


@pytest.mark.rule("gsa", "G-13", "G-15")
def test_the_resource_pile_may_be_named_as_far_as_refill_and_recycling_reach() -> None:
    table = drawing()
    put_on_discard(table, "mouse", "fly")
    keep(table.resource_pile, 0)
    play(table, "draw:resource")
    assert refused(table, "draw:resource") == "G-13", "only the mouse lies under the top card"
    table = drawing()
    put_on_discard(table, "mouse", "fly")
    keep(table.resource_pile, 0)
    play(table, "draw:discard")
    assert refused(table, "draw:resource") == "G-13", "the mouse would be the top card by then"


@pytest.mark.rule("gsa", "G-12", "G-13", "G-92")
def test_without_a_source_the_player_draws_no_more() -> None:
    table = drawing()
    keep(table.resource_pile, 1)
    keep(table.project_pile, 0)
    assert offered(table) == {"draw:resource"}
    play(table, "draw:resource")
    assert len(table.hands[0]) == 1
    assert "end" in offered(table)


@pytest.mark.rule("gsa", "S3", "G-14")
def test_the_burn_pile_is_shuffled_in_when_the_last_resource_is_taken() -> None:
    table = drawing()
    put_on_burn(table, "mouse", "fly", "yeast")
    keep(table.resource_pile, 1)
    table.listen()
    play(table, "draw:resource", "draw:project")
    assert sorted(names(table, table.resource_pile)) == ["fly", "mouse", "yeast"]
    assert table.burn_pile == []
    assert all(table.cards.known[card] == 0 for card in table.resource_pile)


@pytest.mark.rule("gsa", "G-14")
def test_the_burn_pile_is_shuffled_in_when_a_card_is_needed() -> None:
    table = drawing()
    put_on_burn(table, "mouse")
    keep(table.resource_pile, 0)
    play(table, "draw:resource", "draw:project")
    assert hand(table, 0)[0] == "mouse"


@pytest.mark.rule("gsa", "G-15")
def test_a_starved_pile_takes_the_discards_under_the_top_and_leaves_the_projects() -> None:
    table = drawing()
    put_on_discard(table, "mouse", "flower", "fly", "egg", "yeast")
    keep(table.resource_pile, 0)
    table.listen()
    play(table, "draw:resource", "draw:project")
    assert names(table, table.discard_pile) == ["flower", "egg", "yeast"]
    assert {hand(table, 0)[0], *names(table, table.resource_pile)} == {"mouse", "fly"}


@pytest.mark.rule("gsa", "G-15")
def test_with_the_option_off_a_starved_pile_stays_empty() -> None:
    table = drawing(recycle_discard_when_starved=False)
    put_on_discard(table, "mouse", "fly")
    keep(table.resource_pile, 0)
    assert refused(table, "draw:resource") == "G-13"
    assert piles.take_resource(table) == -1


@pytest.mark.rule("gsa", "G-16", "G-17")
def test_a_project_on_the_discard_pile_can_be_drawn_and_arms_nothing() -> None:
    table = drawing()
    put_on_discard(table, "flower")
    play(table, "draw:discard", "draw:resource")
    assert hand(table, 0)[0] == "flower"
    assert not table.armed
    play(table, "start:flower")


@pytest.mark.rule("gsa", "G-17", "G-80", "E1")
def test_only_the_last_card_of_the_project_pile_arms_the_end() -> None:
    table = drawing()
    keep(table.project_pile, 2)
    table.listen()
    play(table, "draw:project", "draw:resource")
    assert not table.armed
    table.phase, table.named = NAMING, []
    play(table, "draw:project", "draw:resource")
    assert table.armed


@pytest.mark.rule("gsa", "G-67", "T2")
def test_reductions_apply_to_the_next_draw_phase_together_and_are_used_up() -> None:
    for waiting, named in ((1, 1), (2, 0), (3, 0)):
        table = a_table(2)
        table.waiting[0] = waiting
        draw.begin(table)
        for _ in range(named):
            play(table, "draw:resource")
        assert len(table.hands[0]) == named
        assert table.waiting[0] == 0
        assert "end" in offered(table)


@pytest.mark.rule("gsa", "G-92")
def test_the_action_phase_always_asks_and_the_discard_phase_only_if_there_is_something_to_discard() -> None:
    table = a_table(2)
    assert offered(table) == {"end"}
    play(table, "end")
    assert table.actor == 1
    table = a_table(2)
    lay(table, 0, "flower")
    give(table, 0, "mouse")
    play(table, "end")
    assert table.actor == 1, "one project lets one hold one card"
    table = a_table(2)
    give(table, 0, "mouse")
    play(table, "end")
    assert offered(table) == {"discard:mouse"}
    assert find(table, "fly") not in table.hands[0]
