"""Phases of Adna's Lab: the objects behind the numbers on a table."""

from labtable.games.adna import flow, phases


def test_tables_find_every_phase_at_its_number() -> None:
    numbers = [phase.number for phase in [*flow.QUESTIONS, *flow.INTERLUDES]]
    assert numbers == list(range(len(numbers)))
    assert flow.INTERLUDES[0].number == phases.START
